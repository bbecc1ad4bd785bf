/// Passes the content of a gzip file that Hearth wrote to `body`. Content that is itself an archive is not unpacked.
/// - Returns: the damage found after all readable bytes were passed; nil for intact content.
/// - Throws: ``ArchiveError``, and the errors of `body`.
public func forEachChunk(ofGzipAt path: String, _ body: (Span<UInt8>) throws -> Void) throws -> ArchiveDamage? {
    let place = ItemPlace(base: .file(path: path), gzipLayers: 1, budget: InflationBudget(.ofOurOwn))
    // Empty content is stored as an empty file.
    if place.storedSize == 0 { return nil }
    return try ArchiveItem(
        label: path, size: nil, storedSize: place.storedSize, head: [], remarks: [], failure: nil, place: place
    ).forEachChunk(body)
}

extension ArchiveLimits {
    /// Limits for files that Hearth packed, which may compress extremely well.
    public static var ofOurOwn: ArchiveLimits {
        var limits = ArchiveLimits()
        limits.ratio = 2000
        return limits
    }
}
