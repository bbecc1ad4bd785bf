/// Passes every message of a FIT file, with all files of a chain, to `visit` until it returns false or the messages end.
///
/// Damage ends the iteration without an error.
/// - Throws: `FileError` when the bytes do not begin with a FIT file.
public func visitFIT(_ bytes: Span<UInt8>, _ visit: (FITMessage) -> Bool) throws(FileError) {
    let raw = bytes.bytes
    guard raw.byteCount > 0 else { throw .empty }
    guard raw.byteCount <= FITChain.byteLimit else { throw .tooLarge(what: "bytes", limit: FITChain.byteLimit) }
    guard FITHeader(raw, at: 0) != nil else { throw .notThisKind(.fit, offset: 0) }
    var walker = FITWalker(raw)
    var developers: [FITDeveloperField] = []
    var start = 0
    var files = 0
    while let header = FITHeader(raw, at: start), files < FITChain.fileLimit {
        files += 1
        let layout = FITFileLayout(raw, header, at: start)
        walker.begin(layout.messages)
        while case .message(let place) = walker.next() {
            let definition = walker.definitions[place.definition]
            if place.message == .fieldDescription, developers.count < FITActivity.developerFieldLimit,
                let field = FITDeveloperField(FITFields(raw, definition, at: place.offset))
            {
                developers.append(field)
            }
            guard visit(FITMessage(raw, place, definition, developers)) else { return }
        }
        start = layout.end
    }
}

/// Returns the kinds of messages and fields in a FIT file, in order of first appearance.
/// - Throws: as `visitFIT`.
public func listFIT(_ bytes: Span<UInt8>) throws(FileError) -> [FITMessageCount] {
    var counts: [FITMessageCount] = []
    try visitFIT(bytes) { message in
        var place = 0
        while place < counts.count, counts[place].number != message.number { place += 1 }
        if place == counts.count {
            guard counts.count < FITMessageCount.limit else { return true }
            counts.append(FITMessageCount(number: message.number, name: message.name, count: 0, fields: []))
        }
        counts[place].count += 1
        for field in message.fields where !field.values.isEmpty { counts[place].count(field) }
        return true
    }
    return counts
}

extension FITMessageCount {
    /// Limit above the kinds of messages, and fields per message, of any genuine file.
    fileprivate static let limit = 500

    fileprivate mutating func count(_ field: FITField) {
        for index in fields.indices where fields[index].number == field.number && fields[index].developer == field.developer {
            fields[index].count += 1
            return
        }
        guard fields.count < FITMessageCount.limit else { return }
        fields.append(
            FITFieldCount(number: field.number, developer: field.developer, name: field.name, units: field.units, count: 1))
    }
}

extension FITMessage {
    init(_ bytes: RawSpan, _ place: FITPlace, _ definition: FITDefinition, _ developers: [FITDeveloperField]) {
        offset = place.offset
        number = place.message.number
        name = FITProfile.name(of: place.message)
        fields = []
        let known = FITProfile.fields(of: place.message)
        for layout in definition.fields {
            var fact: FITProfileField?
            for field in known where field.number == layout.number { fact = field }
            fields.append(
                FITField(
                    number: layout.number, developer: nil, name: fact.map { $0.name.description },
                    units: fact.flatMap { $0.units.utf8CodeUnitCount > 0 ? $0.units.description : nil },
                    values: bytes.values(
                        place.offset + layout.offset, layout.size, layout.type, bigEndian: definition.isBigEndian,
                        scale: fact?.scale ?? 1, bias: fact?.offset ?? 0)))
        }
        for layout in definition.developerFields {
            var fact: FITDeveloperField?
            for field in developers where field.developer == layout.developer && field.number == layout.number { fact = field }
            // An undeclared field is read as bytes without meaning.
            let type = fact?.type ?? .bytes
            fields.append(
                FITField(
                    number: layout.number, developer: layout.developer, name: fact?.name, units: fact?.units,
                    values: bytes.values(
                        place.offset + layout.offset, layout.size, type, bigEndian: definition.isBigEndian,
                        scale: fact?.scale ?? 1, bias: fact?.offset ?? 0)))
        }
    }
}

extension RawSpan {
    fileprivate func values(
        _ offset: Int, _ size: Int, _ type: FITBaseType, bigEndian: Bool, scale: Double, bias: Double
    ) -> [FITValue] {
        switch type {
        case .text:
            let text = text(in: offset..<offset + size)
            return text.isEmpty ? [] : [.text(text)]
        case .bytes:
            var octets: [UInt8] = []
            var isFilled = false
            for place in offset..<offset + size {
                octets.append(byte(at: place))
                if byte(at: place) != 0xFF { isFilled = true }
            }
            return isFilled ? [.bytes(octets)] : []
        default:
            var values: [FITValue] = []
            for index in 0..<size / type.size {
                if let raw = number(at: offset + index * type.size, type, bigEndian: bigEndian) {
                    values.append(.number(raw / scale - bias))
                }
            }
            return values
        }
    }
}
