import NIOCore
import NIOTLS

/// Closes a connection whose client does not complete the TLS handshake in time.
final class HandshakeDeadline: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let patience: TimeAmount
    private var end: Scheduled<Void>?

    /// - Parameter patience: time from the beginning of the connection. The default is that of a request's head.
    init(patience: TimeAmount = .seconds(10)) { self.patience = patience }

    func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { begin(context) } }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    private func begin(_ context: ChannelHandlerContext) {
        guard end == nil else { return }
        let channel = context.channel
        end = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted? = event as? TLSUserEvent { end?.cancel() }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        end?.cancel()
        context.fireChannelInactive()
    }
}
