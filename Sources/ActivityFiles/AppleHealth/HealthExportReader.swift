public import Measures
public import Training

/// Reads the main file of an Apple Health export piece by piece; memory does not grow with the length of the text.
///
/// ```swift
/// var reader = HealthExportReader(zone: zoneRule)
/// try item.forEachChunk { try reader.feed($0) }
/// try reader.end()
/// while let recording = reader.nextRecording(route: { name in bytesOfSibling(name) }) { keep(recording) }
/// let rest = reader.remainder()
/// ```
/// Samples are stored as columns of twelve bytes. Workouts become recordings one at a time, each with its samples and its route, so that
/// ten years of them never are in memory together.
///
/// Content of a recording: `points` is the number of points of its route, or of heart-rate samples without a route. Each channel comes from
/// one source: the workout's own if it has samples, else the one with the most samples. Devices are never added up. Cumulative channels
/// (distance, steps, energy) start at the first sample's end.
///
/// Values have 24 bits, enough for the seven digits of exports. Days of totals and offsets follow ``ZoneRule`` if the file names zones.
/// Otherwise the single offset that an export writes with all dates applies, with a finding.
public struct HealthExportReader: ~Copyable {
    var content: HealthContent
    var buffer: [UInt8] = []
    /// Position of `buffer` in the file.
    var base = 0
    var depth = 0
    var place = Place.top
    var predictions = HealthPredictions()
    var clock = HealthClock()
    var lastOffset: Int?
    private var hasEnded = false
    var sawRoot = false
    var sawEndOfRoot = false
    /// Whether the file contains elements of an export without the enclosing `HealthData`.
    var isFragment = false
    var malformed: (count: Int, first: Int) = (0, 0)
    private var controlCharacters = 0
    private var markup = RunningMarkupCheck()

    /// The element around the scanner's position.
    enum Place {
        case top
        /// A record whose children are not needed.
        case recordToSkip
        case record, correlation, workout
    }

    /// Longest tag in bytes; anything longer is not a tag.
    static let longestTag = 4 << 20
    /// Bytes per piece, small enough to stay in a core's cache between copying and reading.
    private static let piece = 256 << 10

    /// - Parameter zone: returns the offsets of named zones; by default, nights and workouts have the file's offset.
    public init(zone: @escaping ZoneRule = { _, _ in nil }) {
        content = HealthContent(zone: zone)
        buffer.reserveCapacity(2 * HealthExportReader.piece)
    }

    /// Reads the next bytes of the file, in pieces of any size.
    /// - Throws: `FileError.notThisKind` when the first element does not belong to a Health export, `.hostile` for declared entities or
    ///   endless tags. Damage becomes a finding instead.
    public mutating func feed(_ chunk: Span<UInt8>) throws(FileError) {
        var start = 0
        while start < chunk.count {
            let end = min(chunk.count, start + HealthExportReader.piece)
            let part = chunk.extracting(start..<end)
            controlCharacters += part.forbiddenCharacters
            markup.take(part)
            part.withUnsafeBufferPointer { buffer.append(contentsOf: $0) }
            try scan(isLast: false)
            start = end
        }
    }

    /// Marks the end of the file; recordings are available afterwards.
    /// - Throws: `.empty`, or `.notThisKind` without a Health export.
    public mutating func end() throws(FileError) {
        guard !hasEnded else { return }
        if base == 0, buffer.isEmpty { throw .empty }
        try scan(isLast: true)
        buffer = []
        guard sawRoot else { throw .notThisKind(.appleHealth, offset: 0) }
        hasEnded = true
        content.finishOpenWorkout()
        content.keepOwner()
        if isFragment { content.findings.append(ImportFinding(.warning, .partOfExport)) }
        if isFragment ? depth > 0 : !sawEndOfRoot {
            content.findings.append(ImportFinding(.warning, .truncated, at: .offset(base)))
        }
        if malformed.count > 0 {
            content.findings.append(ImportFinding(.warning, .malformedMarkup(what: "tag"), at: .offset(malformed.first)))
        }
        markup.end()
        content.findings += markup.findings
        if controlCharacters > 0 {
            content.findings.append(ImportFinding(.warning, .controlCharactersRemoved(count: controlCharacters)))
        }
        content.prepare()
    }

    /// Returns the next workout in order of time; nil after the last one.
    /// - Parameter route: returns the bytes of a route file by its name beside the main file (`workout-routes/….gpx`).
    public mutating func nextRecording(route: (String) -> [UInt8]?) -> Recording? {
        content.nextReconciled(route: route)
    }

    /// Total number of recordings.
    public var recordingCount: Int { content.workouts.count }

    /// Returns everything except the recordings: body samples, daily totals, findings. Findings about routes are complete only after the
    /// last recording.
    public mutating func remainder() -> FileReading {
        FileReading(
            kind: .appleHealth, samples: content.bodySamples(), totals: content.totals, findings: content.allFindings,
            tallies: content.tallies.all)
    }

    /// Stores a route file for ``finish()``. For large archives, pass routes one by one to ``nextRecording(route:)`` instead.
    public mutating func addRoute(name: String, bytes: [UInt8]) { content.addRoute(name: name, bytes: bytes) }

    /// Ends the reading and returns all content at once, for files whose recordings fit into memory together.
    public mutating func finish() throws(FileError) -> FileReading {
        try end()
        var recordings: [Recording] = []
        while let recording = content.nextReconciled(route: { _ in nil }) { recordings.append(recording) }
        var reading = remainder()
        reading.recordings = recordings
        return reading
    }
}

extension Span<UInt8> {
    /// Number of NUL and U+000B bytes, control characters that occur in real exports although XML forbids them.
    fileprivate var forbiddenCharacters: Int {
        let raw = bytes
        var cursor = 0
        var suspicious: UInt64 = 0
        // Tests eight bytes at a time for any of them.
        while cursor + 8 <= count {
            let word = raw.unsafeLoadUnaligned(fromByteOffset: cursor, as: UInt64.self)
            let flipped = word ^ 0x0B0B_0B0B_0B0B_0B0B
            suspicious |= (flipped &- 0x0101_0101_0101_0101) & ~flipped & 0x8080_8080_8080_8080
            suspicious |= (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
            cursor += 8
        }
        while cursor < count {
            if self[cursor] == 0x0B || self[cursor] == 0 { suspicious |= 1 }
            cursor += 1
        }
        guard suspicious != 0 else { return 0 }
        var found = 0
        for index in 0..<count where self[index] == 0x0B || self[index] == 0 { found += 1 }
        return found
    }
}
