import MapTiles

/// Parts of an archive of map tiles: the first byte selects a reader.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(input(start, count))
    guard let kind = bytes.first else { return 0 }
    let content = Array(bytes.dropFirst())
    do throws(MapTileError) {
        switch kind {
        case UInt8(ascii: "h"):
            let header = try ArchiveHeader(content, fileSize: 1000)
            for section in [header.root, header.metadata, header.leaves, header.tiles] {
                demand(section.offset <= 1000 && section.length <= 1000 - section.offset, "sections inside of the file")
            }
            demand(header.zooms.upperBound <= TileCoordinate.zoomLimit, "zoom levels that exist")
        case UInt8(ascii: "d"):
            let directory = try TileDirectory(content)
            demand(directory.count <= content.count / 4, "no more entries than bytes")
            for id in [0, 5, 6, 14, 400_000, 1 << 40] as [UInt64] {
                guard let coordinate = TileCoordinate(archiveID: id) else { continue }
                demand(coordinate.archiveID == id, "the number of a tile")
                switch directory.entry(of: coordinate) {
                case .tile(_, let length), .leaf(_, let length): demand(length > 0, "a length")
                case nil: break
                }
            }
        case UInt8(ascii: "t"):
            let tile = try VectorTile(content)
            for (zoom, language) in [(8, "en"), (14, "zh-Hant")] {
                let compact = try CompactTile(tile, zoom: zoom, in: NameLanguage(language)).bytes
                // A point or name takes at most about as many bytes as before, apart from scaled ones and repeated names.
                demand(compact.count <= 8 + 6 * content.count + CompactTile.nameLimit * 220, "a bounded size")
                demandSections(compact)
            }
        default: break
        }
    } catch {}
    return 0
}

/// Sections follow each other in the order of their kinds, and fill the bytes.
private func demandSections(_ bytes: [UInt8]) {
    demand(bytes.first == CompactTile.version, "the version")
    var (at, last) = (1, UInt8(0))
    while at < bytes.count {
        demand(MapKind(rawValue: bytes[at]) != nil && bytes[at] > last, "kinds in order")
        last = bytes[at]
        var (length, shift) = (0, 0)
        repeat {
            at += 1
            demand(at < bytes.count && shift < 35, "a length")
            length |= Int(bytes[at] & 127) << shift
            shift += 7
        } while bytes[at] > 127
        at += 1 + length
        demand(length > 0 && at <= bytes.count, "sections inside of the tile")
    }
}
