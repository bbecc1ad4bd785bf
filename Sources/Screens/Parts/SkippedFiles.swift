public import ActivityFiles

/// Counts of files that an import skipped: by format of another program, and of all others.
public struct SkippedFiles: Equatable, Sendable {
    public struct Format: Equatable, Sendable {
        public var format: ForeignFormat
        public var count: Int
    }

    /// In the order of the first file of each format.
    public private(set) var formats: [Format] = []
    public private(set) var others = 0

    /// - Parameter errors: error of each skipped file.
    public init(_ errors: [FileError?]) {
        for error in errors {
            guard case .notReadYet(let format)? = error else {
                others += 1
                continue
            }
            if let index = formats.firstIndex(where: { $0.format == format }) {
                formats[index].count += 1
            } else {
                formats.append(Format(format: format, count: 1))
            }
        }
    }
}
