/// Reads a file of any kind that holds activities, told by its content.
///
/// Archives, compressed files and the main file of an Apple Health export are not for this door: they are walked and streamed by
/// those who import, because they may be larger than memory.
/// - Returns: for electrocardiograms and clinical documents, nothing but a note that they were left alone.
public func readFile(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    let kind = FileKind.sniff(bytes.extracting(0..<min(bytes.count, 65_536)))
    switch kind {
    case .fit: return try readFIT(bytes)
    case .gpx: return try readGPX(bytes)
    case .tcx: return try readTCX(bytes)
    case .electrocardiogram, .clinicalDocument:
        return FileReading(kind: kind, findings: [ImportFinding(.note, .skipped(what: kind.rawValue, count: 1))])
    case .csv: return try readCSV(bytes)
    case .garminActivities: return try readGarminActivities(bytes)
    case .heartRateMonitor: return try readHeartRateMonitor(bytes)
    case .healthAutoExport: return try readHealthAutoExport(bytes)
    case .unknown: throw .unknown(bytes.extracting(0..<min(bytes.count, 4096)))
    case .appleHealth, .stravaActivities, .keptRecording, .keptBody, .zip, .gzip: throw .unknownKind
    }
}
