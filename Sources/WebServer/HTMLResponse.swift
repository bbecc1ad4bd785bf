import Hummingbird
import JWTKit

/// A whole page as an answer.
struct HTMLResponse: ResponseGenerator {
    var html: String

    func response(from request: Request, context: some RequestContext) throws -> Response {
        Response(
            status: .ok, headers: [.contentType: "text/html; charset=utf-8"], body: .init(byteBuffer: .init(string: html)))
    }
}
