import Analysis
import Localizations

/// One zone: the time in it, or where it lies on its scale.
public struct ZoneRow: Equatable, Sendable {
    /// Its colour: 0 below the first zone, then 1…5.
    public var zone: Int
    public var label: String
    public var range: String
    public var time: String
    public var share: String
    /// 0…1: where the bar begins.
    public var start: Double = 0
    /// 0…1 of the longest zone, or of the scale.
    public var fraction: Double

    /// The first whole number that a bound lets in. The nudge undoes what binary did to shares like 0.9 of 160.
    static func firstWhole(from bound: Double) -> Double { (bound - 1e-9).rounded(.up) }
}

extension HeartRateZones.Scheme {
    /// From where to where a zone goes, in beats per minute, with the unit.
    func range(_ index: Int, _ reader: Reader) -> String {
        reader.zoneRange(
            from: index > 0 ? bounds[index - 1] : nil, to: index < bounds.count ? bounds[index] : nil,
            unit: " " + reader.say(.beatsPerMinute))
    }

    /// The zone's colour, 0…5: the parts of a fifth zone share one.
    func colour(_ index: Int) -> Int { names.first == "0" ? index : min(5, index + 1) }

    /// Where the colours 1 to 5 begin, in beats per minute.
    var colourBounds: [Double] { names.first == "0" ? bounds : [0] + bounds.prefix(4) }
}

extension Reader {
    /// From where to where, in words; nil is open. Zones are told in whole numbers, and no number is in two of them.
    ///
    /// - Parameters:
    ///   - end: where the next zone begins.
    ///   - unit: what stands behind the last number, with the blank before it.
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
