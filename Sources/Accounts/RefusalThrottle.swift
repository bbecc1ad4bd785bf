public import Measures

/// Decides which refused requests the security log records: the first of each event, athlete and network address, and then one in each pause.
///
/// Anyone who reaches the server can cause refusals. Beyond `Limits.entries` different ones in a pause, further ones are not recorded.
public struct RefusalThrottle: Sendable {
    public struct Limits: Equatable, Sendable {
        /// Seconds between two records of the same refusal.
        public var pause: Double
        /// Different refusals in a pause.
        public var entries: Int

        public init(pause: Double = 600, entries: Int = 200) {
            self.pause = pause
            self.entries = entries
        }
    }

    private struct Key: Hashable {
        var event: AuditEvent
        var athlete: String?
        var address: String
    }

    public let limits: Limits
    private var recorded: [Key: Moment] = [:]

    public init(_ limits: Limits = Limits()) { self.limits = limits }

    /// Refusals in memory.
    public var count: Int { recorded.count }

    /// - Returns: whether to record a refusal, which then counts as recorded.
    public mutating func isDue(_ event: AuditEvent, of athlete: String?, from address: String, at now: Moment) -> Bool {
        let key = Key(event: event, athlete: athlete, address: address)
        if let last = recorded[key], isRecent(last, now) { return false }
        if recorded[key] == nil, recorded.count >= limits.entries {
            recorded = recorded.filter { isRecent($0.value, now) }
            guard recorded.count < limits.entries else { return false }
        }
        recorded[key] = now
        return true
    }

    /// A clock that was set back must not silence the log.
    private func isRecent(_ last: Moment, _ now: Moment) -> Bool { abs(now - last) < limits.pause }
}
