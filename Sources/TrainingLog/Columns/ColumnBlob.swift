import Archives
public import Training

/// One compressed column of a recording: the values of a channel, or moments that channels share.
public struct ColumnBlob: Equatable, Sendable {
    /// Raw value of the channel kind; 64 to 127 for custom channels in their order; 128 and above for moments.
    public var number: Int
    /// Number of the column with this channel's moments; nil for a column of moments.
    public var moments: Int?
    public var bytes: [UInt8]

    public init(number: Int, moments: Int?, bytes: [UInt8]) {
        self.number = number
        self.moments = moments
        self.bytes = bytes
    }

    static let firstCustom = 64
    static let firstMoments = 128
    /// Largest size of an uncompressed column in bytes. A hundred million samples would be a recording of three years.
    static let limit = 1 << 30
}

/// Encodes channels as columns, ascending by number. Channels with the same moments share a column of moments.
public func columnBlobs(of channels: [Channel], custom: [CustomChannel] = []) -> [ColumnBlob] {
    packed(columns(of: channels, custom: custom))
}

/// Decodes the channels of columns, ascending by kind.
/// - Throws: `StoreError.damaged` when a column cannot be decoded or its moments are missing.
public func channels(in blobs: [ColumnBlob]) throws(StoreError) -> [Channel] {
    let moments = try axes(in: blobs)
    var channels: [Channel] = []
    for blob in blobs.sorted(by: { $0.number < $1.number }) where blob.number < ColumnBlob.firstCustom {
        guard let raw = UInt8(exactly: blob.number), let kind = ChannelKind(rawValue: raw) else { throw .damaged(what: "column") }
        let (seconds, values) = try blob.series(moments)
        channels.append(Channel(kind: kind, seconds: seconds, values: values))
    }
    return channels
}

/// Decodes custom channels.
/// - Parameter named: channels in the order in which they were encoded; their values are ignored.
/// - Throws: as `channels(in:)`.
public func customChannels(in blobs: [ColumnBlob], named: [CustomChannel]) throws(StoreError) -> [CustomChannel] {
    if named.isEmpty { return [] }
    let moments = try axes(in: blobs)
    var result: [CustomChannel] = []
    for (place, channel) in named.enumerated() {
        guard let blob = blobs.first(where: { $0.number == ColumnBlob.firstCustom + place }) else {
            throw .damaged(what: "column")
        }
        let (seconds, values) = try blob.series(moments)
        result.append(CustomChannel(name: channel.name, units: channel.units, seconds: seconds, values: values))
    }
    return result
}

private func axes(in blobs: [ColumnBlob]) throws(StoreError) -> [Int: [Double]] {
    var moments: [Int: [Double]] = [:]
    for blob in blobs where blob.moments == nil { moments[blob.number] = try blob.values() }
    return moments
}

/// Returns the columns of these kinds with their moments, ascending by number; all columns for nil.
public func chosen(_ columns: [ColumnBlob], kinds: [ChannelKind]?) -> [ColumnBlob] {
    guard let kinds else { return columns }
    let numbers = Set(kinds.map { Int($0.rawValue) })
    let values = columns.filter { $0.moments != nil && numbers.contains($0.number) }
    let axes = Set(values.compactMap(\.moments))
    return values + columns.filter { $0.moments == nil && axes.contains($0.number) }
}

/// Returns uncompressed columns. A recording's id is computed from them.
func columns(of channels: [Channel], custom: [CustomChannel]) -> [ColumnBlob] {
    var axes: [[Double]] = []
    var columns: [ColumnBlob] = []
    func add(_ number: Int, _ seconds: [Double], _ values: [Double]) {
        let axis = axes.firstIndex { $0 == seconds } ?? axes.count
        if axis == axes.count { axes.append(seconds) }
        columns.append(
            ColumnBlob(number: number, moments: ColumnBlob.firstMoments + axis, bytes: ColumnEncoding.encoded(values)))
    }
    for channel in channels.sorted(by: { $0.kind.rawValue < $1.kind.rawValue }) {
        add(Int(channel.kind.rawValue), channel.seconds, channel.values)
    }
    // No reader creates more custom channels than the numbers allow.
    for (place, channel) in custom.prefix(ColumnBlob.firstMoments - ColumnBlob.firstCustom).enumerated() {
        add(ColumnBlob.firstCustom + place, channel.seconds, channel.values)
    }
    for (axis, seconds) in axes.enumerated() {
        columns.append(
            ColumnBlob(number: ColumnBlob.firstMoments + axis, moments: nil, bytes: ColumnEncoding.encoded(seconds)))
    }
    return columns
}

func packed(_ columns: [ColumnBlob]) -> [ColumnBlob] {
    columns.map { ColumnBlob(number: $0.number, moments: $0.moments, bytes: Compression.compressed($0.bytes, as: .none)) }
}

extension ColumnBlob {
    fileprivate func series(_ axes: [Int: [Double]]) throws(StoreError) -> (seconds: [Double], values: [Double]) {
        let values = try values()
        guard let moments, let seconds = axes[moments], seconds.count == values.count else { throw .damaged(what: "column") }
        return (seconds, values)
    }

    fileprivate func values() throws(StoreError) -> [Double] {
        let plain: [UInt8]
        do { plain = try Compression.expanded(bytes, from: .none, limit: ColumnBlob.limit) } catch {
            throw .damaged(what: "column")
        }
        return try ColumnEncoding.decoded(plain)
    }
}
