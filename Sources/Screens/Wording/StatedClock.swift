public import Measures
public import Training

/// Home clock as the athlete states it, in the form and in the command: a zone by its name or city, or a fixed offset.
public enum StatedClock: Equatable, Sendable {
    /// Not stated: the machine's clock.
    case machine
    /// Zone such as `Europe/Berlin`, which follows changes of the clock.
    case zone(String)
    /// Fixed offset throughout the year.
    case fixed(LocalOffset)

    /// Parses a clock.
    /// - Parameters:
    ///   - text: `Europe/Berlin`, `berlin`, `new york`, `UTC` or `+08:00`; empty means the machine's clock.
    ///   - zones: names of all known zones.
    /// - Returns: nil for any other text.
    public init?(_ text: String, zones: [String]) {
        if text.isEmpty {
            self = .machine
        } else if let offset = StatedClock.offset(of: text) {
            self = .fixed(offset)
        } else {
            let asked = StatedClock.plain(text)
            let named = zones.first { StatedClock.plain($0) == asked } ?? zones.first { StatedClock.plain(city: $0) == asked }
            guard let named else { return nil }
            self = .zone(named)
        }
    }

    public init(of athlete: Athlete) {
        if let zone = athlete.homeZone {
            self = .zone(zone)
        } else {
            self = athlete.homeOffset == .utc ? .machine : .fixed(athlete.homeOffset)
        }
    }

    public func apply(to athlete: inout Athlete) {
        (athlete.homeZone, athlete.homeOffset) = (nil, .utc)
        switch self {
        case .machine: break
        case .zone(let name): athlete.homeZone = name
        // A stated offset of UTC is different from no statement.
        case .fixed(.utc): athlete.homeZone = "UTC"
        case .fixed(let offset): athlete.homeOffset = offset
        }
    }

    /// Text that can be parsed again.
    public var text: String {
        switch self {
        case .machine: ""
        case .zone(let name): name
        case .fixed(let offset): StatedClock.text(of: offset)
        }
    }

    /// `+08:00`.
    public static func text(of offset: LocalOffset) -> String {
        let minutes = Int(offset.secondsAheadOfUTC.magnitude / 60)
        return (offset.secondsAheadOfUTC < 0 ? "-" : "+") + DurationText.padded(minutes / 60) + ":"
            + DurationText.padded(minutes % 60)
    }

    /// Parses `+08:00`, `-3`, `+0530` or `Z`; nil for an offset that no clock on Earth has.
    public static func offset(of text: String) -> LocalOffset? {
        if text == "Z" { return .utc }
        let bytes = Array(text.utf8)
        guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
        let digits = bytes.dropFirst().filter { $0 != UInt8(ascii: ":") }
        guard (1...4).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
        let (hours, minutes) = digits.count <= 2 ? (number, 0) : (number / 100, number % 100)
        let seconds = (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
        guard minutes < 60, (-12 * 3600...14 * 3600).contains(seconds) else { return nil }
        return LocalOffset(secondsAheadOfUTC: seconds)
    }

    /// Returns lower-case letters, with spaces for underscores.
    private static func plain(_ text: some Sequence<UInt8>) -> [UInt8] {
        text.map { byte in
            if byte == UInt8(ascii: "_") { return UInt8(ascii: " ") }
            return (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        }
    }

    private static func plain(_ text: String) -> [UInt8] { plain(text.utf8) }

    /// Returns the city of a zone such as `America/New_York`.
    private static func plain(city zone: String) -> [UInt8] {
        let bytes = Array(zone.utf8)
        let last = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return plain(bytes[last...])
    }
}
