extension Explanation.Row {
    /// Length from which a text is easier to read as a list.
    private static let long = 400

    /// The row, with a long text in clauses.
    var inClauses: Explanation.Row {
        var row = self
        guard value.count >= Explanation.Row.long else { return row }
        let clauses = Explanation.Row.clauses(of: value)
        if clauses.count > 2 { row.clauses = clauses }
        return row
    }

    /// Returns the sentences of a text, and their parts between semicolons. What is in brackets stays together, and so do initials of names
    /// and abbreviations before a number or a word in lower case.
    static func clauses(of text: String) -> [String] {
        let characters = Array(text)
        var clauses: [String] = []
        var (first, depth) = (0, 0)
        for (index, character) in characters.enumerated() {
            switch character {
            case "(", "[", "{", "（": depth += 1
            case ")", "]", "}", "）": depth -= 1
            case ";", "；", "。", ".":
                guard depth <= 0, isEnd(characters, at: index, from: first) else { continue }
                clauses.append(String(characters[first...index]))
                // Chinese marks have no space after them.
                first = index + 1 + (characters.dropFirst(index + 1).first == " " ? 1 : 0)
            default: break
            }
        }
        if first < characters.count { clauses.append(String(characters[first...])) }
        return clauses
    }

    private static func isEnd(_ characters: [Character], at index: Int, from first: Int) -> Bool {
        let after = characters.dropFirst(index + 1).prefix(2)
        switch characters[index] {
        case "；", "。": return true
        case ";": return after.first == " "
        default:
            guard after.first == " ", let next = after.last, next.isUppercase || !next.isASCII && !next.isLowercase else {
                return false
            }
            // A single letter is an initial.
            return index - first >= 2 && characters[(index - 2)..<index].allSatisfy { $0 != " " && $0 != "." }
        }
    }
}
