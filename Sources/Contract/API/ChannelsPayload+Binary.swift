extension ChannelsPayload {
    /// First bytes of the binary form.
    public static let mark: [UInt8] = Array("HCH1".utf8)

    /// Why bytes are not the binary form.
    public enum BinaryFlaw: Error, Equatable, Sendable { case endsEarly, noMark, badText, tooLong }

    /// The compact form, little-endian (Docs/Api.md): mark, rows, channels, next second, seconds, then each channel with its values.
    public var binary: [UInt8] {
        var bytes = ChannelsPayload.mark
        bytes.reserveCapacity(64 + seconds.count * (8 + 4 * channels.count))
        func add(_ value: some FixedWidthInteger) {
            withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
        }
        func add(_ text: String) {
            // A scalar has at most four bytes.
            let utf8 = Array(String(String.UnicodeScalarView(text.unicodeScalars.prefix(16_000))).utf8)
            add(UInt16(utf8.count))
            bytes += utf8
        }
        add(UInt32(clamping: seconds.count))
        add(UInt32(clamping: channels.count))
        add(Int64(nextFrom ?? -1))
        add(activity)
        for second in seconds { add(second.bitPattern) }
        for channel in channels {
            add(channel.name)
            add(channel.unit)
            let isLong = channel.needsDoubles
            add(UInt8((channel.isCustom ? 1 : 0) | (isLong ? 2 : 0)))
            for value in channel.values {
                if isLong { add((value ?? .nan).bitPattern) } else { add((value.map { Float($0) } ?? .nan).bitPattern) }
            }
        }
        return bytes
    }

    /// Reads the binary form.
    public init(binary bytes: [UInt8]) throws(BinaryFlaw) {
        var reader = BinaryReader(bytes)
        guard try reader.bytes(4)[...] == ChannelsPayload.mark[...] else { throw .noMark }
        let rows = Int(try reader.integer(UInt32.self))
        let count = Int(try reader.integer(UInt32.self))
        let next = try reader.integer(Int64.self)
        activity = try reader.text()
        nextFrom = next < 0 ? nil : Int(next)
        guard rows <= reader.left / 8, count <= reader.left else { throw .tooLong }
        var moments: [Double] = []
        for _ in 0..<rows { moments.append(Double(bitPattern: try reader.integer(UInt64.self))) }
        seconds = moments
        channels = []
        for _ in 0..<count {
            let (name, unit) = (try reader.text(), try reader.text())
            let flags = try reader.integer(UInt8.self)
            var values: [Double?] = []
            for _ in 0..<rows {
                let value =
                    flags & 2 != 0
                    ? Double(bitPattern: try reader.integer(UInt64.self))
                    : Double(Float(bitPattern: try reader.integer(UInt32.self)))
                values.append(value.isNaN ? nil : value)
            }
            channels.append(ChannelPayload(name: name, unit: unit, isCustom: flags & 1 != 0, values: values))
        }
        guard reader.left == 0 else { throw .tooLong }
    }
}

extension ChannelPayload {
    /// Whether single precision would lose more than a device measures: positions, and whatever a file declares itself.
    var needsDoubles: Bool { isCustom || unit == "degrees" }
}

/// Reads little-endian values, and never beyond the end.
private struct BinaryReader {
    private let source: [UInt8]
    private var at = 0

    init(_ source: [UInt8]) { self.source = source }

    var left: Int { source.count - at }

    mutating func bytes(_ count: Int) throws(ChannelsPayload.BinaryFlaw) -> [UInt8] {
        guard count <= left else { throw .endsEarly }
        at += count
        return Array(source[(at - count)..<at])
    }

    mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws(ChannelsPayload.BinaryFlaw) -> Value {
        let size = Value.bitWidth / 8
        guard size <= left else { throw .endsEarly }
        var value: Value = 0
        for index in 0..<size { value |= Value(truncatingIfNeeded: UInt64(source[at + index]) << UInt64(8 * index)) }
        at += size
        return value
    }

    mutating func text() throws(ChannelsPayload.BinaryFlaw) -> String {
        let count = Int(try integer(UInt16.self))
        guard let text = String(validating: try bytes(count), as: UTF8.self) else { throw .badText }
        return text
    }
}
