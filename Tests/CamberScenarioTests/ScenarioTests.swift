import CamberTestSupport
import Testing

/// Plays the files of Tests/Scenarios, each of which is a test.
@Suite struct ScenarioTests {
    @Test(arguments: ScenarioFile.paths)
    func scenario(_ path: String) throws {
        let file: ScenarioFile
        let failures: [String]
        do {
            file = try ScenarioFile(path)
            failures = try file.failures()
        } catch {
            Issue.record("\(path): \(error)")
            return
        }
        for failure in failures { Issue.record("\(failure)") }
    }

    @Test func filesAreNamedAfterTheirCase() throws {
        #expect(ScenarioFile.paths.count > 10)
        for path in ScenarioFile.paths {
            let parts = path.split(separator: "/").map(String.init)
            #expect(parts.count == 4, "\(path) is not in a group's folder")
            #expect(ScenarioFile.groups.contains(parts[2]), "\(path) is in no known group")
            let name = try ScenarioFile(path).name
            #expect(parts[3].hasPrefix(name + "-"), "\(path) does not begin with its case \(name)")
        }
    }
}
