import Archives
public import Training

extension StoredRecording {
    /// Names and packs a recording. The name is made of all that the device wrote, so that the same recording in a folder, in an
    /// archive or in next month's export is recognised whatever the file around it looks like.
    public init(_ recording: Recording) {
        let plain = TrainingLog.columns(of: recording.channels, custom: recording.customChannels)
        var content = encoded(recording)
        for column in plain {
            content.append(UInt8(truncatingIfNeeded: column.number))
            content.append(contentsOf: column.bytes)
        }
        // Named by what the device wrote, kept without control characters.
        var bare = recording.inPlainText
        bare.channels = []
        bare.customChannels = bare.customChannels.map {
            CustomChannel(name: $0.name, units: $0.units, seconds: [], values: [])
        }
        self.init(
            id: String(ContentHash(of: content).hexadecimal.prefix(20)), recording: bare,
            channelKinds: recording.channels.map(\.kind).sorted { $0.rawValue < $1.rawValue }, columns: packed(plain))
    }

    /// The recording with the channels of its columns.
    public func withChannels() throws(StoreError) -> Recording {
        var result = recording
        result.channels = try channels(in: columns)
        result.customChannels = try customChannels(in: columns, named: recording.customChannels)
        return result
    }
}
