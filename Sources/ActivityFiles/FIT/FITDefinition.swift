/// The layout of the following messages: order, size and type of their fields.
struct FITDefinition {
    var message: FITMessageNumber
    var isBigEndian: Bool
    var fields: [FITFieldLayout]
    var developerFields: [FITDeveloperLayout]
    /// Bytes of a message without the header byte.
    var size: Int
    /// Offset of the timestamp (field 253), or −1.
    var timestampOffset: Int
    /// The bytes of this definition, to recognise repeated ones.
    var range: Range<Int>

    static let timestampField: UInt8 = 253

    func layout(of number: UInt8) -> FITFieldLayout? {
        for field in fields where field.number == number { return field }
        return nil
    }
}

/// One field of a message, `offset` bytes after the message's header byte.
struct FITFieldLayout {
    var number: UInt8
    var type: FITBaseType
    private let width: UInt8
    private let place: UInt32

    var offset: Int { Int(place) }
    var size: Int { Int(width) }

    init(number: UInt8, offset: Int, size: UInt8, type: FITBaseType) {
        self.number = number
        self.type = type
        width = size
        place = UInt32(offset)  // at most 2 × 255 fields of 255 bytes
    }
}

/// A field defined by an app or sensor; a field description message holds its meaning.
struct FITDeveloperLayout {
    var number: UInt8
    var developer: UInt8
    var offset: Int
    var size: Int
}

extension FITDefinition {
    /// Reads the definition message at `offset`, after its header byte. Nil if it extends beyond `end`.
    init?(_ bytes: RawSpan, at offset: Int, end: Int, withDeveloperFields: Bool) {
        guard let range = FITDefinition.range(bytes, at: offset, end: end, withDeveloperFields: withDeveloperFields) else {
            return nil
        }
        let bigEndian = bytes.byte(at: offset + 1) == 1
        let count = Int(bytes.byte(at: offset + 4))
        var layouts: [FITFieldLayout] = []
        layouts.reserveCapacity(count)
        var size = 0
        var timestamp = -1
        for index in 0..<count {
            let place = offset + 5 + 3 * index
            let number = bytes.byte(at: place)
            let width = bytes.byte(at: place + 1)
            let type = FITBaseType(code: bytes.byte(at: place + 2), size: Int(width))
            if number == FITDefinition.timestampField, width == 4 { timestamp = size }
            layouts.append(FITFieldLayout(number: number, offset: size, size: width, type: type))
            size += Int(width)
        }
        var developers: [FITDeveloperLayout] = []
        if withDeveloperFields {
            let first = offset + 5 + 3 * count
            for index in 0..<Int(bytes.byte(at: first)) {
                let place = first + 1 + 3 * index
                let width = Int(bytes.byte(at: place + 1))
                developers.append(
                    FITDeveloperLayout(
                        number: bytes.byte(at: place), developer: bytes.byte(at: place + 2), offset: size, size: width))
                size += width
            }
        }
        self.init(
            message: FITMessageNumber(bytes.short(at: offset + 2, bigEndian: bigEndian)), isBigEndian: bigEndian, fields: layouts,
            developerFields: developers, size: size, timestampOffset: timestamp, range: range)
    }

    /// Returns the range of the definition's bytes; nil if it extends beyond `end`.
    static func range(_ bytes: RawSpan, at offset: Int, end: Int, withDeveloperFields: Bool) -> Range<Int>? {
        guard end - offset >= 5 else { return nil }
        var stop = offset + 5 + 3 * Int(bytes.byte(at: offset + 4))
        guard stop <= end else { return nil }
        if withDeveloperFields {
            guard stop < end else { return nil }
            stop += 1 + 3 * Int(bytes.byte(at: stop))
            guard stop <= end else { return nil }
        }
        return offset..<stop
    }
}
