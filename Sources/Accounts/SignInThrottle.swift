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
        /// - Parameter isKnown: whether it is an account; others are invented, and cannot displace the failures of accounts.
        case attempted(account: String, isKnown: Bool = true, address: String)
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
    private var inventions: [String: Record] = [:]
    private var addresses: [String: Record] = [:]

    public init(_ limits: Limits = Limits()) { self.limits = limits }

    /// Entries in memory.
    public var count: Int { accounts.count + inventions.count + addresses.count }

    /// - Returns: what to do about an attempt; nothing for a success.
    public mutating func handle(_ event: Event, at now: Moment) -> [Effect] {
        switch event {
        case .attempted(let account, let isKnown, let address):
            // A clock that was set back must not extend a delay.
            settle(account, &accounts, now)
            settle(account, &inventions, now)
            settle(address, &addresses, now)
            let record = isKnown ? accounts[account] : inventions[account]
            let ofAccount = wait(record, limits.ofAccount, now)
            let wait = max(ofAccount, wait(addresses[address], limits.ofAddress, now))
            guard wait <= 0 else { return refuse(account, isKnown, address, ofAccount: ofAccount > 0, seconds: wait, now) }
            if isKnown {
                note(account, in: &accounts, most: .max, now)
            } else {
                note(account, in: &inventions, most: limits.entries, now)
            }
            note(address, in: &addresses, most: limits.entries, now)
            return [.check]
        case .succeeded(let account, let address):
            (accounts[account], inventions[account]) = (nil, nil)
            // Successes with one account must not permit more guesses about others.
            if let record = addresses[address] {
                addresses[address] = record.failures > 1 ? Record(failures: record.failures - 1, last: record.last) : nil
            }
            return []
        }
    }

    /// Returns the whole seconds that an address has to wait; nil for none. The question itself is no attempt.
    public func delay(ofAddress address: String, at now: Moment) -> Int? {
        var record = addresses[address]
        if let known = record, known.last > now { record?.last = now }
        let seconds = wait(record, limits.ofAddress, now)
        return seconds > 0 ? Int(exactly: seconds.rounded(.up)) ?? 60 : nil
    }

    private mutating func refuse(
        _ account: String, _ isKnown: Bool, _ address: String, ofAccount: Bool, seconds: Double, _ now: Moment
    ) -> [Effect] {
        let wasReported = addresses[address]?.isReported ?? false
        var isReported = wasReported
        if ofAccount {
            isReported = (isKnown ? accounts[account] : inventions[account])?.isReported ?? false
            if isKnown { accounts[account]?.isReported = true } else { inventions[account]?.isReported = true }
        }
        note(address, in: &addresses, most: limits.entries, now)
        addresses[address]?.isReported = wasReported || !ofAccount
        return [.refuse(seconds: seconds)] + (isReported ? [] : [.report])
    }

    private func settle(_ key: String, _ records: inout [String: Record], _ now: Moment) {
        if let record = records[key], record.last > now { records[key]?.last = now }
    }

    private func wait(_ record: Record?, _ free: Int, _ now: Moment) -> Double {
        guard let record, record.failures >= free, isRemembered(record, now) else { return 0 }
        var delay = limits.first
        for _ in 0..<min(record.failures - free, 32) { delay = min(delay * 2, limits.longest) }
        return record.last + delay - now
    }

    private func isRemembered(_ record: Record, _ now: Moment) -> Bool { now - record.last < limits.memory }

    /// - Parameter most: entries that are kept at most.
    private func note(_ key: String, in records: inout [String: Record], most: Int, _ now: Moment) {
        let known = records[key].flatMap { isRemembered($0, now) ? $0.failures : nil } ?? 0
        if records[key] == nil, records.count >= most {
            records = records.filter { isRemembered($0.value, now) }
            // The one that failed longest ago has waited longest.
            if records.count >= most,
                let oldest = records.min(by: { ($0.value.last, $0.key) < ($1.value.last, $1.key) })
            {
                records[oldest.key] = nil
            }
        }
        records[key] = Record(failures: min(known + 1, 1_000), last: now)
    }
}
