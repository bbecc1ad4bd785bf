import Accounts
import HTTPTypes
import Hummingbird
import Logging
import Measures
import OpenID
import Screens
import WebPages

/// Sign-in with an OpenID Connect provider: sends the browser there, and answers its return.
extension SignInRoutes {
    func addProvider(to router: some RouterMethods<ServerRequestContext>) {
        guard let provider = stores.provider else { return }
        router.answer(
            Route.Target.signInByProvider.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                guard let key = fields[SignInRoutes.parameter] else {
                    let purpose = stores.signedIn(request).map { ProviderFlow.Purpose.again(session: $0.session.id) } ?? .signIn
                    return try await send(purpose, provider, request, from: context.address)
                }
                guard invited(by: key) != nil else { return refusedAddress(request, from: context.address) }
                return try await send(.invitation(key: key), provider, request, from: context.address)
            })
        router.answer(
            Route.Target.providerReturn.path,
            get: { request, context in try await takeBack(provider, request, context) })
    }

    /// Returns the page that sends the browser to the provider.
    func send(
        _ purpose: ProviderFlow.Purpose, _ provider: ProviderConnection, _ request: Request, from address: String
    ) async throws -> Response {
        let browser = Secret()
        let link: String
        do throws(ProviderError) {
            link = try await provider.begin(
                purpose, browser: browser, redirect: request.origin + Route.Target.providerReturn.path, from: address)
        } catch {
            return try await refused(.provider(error), purpose, request, from: address)
        }
        let viewer = Viewer(request, now: pageContext.clock.now(), offset: .utc)
        var response = HTMLAnswer.page(
            ProviderContinuePage(
                ProviderContinueScreen(provider.settings.name, link: link, context: viewer.context),
                frame: viewer.frame(at: .signIn).signedOut(), assets: pageContext.assets
            ).body)
        response.headers[.cacheControl] = "no-store"
        // Not a redirect: the security policy of the page with the form permits those to this server only.
        response.headers[.refresh] = "0; url=" + link
        response.headers.append(
            SessionCookie.settingProviderAttempt(browser, seconds: ProviderFlow.lifetime, for: request))
        return response
    }

    private func takeBack(
        _ provider: ProviderConnection, _ request: Request, _ context: ServerRequestContext
    ) async throws -> Response {
        let back = ProviderFlow.Return(
            state: QueryText.value("state", of: request) ?? "", code: QueryText.value("code", of: request),
            error: QueryText.value("error", of: request), issuer: QueryText.value("iss", of: request))
        let browser = SessionCookie.providerAttempt(of: request)
        var response: Response
        switch await provider.handle(back, browser: browser) {
        case .send, .refuse(_, nil):
            stores.noteRefusal(.providerRefused, of: nil, by: request, from: context.address)
            return page(.providerRefused(.stateUnknown), request, status: .forbidden)
        case .refuse(let error, let attempt?):
            stores.noteRefusal(.providerRefused, of: nil, by: request, from: context.address)
            report(error, context)
            response = try await refused(.provider(error), attempt.purpose, request, from: context.address)
        case .exchange(let attempt, let code):
            response = try await exchange(code, of: attempt, provider, request, context)
        }
        response.headers.append(SessionCookie.forgettingProviderAttempt(for: request))
        return response
    }

    private func exchange(
        _ code: String, of attempt: ProviderFlow.Attempt, _ provider: ProviderConnection, _ request: Request,
        _ context: ServerRequestContext
    ) async throws -> Response {
        let address = context.address
        let client = AuditedClient(request, from: address)
        // Nothing of an account is guessed here, so that failures delay the network address only.
        let account = "provider " + attempt.browser
        let effects = stores.delays.handle(.attempted(account: account, isKnown: false, address: address), at: stores.clock())
        if effects.contains(.report) { stores.note(.signInDelayed, of: nil, by: client) }
        for case .refuse(let seconds) in effects { return locked(seconds, request) { .providerLocked(minutes: $0) } }
        let token: IDToken
        do throws(ProviderError) { token = try await provider.exchange(code, of: attempt) } catch {
            report(error, context)
            if error.isFaultOfProvider {
                // Its failures must not close the other ways to sign in.
                _ = stores.delays.handle(.succeeded(account: account, address: address), at: stores.clock())
            } else {
                noteFailure(attempt.purpose, of: nil, client)
            }
            return try await refused(.provider(error), attempt.purpose, request, from: address)
        }
        let signIn = ProviderSignIn(stores: stores, settings: provider.settings, owner: owner())
        do {
            let response = try await finish(token, attempt.purpose, signIn, request, client)
            _ = stores.delays.handle(.succeeded(account: account, address: address), at: stores.clock())
            return response
        } catch let refusal as ProviderSignIn.Refusal {
            let known = stores.identities.athlete(of: token.subject, at: provider.settings.issuer.text)
            noteFailure(attempt.purpose, of: known, client)
            return try await refused(refusal, attempt.purpose, request, from: address)
        }
    }

    private func finish(
        _ token: IDToken, _ purpose: ProviderFlow.Purpose, _ signIn: ProviderSignIn, _ request: Request,
        _ client: AuditedClient
    ) async throws -> Response {
        switch purpose {
        case .signIn:
            let athlete = try await signIn.athlete(of: token, by: client)
            return try begin(
                athlete, .signedInByProvider, isConfirmed: isConfirmed(token), request, from: client.address)
        case .again(let id):
            guard let session = stores.signedIn(request)?.session, session.id == id else {
                throw ProviderSignIn.Refusal.provider(.stateUnknown)
            }
            try signIn.confirm(token, as: session.athlete)
            return try begin(session.athlete, .signedInByProvider, request, from: client.address)
        case .link(let id):
            guard let session = stores.signedIn(request)?.session, session.id == id else {
                return IdentityRoutes.page(.provider(.otherSession))
            }
            try signIn.link(token, to: session.athlete, by: client)
            stores.endOthers(of: session.athlete, besides: session.id)
            return IdentityRoutes.page(.added)
        case .invitation(let key):
            guard let (secret, account) = invited(by: key) else { return refusedAddress(request, from: client.address) }
            let identity = try signIn.link(token, to: account.id, by: client)
            guard stores.keys.redeem(secret, at: stores.clock()) == account.id else {
                // Another browser accepted it at the same time.
                try stores.identities.remove(identity.id, of: account.id)
                return refusedAddress(request, from: client.address)
            }
            return try begin(
                account.id, .signedInByProvider, isConfirmed: isConfirmed(token), request, from: client.address)
        }
    }

    /// Whether the person signed in at the provider for this attempt, or just before.
    private func isConfirmed(_ token: IDToken) -> Bool {
        let now = stores.clock()
        return token.isAuthenticated(since: now + -ProviderFlow.lifetime, at: now)
    }

    /// Writes to the log of the server why a sign-in failed, for its operator. Texts of the provider or the browser are short and plain.
    private func report(_ error: ProviderError, _ context: ServerRequestContext) {
        context.logger.warning(
            "sign-in with the provider refused", metadata: ["reason": "\(PlainText.cleaned(String("\(error)".prefix(120))))"])
    }

    /// Adds a failed sign-in to the security log. A link that failed is none: its person is signed in.
    private func noteFailure(_ purpose: ProviderFlow.Purpose, of athlete: String?, _ client: AuditedClient) {
        if case .link = purpose { return }
        stores.note(.signInFailed, of: athlete, by: client)
    }

    /// Returns the page that an attempt began on, with the reason of the refusal.
    private func refused(
        _ refusal: ProviderSignIn.Refusal, _ purpose: ProviderFlow.Purpose, _ request: Request, from address: String
    ) async throws -> Response {
        switch purpose {
        case .signIn, .again:
            guard case .provider(let problem) = refusal.problem else { break }
            return page(.providerRefused(problem), request, status: .forbidden)
        case .link: return IdentityRoutes.page(refusal.problem)
        case .invitation(let key):
            guard var response = try await invitation(key, request, from: address, providerProblem: refusal.problem) else {
                break
            }
            response.status = .forbidden
            return response
        }
        return refusedAddress(request, from: address)
    }
}
