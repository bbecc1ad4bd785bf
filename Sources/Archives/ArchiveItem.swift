/// One file in a folder, in a zip or in a gzip.
///
/// It can be kept after the walk and read any number of times: it keeps the file of its bytes open.
public struct ArchiveItem {
    /// Location for display, such as `export.zip/apple_health_export/export.xml`. Never a path to write to.
    public let label: String
    /// Size of the content in bytes; nil when the container does not state it, as in gzip.
    public let size: Int?
    /// Size in bytes within the container, for progress. The sizes of all items of a file add up to about its size.
    public let storedSize: Int
    /// The first 4 KB of content, or all if shorter, for detecting the kind. Empty if the item could not be opened.
    public let head: [UInt8]
    public let remarks: [ArchiveRemark]
    /// Why the item cannot be read; reading throws this error.
    public let failure: ArchiveError?
    let place: ItemPlace

    static let headSize = 4096

    /// Passes the content to `body` in pieces of at most 512 KB.
    /// - Returns: the damage found after all readable bytes were passed; nil for intact content.
    /// - Throws: ``ArchiveError`` when the item cannot be opened or exceeds a limit, and the errors of `body`.
    public func forEachChunk(_ body: (Span<UInt8>) throws -> Void) throws -> ArchiveDamage? {
        let stream = try open()
        var buffer = [UInt8](repeating: 0, count: bufferSize)
        while true {
            let count = try stream.read(into: &buffer)
            if count == 0 { return stream.damage }
            try body(buffer.span.extracting(0..<count))
        }
    }

    /// Returns the whole content and its damage, if any.
    /// - Throws: `tooLargeToHold` beyond `limit` bytes.
    public func readAll(limit: Int) throws(ArchiveError) -> (bytes: [UInt8], damage: ArchiveDamage?) {
        if let size, size > limit { throw .tooLargeToHold(label: label, limit: limit) }
        let stream = try open()
        var result: [UInt8] = []
        // Growing the array would hold it twice. Reserved memory that is never written costs nothing.
        result.reserveCapacity(size ?? min(storedSize, 64 << 20))
        var buffer = [UInt8](repeating: 0, count: bufferSize)
        while true {
            let count = try stream.read(into: &buffer)
            if count == 0 { return (result, stream.damage) }
            guard result.count + count <= limit else { throw .tooLargeToHold(label: label, limit: limit) }
            result.append(contentsOf: buffer[..<count])
        }
    }

    /// Returns another file of the same folder or archive, named relative to this file's folder: `workout-routes/route.gpx`.
    ///
    /// Nil for a name that leaves the folder. Symbolic links are not followed.
    public func sibling(_ name: String) -> ArchiveItem? {
        if ZipEntry.isUnsafe(name) { return nil }
        return place.sibling(name)
    }

    /// Returns a file of this name from a folder beside this file. If several match, the folder that sorts first wins.
    public func nephew(_ name: String) -> ArchiveItem? {
        if ZipEntry.isUnsafe(name) || name.isEmpty || name.contains("/") { return nil }
        return place.nephew(name)
    }

    /// Large enough to read a small file and detect its end in one step.
    private var bufferSize: Int { max(4096, min(ByteStream.chunk, size ?? ByteStream.chunk)) }

    func open() throws(ArchiveError) -> ByteStream {
        if let failure { throw failure }
        return try place.open(label: label)
    }
}
