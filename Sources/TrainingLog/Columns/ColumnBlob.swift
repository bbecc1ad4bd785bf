import Archives
public import Training

/// One compressed column of a recording: the values of a channel, or moments that channels share.
public struct ColumnBlob: Equatable, Sendable {
    /// The channel kind's raw value, or 128 and up for moments.
    public var number: Int
    /// The number of the column with this channel's moments; nil for moments themselves.
    public var moments: Int?
    public var bytes: [UInt8]

    public init(number: Int, moments: Int?, bytes: [UInt8]) {
        self.number = number
        self.moments = moments
        self.bytes = bytes
    }

    static let firstMoments = 128
    /// What one column may unpack to: a hundred million samples would be a recording of three years.
    static let limit = 1 << 30
}

/// The columns of channels, ascending by number: those of the same moments share one.
public func columnBlobs(of channels: [Channel]) -> [ColumnBlob] {
    packed(columns(of: channels))
}

/// The channels in columns, ascending by kind.
/// - Throws: `StoreError.damaged` when a column cannot be read or its moments are missing.
public func channels(in blobs: [ColumnBlob]) throws(StoreError) -> [Channel] {
    var moments: [Int: [Double]] = [:]
    for blob in blobs where blob.moments == nil { moments[blob.number] = try blob.values() }
    var channels: [Channel] = []
    for blob in blobs.sorted(by: { $0.number < $1.number }) {
        guard let axis = blob.moments else { continue }
        let values = try blob.values()
        guard let raw = UInt8(exactly: blob.number), let kind = ChannelKind(rawValue: raw), let seconds = moments[axis],
            seconds.count == values.count
        else { throw .damaged(what: "column") }
        channels.append(Channel(kind: kind, seconds: seconds, values: values))
    }
    return channels
}

/// The columns of these kinds with their moments, ascending by number; all of them for nil.
public func chosen(_ columns: [ColumnBlob], kinds: [ChannelKind]?) -> [ColumnBlob] {
    guard let kinds else { return columns }
    let numbers = Set(kinds.map { Int($0.rawValue) })
    let values = columns.filter { $0.moments != nil && numbers.contains($0.number) }
    let axes = Set(values.compactMap(\.moments))
    return values + columns.filter { $0.moments == nil && axes.contains($0.number) }
}

/// Columns before compression: what a recording's id is made of.
func columns(of channels: [Channel]) -> [ColumnBlob] {
    var axes: [[Double]] = []
    var columns: [ColumnBlob] = []
    for channel in channels.sorted(by: { $0.kind.rawValue < $1.kind.rawValue }) {
        let axis = axes.firstIndex { $0 == channel.seconds } ?? axes.count
        if axis == axes.count { axes.append(channel.seconds) }
        columns.append(
            ColumnBlob(
                number: Int(channel.kind.rawValue), moments: ColumnBlob.firstMoments + axis,
                bytes: ColumnEncoding.encoded(channel.values)))
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
    fileprivate func values() throws(StoreError) -> [Double] {
        let plain: [UInt8]
        do { plain = try Compression.expanded(bytes, from: .none, limit: ColumnBlob.limit) } catch {
            throw .damaged(what: "column")
        }
        return try ColumnEncoding.decoded(plain)
    }
}
