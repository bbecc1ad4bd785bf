import HummingbirdCore
import Logging
public import NIOCore

/// TLS of the server's own.
public struct ConnectionEncryption: Sendable {
    /// Returns the handlers of a new connection, which decrypt what the handlers after them receive.
    let handlers: @Sendable () throws -> [any ChannelHandler]

    public init(handlers: @escaping @Sendable () throws -> [any ChannelHandler]) { self.handlers = handlers }

    /// Returns a server of HTTP/1.1 over TLS.
    func server(_ configuration: HTTP1Channel.Configuration) -> HTTPServerBuilder {
        HTTPServerBuilder { responder in
            EncryptedChannel(base: HTTP1Channel(responder: responder, configuration: configuration), encryption: self)
        }
    }
}

/// A connection whose bytes are decrypted before the handlers of HTTP see them.
private struct EncryptedChannel: ServerChildChannel {
    let base: HTTP1Channel
    let encryption: ConnectionEncryption

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandlers(try encryption.handlers())
        }.flatMap { base.setup(channel: channel, logger: logger) }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}
