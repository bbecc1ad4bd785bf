import Testing

@testable import WebServer

struct ConnectionTimerTests {
    private static let limits = ConnectionLimits()
    private let start = ContinuousClock.Instant.now

    private func at(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }
    private func timer() -> ConnectionTimer { ConnectionTimer(limits: Self.limits, now: start) }

    @Test func `a connection without a request is closed after its idle time`() {
        let timer = timer()
        #expect(timer.verdict(at: at(59)) == nil && timer.verdict(at: at(60)) == .idle)
    }

    @Test func `a slow head has ten seconds from its first byte, however many bytes arrive`() {
        var timer = timer()
        timer.bytesReceived(at: at(30))
        for second in 31...39 {
            timer.bytesReceived(at: at(Double(second)))
            #expect(timer.verdict(at: at(Double(second))) == nil)
        }
        #expect(timer.verdict(at: at(40)) == .headTooSlow)
        #expect(timer.isIdle)
        timer.headReceived(at: at(40))
        timer.requestEnded(at: at(40))
        #expect(timer.verdict(at: at(10_000)) == nil && !timer.isIdle, "an answer takes as long as it takes")
        timer.responseEnded(at: at(10_000))
        #expect(timer.verdict(at: at(10_059)) == nil && timer.verdict(at: at(10_060)) == .idle)
    }

    @Test func `a body may pause, but neither stall nor arrive too slowly`() {
        var timer = timer()
        timer.headReceived(at: at(0))
        timer.bodyWanted(at: at(0))
        #expect(timer.verdict(at: at(19)) == nil && timer.verdict(at: at(20)) == .bodyTooSlow)
        // One byte every ten seconds never stalls.
        for step in 1...3 {
            timer.bodyReceived(1, at: at(Double(step) * 10))
            timer.bodyWanted(at: at(Double(step) * 10))
        }
        #expect(timer.verdict(at: at(30)) == .bodyTooSlow)
    }

    @Test func `a slow upload at the minimum rate may take hours, and waits for the server do not count`() {
        var timer = timer()
        timer.headReceived(at: at(0))
        for second in 0..<7_200 {
            timer.bodyWanted(at: at(Double(second)))
            timer.bodyReceived(1_000, at: at(Double(second) + 1))
            #expect(timer.verdict(at: at(Double(second) + 1)) == nil)
        }
        // The server requests no more bytes, because its disk is slow.
        #expect(timer.verdict(at: at(50_000)) == nil)
    }

    @Test func `a response that is not read is aborted, and one that is read slowly is not`() {
        var timer = timer()
        timer.headReceived(at: at(0))
        timer.requestEnded(at: at(0))
        timer.writabilityChanged(false, at: at(1))
        #expect(timer.verdict(at: at(120)) == nil && timer.verdict(at: at(121)) == .responseNotRead)
        timer.writabilityChanged(true, at: at(100))
        timer.writabilityChanged(false, at: at(100))
        #expect(timer.verdict(at: at(219)) == nil && timer.verdict(at: at(220)) == .responseNotRead)
    }

    @Test func `the second of two responses in a row keeps the connection open`() {
        var timer = timer()
        for _ in 0..<2 {
            timer.headReceived(at: at(0))
            timer.requestEnded(at: at(0))
        }
        timer.responseEnded(at: at(1))
        #expect(timer.verdict(at: at(500)) == nil)
        timer.responseEnded(at: at(500))
        #expect(timer.verdict(at: at(560)) == .idle)
    }
}
