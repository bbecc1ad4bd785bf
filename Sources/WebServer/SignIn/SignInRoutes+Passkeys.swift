import Accounts
import Hummingbird
import Passkeys
import Screens

/// Sign-in with a passkey, and acceptance of an invitation with a new one.
extension SignInRoutes {
    func addPasskeys(to router: some RouterMethods<ServerRequestContext>) {
        router.answer(
            Route.Target.signInByPasskey.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                guard let party = RelyingParty.of(request) else { throw RequestFailure.badForm }
                if let key = fields[SignInRoutes.parameter] { return try acceptance(of: key, at: party) }
                let attempt = Secret()
                let issued = stores.challenges.issue(
                    to: .attempt(attempt, address: context.address), at: party, now: stores.clock())
                var response = try JSONAnswer.response(issued.requestOptions)
                response.headers.append(SessionCookie.settingAttempt(attempt, seconds: PasskeyChallenges.lifetime, for: request))
                return response
            })
    }

    /// Returns the options for a new passkey of an invited person.
    private func acceptance(of key: String, at party: RelyingParty) throws -> Response {
        guard let (secret, account) = invited(by: key) else { throw RequestFailure.badForm }
        let issued = stores.challenges.issue(
            to: .invitation(secret), at: party, userHandle: stores.passkeys.userHandle(of: account.id), now: stores.clock())
        let known = stores.passkeys.credentials(of: account.id, for: party.id)
        return try JSONAnswer.response(issued.creationOptions(name: account.name, known: known))
    }

    /// Returns the key of an invitation and its account; nil for another key, and while the account is disabled.
    func invited(by key: String) -> (Secret, Account)? {
        guard let secret = Secret(key), let holder = stores.keys.holder(of: secret, at: stores.clock()), holder.isInvitation,
            let account = stores.accounts.account(id: holder.athlete), !account.isDisabled
        else { return nil }
        return (secret, account)
    }

    /// Signs in with a passkey.
    func signIn(byPasskey fields: [String: String], _ request: Request, from address: String) throws -> Response {
        guard let response = AssertionResponse(fields) else {
            return page(.passkeyMissing, request, status: .unprocessableContent)
        }
        guard let party = RelyingParty.of(request), let attempt = SessionCookie.attempt(of: request),
            let issued = stores.challenges.redeem(
                of: .attempt(attempt, address: address), at: party, isNew: false, now: stores.clock())
        else {
            stores.noteRefusal(.passkeyRefused, of: nil, by: request, from: address)
            return page(.passkeyRefused, request, status: .forbidden)
        }
        let client = AuditedClient(request, from: address)
        switch try PasskeySignIn(stores: stores).check(response, to: issued, by: client) {
        case .valid(let athlete): return try begin(athlete, .signedInByPasskey, request, from: address)
        case .refused: return page(.passkeyRefused, request, status: .forbidden)
        case .locked(let seconds): return locked(seconds, request) { .passkeyLocked(minutes: $0) }
        }
    }

    /// Accepts an invitation with a new passkey. The invitation is used up only after the passkey is stored.
    func accept(
        _ key: String, _ fields: [String: String], _ request: Request, from address: String
    ) async throws -> Response {
        guard let (secret, account) = invited(by: key) else { return refusedAddress(request, from: address) }
        let now = stores.clock()
        guard let party = RelyingParty.of(request), let response = RegistrationResponse(fields),
            let issued = stores.challenges.redeem(of: .invitation(secret), at: party, isNew: true, now: now)
        else { return try await refusedAcceptance(key, request, from: address) }
        let client = AuditedClient(request, from: address)
        let passkey: Passkey
        do {
            passkey = try stores.passkeys.add(
                response, to: issued, PasskeyTransport.list(fields[PasskeyPrompt.Field.transports.rawValue] ?? ""),
                named: client.device,
                of: account.id, at: now)
        } catch is PasskeyError {
            return try await refusedAcceptance(key, request, from: address)
        } catch is PasskeyRefusal {
            return try await refusedAcceptance(key, request, from: address)
        }
        guard stores.keys.redeem(secret, at: now) == account.id else {
            // Another browser accepted it at the same time.
            try stores.passkeys.remove(passkey.id, of: account.id)
            return refusedAddress(request, from: address)
        }
        stores.note(.passkeyAdded, of: account.id, by: client)
        return try begin(account.id, .signedInByAddress, request, from: address)
    }

    private func refusedAcceptance(_ key: String, _ request: Request, from address: String) async throws -> Response {
        stores.noteRefusal(.passkeyRefused, of: nil, by: request, from: address)
        guard var response = try await invitation(key, request, from: address, isPasskeyRefused: true) else {
            return refusedAddress(request, from: address)
        }
        response.status = .unprocessableContent
        return response
    }
}
