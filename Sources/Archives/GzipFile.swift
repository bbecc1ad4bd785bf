/// Hands over what gzip hides in a file that we packed ourselves, and looks no further into it: what comes out may be an archive.
/// - Returns: what is wrong with the bytes, once all that could be had were handed over.
/// - Throws: ``ArchiveError``, and whatever `body` throws.
public func forEachChunk(ofGzipAt path: String, _ body: (Span<UInt8>) throws -> Void) throws -> ArchiveDamage? {
    let place = ItemPlace(base: .file(path: path), gzipLayers: 1, budget: InflationBudget(.ofOurOwn))
    // A file without bytes was packed into none.
    if place.storedSize == 0 { return nil }
    return try ArchiveItem(
        label: path, size: nil, storedSize: place.storedSize, head: [], remarks: [], failure: nil, place: place
    ).forEachChunk(body)
}

extension ArchiveLimits {
    /// For what we packed ourselves, which may be ever so dull.
    public static var ofOurOwn: ArchiveLimits {
        var limits = ArchiveLimits()
        limits.ratio = 2000
        return limits
    }
}
