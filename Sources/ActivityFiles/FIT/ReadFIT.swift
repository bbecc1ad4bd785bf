import Training

/// Reads a FIT file, or several consecutive ones, as far as possible.
///
/// Iterates over all messages once, then reads records column by column. Unusable parts are findings with byte offsets.
/// - Returns: no recordings and the note `.routeOnly` when no record has a time.
/// - Throws: `FileError` without any readable activity or body measurement. The file is empty, not FIT, or cut off or damaged before the
///   first record; or it is a valid file of another kind (a course, a workout plan, settings).
public func readFIT(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    var chain = try FITChain(bytes.bytes)
    try chain.read()
    return try chain.reading().reconciled()
}

/// The files of a chain, and their activities.
struct FITChain: ~Escapable {
    private let bytes: RawSpan
    private var walker: FITWalker
    /// The activities before the current one.
    private var finished: [FITActivity] = []
    private var activity = FITActivity()
    private var findings = FITFindings()
    /// Why the messages could not be read to the end; nil if they were.
    private var damage: FileError?

    /// Limit above the consecutive files of any genuine device.
    static let fileLimit = 1000
    static let byteLimit = 2_000_000_000

    @_lifetime(copy bytes)
    init(_ bytes: RawSpan) throws(FileError) {
        guard bytes.byteCount > 0 else { throw .empty }
        guard bytes.byteCount <= FITChain.byteLimit else { throw .tooLarge(what: "bytes", limit: FITChain.byteLimit) }
        self.bytes = bytes
        walker = FITWalker(bytes)
    }

    mutating func read() throws(FileError) {
        guard var header = FITHeader(bytes, at: 0) else { throw .notThisKind(.fit, offset: 0) }
        let checksum = Checksum()
        var start = 0
        var files = 0
        while true {
            files += 1
            guard files <= FITChain.fileLimit else { throw .tooLarge(what: "files in one", limit: FITChain.fileLimit) }
            let layout = FITFileLayout(bytes, header, at: start)
            layout.report(bytes, checksum, &findings)
            let isWhole = try readMessages(layout.messages)
            if header.dataSize > 0, !layout.isSizeTrusted { damage = damage ?? .truncated(offset: bytes.byteCount) }
            // If the size in the header is wrong, the file ends with its messages.
            start = isWhole || layout.isSizeTrusted ? layout.end : bytes.byteCount
            guard start < bytes.byteCount else { return }
            guard let next = FITHeader(bytes, at: start) else {
                findings.add(.note, .trailingBytes(bytes.byteCount - start), at: start)
                return
            }
            header = next
        }
    }

    /// Iterates over the messages of one file. False if they could not be read to the end.
    private mutating func readMessages(_ range: Range<Int>) throws(FileError) -> Bool {
        walker.begin(range)
        var isFirst = true
        var recordDefinition = -1
        while true {
            switch walker.next() {
            case .message(let place):
                // Records are most frequent, then unused messages: neither needs to access definitions.
                if place.message == .record {
                    if place.definition != recordDefinition {
                        recordDefinition = place.definition
                        activity.prepareRecords(of: walker.definitions[place.definition])
                    }
                    activity.takeRecord(place, bytes)
                } else if FITActivity.takes(place.message) {
                    if isFirst, place.message == .fileId, activity.device.hasFileIdentification {
                        finished.append(activity)
                        activity = FITActivity()
                        recordDefinition = -1
                    }
                    activity.take(place, bytes, walker.definitions[place.definition], lastTime: walker.lastTime)
                }
                isFirst = false
            case .end:
                return true
            case .truncated(let offset):
                findings.add(.warning, .truncated, at: offset)
                damage = damage ?? .truncated(offset: offset)
                return false
            case .undefined(let offset):
                findings.add(.warning, .fieldUnreadable(what: "message without definition", count: 1), at: offset)
                damage = damage ?? .malformed(what: "message without definition", offset: offset)
                return false
            case .tooManyDefinitions(let offset):
                throw .hostile(what: "definitions", offset: offset)
            }
        }
    }

    /// Returns the content of the chain's activities.
    mutating func reading() throws(FileError) -> FileReading {
        var reading = FileReading(kind: .fit)
        var others: String?
        var activities = finished
        activities.append(activity)
        for index in activities.indices {
            let recordings = activities[index].recordings(bytes, walker.definitions, &findings)
            reading.recordings += recordings
            let samples = activities[index].samples(&findings)
            let totals = activities[index].totals
            reading.samples += samples
            reading.totals += totals
            if recordings.isEmpty, samples.isEmpty, totals.isEmpty, let type = activities[index].device.fileType {
                let kind = FITDevice.fileKind(type)
                others = others ?? kind
                if activities.count > 1 { findings.add(.note, .skipped(what: kind, count: 1)) }
            }
        }
        reading.findings = findings.list
        guard reading.recordings.isEmpty, reading.samples.isEmpty, reading.totals.isEmpty else { return reading }
        var untimed = 0
        for activity in activities where activity.device.fileType ?? 4 == 4 { untimed += activity.timelessRows }
        guard untimed == 0 else {
            reading.findings.removeAll { if case .pointsWithoutTime = $0.what { true } else { false } }
            reading.findings.append(ImportFinding(.note, .routeOnly(points: untimed)))
            return reading
        }
        if let damage { throw damage }
        throw .noActivity(holds: others ?? "nothing")
    }
}
