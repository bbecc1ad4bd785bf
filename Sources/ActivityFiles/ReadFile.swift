/// Reads a file of any kind with activities, recognised by its content.
///
/// Not for archives, compressed files and the main file of an Apple Health export: the importer unpacks and streams those, because they may
/// exceed memory.
/// - Parameter zones: offsets of named zones, for tables whose description names one.
/// - Returns: for electrocardiograms and clinical documents, only a note that they were not read.
public func readFile(
    _ bytes: Span<UInt8>, zones: @escaping ZoneOffsets = { _, _ in nil }
) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    let kind = FileKind.sniff(bytes.extracting(0..<min(bytes.count, 65_536)))
    return SimultaneousRecordings.limited(try readFile(bytes, as: kind, zones))
}

private func readFile(_ bytes: Span<UInt8>, as kind: FileKind, _ zones: @escaping ZoneOffsets) throws(FileError) -> FileReading {
    switch kind {
    case .fit: return try readFIT(bytes)
    case .gpx: return try readGPX(bytes)
    case .tcx: return try readTCX(bytes)
    case .electrocardiogram, .clinicalDocument:
        return FileReading(kind: kind, findings: [ImportFinding(.note, .skipped(what: kind.rawValue, count: 1))])
    case .csv: return try readCSV(bytes)
    case .whoop, .withings, .strong, .hevy, .runkeeper, .concept2, .samsungHealth, .hrv4Training, .eliteHRV, .peloton:
        return try readTable(bytes)
    case .ownTable: return try readOwnTable(bytes, zones: zones)
    case .fitlog: return try readFitlog(bytes)
    case .pwx: return try readPWX(bytes)
    case .suunto: return try readSuunto(bytes)
    case .wahoo: return try readWahoo(bytes)
    case .oura: return try readOura(bytes)
    case .fitbit: return try readFitbit(bytes)
    case .garminAccount: return try readGarminAccount(bytes)
    case .polarFlow: return try readPolarFlow(bytes)
    case .endomondo: return try readEndomondo(bytes)
    case .runtastic: return try readRuntastic(bytes)
    case .goldenCheetah: return try readGoldenCheetah(bytes)
    case .garminActivities: return try readGarminActivities(bytes)
    case .heartRateMonitor: return try readHeartRateMonitor(bytes)
    case .healthAutoExport: return try readHealthAutoExport(bytes)
    case .unknown: throw .unknown(bytes.extracting(0..<min(bytes.count, 4096)))
    case .appleHealth, .stravaActivities, .keptRecording, .keptBody, .zip, .gzip: throw .unknownKind
    }
}
