import Analysis
import Localizations

/// One zone: the time in it, or its position on the scale.
public struct ZoneRow: Equatable, Sendable {
    /// Colour: 0 below the first zone, then 1…5.
    public var zone: Int
    public var label: String
    public var range: String
    public var time: String
    public var share: String
    /// Start of the bar, 0…1.
    public var start: Double = 0
    /// Length of the bar as a fraction of the longest zone, or of the scale, 0…1.
    public var fraction: Double

    /// Returns the first whole number of a zone. The small correction undoes binary rounding of products such as 0.9 of 160.
    static func firstWhole(from bound: Double) -> Double { (bound - 1e-9).rounded(.up) }
}

extension HeartRateZones.Scheme {
    /// Formats the range of a zone in beats per minute, with the unit.
    func range(_ index: Int, _ context: DisplayContext) -> String {
        context.zoneRange(
            from: index > 0 ? bounds[index - 1] : nil, to: index < bounds.count ? bounds[index] : nil,
            unit: " " + context.say(.beatsPerMinute))
    }

    /// Returns the zone's colour, 0…5. Parts of a fifth zone share one.
    func colour(_ index: Int) -> Int { names.first == "0" ? index : min(5, index + 1) }

    /// Lower bounds of the colours 1 to 5, in beats per minute.
    var colourBounds: [Double] { names.first == "0" ? bounds : [0] + bounds.prefix(4) }
}

extension DisplayContext {
    /// Formats a range; nil means open. Bounds are shown as whole numbers, and no number belongs to two zones.
    ///
    /// - Parameters:
    ///   - end: start of the next zone.
    ///   - unit: text after the last number, including its space.
    func zoneRange(from low: Double?, to end: Double?, unit: String) -> String {
        func text(_ value: Double) -> String { number(value) }
        switch (low.map { ZoneRow.firstWhole(from: $0) }, end.map { ZoneRow.firstWhole(from: $0) }) {
        case (let low?, let end?): return say(.zoneBetween(lower: text(low), upper: text(end - 1) + unit))
        case (let low?, nil):
            let gap = (unit.utf8.last ?? 0) < 0x80 ? language.format.gapAfterLatin : ""
            return say(.zoneFrom(lower: text(low) + unit + gap))
        case (nil, let end?): return say(.lowerThan(bound: text(end) + unit))
        case (nil, nil): return "–"
        }
    }
}
