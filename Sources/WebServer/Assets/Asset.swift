import Archives

/// One static file, ready to be sent.
struct Asset: Sendable {
    var type: String
    var bytes: [UInt8]
    /// Nil when compressing gains nothing.
    var gzipped: [UInt8]?
    var tag: String

    init(name: String, bytes: [UInt8]) {
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        let kind = Asset.kinds[ending] ?? (type: "application/octet-stream", isText: false)
        type = kind.type
        self.bytes = bytes
        tag = ETag.of(bytes)
        if kind.isText {
            let packed = GzipStream.smallest(bytes)
            if packed.count < bytes.count { gzipped = packed }
        }
    }

    private static let kinds: [String: (type: String, isText: Bool)] = [
        "css": ("text/css; charset=utf-8", true), "js": ("text/javascript; charset=utf-8", true),
        "mjs": ("text/javascript; charset=utf-8", true), "json": ("application/json", true),
        "webmanifest": ("application/manifest+json", true), "svg": ("image/svg+xml", true),
        "csv": ("text/csv; charset=utf-8", true), "txt": ("text/plain; charset=utf-8", true),
        "html": ("text/html; charset=utf-8", true), "png": ("image/png", false),
        "wasm": ("application/wasm", true), "webp": ("image/webp", false), "ico": ("image/x-icon", false),
    ]
}
