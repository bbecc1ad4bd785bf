import NIOCore
import NIOHTTP1

/// Answers HTTP/1.0 requests as HTTP/1.0, and handles `Expect: 100-continue`.
///
/// It is placed between the parser and the conversion to version-independent requests, which drops the version. A response to HTTP/1.0 is
/// never chunked, and the connection closes after it: `keep-alive` was an extension of HTTP/1.0 that a server may ignore.
final class ProtocolVersionHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// Versions of the requests that are not answered yet, oldest first.
    private var versions: [HTTPVersion] = []
    /// Whether the newest request expects `100 Continue` while earlier responses are still being sent.
    private var isContinueDue = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(var head):
            versions.append(head.version)
            if isOld(head.version) {
                head.headers.replaceOrAdd(name: "connection", value: "close")
                context.fireChannelRead(wrapInboundOut(.head(head)))
            } else {
                isContinueDue = head.headers[canonicalForm: "expect"].contains { $0.lowercased() == "100-continue" }
                context.fireChannelRead(data)
                if versions.count == 1 { sendContinue(context) }
            }
        case .body, .end:
            // The client sent the body without waiting.
            isContinueDue = false
            context.fireChannelRead(data)
        }
    }

    private func isOld(_ version: HTTPVersion) -> Bool { version.major < 1 || (version.major == 1 && version.minor < 1) }

    private func sendContinue(_ context: ChannelHandlerContext) {
        guard isContinueDue else { return }
        isContinueDue = false
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head):
            if let version = versions.first, isOld(version) {
                head.version = .http1_0
                head.headers.replaceOrAdd(name: "connection", value: "close")
                context.write(wrapOutboundOut(.head(head)), promise: promise)
            } else {
                context.write(data, promise: promise)
            }
        case .body: context.write(data, promise: promise)
        case .end:
            context.write(data, promise: promise)
            if !versions.isEmpty { versions.removeFirst() }
            if versions.count == 1 { sendContinue(context) }
        }
    }
}
