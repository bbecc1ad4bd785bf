import Measures

/// Local times with their zone in brackets: `2020-01-30 09:30 (EST)`, `2024-03-01 07:00 (-03)`, `2024-03-01 07:00 (UTC)`.
enum BracketedZone {
    /// Returns the moment of a text. A zone that several places use leaves the time local: its offset is nil.
    /// - Returns: nil for a text without a date, a time of day and a zone in brackets.
    static func stamp(_ text: String, isMonthFirst: Bool) -> ISO8601.Stamp? {
        guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
        let wall = String(text[..<open])
        let zone = String(text[text.index(after: open)...].dropLast())
        guard wall.utf8.contains(UInt8(ascii: ":")), !zone.isEmpty,
            let local = WrittenDate.moment(trimmed(wall), isMonthFirst: isMonthFirst)
        else { return nil }
        guard let offset = offset(zone) else { return ISO8601.Stamp(moment: local, offset: nil) }
        return ISO8601.Stamp(moment: local + -Double(offset.secondsAheadOfUTC), offset: offset)
    }

    private static func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }

    private static func offset(_ zone: String) -> LocalOffset? {
        if let minutes = minutes.first(where: { $0.name == zone })?.ahead { return LocalOffset(secondsAheadOfUTC: minutes * 60) }
        return WrittenZone.offset(zone)
    }

    /// Abbreviations that the IANA time zone database uses for one offset today, in minutes ahead of UTC. `CST` and `CDT` (America,
    /// China, Cuba), `PST` (America, Philippines) and `IST` (India, Ireland, Israel) are not among them.
    private static let minutes: [(name: String, ahead: Int)] = [
        ("EST", -300), ("EDT", -240), ("MST", -420), ("MDT", -360), ("PDT", -420), ("AKST", -540), ("AKDT", -480),
        ("HST", -600), ("AST", -240), ("ADT", -180), ("NST", -210), ("NDT", -150), ("BST", 60), ("WET", 0), ("WEST", 60),
        ("CET", 60), ("CEST", 120), ("EET", 120), ("EEST", 180), ("AEST", 600), ("AEDT", 660), ("ACST", 570), ("ACDT", 630),
        ("AWST", 480), ("NZST", 720), ("NZDT", 780), ("JST", 540),
    ]
}
