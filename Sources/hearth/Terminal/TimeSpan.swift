/// Lengths of time as people type them.
enum TimeSpan {
    /// `90`, `30m`, `12h`, `90d`; negative for tests of tokens that have ended. At most ten years.
    static func seconds(_ text: String) throws(HouseError) -> Double {
        let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
        let unit = text.last.flatMap { units[$0] }
        guard let count = Int(unit == nil ? text[...] : text.dropLast()), abs(count) <= 315_360_000 else {
            throw .durationInvalid(text)
        }
        let seconds = count * (unit ?? 1)
        guard abs(seconds) <= 315_360_000 else { throw .durationInvalid(text) }
        return Double(seconds)
    }
}
