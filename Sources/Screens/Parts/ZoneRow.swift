import Analysis

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
}

extension HeartRateZones.Scheme {
    /// From where to where a zone goes, in beats per minute, with the unit.
    func range(_ index: Int, _ reader: Reader) -> String {
        reader.zoneRange(
            index > 0 ? Numeral.text(bounds[index - 1]) : nil, index < bounds.count ? Numeral.text(bounds[index]) : nil,
            unit: " " + reader.say(.beatsPerMinute))
    }

    /// The zone's colour, 0…5: the parts of a fifth zone share one.
    func colour(_ index: Int) -> Int { names.first == "0" ? index : min(5, index + 1) }

    /// Where the colours 1 to 5 begin, in beats per minute.
    var colourBounds: [Double] { names.first == "0" ? bounds : [0] + bounds.prefix(4) }
}

extension Reader {
    /// From where to where, in words; nil is open.
    ///
    /// - Parameter unit: what stands behind the last number.
    func zoneRange(_ low: String?, _ high: String?, unit: String = "") -> String {
        switch (low, high) {
        case (let low?, let high?): say(.zoneBetween, low, high + unit)
        case (let low?, nil): say(.zoneFrom, low + unit)
        case (nil, let high?): say(.lowerThan, high + unit)
        case (nil, nil): "–"
        }
    }
}
