import Contract
import Foundation
import Sync
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Receives the events of one request, and reports each state or the error that ends the stream.
final class EventConnection: NSObject, URLSessionDataDelegate {
    typealias Results = AsyncStream<Result<ServerState, HearthClientError>>

    /// Seconds without a byte until the connection counts as lost: the server sends a comment every 15 seconds.
    static let patience = 45.0

    private let reader = Mutex(ServerEventReader())
    private let results: Results.Continuation

    private init(_ results: Results.Continuation) { self.results = results }

    /// Sends a request and returns its events. The connection closes when the sequence is released.
    static func events(_ request: URLRequest) -> SyncEvents {
        var request = request
        request.timeoutInterval = patience
        // Each state replaces the earlier ones.
        let (stream, continuation) = Results.makeStream(bufferingPolicy: .bufferingNewest(8))
        let session = URLSession(
            configuration: .ephemeral, delegate: EventConnection(continuation), delegateQueue: nil)
        continuation.onTermination = { _ in session.invalidateAndCancel() }
        session.dataTask(with: request).resume()
        return SyncEvents(results: stream)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        if status == 200 {
            completionHandler(.allow)
        } else {
            end(.invalidResponse(status: status))
            completionHandler(.cancel)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        for event in reader.withLock({ $0.take(data) }) where event.name == SyncEventPayload.event {
            do throws(HearthClientError) {
                let payload: SyncEventPayload = try ServerConnection.decoded(Data(event.data.utf8))
                guard let state = payload.state else { throw .decodingFailure(path: "cursor") }
                results.yield(.success(state))
            } catch { end(error) }
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error { end(.networkFailure(reason: error.localizedDescription)) } else { results.finish() }
    }

    private func end(_ error: HearthClientError) {
        results.yield(.failure(error))
        results.finish()
    }
}
