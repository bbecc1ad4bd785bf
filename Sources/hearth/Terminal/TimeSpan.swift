/// Time span as users type it.
enum TimeSpan {
    /// Parses `90`, `30m`, `12h` or `90d`: more than zero and at most ten years.
    static func seconds(_ text: String) throws(CommandError) -> Double {
        let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
        let unit = text.last.flatMap { units[$0] }
        guard let count = Int(unit == nil ? text[...] : text.dropLast()), (1...315_360_000).contains(count) else {
            throw .durationInvalid(text)
        }
        let seconds = count * (unit ?? 1)
        guard seconds <= 315_360_000 else { throw .durationInvalid(text) }
        return Double(seconds)
    }
}
