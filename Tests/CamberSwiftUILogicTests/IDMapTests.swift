import CamberUIKit
import Testing

@testable import CamberSwiftUI

@Suite struct IDMapTests {
    private enum Tab: Hashable { case home, search }

    /// Values that are called the same.
    private struct Twin: Hashable, CustomStringConvertible {
        let number: Int
        var description: String { "twin" }
    }

    @Test func anIDIsWhatTheValueIsCalled() {
        var map = TabIDMap<Tab>()
        #expect(map.id(for: .value(.home)) == "home")
        #expect(map.id(for: .place([0, "a", true])) == "action-0-a-true")
        #expect(map.value(of: "home") == .home)
        #expect(map.value(of: "action-0-a-true") == nil)
        #expect(map.value(of: "search") == nil)
    }

    @Test func valuesThatAreCalledTheSameAreToldApart() {
        var map = TabIDMap<Twin>()
        let twins = (0..<4).map(Twin.init)
        let ids = twins.map { map.id(for: .value($0)) }
        #expect(ids == ["twin", "twin-2", "twin-3", "twin-4"])
        for (twin, id) in zip(twins, ids) {
            #expect(map.id(for: .value(twin)) == id)
            #expect(map.value(of: id) == twin)
        }
    }

    @Test func whatIsKeptKeepsItsIDAndTheRestIsForgotten() {
        var map = TabIDMap<Twin>()
        for number in 0..<3 { _ = map.id(for: .value(Twin(number: number))) }
        map.keep([.value(Twin(number: 2))])
        #expect(map.id(for: .value(Twin(number: 2))) == "twin-3")
        #expect(map.value(of: "twin") == nil)
        #expect(map.id(for: .value(Twin(number: 9))) == "twin")
    }
}
