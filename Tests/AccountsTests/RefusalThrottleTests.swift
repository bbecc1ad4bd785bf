import Measures
import Testing

@testable import Accounts

struct RefusalThrottleTests {
    private static let now = Scratch.now

    /// Throttle that a test asks.
    private final class Asked {
        var throttle: RefusalThrottle

        init(_ limits: RefusalThrottle.Limits = RefusalThrottle.Limits()) { throttle = RefusalThrottle(limits) }

        func isDue(_ event: AuditEvent, of athlete: String? = nil, from address: String, after seconds: Double = 0) -> Bool {
            throttle.isDue(event, of: athlete, from: address, at: RefusalThrottleTests.now + seconds)
        }
    }

    @Test func `a refusal is due once in a pause, for each event, athlete and address`() {
        let asked = Asked()
        #expect(asked.isDue(.hostRefused, from: "a"))
        #expect(!asked.isDue(.hostRefused, from: "a", after: 599))
        #expect(asked.isDue(.tokenRefused, from: "a"))
        #expect(asked.isDue(.hostRefused, of: "1", from: "a"))
        #expect(asked.isDue(.hostRefused, from: "b"))
        #expect(asked.isDue(.hostRefused, from: "a", after: 600))
    }

    @Test func `a flood from many addresses is recorded up to a limit, and again after the pause`() {
        let asked = Asked(.init(pause: 600, entries: 3))
        let due = (0..<1000).count { asked.isDue(.accessRefused, from: "\($0)") }
        #expect(due == 3 && asked.throttle.count == 3)
        #expect(asked.isDue(.accessRefused, from: "500", after: 600))
        #expect(asked.throttle.count == 1)
    }

    @Test func `a clock that was set back does not silence the log`() {
        let asked = Asked()
        #expect(asked.isDue(.hostRefused, from: "a"))
        #expect(asked.isDue(.hostRefused, from: "a", after: -86_400))
    }
}
