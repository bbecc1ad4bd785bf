import HTTPTypes
import Hummingbird
import Measures
import Synchronization

/// Limits how many changes one session or one token may ask for: a number at once, which refills with time.
///
/// Reading is not counted: it is cached, and the connections are limited.
struct RequestBuckets: Sendable {
    struct Limits: Equatable, Sendable {
        /// Changes at once.
        var burst = 600.0
        /// Changes that are added each second.
        var perSecond = 10.0
        /// Buckets in memory. Beyond it, the one that was used longest ago is removed.
        var entries = 1000
    }

    private struct Bucket {
        var left: Double
        var since: Moment
    }

    let limits: Limits
    private var buckets: [String: Bucket] = [:]

    init(_ limits: Limits = Limits()) { self.limits = limits }

    /// Buckets in memory.
    var count: Int { buckets.count }

    /// Counts a change.
    /// - Returns: seconds to wait, without counting it; nil if it is permitted.
    mutating func take(_ key: String, at now: Moment) -> Double? {
        var bucket = buckets[key] ?? Bucket(left: limits.burst, since: now)
        // A clock that was set back must not take anything away.
        let passed = max(0, now - bucket.since)
        bucket = Bucket(left: min(limits.burst, bucket.left + passed * limits.perSecond), since: now)
        guard bucket.left >= 1 else {
            buckets[key] = bucket
            return (1 - bucket.left) / limits.perSecond
        }
        bucket.left -= 1
        if buckets[key] == nil, buckets.count >= limits.entries,
            let oldest = buckets.min(by: { ($0.value.since, $0.key) < ($1.value.since, $1.key) })
        {
            buckets[oldest.key] = nil
        }
        buckets[key] = bucket
        return nil
    }
}

/// The buckets of a server, shared by all requests.
final class ChangeLimit: Sendable {
    private let buckets = Mutex(RequestBuckets())

    /// Counts a request that changes something.
    /// - Parameter key: names the session or the token.
    /// - Throws: `RequestFailure.tooManyChanges`.
    func count(_ request: Request, of key: String, at now: Moment) throws(RequestFailure) {
        guard ![.get, .head, .options].contains(request.method) else { return }
        guard let wait = buckets.withLock({ $0.take(key, at: now) }) else { return }
        throw .tooManyChanges(seconds: Int(exactly: max(1, wait).rounded(.up)) ?? 60)
    }
}
