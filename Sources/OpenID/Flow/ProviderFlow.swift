public import Measures

/// Attempts to sign in with a provider: a browser is sent there with a state, and comes back with that state and a code.
///
/// Each attempt is valid once, for ten minutes and for the browser that began it. The machine makes no request and knows no clock.
public struct ProviderFlow: Sendable {
    /// Seconds from the beginning of an attempt to the return.
    public static let lifetime = 600.0

    /// What the attempt is for.
    public enum Purpose: Equatable, Sendable {
        case signIn
        /// Signs the person of a session in again, by its id: a page needs a fresh sign-in.
        case again(session: String)
        /// Adds the identity to the account of a signed-in browser, by the id of its session.
        case link(session: String)
        /// Accepts an invitation, by the text of its key.
        case invitation(key: String)

        /// Whether the provider is asked to let the person sign in there, also if it knows the browser. An account is added, or a page
        /// opened, only for someone who is there.
        public var asksForAuthentication: Bool { self != .signIn }

        /// Whether the provider must confirm that the person did so.
        public var needsAuthentication: Bool {
            guard case .again = self else { return false }
            return true
        }
    }

    /// Attempt with its secrets. Each of them is random text of 256 bits.
    public struct Attempt: Equatable, Sendable {
        public var state: String
        public var nonce: String
        /// Proves at the token endpoint that the same server began the attempt (RFC 7636).
        public var verifier: String
        /// Name of the browser's cookie, which reveals nothing about its content.
        public var browser: String
        public var purpose: Purpose
        /// Address of this server that the provider sends the browser back to.
        public var redirect: String
        /// Network address of the client.
        public var address: String

        public init(
            state: String, nonce: String, verifier: String, browser: String, purpose: Purpose, redirect: String, address: String
        ) {
            self.state = state
            self.nonce = nonce
            self.verifier = verifier
            self.browser = browser
            self.purpose = purpose
            self.redirect = redirect
            self.address = address
        }
    }

    /// What the provider sent with the browser.
    public struct Return: Equatable, Sendable {
        public var state: String
        /// Nil when the provider reports an error.
        public var code: String?
        public var error: String?
        /// Issuer that the return names (RFC 9207); nil without one.
        public var issuer: String?

        public init(state: String, code: String?, error: String?, issuer: String?) {
            self.state = state
            self.code = code
            self.error = error
            self.issuer = issuer
        }
    }

    public enum Event: Equatable, Sendable {
        case began(Attempt)
        /// - Parameters:
        ///   - browser: name of the cookie that the browser sent.
        ///   - isIssuerNamed: whether the provider names the issuer in every return.
        case returned(Return, browser: String, issuer: Issuer, isIssuerNamed: Bool)
    }

    public enum Effect: Equatable, Sendable {
        /// Send the browser to the provider.
        case send(Attempt)
        /// Exchange the code for tokens.
        case exchange(Attempt, code: String)
        /// - Parameter attempt: nil when the state belongs to no attempt of the browser.
        case refuse(ProviderError, Attempt?)
    }

    private struct Entry {
        var attempt: Attempt
        var began: Moment
    }

    private let limit: Int
    private let limitOfAddress: Int
    private var entries: [String: Entry] = [:]

    /// - Parameters:
    ///   - limit: attempts in memory. Beyond it the oldest is dropped.
    ///   - limitOfAddress: attempts of one network address. Beyond it the oldest of the address is dropped.
    public init(limit: Int = 1000, limitOfAddress: Int = 100) {
        self.limit = max(1, limit)
        self.limitOfAddress = max(1, limitOfAddress)
    }

    /// Attempts in memory.
    public var count: Int { entries.count }

    public mutating func handle(_ event: Event, at now: Moment) -> Effect {
        switch event {
        case .began(let attempt):
            entries = entries.filter { ProviderFlow.isValid($0.value, at: now) }
            dropOldest(above: limitOfAddress - 1) { $0.attempt.address == attempt.address }
            dropOldest(above: limit - 1) { _ in true }
            entries[attempt.state] = Entry(attempt: attempt, began: now)
            return .send(attempt)
        case .returned(let back, let browser, let issuer, let isIssuerNamed):
            // Another browser must not use the attempt up.
            guard let entry = entries[back.state], entry.attempt.browser == browser else { return .refuse(.stateUnknown, nil) }
            entries[back.state] = nil
            let attempt = entry.attempt
            guard ProviderFlow.isValid(entry, at: now) else { return .refuse(.stateUnknown, attempt) }
            guard back.issuer.map({ $0.utf8.elementsEqual(issuer.text.utf8) }) ?? !isIssuerNamed else {
                return .refuse(.wrongReturnIssuer, attempt)
            }
            if let error = back.error { return .refuse(.denied(code: error), attempt) }
            guard let code = back.code, !code.isEmpty else { return .refuse(.denied(code: ""), attempt) }
            return .exchange(attempt, code: code)
        }
    }

    /// An attempt from the future is not valid: the clock was changed.
    private static func isValid(_ entry: Entry, at now: Moment) -> Bool {
        let age = now - entry.began
        return age >= 0 && age < lifetime
    }

    private mutating func dropOldest(above count: Int, _ isOfKind: (Entry) -> Bool) {
        let found = entries.filter { isOfKind($0.value) }
        guard found.count > count else { return }
        let oldest = found.sorted { ($0.value.began, $0.key) < ($1.value.began, $1.key) }.prefix(found.count - count)
        for (key, _) in oldest { entries[key] = nil }
    }
}
