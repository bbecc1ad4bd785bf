/// The fields of one message. Used for all messages except records, which are read column by column.
struct FITFields: ~Escapable {
    let bytes: RawSpan
    let definition: FITDefinition
    /// The first byte of the fields.
    let offset: Int

    @_lifetime(copy bytes)
    init(_ bytes: RawSpan, _ definition: FITDefinition, at offset: Int) {
        self.bytes = bytes
        self.definition = definition
        self.offset = offset
    }

    /// Returns the (first) value in the profile's unit; nil if the field is absent or invalid.
    func value(_ field: FITProfileField) -> Double? {
        guard let layout = definition.layout(of: field.number), let raw = raw(layout, 0) else { return nil }
        return raw / field.scale - field.offset
    }

    /// Returns the value if it lies within the range of the field's own type: a damaged definition may declare any type.
    func value(_ field: FITProfileField, in range: ClosedRange<Double>) -> Double? {
        guard let value = value(field), range.contains(value) else { return nil }
        return value
    }

    /// Returns the value as a whole number; nil if it does not fit.
    func code(_ field: FITProfileField) -> Int? {
        guard let layout = definition.layout(of: field.number), let raw = raw(layout, 0) else { return nil }
        return abs(raw) < 9_007_199_254_740_992 ? Int(raw) : nil
    }

    func time(_ field: FITProfileField) -> UInt32? {
        guard let layout = definition.layout(of: field.number), let raw = raw(layout, 0), raw >= 0, raw < 4_294_967_295 else {
            return nil
        }
        return UInt32(raw)
    }

    func text(_ field: FITProfileField) -> String? {
        guard let layout = definition.layout(of: field.number), layout.type == .text else { return nil }
        let text = bytes.text(in: offset + layout.offset..<offset + layout.offset + layout.size)
        return text.isEmpty ? nil : text
    }

    /// Returns all values of an array in the profile's unit; nil for an invalid value.
    func values(_ field: FITProfileField) -> [Double?] {
        guard let layout = definition.layout(of: field.number) else { return [] }
        var values: [Double?] = []
        for index in 0..<layout.size / layout.type.size {
            if let raw = raw(layout, index) { values.append(raw / field.scale - field.offset) } else { values.append(nil) }
        }
        return values
    }

    func octets(_ field: FITProfileField) -> [UInt8] {
        guard let layout = definition.layout(of: field.number) else { return [] }
        var octets: [UInt8] = []
        for index in 0..<layout.size { octets.append(bytes.byte(at: offset + layout.offset + index)) }
        return octets
    }

    private func raw(_ layout: FITFieldLayout, _ index: Int) -> Double? {
        let place = index * layout.type.size
        guard layout.size >= place + layout.type.size else { return nil }
        return bytes.number(at: offset + layout.offset + place, layout.type, bigEndian: definition.isBigEndian)
    }
}
