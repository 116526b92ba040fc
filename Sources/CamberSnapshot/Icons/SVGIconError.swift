/// Why a file is no icon: which file, where in it, what was wrong and what was expected.
public struct SVGIconError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as the caller named it.
    public var file: String
    /// The line in the file, from 1; `nil` where the problem is the file itself.
    public var line: Int?
    /// What was wrong and what was expected.
    public var problem: String

    /// An error in a file.
    public init(file: String, line: Int? = nil, problem: String) {
        self.file = file
        self.line = line
        self.problem = problem
    }

    /// `file:line: problem`, as compilers write it.
    public var description: String {
        if let line { "\(file):\(line): \(problem)" } else { "\(file): \(problem)" }
    }
}
