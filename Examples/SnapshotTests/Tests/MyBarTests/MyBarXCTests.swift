import CamberSnapshot
import MyBar
import XCTest

/// The same in XCTest: what a test throws is its failure.
final class MyBarXCTests: XCTestCase {
    func testBar() throws {
        let bar = MyBar.bar()
        try BarSnapshot().verify(bar, named: "light")
    }
}
