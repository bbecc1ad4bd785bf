/// A line of a table: what stands between its commas.
extension [String] {
    /// The text in a column; nil where it is empty, and where the line is too short.
    func text(_ column: Int?) -> String? {
        guard let column, column < count, !self[column].isEmpty else { return nil }
        return self[column]
    }

    /// The same of a table that writes `--` where it knows nothing.
    func cell(_ column: Int?) -> String? {
        let text = text(column)
        return text == "--" ? nil : text
    }

    /// Of a header: the column of the first of several names that stands in it.
    func column(named names: [String]) -> Int? {
        for name in names {
            if let index = firstIndex(of: name) { return index }
        }
        return nil
    }
}
