// The part of XCTest that the tests of the Apple hosts use. Scripts/check-apple compiles it in the
// place of the real one, which comes with Xcode and not with an SDK, to check the tests' types.
// Nothing here is ever run.
import Foundation

/// A class of tests.
open class XCTestCase: NSObject {
    /// Runs the run loop until the expectations are fulfilled.
    public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {}
    /// Something that is to happen.
    public func expectation(description: String) -> XCTestExpectation { XCTestExpectation() }
}

/// Something that is to happen.
open class XCTestExpectation: NSObject {
    /// It has happened.
    open func fulfill() {}
}

/// Fails unless the two are equal.
public func XCTAssertEqual<Value: Equatable>(
    _ a: @autoclosure () throws -> Value, _ b: @autoclosure () throws -> Value,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

/// Fails unless the two are about equal.
public func XCTAssertEqual<Value: FloatingPoint>(
    _ a: @autoclosure () throws -> Value, _ b: @autoclosure () throws -> Value, accuracy: Value,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

/// Fails unless it is true.
public func XCTAssertTrue(
    _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

/// Fails unless it is false.
public func XCTAssertFalse(
    _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

/// Fails unless it is `nil`.
public func XCTAssertNil(
    _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

/// Fails if it is `nil`.
public func XCTAssertNotNil(
    _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

/// The value, or a failure if it is `nil`.
public func XCTUnwrap<Value>(
    _ value: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) throws -> Value {
    guard let value = try value() else { throw CocoaError(.coderValueNotFound) }
    return value
}
