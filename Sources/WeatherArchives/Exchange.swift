import Foundation
import Synchronization
import TrainingLog

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One HTTP request with limits: no redirects, cookies or cache, a maximum response size and a timeout.
final class Exchange: NSObject, URLSessionDataDelegate, Sendable {
    typealias Answer = (status: Int, retryAfter: Int?, body: Data)

    private struct State {
        var status: Int?
        var retryAfter: Int?
        var body = Data()
        var isTooLarge = false
        var ends: CheckedContinuation<Result<Answer, HourlyArchiveError>, Never>?
    }

    private let state = Mutex(State())
    private let largest: Int

    private init(largest: Int) { self.largest = largest }

    static func get(_ url: URL, patience: Double, largest: Int) async throws(HourlyArchiveError) -> Answer {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForRequest = patience
        configuration.timeoutIntervalForResource = patience
        let exchange = Exchange(largest: largest)
        let session = URLSession(configuration: configuration, delegate: exchange, delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue("Hearth", forHTTPHeaderField: "User-Agent")
        let task = session.dataTask(with: request)
        // A server that sends a byte now and then keeps resetting the session's own timeout. This one is absolute.
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
    private func end(_ result: Result<Answer, HourlyArchiveError>) {
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
        // Redirects are refused wherever they lead: the owner named another address.
        end(.failure(.refused(status: response.statusCode, retryAfter: nil)))
        completionHandler(nil)
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
        guard let status else { return end(.failure(.unreachable)) }
        end(.success((status, retryAfter, body)))
    }
}
