import Foundation
import HTTPTypes
import Hummingbird
import Localizations
import Markup
import Screens

/// Pages and parts of pages as answers.
enum HTMLAnswer {
    static let type = "text/html; charset=utf-8"

    static func page(_ html: HTML, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: html.rendered())))
    }

    /// The page may show pictures of this source, and of nobody else.
    static func withMap(from source: MapSource?, _ response: Response) -> Response {
        var response = response
        if let source {
            response.headers[.contentSecurityPolicy] = SecurityHeaders.policy(picturesFrom: source.origin)
        }
        return response
    }

    /// Where the content of every page begins.
    static let seam = "<main id=\"main\">"

    /// A page whose beginning is sent before its content is known.
    ///
    /// - Parameters:
    ///   - opening: what the whole page begins with, up to the seam.
    ///   - whole: the page; when it cannot be made, the sentence `apology` takes its content's place, and the error goes on.
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

    /// Leads on to a page after something was done, so that a reload does not do it again.
    static func goTo(_ path: String) -> Response {
        Response(status: .seeOther, headers: [.location: path, .cacheControl: "no-store"])
    }

    /// A live region, to be answered from the cache of responses.
    static func part(_ html: HTML) -> Response { page(html) }

    /// A live region, or only the word that it did not change.
    static func part(_ html: HTML, to request: Request) -> Response { known(Array(html.rendered().utf8), to: request) }

    /// The numbers of charts, or only the word that they did not change.
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

    /// A picture, to be answered from the cache of responses.
    static func drawing(_ svg: HTML) -> Response {
        var response = part(svg)
        response.headers[.contentType] = "image/svg+xml"
        response.headers[.vary] = nil
        return response
    }

    private static let headers: HTTPFields = [
        .contentType: type, .cacheControl: "private, no-cache", .vary: "Accept-Language, Cookie",
    ]
}
