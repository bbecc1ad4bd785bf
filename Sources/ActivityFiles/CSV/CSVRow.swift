/// A row of a table as its cells.
extension [String] {
    /// Returns the text in a column; nil if it is empty or the row is too short.
    func text(_ column: Int?) -> String? {
        guard let column, column < count, !self[column].isEmpty else { return nil }
        return self[column]
    }

    /// Returns the text in a column; nil also for `--`, which some tables write for missing values.
    func cell(_ column: Int?) -> String? {
        let text = text(column)
        return text == "--" ? nil : text
    }

    /// Returns the column of the first of several names in a header.
    func column(named names: [String]) -> Int? {
        for name in names {
            if let index = firstIndex(of: name) { return index }
        }
        return nil
    }
}
