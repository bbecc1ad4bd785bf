import Archives
public import Training

extension StoredRecording {
    /// Packs a recording and computes its id from everything that the device wrote. The same recording in a folder, in an archive or in a
    /// later export gets the same id, whatever the file around it looks like.
    public init(_ recording: Recording) {
        let plain = TrainingLog.columns(of: recording.channels, custom: recording.customChannels)
        var content = encoded(recording)
        for column in plain {
            content.append(UInt8(truncatingIfNeeded: column.number))
            content.append(contentsOf: column.bytes)
        }
        // The id is computed from what the device wrote. The text is stored without control characters.
        var bare = recording.inPlainText
        bare.channels = []
        bare.customChannels = bare.customChannels.map {
            CustomChannel(name: $0.name, units: $0.units, seconds: [], values: [])
        }
        self.init(
            id: String(ContentHash(of: content).hexadecimal.prefix(20)), recording: bare,
            channelKinds: recording.channels.map(\.kind).sorted { $0.rawValue < $1.rawValue }, columns: packed(plain))
    }

    /// Returns the recording with the channels of its columns.
    public func withChannels() throws(StoreError) -> Recording {
        var result = recording
        result.channels = try channels(in: columns)
        result.customChannels = try customChannels(in: columns, named: recording.customChannels)
        return result
    }
}
