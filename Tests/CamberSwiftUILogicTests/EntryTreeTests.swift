import Testing

@testable import CamberSwiftUI

private typealias Tree = TabEntryTree<Int, String>

@Suite struct EntryTreeTests {
    /// A tree as a builder makes it: page 1, an action, a list of actions, a page or an action by a
    /// condition, page 2.
    private func tree(list: [String] = ["x", "y"], condition: Bool = true) -> Tree {
        Tree([
            Tree("home", value: 1),
            Tree("new", value: nil),
            Tree(joining: list.map { Tree([Tree($0, value: nil)]).scoped(by: $0) }),
            condition
                ? Tree([Tree("three", value: 3)]).scoped(by: true)
                : Tree([Tree("other", value: nil)]).scoped(by: false),
            Tree("me", value: 2),
        ])
    }

    private func keys(_ tree: Tree) -> [String: TabEntryKey<Int>] {
        Dictionary(uniqueKeysWithValues: tree.leaves.map { ($0.item, $0.key) })
    }

    @Test func entriesKeepTheirOrder() {
        #expect(tree().leaves.map(\.item) == ["home", "new", "x", "y", "three", "me"])
        #expect(tree(list: []).leaves.map(\.item) == ["home", "new", "three", "me"])
        #expect(Tree([]).leaves.isEmpty)
    }

    @Test func aValueIsTheKeyWhereverItStands() {
        #expect(keys(tree())["home"] == .value(1))
        #expect(Tree("a", value: 7).scoped(by: "b").leaves[0].key == .value(7))
    }

    @Test func whatHasNoValueIsToldApart() {
        let keys = tree(condition: false).leaves.map(\.key)
        #expect(Set(keys).count == keys.count)
        // The branches of a condition are different places, even where both hold one action.
        let first = Tree([Tree("a", value: nil)]).scoped(by: true)
        let second = Tree([Tree("a", value: nil)]).scoped(by: false)
        #expect(first.leaves[0].key != second.leaves[0].key)
    }

    // Nothing that comes or goes makes another entry a different one.
    @Test func keysStayWhileTheListChanges() {
        let before = keys(tree())
        for list in [[], ["y"], ["y", "x"], ["a", "x", "b", "y"]] {
            for condition in [true, false] {
                let after = keys(tree(list: list, condition: condition))
                for (item, key) in after where before[item] != nil {
                    #expect(before[item] == key, "\(item) in \(list)")
                }
            }
        }
    }

    @Test func aChangeReachesEveryEntry() {
        let changed = tree().map { $0 += "!" }
        #expect(changed.leaves.map(\.item) == ["home!", "new!", "x!", "y!", "three!", "me!"])
        #expect(changed.leaves.map(\.key) == tree().leaves.map(\.key))
    }
}
