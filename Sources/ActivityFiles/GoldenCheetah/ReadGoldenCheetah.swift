import Measures
import Training

/// Reads an activity of GoldenCheetah (JSON), or its table of body measures.
///
/// The start is in UTC; the local time stands only in the file's name. Values of texts may end in a space. Seconds may have a fraction and
/// need not begin at zero. A heart rate or a position of zero, and a column of zeros, mean that there was no sensor.
/// - Throws: `.notThisKind` for a text without `RIDE`, `.noTime` without a start.
public func readGoldenCheetah(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var outline = try JSONOutline(bytes)
    let first = outline.peek(bytes)
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return try readTable(bytes) }
    var reader = GoldenCheetahReader()
    let isCut = try reader.readRecords(of: bytes)
    guard reader.hasRide else { throw .notThisKind(.goldenCheetah, offset: 0) }
    guard var reading = reader.reading else { throw .noTime }
    if isCut { reading.findings.append(ImportFinding(.warning, .truncated)) }
    return reading.reconciled()
}

/// The activity of a file of GoldenCheetah.
struct GoldenCheetahReader: JSONRecordReader {
    private(set) var hasRide = false
    private(set) var reading: FileReading?

    mutating func take(_ record: Int, of document: borrowing JSONDocument) {
        guard let ride = document.member("RIDE", of: record), !hasRide else { return }
        hasRide = true
        guard let text = GoldenCheetahReader.text("STARTTIME", of: ride, document),
            let start = GoldenCheetahReader.moment(text)
        else { return }
        let tags = document.member("TAGS", of: ride)
        // A device such as `Garmin` must not be taken for that app's own export.
        let named = GoldenCheetahReader.text("DEVICETYPE", of: ride, document).flatMap { FileKind.isAppName($0) ? nil : $0 }
        let device = named ?? "GoldenCheetah"
        let sport = GoldenCheetahReader.text("Sport", of: tags, document)
        var columns = GoldenCheetahColumns()
        for sample in document.elements(of: document.member("SAMPLES", of: ride)) { columns.take(sample, document) }
        var recording = Recording(
            source: Source(name: device, origin: .accountExport), sport: sport.flatMap { Sport(named: $0) } ?? .other,
            title: GoldenCheetahReader.text("Workout Title", of: tags, document)
                ?? GoldenCheetahReader.text("Workout Code", of: tags, document),
            notes: GoldenCheetahReader.text("Notes", of: tags, document), start: start, elapsed: columns.last ?? 0,
            points: columns.points)
        recording.channels = columns.channels
        var findings = columns.findings
        if columns.last == nil { findings.append(ImportFinding(.warning, .emptyActivity)) }
        reading = FileReading(kind: .goldenCheetah, recordings: [recording], findings: findings)
    }

    /// Returns a text without spaces at its end; nil for an empty one.
    private static func text(_ name: StaticString, of object: Int?, _ document: borrowing JSONDocument) -> String? {
        guard var text = document.string(document.member(name, of: object)) else { return nil }
        while let last = text.unicodeScalars.last, last.value <= 0x20 { text.unicodeScalars.removeLast() }
        return text.isEmpty ? nil : text
    }

    /// Returns the moment of `2013/05/27 07:56:35 UTC`.
    private static func moment(_ text: String) -> Moment? {
        var plain = ""
        for scalar in text.unicodeScalars { plain.unicodeScalars.append(scalar == "/" ? "-" : scalar) }
        if plain.utf8.count >= 4, plain.utf8.suffix(4).elementsEqual(" UTC".utf8) { plain = String(plain.dropLast(4)) }
        guard let stamp = ISO8601.stamp(plain), PlausibleTime.ofReceivers.contains(stamp.moment.secondsSince1970) else {
            return nil
        }
        return stamp.moment
    }
}
