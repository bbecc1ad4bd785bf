import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import Localizations
import MapArchives
import MapTiles
import NIOCore
import Screens

/// Routes of the map below routes: tiles of the server's own map file, and the choice of a map.
struct MapRoutes {
    static let type = "application/vnd.hearth.map"

    let signIn: SignInStores

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(Route.Target.mapTile.path) { request, context in
            guard let tag = context.parameters.get("language"), let language = Language(rawValue: tag),
                let coordinate = MapRoutes.coordinate(context.parameters)
            else { throw RequestFailure.notFound }
            return try await MapRoutes.tile(coordinate, in: language, of: context.athlete.mapSource.map, to: request)
        }
        router.answer(
            Route.Target.mapChoice.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                guard let choice = fields[MapChooser.choiceField].flatMap({ MapSetting.Choice(rawValue: $0) }) else {
                    throw RequestFailure.badForm
                }
                let file = context.athlete.mapSource
                let before = file.setting.choice
                try file.choose(choice)
                let after = file.setting.choice
                // The source itself needed a fresh sign-in when it was named.
                if after != before, [after, before].contains(.source) {
                    signIn.note(.sourceChanged, of: context.athlete.id, by: request, from: context.address)
                }
                return HTMLAnswer.goTo(PreferenceRoutes.localPath(fields[MapChooser.returnField] ?? "/"))
            })
    }

    private static func coordinate(_ parameters: Parameters) -> TileCoordinate? {
        func number(_ name: Substring) -> Int? {
            // Other spellings of a number would be further addresses of the same tile.
            parameters.get(String(name)).flatMap { text in Int(text).flatMap { "\($0)" == text ? $0 : nil } }
        }
        guard let zoom = number("zoom"), let column = number("column"), let row = number("row") else { return nil }
        return TileCoordinate(zoom: zoom, column: column, row: row)
    }

    /// Returns a tile; an empty one where the file has none, so that pages over the sea cause no errors.
    private static func tile(
        _ coordinate: TileCoordinate, in language: Language, of map: MapFile?, to request: Request
    ) async throws -> Response {
        let archive: MapArchive?
        do throws(MapArchiveError) { archive = try map?.archive } catch { throw RequestFailure.notFound }
        guard let archive, archive.header.covers(coordinate) else { throw RequestFailure.notFound }
        let tag = "\"\(CompactTile.version)-\(archive.version)-\(language.rawValue)-\(coordinate.archiveID)\""
        // No browser keeps a place that was looked at (Docs/Decisions/0057-no-browser-keeps-a-page.md).
        let headers: HTTPFields = [.contentType: type, .cacheControl: "private, no-store", .eTag: tag]
        if ETag.isKnown(tag, to: request) { return Response(status: .notModified, headers: headers) }
        // Reading and reducing a tile may take tens of milliseconds.
        let found: Result<[UInt8]?, MapArchiveError> = await threads.run {
            do throws(MapArchiveError) {
                return .success(try archive.tile(coordinate, in: NameLanguage(language.rawValue)))
            } catch { return .failure(error) }
        }
        // A damaged tile leaves a hole, as a missing one does.
        guard case .success(let bytes) = found else { throw RequestFailure.notFound }
        return Response(
            status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes ?? CompactTile.empty.bytes)))
    }

    private static let threads = FileThreads(label: "hearth.map")
}

extension ArchiveHeader {
    /// Whether a tile shares a part with the archive.
    fileprivate func covers(_ coordinate: TileCoordinate) -> Bool {
        guard zooms.contains(coordinate.zoom) else { return false }
        let count = Double(1 << coordinate.zoom)
        func longitude(_ column: Int) -> Double { Double(column) / count * 360 - 180 }
        // Inverse of the Mercator projection (Gudermann 1830).
        func latitude(_ row: Int) -> Double { atan(sinh(.pi * (1 - 2 * Double(row) / count))) * 180 / .pi }
        return bounds.overlaps(
            west: longitude(coordinate.column), south: latitude(coordinate.row + 1), east: longitude(coordinate.column + 1),
            north: latitude(coordinate.row))
    }
}
