public import Measures
import Training

/// Form that adds a privacy zone.
public struct PrivacyZoneForm: Equatable, Sendable {
    /// Raw values are the names of the form's fields.
    public enum Field: String, CaseIterable, Sendable { case name, place, radius }

    public enum Flaw: Equatable, Sendable {
        case tooLong
        /// No latitude and longitude.
        case notPlace
    }

    /// Where a zone around a place of an activity lies.
    public enum End: String, CaseIterable, Sendable {
        case start, finish

        /// Name of the field.
        public static let field = "end"
    }

    public var name = ""
    public var placeText = ""
    /// Metres.
    public var radius = PrivacyZone.usualRadius
    public private(set) var place: Coordinate?
    public private(set) var flaws: [Field: Flaw] = [:]

    public init() {}

    /// Parses a submitted form. A radius that is not offered counts as the usual one.
    /// - Parameter value: returns the text of a field; nil if it is missing.
    public init(value: (String) -> String?) {
        name = ActivityEditForm.trimmed(value(Field.name.rawValue) ?? "", keepsLines: false)
        placeText = ActivityEditForm.trimmed(value(Field.place.rawValue) ?? "", keepsLines: false)
        radius = PrivacyZoneForm.radius(value(Field.radius.rawValue))
        if name.count > PrivacyZone.nameLimit { flaws[.name] = .tooLong }
        place = PrivacyZoneForm.coordinate(placeText)
        if place == nil { flaws[.place] = .notPlace }
    }

    /// Returns one of the offered radii in metres.
    public static func radius(_ text: String?) -> Int {
        text.flatMap { Int($0) }.flatMap { PrivacyZone.choices.contains($0) ? $0 : nil } ?? PrivacyZone.usualRadius
    }

    /// Parses latitude and longitude, as in `25.0330, 121.5654` and `-33,9 18,4`; nil for other text.
    static func coordinate(_ text: String) -> Coordinate? {
        var parts: [String] = [""]
        for scalar in text.unicodeScalars {
            switch scalar {
            case " ", ";", "\u{3001}", "\u{FF0C}", "\u{FF1B}", "\u{3000}": parts.append("")
            case "°": continue
            case "\u{2212}": parts[parts.count - 1] += "-"
            default: parts[parts.count - 1].unicodeScalars.append(scalar)
            }
        }
        // A comma at the end of a number separates it from the next one.
        parts = parts.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }
        if parts.count == 1 { parts = parts[0].split(separator: ",").map { String($0) } }
        guard parts.count == 2, let latitude = degrees(parts[0]), let longitude = degrees(parts[1]) else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    /// Digits after the ninth are below a millimetre.
    private static func degrees(_ text: String) -> Double? {
        let isNegative = text.hasPrefix("-")
        return DecimalText.number(String(text.dropFirst(isNegative ? 1 : 0).prefix(10))).map { isNegative ? -$0 : $0 }
    }
}
