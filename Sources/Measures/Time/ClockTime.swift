/// A duration as a stopwatch shows it: whole seconds, halves rounded up once, from the unrounded time.
public struct ClockTime: Hashable, Sendable {
    public var hours: Int
    public var minutes: Int
    public var seconds: Int

    /// Nil for a negative time and beyond some thirty thousand years.
    public init?(seconds duration: Double) {
        let rounded = (duration + 0.5).rounded(.down)
        guard duration >= 0, rounded < 1e12 else { return nil }
        let whole = Int(rounded)
        hours = whole / 3600
        minutes = whole / 60 % 60
        seconds = whole % 60
    }

    /// `h:mm:ss`
    public var hoursMinutesSeconds: String { "\(hours):\(twoDigits(minutes)):\(twoDigits(seconds))" }

    /// `m:ss`, minutes counted on past sixty.
    public var minutesSeconds: String { "\(hours * 60 + minutes):\(twoDigits(seconds))" }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
