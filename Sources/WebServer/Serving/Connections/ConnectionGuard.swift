import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Applies the limits of one connection, on its event loop: time for heads, bodies, pauses and responses that are not read.
///
/// It also answers requests that the parser refuses before they reach a route: an unknown method gets 405. A response to `HEAD` keeps its
/// head only.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// Methods that at least one route accepts.
    static let allowedMethods = "GET, HEAD, POST"

    private let registry: ConnectionRegistry
    private let limits: ConnectionLimits
    private let transportSecurity: String?
    private let wire: WireObserver
    private var check: RepeatedTask?
    private var isResponding = false
    /// Methods of the requests that are not answered yet, oldest first.
    private var methods: [HTTPRequest.Method] = []

    /// - Parameter transportSecurity: value of HSTS if clients reach the server by TLS; nil otherwise. Browsers ignore it when a refusal
    ///   comes by plain HTTP (RFC 6797, 8.1): without a request, it is not known whether a proxy passes it on.
    init(limits: ConnectionLimits, registry: ConnectionRegistry, transportSecurity: String? = nil) {
        self.transportSecurity = transportSecurity
        self.limits = limits
        self.registry = registry
        wire = WireObserver(limits)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        do {
            let pipeline = context.pipeline.syncOperations
            // After the handlers of TLS: a handshake is no part of a head, and encrypted bytes must not be discarded.
            let encoder = try pipeline.handler(type: HTTPResponseEncoder.self)
            try pipeline.addHandler(wire, position: .before(encoder))
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
            try pipeline.addHandler(ProtocolVersionHandler(), position: .after(decoder))
        } catch {
            context.close(promise: nil)
            return
        }
        if context.channel.isActive { begin(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    private func begin(_ context: ChannelHandlerContext) {
        guard check == nil else { return }
        guard registry.add(context.channel) else {
            // Every other connection is being answered. A browser shows that the server is busy.
            refuse(context, .serviceUnavailable, [.retryAfter: "5"])
            return
        }
        let interval = TimeAmount(limits.interval)
        let loopBound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        check = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
            let (handler, context) = loopBound.value
            handler.checkTime(context)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { leave(context) }

    func channelInactive(context: ChannelHandlerContext) {
        leave(context)
        context.fireChannelInactive()
    }

    private func leave(_ context: ChannelHandlerContext) {
        check?.cancel()
        check = nil
        registry.remove(context.channel)
    }

    private func checkTime(_ context: ChannelHandlerContext) {
        guard let verdict = wire.timer.verdict(at: .now) else { return }
        if (verdict == .headTooSlow || verdict == .bodyTooSlow), !isResponding {
            refuse(context, .requestTimeout)
        } else {
            context.close(promise: nil)
        }
    }

    /// Responds without a route, and closes the connection.
    private func refuse(
        _ context: ChannelHandlerContext, _ status: HTTPResponse.Status, _ fields: HTTPFields = [:]
    ) {
        var fields = fields
        fields[.connection] = "close"
        fields[.contentLength] = "0"
        fields[.xContentTypeOptions] = "nosniff"
        if let transportSecurity { fields[.strictTransportSecurity] = transportSecurity }
        context.write(wrapOutboundOut(.head(HTTPResponse(status: status, headerFields: fields))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.close(promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            wire.timer.headReceived(at: .now)
            methods.append(head.method)
            registry.update(context.channel, isIdle: false)
        case .body(let bytes): wire.timer.bodyReceived(bytes.readableBytes, at: .now)
        case .end: wire.timer.requestEnded(at: .now)
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head) where head.status.kind == .informational: context.write(data, promise: promise)
        case .head:
            isResponding = true
            context.write(data, promise: promise)
        case .body: dropping(isDropped) { context.write(data, promise: promise) }
        case .end:
            // The encoder would end the body here with an empty chunk, but a response to HEAD has no body.
            dropping(isDropped) { context.write(data, promise: promise) }
            isResponding = false
            if !methods.isEmpty { methods.removeFirst() }
            wire.timer.responseEnded(at: .now)
            if methods.isEmpty { registry.update(context.channel, isIdle: true) }
        }
    }

    private var isDropped: Bool { methods.first == .head }

    private func dropping(_ isDropped: Bool, _ write: () -> Void) {
        wire.isDropping = isDropped
        write()
        wire.isDropping = false
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        wire.timer.writabilityChanged(context.channel.isWritable, at: .now)
        context.fireChannelWritabilityChanged()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let error = error as? HTTPParserError, error == .invalidMethod, !isResponding, methods.isEmpty {
            refuse(context, .methodNotAllowed, [.allow: ConnectionGuard.allowedMethods])
        } else {
            context.fireErrorCaught(error)
        }
    }
}

/// Observes the bytes of a connection before the parser and after the encoder.
private final class WireObserver: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    var timer: ConnectionTimer
    /// Whether bytes that are written now are discarded.
    var isDropping = false

    init(_ limits: ConnectionLimits) { timer = ConnectionTimer(limits: limits, now: .now) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        timer.bytesReceived(at: .now)
        context.fireChannelRead(data)
    }

    func read(context: ChannelHandlerContext) {
        timer.bodyWanted(at: .now)
        context.read()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if isDropping { promise?.succeed() } else { context.write(data, promise: promise) }
    }
}
