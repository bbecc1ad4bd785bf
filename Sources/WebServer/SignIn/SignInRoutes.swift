import Accounts
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Route `/sign-in`: uses up a one-time key, gives the browser a session, and leads to the page that the user asked for.
///
/// A key is used up by a form only. Programs that pass a link on open it in advance, and browsers load addresses before the user does.
struct SignInRoutes {
    let stores: SignInStores
    let pageContext: PageContext
    /// Returns the journal of the data folder's owner.
    let owner: @Sendable () -> Journal

    /// Returns the name of the data folder's owner.
    @Sendable private func ownerName() async throws -> String { try await owner().athlete().name }

    /// Name of the key in the address.
    static let parameter = SignInLinkScreen.keyField

    /// Query field of an address that leads to the page of the passkeys after the sign-in.
    static let toPasskeys = "to=passkeys"

    static func path(of key: Secret) -> String { Route.signIn.path + "?" + parameter + "=" + key.text }

    func add(to router: some RouterMethods<ServerRequestContext>) {
        router.answer(RoutePattern.signIn.rawValue, get: answer) { request, context in
            let fields = try await FormFields.read(request)
            let hasPasskey = fields[PasskeyPrompt.Field.credential.rawValue] != nil
            if let key = fields[SignInRoutes.parameter] {
                return hasPasskey
                    ? try await accept(key, fields, request, from: context.address)
                    : try signIn(key, request, from: context.address)
            }
            if hasPasskey { return try signIn(byPasskey: fields, request, from: context.address) }
            return try await signIn(fields, request, from: context.address)
        }
        addPasskeys(to: router)
        addProvider(to: router)
    }

    private func answer(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        guard let key = QueryText.value(SignInRoutes.parameter, of: request) else {
            let isSignedOut = QueryText.value("signed-out", of: request) == "1"
            let state: SignInScreen.State =
                stores.signedIn(request) != nil ? .signedIn : isSignedOut ? .signedOut : .needed
            return page(state, request)
        }
        if let invitation = try await invitation(key, request, from: context.address) { return invitation }
        return link(key, request, from: context.address)
    }

    /// Returns the page whose button signs the browser in.
    private func link(_ key: String, _ request: Request, from address: String) -> Response {
        guard let holder = Secret(key).flatMap({ stores.keys.holder(of: $0, at: stores.clock()) }),
            stores.accounts.permits(holder.athlete)
        else { return refusedAddress(request, from: address) }
        let viewer = Viewer(request, now: pageContext.clock.now(), offset: .utc)
        let screen = SignInLinkScreen(
            key: key, query: isToPasskeys(request) ? SignInRoutes.toPasskeys : nil,
            isOtherSignedIn: stores.signedIn(request).map { $0.session.athlete != holder.athlete } ?? false,
            context: viewer.context)
        var response = HTMLAnswer.page(
            SignInLinkPage(screen, frame: viewer.frame(at: .signIn).signedOut(), assets: pageContext.assets).body)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func isToPasskeys(_ request: Request) -> Bool { QueryText.value("to", of: request) == "passkeys" }

    /// Returns the page that asks to accept an invitation; nil for another key.
    /// - Parameters:
    ///   - address: network address of the client.
    ///   - isPasskeyRefused: whether a passkey could not be verified.
    ///   - providerProblem: why the provider's answer was refused.
    func invitation(
        _ key: String, _ request: Request, from address: String, isPasskeyRefused: Bool = false,
        providerProblem: IdentitySection.Problem? = nil
    ) async throws -> Response? {
        guard let holder = Secret(key).flatMap({ stores.keys.holder(of: $0, at: stores.clock()) }), holder.isInvitation else {
            return nil
        }
        guard let account = stores.accounts.account(id: holder.athlete), !account.isDisabled else {
            return refusedAddress(request, from: address)
        }
        let viewer = Viewer(request, now: pageContext.clock.now(), offset: .utc)
        let other = stores.signedIn(request).map { $0.session.athlete != account.id } ?? false
        let screen = InvitationScreen(
            key: key, owner: try await ownerName(), person: account.name, isOtherSignedIn: other,
            passkeys: PasskeyPlace(request, path: Route.signIn.path + "?" + SignInRoutes.parameter + "=" + key),
            isPasskeyRefused: isPasskeyRefused, provider: stores.provider?.settings.name, providerProblem: providerProblem,
            context: viewer.context)
        var response = HTMLAnswer.page(
            InvitationPage(screen, frame: viewer.frame(at: .signIn).signedOut(), assets: pageContext.assets).body)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func signIn(_ key: String, _ request: Request, from address: String) throws -> Response {
        let now = stores.clock()
        guard let athlete = Secret(key).flatMap({ stores.keys.redeem($0, at: now) }), stores.accounts.permits(athlete) else {
            return refusedAddress(request, from: address)
        }
        return try begin(athlete, .signedInByAddress, request, from: address)
    }

    /// Returns the page for a one-time address or invitation that is not valid, and logs it.
    func refusedAddress(_ request: Request, from address: String) -> Response {
        stores.noteRefusal(.addressRefused, of: nil, by: request, from: address)
        return page(.refused, request, status: .forbidden)
    }

    /// Signs in with name, password and code.
    private func signIn(_ fields: [String: String], _ request: Request, from address: String) async throws -> Response {
        let client = AuditedClient(request, from: address)
        switch try await PasswordSignIn(stores: stores, ownerName: ownerName).check(fields, by: client) {
        case .valid(let athlete, let event): return try begin(athlete, event, request, from: address)
        case .empty: return page(.empty, request, status: .unprocessableContent)
        case .wrong: return page(.wrong, request, status: .forbidden)
        case .locked(let seconds): return locked(seconds, request) { .locked(minutes: $0) }
        }
    }

    /// Returns the page for an attempt that has to wait.
    func locked(_ seconds: Double, _ request: Request, _ state: (_ minutes: Int) -> SignInScreen.State) -> Response {
        let wait = Int(exactly: max(1, seconds).rounded(.up)) ?? 60
        var response = page(state((wait + 59) / 60), request, status: .tooManyRequests)
        response.headers[.retryAfter] = "\(wait)"
        return response
    }

    func begin(
        _ athlete: String, _ event: AuditEvent, isConfirmed: Bool = true, _ request: Request, from address: String
    ) throws -> Response {
        let cookie = try stores.begin(athlete, event, isConfirmed: isConfirmed, for: request, from: address).cookie
        var response = HTMLAnswer.goTo(isToPasskeys(request) ? Route.password.path : SessionCookie.returnPath(of: request))
        response.headers.append(cookie)
        response.headers.append(SessionCookie.forgettingReturn(for: request))
        return response
    }

    func page(_ state: SignInScreen.State, _ request: Request, status: HTTPResponse.Status = .ok) -> Response {
        SignInRoutes.page(
            state, Viewer(request, now: pageContext.clock.now(), offset: .utc), pageContext.assets,
            ways: stores.ways(for: request), status: status)
    }

    /// Returns the page for a browser without a session, or for one that has to sign in again.
    static func page(
        _ state: SignInScreen.State, _ viewer: Viewer, _ assets: Assets, ways: SignInWays, status: HTTPResponse.Status
    ) -> Response {
        var frame = viewer.frame(at: .signIn)
        switch state {
        case .signedIn, .again: break
        default: frame = frame.signedOut()
        }
        var response = HTMLAnswer.page(
            SignInPage(
                SignInScreen(
                    state, hasPasswords: ways.hasPasswords, passkeys: ways.passkeys, provider: ways.provider,
                    context: viewer.context),
                frame: frame, assets: assets
            ).body, status: status)
        response.headers[.cacheControl] = "no-store"
        return response
    }
}

extension HTTPField.Name {
    static let refresh = HTTPField.Name("Refresh") ?? .server
    static let clearSiteData = HTTPField.Name("Clear-Site-Data") ?? .server
}
