import Screens

/// Formats the list of shoes as text.
enum ShoesText {
    static func lines(_ shoes: LoadScreen.Shoes) -> [String] {
        let width = shoes.rows.map { TextWidth.of($0.name) }.max() ?? 0
        if shoes.rows.isEmpty { return [shoes.lead] }
        return shoes.rows.map { row in
            [TextWidth.padded(row.name, to: width) + TextWidth.leftPadded(row.figure, to: 10), row.note, row.badge?.text]
                .compactMap { $0 }.joined(separator: "  ")
        }
    }

    /// Returns the name as the web pages store it.
    /// - Throws: `CommandError.shoesNameInvalid`.
    static func name(_ text: String) throws(CommandError) -> String {
        let form = ShoesForm(name: text, called: text)
        guard form.flaw == nil else { throw .shoesNameInvalid(limit: ShoesForm.limit) }
        return form.called
    }
}
