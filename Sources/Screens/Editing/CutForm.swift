/// Form of a cut, with the entered text.
public struct CutForm: Equatable, Sendable {
    public static let field = "after"

    public enum Flaw: Equatable, Sendable { case notTime, beyond }

    public var text: String
    public var flaw: Flaw?
    /// Seconds after the start; nil while there is a flaw.
    public private(set) var seconds: Double?

    public init() { text = "" }

    /// - Parameters:
    ///   - text: time of the cut, as typed.
    ///   - elapsed: seconds from start to end.
    public init(_ text: String, elapsed: Double) {
        var trimmed = text[...]
        while trimmed.first == " " { trimmed = trimmed.dropFirst() }
        while trimmed.last == " " { trimmed = trimmed.dropLast() }
        self.text = String(trimmed.prefix(20))
        guard let seconds = CutForm.seconds(trimmed) else {
            flaw = .notTime
            return
        }
        if seconds > 0, seconds < elapsed { self.seconds = seconds } else { flaw = .beyond }
    }

    /// Parses `65:30` or `1:05:30`. Except for the first part, minutes and seconds must be below 60.
    private static func seconds(_ text: Substring) -> Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3 else { return nil }
        var sum = 0
        for (index, part) in parts.enumerated() {
            guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(part),
                index == 0 || number < 60
            else { return nil }
            sum = sum * 60 + number
        }
        return Double(sum)
    }
}
