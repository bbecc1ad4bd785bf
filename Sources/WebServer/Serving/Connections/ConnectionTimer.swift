/// Phase of a connection and the time since it began. Decides when its client has taken too long.
struct ConnectionTimer: Sendable {
    enum Phase: Equatable, Sendable { case idle, head, body, response }
    /// Why a connection is closed.
    enum Verdict: Equatable, Sendable { case idle, headTooSlow, bodyTooSlow, responseNotRead }

    typealias Instant = ContinuousClock.Instant

    let limits: ConnectionLimits
    private(set) var phase = Phase.idle
    /// When the phase began.
    private(set) var since: Instant
    /// Received bytes of the body.
    private var received = 0
    /// Since when the server has been waiting for bytes of the body; nil while it requests none.
    private var waitingSince: Instant?
    /// Total of earlier waits.
    private var waited = Duration.zero
    /// Since when the client has read nothing of what is waiting to be sent; nil while nothing is waiting.
    private var unreadSince: Instant?
    /// Responses that have not been sent completely.
    private var pending = 0
    private var isReceiving = false

    init(limits: ConnectionLimits, now: Instant) {
        self.limits = limits
        since = now
    }

    /// Whether the connection can be closed without loss: nothing is being answered.
    var isIdle: Bool { phase == .idle || phase == .head }

    mutating func bytesReceived(at now: Instant) { if phase == .idle { enter(.head, now) } }

    mutating func headReceived(at now: Instant) {
        pending += 1
        isReceiving = true
        received = 0
        waited = .zero
        waitingSince = nil
        enter(.body, now)
    }

    /// Called when the server requests more bytes of the body.
    mutating func bodyWanted(at now: Instant) { if isReceiving, waitingSince == nil { waitingSince = now } }

    mutating func bodyReceived(_ count: Int, at now: Instant) {
        received += count
        if let start = waitingSince { waited += now - start }
        waitingSince = nil
    }

    mutating func requestEnded(at now: Instant) {
        isReceiving = false
        waitingSince = nil
        enter(pending > 0 ? .response : .idle, now)
    }

    mutating func responseEnded(at now: Instant) {
        pending = max(0, pending - 1)
        enter(isReceiving ? .body : pending > 0 ? .response : .idle, now)
    }

    /// - Parameter isWritable: whether the client reads what is sent.
    mutating func writabilityChanged(_ isWritable: Bool, at now: Instant) { unreadSince = isWritable ? nil : now }

    /// Nil while the client is within its limits.
    func verdict(at now: Instant) -> Verdict? {
        if let unreadSince, now - unreadSince >= limits.responseStall { return .responseNotRead }
        switch phase {
        case .idle: return now - since >= limits.idle ? .idle : nil
        case .head: return now - since >= limits.head ? .headTooSlow : nil
        case .body:
            guard let waitingSince else { return nil }
            let stalled = now - waitingSince
            if stalled >= limits.bodyStall { return .bodyTooSlow }
            let allowed = limits.bodyGrace + .seconds(1) * (received / limits.bodyRate)
            return waited + stalled >= allowed ? .bodyTooSlow : nil
        case .response: return nil
        }
    }

    private mutating func enter(_ phase: Phase, _ now: Instant) {
        self.phase = phase
        since = now
    }
}
