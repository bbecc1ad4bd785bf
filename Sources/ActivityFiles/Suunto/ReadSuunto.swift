import Measures
import Training

/// Reads a log of the Suunto app in JSON (`DeviceLog`).
///
/// All values have SI units: heart rate and cadence in hertz, temperature in kelvin, positions in radians. Each sample states its time with
/// an offset from UTC. A multisport log is one activity. Energy is left out, because it may count what resting would have used. Pressure,
/// training effect, EPOC, zones and recovery time are not used. The sport is the one that the log names; its numbers of activities have no
/// description that known programs agree on.
/// - Throws: `.notReadYet` or `.unknownKind` for a text without a log, `.noTime` without a start.
public func readSuunto(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var reader = SuuntoReader()
    let isCut = try reader.readRecords(of: bytes)
    guard let log = reader.log else { throw .unknown(bytes.extracting(0..<min(bytes.count, 4096))) }
    return try log.reading(isCut: isCut).reconciled()
}

/// The log of a Suunto file.
struct SuuntoReader: JSONRecordReader {
    private(set) var log: SuuntoLog?

    mutating func take(_ record: Int, of document: borrowing JSONDocument) {
        guard log == nil, let device = document.member("DeviceLog", of: record) else { return }
        var log = SuuntoLog()
        log.takeHeader(document.member("Header", of: device), document)
        let samples = document.elements(of: document.member("Samples", of: device))
        log.usesGPSAltitude = samples.allSatisfy { document.number(document.member("Altitude", of: $0)) == nil }
        for sample in samples { log.takeSample(sample, document) }
        for window in document.elements(of: document.member("Windows", of: device)) {
            log.takeWindow(document.member("Window", of: window), in: window, document)
        }
        self.log = log
    }
}
