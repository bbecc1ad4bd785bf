import Training

/// Location and encoding of one channel in records of one definition.
struct FITSlot {
    enum Kind {
        case absent
        case number(FITBaseType)
        /// The 12-bit speed of a compressed speed and distance field.
        case compressedSpeed
        /// The sum of distances from such fields.
        case compressedDistance
        /// Percent of the left leg, if the field states which leg it describes.
        case leftRightBalance
    }

    var kind = Kind.absent
    /// Bytes after the start of the record's fields.
    var offset = 0
    var isBigEndian = false
    /// value = raw / scale − bias
    var scale = 1.0
    var bias = 0.0
    /// Offset of the fraction in 1/128 of the unit, or −1 (cadence).
    var fractionOffset = -1
    /// Whether the value counts strides of two steps each, if the sport is on foot.
    var countsStrides = false

    init() {}

    init(_ definition: FITDefinition, _ field: FITProfileField, unit: Double = 1) {
        guard let layout = definition.layout(of: field.number), layout.size >= layout.type.size else { return }
        kind = .number(layout.type)
        offset = layout.offset
        isBigEndian = definition.isBigEndian
        scale = field.scale / unit
        bias = field.offset * unit
    }

    var isAbsent: Bool { if case .absent = kind { true } else { false } }
}

extension RawSpan {
    /// Returns the value of a record in a slot; nil if not measured.
    @inline(__always)
    func value(_ row: FITRow, _ slot: FITSlot) -> Double? {
        let place = Int(row.offset) &+ slot.offset
        switch slot.kind {
        case .absent: return nil
        case .number(let type):
            guard let raw = number(at: place, type, bigEndian: slot.isBigEndian) else { return nil }
            var value = raw / slot.scale - slot.bias
            if slot.fractionOffset >= 0 {
                let fraction = byte(at: Int(row.offset) &+ slot.fractionOffset)
                if fraction != 0xFF { value += Double(fraction) / 128 }
            }
            return value
        case .compressedSpeed:
            let low = byte(at: place)
            let high = byte(at: place + 1)
            if low == 0xFF, high == 0xFF, byte(at: place + 2) == 0xFF { return nil }
            return Double(UInt16(low) | UInt16(high & 0x0F) << 8) / 100
        case .compressedDistance:
            if byte(at: place) == 0xFF, byte(at: place + 1) == 0xFF, byte(at: place + 2) == 0xFF { return nil }
            return Double(row.distance) / 16
        case .leftRightBalance:
            let raw = byte(at: place)
            return raw == 0xFF || raw & 0x80 == 0 || raw & 0x7F > 100 ? nil : 100 - Double(raw & 0x7F)
        }
    }
}
