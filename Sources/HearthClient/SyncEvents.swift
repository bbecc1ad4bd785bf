public import Sync

/// The states that a server announces on one connection: the present one, unless the device has it, and then one after each change.
///
/// The sequence ends when the server closes the connection, and throws when the connection fails. The device then opens another one after
/// the wait of its `BackOff`.
public struct SyncEvents: AsyncSequence, Sendable {
    public typealias Element = ServerState
    public typealias Failure = HearthClientError

    let results: AsyncStream<Result<ServerState, HearthClientError>>

    public func makeAsyncIterator() -> Iterator { Iterator(base: results.makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
        var base: AsyncStream<Result<ServerState, HearthClientError>>.Iterator

        public mutating func next() async throws(HearthClientError) -> ServerState? {
            try await next(isolation: #isolation)
        }

        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(HearthClientError) -> ServerState? {
            try await base.next(isolation: actor)?.get()
        }
    }
}
