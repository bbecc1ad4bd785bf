/// A reader of a whole file of tracks.
protocol TrackFileReader: TrackMarkupReader {
    consuming func read(_ bytes: Span<UInt8>) throws(FileError) -> FileReading
}

extension TrackFileReader {
    /// Returns the content of a file, also of one in UTF-16, with each summary reconciled with its samples.
    consuming func reading(of bytes: Span<UInt8>) throws(FileError) -> FileReading {
        guard !bytes.isEmpty else { throw .empty }
        if let order = UTF16Text.byteOrder(of: bytes) {
            let text = UTF16Text.utf8(bytes, order)
            return try read(text.span).reconciled()
        }
        return try read(bytes).reconciled()
    }
}

/// A reader of tracks whose points do not begin in a tag of their own form, so that each is read tag by tag.
protocol TagMarkupReader: TrackFileReader {
    var reading: FileReading { get set }
    /// Stores what is still open.
    mutating func close()
}

extension TagMarkupReader {
    var place: TrackPlace { .elsewhere }
    var pointValue: TrackValue { .ignored }
    mutating func closePoint() {}

    /// - Throws: `.notThisKind` without the root, `.noActivity` without a recording or a finding, `.hostile`.
    consuming func read(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
        try walk(bytes)
        guard markup.hasRoot else { throw .notThisKind(reading.kind, offset: 0) }
        close()
        guard !reading.recordings.isEmpty || !reading.findings.isEmpty else { throw .noActivity(holds: "nothing") }
        reading.findings = markup.findings + reading.findings + markup.valueFindings
        return reading
    }
}
