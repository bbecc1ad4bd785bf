extension DecimalText {
    /// A number that a form asks for in a range: nil without a flaw where nothing was typed, with one where it is no such number.
    static func number(_ text: String, in range: ClosedRange<Double>) -> (Double?, ProfileForm.Flaw?) {
        if text.isEmpty { return (nil, nil) }
        guard let number = number(text) else { return (nil, .notNumber) }
        guard range.contains(number) else {
            return (nil, .range(DecimalText.text(range.lowerBound), DecimalText.text(range.upperBound)))
        }
        return (number, nil)
    }
}
