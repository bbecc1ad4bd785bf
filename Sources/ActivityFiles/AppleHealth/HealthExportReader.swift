public import Measures
public import Training

/// Reads the main file of an Apple Health export, fed piece by piece, in memory that does not grow with its text.
///
/// ```swift
/// var reader = HealthExportReader(zone: zoneRule)
/// try item.forEachChunk { try reader.feed($0) }
/// try reader.end()
/// while let recording = reader.nextRecording(route: { name in bytesOfSibling(name) }) { keep(recording) }
/// let rest = reader.remainder()
/// ```
/// Samples are kept as columns of twelve bytes; workouts become recordings one at a time, each with the samples that fall into
/// it and with its route, so that ten years of them never lie in memory together.
///
/// What a recording says: `points` is the number of points of its route, or of heart-rate samples when it has none. Each
/// channel comes from one source, the workout's own if that measured at all, else the one with the most samples: devices are
/// never added up. Cumulative channels (distance, steps, energy) start at the first sample's end.
///
/// Values are kept with 24 bits, the seven digits that exports write. Days of totals and offsets follow ``ZoneRule`` where the
/// file names zones; the one offset that an export writes beside all dates is the last resort, and a finding says so.
public struct HealthExportReader: ~Copyable {
    var content: HealthContent
    var buffer: [UInt8] = []
    /// Where `buffer` starts in the file.
    var base = 0
    var depth = 0
    var place = Place.top
    var predictions = HealthPredictions()
    var clock = HealthClock()
    var lastOffset: Int?
    private var hasEnded = false
    var sawRoot = false
    var sawEndOfRoot = false
    /// Whether the file holds elements of an export without the `HealthData` around them.
    var isFragment = false
    var malformed: (count: Int, first: Int) = (0, 0)
    private var controlCharacters = 0
    private var markup = RunningMarkupCheck()

    /// Which element the scanner is inside of.
    enum Place {
        case top
        /// A record whose children say nothing that we keep.
        case recordToSkip
        case record, correlation, workout
    }

    /// Longer tags than this are no tags.
    static let longestTag = 4 << 20
    /// Small enough to stay in a core's cache between being copied and being read.
    private static let piece = 256 << 10

    /// - Parameter zone: what knows the offsets of named zones; without it, nights and workouts have the file's offset.
    public init(zone: @escaping ZoneRule = { _, _ in nil }) {
        content = HealthContent(zone: zone)
        buffer.reserveCapacity(2 * HealthExportReader.piece)
    }

    /// Takes the next bytes of the file, any number of them.
    /// - Throws: `FileError.notThisKind` when the first element is not a Health export's, `.hostile` for declared entities or
    ///   endless tags. Damage does not throw; it becomes a finding.
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

    /// Says that the file is over; recordings can be taken from here on.
    /// - Throws: `.empty`, or `.notThisKind` when no Health export was among the bytes.
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

    /// The next workout, in order of time; nil after the last one.
    /// - Parameter route: the bytes of a route file by its name beside the main file (`workout-routes/….gpx`).
    public mutating func nextRecording(route: (String) -> [UInt8]?) -> Recording? {
        content.nextReconciled(route: route)
    }

    /// How many recordings there are in all.
    public var recordingCount: Int { content.workouts.count }

    /// Everything but the recordings: body samples, daily totals, findings. Findings about routes are complete only after the
    /// last recording.
    public mutating func remainder() -> FileReading {
        FileReading(
            kind: .appleHealth, samples: content.bodySamples(), totals: content.totals, findings: content.allFindings,
            tallies: content.tallies.all)
    }

    /// Keeps a route file for ``finish()``. Large archives hand routes over one by one instead, in ``nextRecording(route:)``.
    public mutating func addRoute(name: String, bytes: [UInt8]) { content.addRoute(name: name, bytes: bytes) }

    /// Ends the reading and returns all of it at once; for files whose recordings fit into memory together.
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
    /// How many bytes are NUL or U+000B, the control characters that crept into real exports though XML forbids them.
    fileprivate var forbiddenCharacters: Int {
        let raw = bytes
        var cursor = 0
        var suspicious: UInt64 = 0
        // Eight bytes at a time, whether there is any at all.
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
