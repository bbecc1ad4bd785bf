/// One file, wherever it lay: in a folder, in a zip, behind gzip.
///
/// It may be kept after the walk and read any number of times: it holds on to the file that it came from.
public struct ArchiveItem {
    /// Where it was found, for people to read: `export.zip/apple_health_export/export.xml`. Never a path to write to.
    public let label: String
    /// Bytes of content where something states it; gzip does not.
    public let size: Int?
    /// Bytes that it takes where it lies, for progress: those of all items of a file add up to about the file's size.
    public let storedSize: Int
    /// The first 4 KB (or all, if less) to tell its kind by. Empty when it could not be opened.
    public let head: [UInt8]
    public let remarks: [ArchiveRemark]
    /// Why it cannot be read at all; reading it throws this.
    public let failure: ArchiveError?
    let place: ItemPlace

    static let headSize = 4096

    /// Hands the content over in pieces of at most 512 KB.
    /// - Returns: what is wrong with the bytes, once all that could be had were handed over; nil when nothing is.
    /// - Throws: ``ArchiveError`` when it cannot be opened or goes beyond a limit, and whatever `body` throws.
    public func forEachChunk(_ body: (Span<UInt8>) throws -> Void) throws -> ArchiveDamage? {
        let stream = try open()
        var buffer = [UInt8](repeating: 0, count: bufferSize)
        while true {
            let count = try stream.read(into: &buffer)
            if count == 0 { return stream.damage }
            try body(buffer.span.extracting(0..<count))
        }
    }

    /// The whole content, and what is wrong with it if anything is.
    /// - Throws: `tooLargeToHold` beyond `limit` bytes.
    public func readAll(limit: Int) throws(ArchiveError) -> (bytes: [UInt8], damage: ArchiveDamage?) {
        if let size, size > limit { throw .tooLargeToHold(label: label, limit: limit) }
        let stream = try open()
        var result: [UInt8] = []
        // Growing would hold it twice. What is promised and does not come costs nothing: nobody writes to it.
        result.reserveCapacity(size ?? min(storedSize, 64 << 20))
        var buffer = [UInt8](repeating: 0, count: bufferSize)
        while true {
            let count = try stream.read(into: &buffer)
            if count == 0 { return (result, stream.damage) }
            guard result.count + count <= limit else { throw .tooLargeToHold(label: label, limit: limit) }
            result.append(contentsOf: buffer[..<count])
        }
    }

    /// Another file of the same folder or archive, named from this file's folder: `workout-routes/route.gpx`.
    ///
    /// A name that climbs out of the folder finds nothing, and a link is not followed.
    public func sibling(_ name: String) -> ArchiveItem? {
        if ZipEntry.isUnsafe(name) { return nil }
        return place.sibling(name)
    }

    /// A file of this name in any of the folders beside this file: of several the one in the first folder by name.
    public func nephew(_ name: String) -> ArchiveItem? {
        if ZipEntry.isUnsafe(name) || name.isEmpty || name.contains("/") { return nil }
        return place.nephew(name)
    }

    /// Enough to read a small file at once and see its end.
    private var bufferSize: Int { max(4096, min(ByteStream.chunk, size ?? ByteStream.chunk)) }

    func open() throws(ArchiveError) -> ByteStream {
        if let failure { throw failure }
        return try place.open(label: label)
    }
}
