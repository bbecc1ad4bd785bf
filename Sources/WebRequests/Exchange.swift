import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The exchange of one request and its response.
final class Exchange: NSObject, URLSessionDataDelegate, Sendable {
    typealias Answer = WebRequest.Answer

    private struct State {
        var status: Int?
        var retryAfter: Int?
        var body = Data()
        var isTooLarge = false
        var ends: CheckedContinuation<Result<Answer, WebRequestError>, Never>?
    }

    private let state = Mutex(State())
    private let largest: Int

    private init(largest: Int) { self.largest = largest }

    /// Settings of a session without cookies, cache and early timeouts.
    /// - Parameter patience: timeout in seconds.
    static func configuration(patience: Double) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        // A session may drop the fraction of a second, so the alarm of `answer` is the one that decides.
        configuration.timeoutIntervalForRequest = patience.rounded(.up) + 1
        configuration.timeoutIntervalForResource = patience.rounded(.up) + 1
        return configuration
    }

    /// - Parameter patience: timeout in seconds.
    static func answer(to request: URLRequest, patience: Double, largest: Int) async throws(WebRequestError) -> Answer {
        let exchange = Exchange(largest: largest)
        let session = URLSession(configuration: configuration(patience: patience), delegate: exchange, delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        let task = session.dataTask(with: request)
        // A server that sends a byte now and then keeps resetting the session's timeout. This one is absolute.
        let alarm = Task {
            try await Task.sleep(for: .seconds(patience))
            exchange.end(.failure(.tooSlow))
            task.cancel()
        }
        defer { alarm.cancel() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                exchange.state.withLock { $0.ends = continuation }
                task.resume()
            }
        } onCancel: {
            exchange.end(.failure(.unreachable))
            task.cancel()
        }
        return try result.get()
    }

    /// Ends the exchange. Only the first call has an effect.
    private func end(_ result: Result<Answer, WebRequestError>) {
        let ends = state.withLock { state in
            defer { state.ends = nil }
            return state.ends
        }
        ends?.resume(returning: result)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // Redirects are refused wherever they lead: the owner named another address. The completion handler is not called: on Linux it
        // ends the process when the task has just been cancelled, as it is at the end of the exchange and by a timeout.
        end(.failure(.redirected(status: response.statusCode)))
        task.cancel()
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let answer = response as? HTTPURLResponse
        state.withLock {
            $0.status = answer?.statusCode
            $0.retryAfter = answer?.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
            $0.isTooLarge = response.expectedContentLength > Int64(largest)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            if state.body.count + data.count > largest { state.isTooLarge = true } else { state.body += data }
            return state.isTooLarge
        }
        guard isTooLarge else { return }
        end(.failure(.tooLarge(limit: largest)))
        dataTask.cancel()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (status, retryAfter, body, isTooLarge) = state.withLock { ($0.status, $0.retryAfter, $0.body, $0.isTooLarge) }
        if isTooLarge { return end(.failure(.tooLarge(limit: largest))) }
        if let error {
            return end(.failure((error as? URLError)?.code == .timedOut ? .tooSlow : .unreachable))
        }
        guard let status else {
            // On Linux a redirect to a place that is no address has a response that the session does not report.
            guard let answer = task.response as? HTTPURLResponse else { return end(.failure(.unreachable)) }
            return end(.failure(.redirected(status: answer.statusCode)))
        }
        end(.success(Answer(status: status, retryAfter: retryAfter, body: body)))
    }
}
