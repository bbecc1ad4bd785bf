import HTTPTypes
import Hummingbird
import Localizations
import Screens

/// Routes of static files. Responses are cached forever when the address has the current mark, and revalidated otherwise.
struct AssetRoutes {
    let assets: AssetCatalogue

    func add(to router: some RouterMethods<ServerRequestContext>) {
        router.answer(Route.Target.assets.path + "**") { request, context in
            var parts = context.parameters.getCatchAll()[...]
            let isCurrent = parts.first.map(String.init) == assets.mark
            // A page from before an update uses the old mark. It gets the new file, which is revalidated next time.
            if isCurrent || parts.first.map(AssetCatalogue.isMark) == true { parts = parts.dropFirst() }
            guard let asset = assets[parts.joined(separator: "/")] else { throw RequestFailure.notFound }
            return AssetRoutes.response(
                asset, to: request, cacheControl: isCurrent ? "public, max-age=31536000, immutable" : "no-cache")
        }
        // The scope of a service worker is the folder that it is served from.
        addRoot("/service-worker.js", "scripts/service-worker.js", to: router)
        router.answer(Route.Target.manifest.path) { request, _ in
            // Browsers request it without cookies, so the page states its language in the address.
            let language = QueryText.value("language", of: request).flatMap { Language(rawValue: $0) } ?? .english
            let manifest = WebManifest(HomeScreenCard(language)) { assets.path(of: $0) }
            return AssetRoutes.response(try manifest.asset(), to: request, cacheControl: "no-cache")
        }
        addRoot("/favicon.ico", "icon.svg", to: router)
        router.answer(RoutePattern.exampleTable.rawValue) { request, _ in
            guard let table = assets["sessions.csv"] else { throw RequestFailure.notFound }
            var response = AssetRoutes.response(table, to: request, cacheControl: "no-cache")
            response.headers[.contentDisposition] = "attachment; filename=\"hearth-sessions.csv\""
            return response
        }
    }

    private func addRoot(_ path: String, _ name: String, to router: some RouterMethods<ServerRequestContext>) {
        router.answer(path) { request, _ in
            guard let asset = assets[name] else { throw RequestFailure.notFound }
            return AssetRoutes.response(asset, to: request, cacheControl: "no-cache")
        }
    }

    static func response(_ asset: Asset, to request: Request, cacheControl: String) -> Response {
        var headers: HTTPFields = [
            .contentType: asset.type, .cacheControl: cacheControl, .eTag: asset.tag, .vary: "Accept-Encoding",
        ]
        if ETag.isKnown(asset.tag, to: request) {
            headers[.contentType] = nil
            return Response(status: .notModified, headers: headers)
        }
        guard let packed = asset.gzipped, acceptsGzip(request.headers[.acceptEncoding] ?? "") else {
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: asset.bytes)))
        }
        headers[.contentEncoding] = "gzip"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: packed)))
    }

    /// Whether an `Accept-Encoding` header names gzip, or everything, without refusing it by `q=0`.
    static func acceptsGzip(_ header: String) -> Bool {
        for part in header.lowercased().split(separator: ",") {
            let pieces = part.split(separator: ";").map { $0.filter { $0 != " " } }
            guard let name = pieces.first, name == "gzip" || name == "*" else { continue }
            return !pieces.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
        }
        return false
    }
}
