import Foundation
import HTTPTypes
import Hummingbird
import Localizations
import Markup
import Screens

/// Responses with pages and parts of pages.
enum HTMLAnswer {
    static let type = "text/html; charset=utf-8"

    static func page(_ html: HTML, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: html.rendered())))
    }

    /// Adds a security policy that allows pictures of this map source only.
    static func withMap(from source: MapSource?, _ response: Response) -> Response {
        var response = response
        if let source {
            response.headers[.contentSecurityPolicy] = SecurityHeaders.policy(picturesFrom: source.origin)
        }
        return response
    }

    /// Start of the content of every page.
    static let seam = "<main id=\"main\">"

    /// Streams a page: the beginning is sent before the content is known.
    ///
    /// - Parameters:
    ///   - opening: the beginning of the page, up to the seam.
    ///   - whole: creates the page. When it throws, the sentence `apology` replaces the content and the error is rethrown.
    static func page(
        opening: String, apology: String, whole: @escaping @Sendable () async throws -> HTML
    ) -> Response {
        Response(
            status: .ok, headers: headers,
            body: ResponseBody { writer in
                try await writer.write(ByteBuffer(string: opening))
                do {
                    let text = try await whole().rendered()
                    let rest = text.range(of: seam).map { text[$0.upperBound...] } ?? text[...]
                    try await writer.write(ByteBuffer(substring: rest))
                } catch {
                    let sorry = tag("p", Attribute("role", "alert")) { apology }
                    try await writer.write(ByteBuffer(string: sorry.rendered() + "</main></body></html>"))
                    try await writer.finish(nil)
                    throw error
                }
                try await writer.finish(nil)
            })
    }

    /// Redirects to a page after a change, so that a reload does not repeat the change.
    static func goTo(_ path: String) -> Response {
        Response(status: .seeOther, headers: [.location: path, .cacheControl: "no-store"])
    }

    /// Responds with a live region, which the response cache stores.
    static func part(_ html: HTML) -> Response { page(html) }

    /// Responds with a live region, or with 304 when the client has it.
    static func part(_ html: HTML, to request: Request) -> Response { known(Array(html.rendered().utf8), to: request) }

    /// Responds with the series of charts, or with 304 when the client has them.
    static func columns(_ columns: ChartColumns, to request: Request) -> Response {
        var response = known(columns.bytes, to: request)
        response.headers[.contentType] = columnsType
        return response
    }

    static let columnsType = "application/vnd.hearth.columns"

    private static func known(_ bytes: [UInt8], to request: Request) -> Response {
        let tag = ETag.of(bytes)
        var headers = headers
        headers[.eTag] = tag
        if ETag.isKnown(tag, to: request) { return Response(status: .notModified, headers: headers) }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// Responds with a picture, which the response cache stores.
    static func drawing(_ svg: HTML) -> Response {
        var response = part(svg)
        response.headers[.contentType] = "image/svg+xml"
        response.headers[.vary] = nil
        return response
    }

    /// No browser keeps a page, so that nothing is left of it after the session. A live region still gets 304, by the tag that its script keeps.
    private static let headers: HTTPFields = [
        .contentType: type, .cacheControl: "private, no-store", .vary: "Accept-Language, Cookie",
    ]
}
