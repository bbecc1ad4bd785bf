import Analysis

/// How numbers of a report are printed.
extension ReportDocument {
    /// Version of the document's format, raised when a key changes its meaning or disappears.
    public static let format = 1

    /// Returns the document with rounded numbers: one decimal from 100 on, two from 10, three from 1, and four below.
    ///
    /// Receipts stay unrounded, so that figures can be recomputed. `analyses` come from the API, already rounded.
    public static func rounded(_ document: JSONValue) -> JSONValue {
        switch document {
        case .object(let members):
            var rounded: [String: JSONValue] = [:]
            for (key, value) in members { rounded[key] = keptWhole.contains(key) ? value : self.rounded(value) }
            return .object(rounded)
        case .list(let elements): return .list(elements.map { rounded($0) })
        case .number(let value): return .number(ContractFigures.rounded(value, decimals: Rounding.decimals(of: value)))
        case .null, .boolean, .integer, .text: return document
        }
    }

    private static let keptWhole: Set<String> = ["receipts", "analyses"]
}
