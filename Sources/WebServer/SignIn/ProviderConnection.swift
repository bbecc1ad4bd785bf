import Accounts
import Foundation
import Measures
import OpenID
import WebRequests

/// Requests to the provider, and what is kept of its answers in memory: discovery document, keys and open attempts.
actor ProviderConnection {
    nonisolated let settings: ProviderSettings
    private let clock: @Sendable () -> Moment
    private var flow = ProviderFlow()
    private var keys = KeyCache()
    private var document: (value: ProviderDocument, moment: Moment)?
    private var failure: (error: ProviderError, moment: Moment)?
    /// Request for the document that is under way. Others wait for it.
    private var discovery: Task<Result<ProviderDocument, ProviderError>, Never>?

    /// Seconds for which a discovery document is used.
    private static let documentLifetime = 3600.0
    /// Seconds between two requests for a document that failed, so that visitors of the sign-in page cannot cause any number of requests.
    private static let failurePause = 5.0

    init(_ settings: ProviderSettings, clock: @escaping @Sendable () -> Moment) {
        self.settings = settings
        self.clock = clock
    }

    /// Begins an attempt.
    /// - Parameters:
    ///   - browser: secret in the cookie of the browser.
    ///   - redirect: address of this server that the provider sends the browser back to.
    ///   - address: network address of the client.
    /// - Returns: the address at the provider.
    /// - Throws: `ProviderError`.
    func begin(
        _ purpose: ProviderFlow.Purpose, browser: Secret, redirect: String, from address: String
    ) async throws(ProviderError) -> String {
        let document = try await currentDocument()
        let attempt = ProviderFlow.Attempt(
            state: Secret().text, nonce: Secret().text, verifier: Secret().text, browser: browser.attemptID, purpose: purpose,
            redirect: redirect, address: address)
        _ = flow.handle(.began(attempt), at: clock())
        return ProviderRequests.authorization(
            at: document, client: settings.client, scopes: settings.scopes, acr: settings.rules.acr, attempt, .crypto)
    }

    /// Uses up the attempt of a browser that came back.
    func handle(_ back: ProviderFlow.Return, browser: Secret?) -> ProviderFlow.Effect {
        guard let browser else { return .refuse(.stateUnknown, nil) }
        return flow.handle(
            .returned(
                back, browser: browser.attemptID, issuer: settings.issuer,
                isIssuerNamed: document?.value.namesIssuerInReturn ?? false), at: clock())
    }

    /// Exchanges a code for an ID token and verifies it.
    /// - Throws: `ProviderError`.
    func exchange(_ code: String, of attempt: ProviderFlow.Attempt) async throws(ProviderError) -> IDToken {
        let document = try await currentDocument()
        var headers = ["Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"]
        var secret: String?
        if let shared = settings.secret {
            switch document.authentication {
            case .header:
                let pair = ProviderRequests.credentials(client: settings.client, secret: shared.text)
                headers["Authorization"] = "Basic " + Data(pair.utf8).base64EncodedString()
            case .body: secret = shared.text
            }
        }
        let form = ProviderRequests.exchange(code: code, attempt, client: settings.client, secret: secret)
        let answer = try await settings.send(
            document.tokenEndpoint, headers: headers, content: form, largest: TokenResponse.byteLimit)
        let tokens = try TokenResponse(answer.body, status: answer.status)
        let token = try SignedToken(tokens.idToken)
        let expected = TokenExpectation(
            issuer: settings.issuer, client: settings.client, nonce: attempt.nonce,
            authenticatedSince: attempt.purpose.needsAuthentication ? clock() + -ProviderFlow.lifetime : nil)
        return try IDToken(
            token, by: try await key(of: token, document), as: expected, accessToken: tokens.accessToken,
            groupsClaim: settings.rules.groupsClaim, at: clock(), .crypto)
    }

    private func key(of token: SignedToken, _ document: ProviderDocument) async throws(ProviderError) -> VerificationKey {
        if case .use(let key) = keys.decision(for: token, at: clock()) { return key }
        guard keys.decision(for: token, at: clock()) == .fetch else { throw .keyUnknown }
        do throws(ProviderError) {
            let bytes = try await settings.read(document.keysEndpoint, largest: KeySet.byteLimit)
            keys.store(try KeySet(bytes), at: clock())
        } catch {
            keys.noteFailure(at: clock())
            throw error
        }
        guard case .use(let key) = keys.decision(for: token, at: clock()) else { throw .keyUnknown }
        return key
    }

    private func currentDocument() async throws(ProviderError) -> ProviderDocument {
        let now = clock()
        if let document, isWithin(ProviderConnection.documentLifetime, document.moment, now) { return document.value }
        if let failure, isWithin(ProviderConnection.failurePause, failure.moment, now) { throw failure.error }
        let request: Task<Result<ProviderDocument, ProviderError>, Never>
        if let discovery {
            request = discovery
        } else {
            request = Task { [settings] in await settings.document() }
            discovery = request
        }
        let result = await request.value
        discovery = nil
        switch result {
        case .success(let value):
            document = (value, clock())
            failure = nil
        case .failure(let error): failure = (error, clock())
        }
        return try result.get()
    }

    /// A moment in the future is not within any time: the clock was changed.
    private func isWithin(_ seconds: Double, _ moment: Moment, _ now: Moment) -> Bool { now >= moment && now - moment < seconds }
}

extension ProviderSettings {
    /// Asks for the discovery document.
    fileprivate func document() async -> Result<ProviderDocument, ProviderError> {
        do throws(ProviderError) {
            let bytes = try await read(issuer.discovery, largest: ProviderDocument.byteLimit)
            return .success(try ProviderDocument(bytes, of: issuer, hasSecret: secret != nil))
        } catch {
            return .failure(error)
        }
    }

    /// Reads a document of the provider.
    fileprivate func read(_ address: String, largest: Int) async throws(ProviderError) -> [UInt8] {
        let answer = try await send(address, headers: ["Accept": "application/json"], content: nil, largest: largest)
        guard answer.status == 200 else { throw .status(answer.status) }
        return answer.body
    }

    /// Sends a request. The owner named the provider, which may be on this machine or in its network.
    fileprivate func send(
        _ address: String, headers: [String: String], content: String?, largest: Int
    ) async throws(ProviderError) -> (status: Int, body: [UInt8]) {
        guard let url = URL(string: address) else { throw .endpointInvalid(address) }
        do throws(WebRequestError) {
            let answer = try await WebRequest(
                url, headers: headers, content: content.map { Data($0.utf8) }, allowsPrivate: true, patience: patience,
                largest: largest
            ).send()
            return (answer.status, Array(answer.body))
        } catch {
            switch error {
            case .unreachable, .notPublic: throw .unreachable
            case .tooSlow: throw .tooSlow
            case .tooLarge(let limit): throw .tooLarge(limit: limit)
            case .redirected: throw .redirected
            }
        }
    }
}
