public import Measures

/// Growing delays between failed sign-ins with a password: of one account, and from one network address.
///
/// An attempt counts as failed until it succeeds, so that many attempts at the same time do not count as one. A refused attempt extends the
/// delay of its network address, not that of the account: who keeps asking never gets the first check when the delay of an account ends, and
/// cannot lock its owner out.
public struct SignInThrottle: Sendable {
    /// Failed attempts without a delay, and seconds of delay: the first one, which doubles with each further failure, and the longest.
    public struct Limits: Equatable, Sendable {
        public var ofAccount: Int
        public var ofAddress: Int
        public var first: Double
        public var longest: Double
        /// Seconds after which failures are forgotten.
        public var memory: Double
        /// Accounts and addresses that are remembered at most, each.
        public var entries: Int

        public init(
            ofAccount: Int = 5, ofAddress: Int = 20, first: Double = 15, longest: Double = 900, memory: Double = 86_400,
            entries: Int = 1000
        ) {
            self.ofAccount = ofAccount
            self.ofAddress = ofAddress
            self.first = first
            self.longest = longest
            self.memory = memory
            self.entries = entries
        }
    }

    public enum Event: Equatable, Sendable {
        case attempted(account: String, address: String)
        case succeeded(account: String, address: String)
    }

    public enum Effect: Equatable, Sendable {
        case check
        /// Refuses the attempt without a check, for this number of seconds.
        case refuse(seconds: Double)
        /// Notes the refusal in the security log: the first one of a delay, so that refusals cannot fill the log.
        case report
    }

    private struct Record {
        var failures: Int
        var last: Moment
        var isReported = false
    }

    public let limits: Limits
    private var accounts: [String: Record] = [:]
    private var addresses: [String: Record] = [:]

    public init(_ limits: Limits = Limits()) { self.limits = limits }

    /// Entries in memory.
    public var count: Int { accounts.count + addresses.count }

    /// - Returns: what to do about an attempt; nothing for a success.
    public mutating func handle(_ event: Event, at now: Moment) -> [Effect] {
        switch event {
        case .attempted(let account, let address):
            let ofAccount = wait(accounts[account], limits.ofAccount, now)
            let wait = max(ofAccount, wait(addresses[address], limits.ofAddress, now))
            if wait > 0 {
                let isReported = (ofAccount > 0 ? accounts[account] : addresses[address])?.isReported ?? false
                if ofAccount > 0 { accounts[account]?.isReported = true }
                let wasReported = addresses[address]?.isReported ?? false
                note(address, in: &addresses, now)
                addresses[address]?.isReported = wasReported || ofAccount <= 0
                return [.refuse(seconds: wait)] + (isReported ? [] : [.report])
            }
            note(account, in: &accounts, now)
            note(address, in: &addresses, now)
            return [.check]
        case .succeeded(let account, let address):
            accounts[account] = nil
            // Successes with one account must not permit more guesses about others.
            if let record = addresses[address] {
                addresses[address] = record.failures > 1 ? Record(failures: record.failures - 1, last: record.last) : nil
            }
            return []
        }
    }

    private func wait(_ record: Record?, _ free: Int, _ now: Moment) -> Double {
        guard let record, record.failures >= free, isRemembered(record, now) else { return 0 }
        var delay = limits.first
        for _ in 0..<min(record.failures - free, 32) { delay = min(delay * 2, limits.longest) }
        // A clock that was set back must not extend the delay.
        return min(delay, record.last + delay - now)
    }

    private func isRemembered(_ record: Record, _ now: Moment) -> Bool { now - record.last < limits.memory }

    private func note(_ key: String, in records: inout [String: Record], _ now: Moment) {
        let known = records[key].flatMap { isRemembered($0, now) ? $0.failures : nil } ?? 0
        if records[key] == nil, records.count >= limits.entries {
            records = records.filter { isRemembered($0.value, now) }
            // The one that failed longest ago has waited longest.
            if records.count >= limits.entries,
                let oldest = records.min(by: { ($0.value.last, $0.key) < ($1.value.last, $1.key) })
            {
                records[oldest.key] = nil
            }
        }
        records[key] = Record(failures: min(known + 1, 1_000), last: now)
    }
}
