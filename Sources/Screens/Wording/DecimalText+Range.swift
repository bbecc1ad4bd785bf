extension DecimalText {
    /// Parses a number in a range. Nil without a flaw for an empty text, and nil with a flaw for any other text.
    static func number(_ text: String, in range: ClosedRange<Double>) -> (Double?, ProfileForm.Flaw?) {
        if text.isEmpty { return (nil, nil) }
        guard let number = number(text) else { return (nil, .notNumber) }
        guard range.contains(number) else {
            return (nil, .range(DecimalText.text(range.lowerBound), DecimalText.text(range.upperBound)))
        }
        return (number, nil)
    }
}
