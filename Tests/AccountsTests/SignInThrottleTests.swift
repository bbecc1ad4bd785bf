import Measures
import Testing

@testable import Accounts

struct SignInThrottleTests {
    private static let now = Moment(secondsSince1970: 1_717_223_400)
    private static let limits = SignInThrottle.Limits(
        ofAccount: 3, ofAddress: 6, first: 10, longest: 60, memory: 1000, entries: 20)

    private static func attempt(_ account: String, _ address: String = "a") -> SignInThrottle.Event {
        .attempted(account: account, address: address)
    }

    @Test func `the delay of an account doubles with each failure up to a limit`() {
        var throttle = SignInThrottle(Self.limits)
        var now = Self.now
        var delays: [Double] = []
        for _ in 0..<8 {
            var effects = throttle.handle(Self.attempt("mia", "\(delays.count)"), at: now)
            if case .refuse(let seconds)? = effects.first {
                delays.append(seconds)
                now = now + seconds
                effects = throttle.handle(Self.attempt("mia", "\(delays.count)"), at: now)
            } else {
                delays.append(0)
            }
            #expect(effects == [.check])
        }
        #expect(delays == [0, 0, 0, 10, 20, 40, 60, 60])
        // Another account has no delay.
        let other = throttle.handle(Self.attempt("ben", "z"), at: now)
        #expect(other == [.check])
    }

    @Test func `many accounts from one address are delayed, and a success permits no more guesses about others`() {
        var throttle = SignInThrottle(Self.limits)
        for index in 0..<6 {
            let effects = throttle.handle(Self.attempt("person \(index)"), at: Self.now)
            #expect(effects == [.check])
            guard index == 2 else { continue }
            let success = throttle.handle(.succeeded(account: "person 2", address: "a"), at: Self.now)
            #expect(success.isEmpty)
        }
        let sixth = throttle.handle(Self.attempt("own"), at: Self.now)
        let seventh = throttle.handle(Self.attempt("own"), at: Self.now)
        #expect(sixth == [.check] && seventh == [.refuse(seconds: 10), .report])
        let elsewhere = throttle.handle(Self.attempt("own", "b"), at: Self.now)
        #expect(elsewhere == [.check])
    }

    @Test func `a success clears the account, and time does`() {
        var throttle = SignInThrottle(Self.limits)
        for _ in 0..<3 { _ = throttle.handle(Self.attempt("mia"), at: Self.now) }
        let refused = throttle.handle(Self.attempt("mia"), at: Self.now + 9)
        #expect(refused == [.refuse(seconds: 1), .report])
        _ = throttle.handle(.succeeded(account: "mia", address: "a"), at: Self.now)
        let cleared = throttle.handle(Self.attempt("mia"), at: Self.now)
        #expect(cleared == [.check])
        for _ in 0..<2 { _ = throttle.handle(Self.attempt("mia"), at: Self.now) }
        let later = throttle.handle(Self.attempt("mia"), at: Self.now + 1000)
        #expect(later == [.check])
    }

    @Test func `a clock that is set back extends no delay`() {
        var throttle = SignInThrottle(Self.limits)
        for _ in 0..<3 { _ = throttle.handle(Self.attempt("mia"), at: Self.now) }
        let refused = throttle.handle(Self.attempt("mia"), at: Self.now + -1e7)
        #expect(refused == [.refuse(seconds: 10), .report])
        // The delay begins with the clock as it is now, and ends by it.
        let later = throttle.handle(Self.attempt("mia", "b"), at: Self.now + (-1e7 + 11))
        #expect(later == [.check])
    }

    @Test func `the number of entries is bounded, and those that failed last stay`() {
        var throttle = SignInThrottle(Self.limits)
        for _ in 0..<3 { _ = throttle.handle(Self.attempt("mia", "home"), at: Self.now) }
        for index in 0..<500 {
            _ = throttle.handle(
                .attempted(account: "n\(index)", isKnown: false, address: "x\(index)"), at: Self.now + Double(index) / 100)
        }
        // Invented names displace no failures of an account.
        #expect(throttle.count == 41)
        let kept = throttle.handle(Self.attempt("mia", "elsewhere"), at: Self.now + 5)
        #expect(kept.contains { if case .refuse = $0 { true } else { false } })
        func invented(_ address: String) -> SignInThrottle.Event { .attempted(account: "n499", isKnown: false, address: address) }
        for _ in 0..<2 { _ = throttle.handle(invented("y"), at: Self.now + 5) }
        let refused = throttle.handle(invented("z"), at: Self.now + 5)
        #expect(refused == [.refuse(seconds: 10), .report])
    }

    @Test func `who asks again and again during a delay waits longest, and the owner gets in when it ends`() {
        var throttle = SignInThrottle(Self.limits)
        for _ in 0..<3 { _ = throttle.handle(Self.attempt("mia", "stranger"), at: Self.now) }
        var reports = 0
        for second in 0..<10 {
            let effects = throttle.handle(Self.attempt("mia", "stranger"), at: Self.now + Double(second))
            reports += effects.count { $0 == .report }
            #expect(effects.contains { if case .refuse = $0 { true } else { false } })
        }
        // Refusals are reported once.
        #expect(reports == 1)
        let stranger = throttle.handle(Self.attempt("mia", "stranger"), at: Self.now + 10)
        #expect(stranger != [.check])
        let owner = throttle.handle(Self.attempt("mia", "home"), at: Self.now + 10)
        #expect(owner == [.check])
    }

    @Test func `refusals of one address are reported once, whatever names it tries`() {
        var throttle = SignInThrottle(Self.limits)
        for index in 0..<6 { _ = throttle.handle(Self.attempt("person \(index)"), at: Self.now) }
        var reports = 0
        for index in 0..<100 {
            reports += throttle.handle(Self.attempt("other \(index)"), at: Self.now).count { $0 == .report }
        }
        #expect(reports == 1)
    }
}
