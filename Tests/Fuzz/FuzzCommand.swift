import Foundation

#if FUZZING
    /// The reader that this run is about: the value of `CAMBER_FUZZ`, since the arguments are the
    /// fuzzer's own.
    private let reader = FuzzReader(
        rawValue: ProcessInfo.processInfo.environment["CAMBER_FUZZ"] ?? "")

    /// What libFuzzer calls with every input.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        guard let reader else {
            print("CAMBER_FUZZ is none of", FuzzReader.allCases.map(\.rawValue))
            exit(2)
        }
        let bytes = Array(UnsafeBufferPointer(start: start, count: count))
        if let fault = reader.fault(bytes) {
            print("\(reader.rawValue): \(fault)")
            // The fuzzer keeps the input that a run ends with.
            abort()
        }
        return 0
    }
#else
    /// Gives readers files to read: `CamberFuzz READER FILE ...`. Prints what does not hold.
    @main
    struct FuzzCommand {
        static func main() throws {
            let words = CommandLine.arguments.dropFirst()
            guard let reader = words.first.flatMap(FuzzReader.init(rawValue:)) else {
                print("usage: CamberFuzz READER FILE ...; a reader is one of")
                print(FuzzReader.allCases.map(\.rawValue).joined(separator: ", "))
                exit(2)
            }
            var hasFault = false
            for file in words.dropFirst() {
                let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
                guard let fault = reader.fault(bytes) else { continue }
                print("\(file): \(fault)")
                hasFault = true
            }
            exit(hasFault ? 1 : 0)
        }
    }
#endif
