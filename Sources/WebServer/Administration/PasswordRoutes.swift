import Accounts
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of `/settings/password`: sets a password with its second factor, changes it, renews the recovery codes, and removes it. The page
/// also lists the passkeys, whose forms lead to `PasskeyRoutes`, and the linked accounts of a provider, with those of `IdentityRoutes`.
///
/// Every change needs a fresh sign-in and ends the athlete's other sessions. Another password also needs the current one.
struct PasswordRoutes {
    let pageContext: PageContext
    let signIn: SignInStores

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.password.rawValue,
            get: { request, context in
                let outcome: PasswordScreen.Outcome? =
                    switch QueryText.value("done", of: request) {
                    case "changed": .changed
                    case "removed": .removed
                    default: nil
                    }
                return try await page(outcome: outcome, of: context, request)
            },
            post: fresh(setUp))
        router.answer(Route.Target.changePassword.path, post: fresh(change))
        router.answer(
            Route.Target.renewRecoveryCodes.path,
            post: fresh { request, context in
                _ = try await FormFields.read(request)
                guard let codes = try await signIn.passwords.renewRecoveryCodes(of: context.athlete.id) else {
                    return HTMLAnswer.goTo(Route.password.path)
                }
                endOthers(context)
                signIn.note(.recoveryCodesRenewed, of: context.athlete.id, by: request, from: context.address)
                return try await page(made: codes, of: context, request)
            })
        router.answer(
            Route.Target.removePassword.path,
            post: fresh { request, context in
                _ = try await FormFields.read(request)
                guard signIn.hasWay(context.athlete.id, without: .password) else {
                    return try await page(outcome: .last, of: context, request, status: .unprocessableContent)
                }
                try await signIn.passwords.remove(of: context.athlete.id)
                endOthers(context)
                signIn.note(.passwordRemoved, of: context.athlete.id, by: request, from: context.address)
                return HTMLAnswer.goTo(Route.password.path + "?done=removed")
            })
    }

    private func setUp(_ request: Request, _ context: AthleteRequestContext) async throws -> Response {
        let fields = try await FormFields.read(request)
        let athlete = context.athlete.id
        // Another window may have set it.
        guard signIn.passwords.state(of: athlete) == nil else { return HTMLAnswer.goTo(Route.password.path) }
        guard let codes = OneTimeCodes(fields[PasswordScreen.secretField] ?? "") else { throw RequestFailure.badForm }
        let password = fields[PasswordScreen.passwordField] ?? ""
        let now = signIn.clock()
        var flaw = try await flaw(of: password, fields, context)
        let used = codes.step(of: fields[PasswordScreen.codeField] ?? "", at: now)
        if flaw == nil, used == nil { flaw = .wrongCode }
        if let flaw {
            return try await page(flaw: flaw, secret: codes, of: context, request, status: .unprocessableContent)
        }
        let recovery = try await signIn.passwords.set(password, codes, of: athlete, used: used, at: now)
        endOthers(context)
        signIn.note(.passwordSet, of: athlete, by: request, from: context.address)
        return try await page(made: recovery, of: context, request)
    }

    private func change(_ request: Request, _ context: AthleteRequestContext) async throws -> Response {
        let fields = try await FormFields.read(request)
        let athlete = context.athlete.id
        guard signIn.passwords.state(of: athlete) != nil else { return HTMLAnswer.goTo(Route.password.path) }
        let password = fields[PasswordScreen.passwordField] ?? ""
        if let flaw = try await flaw(of: password, fields, context) {
            return try await page(flaw: flaw, of: context, request, status: .unprocessableContent)
        }
        if let refused = try await refusal(of: fields[PasswordScreen.currentField] ?? "", context, request) { return refused }
        try await signIn.passwords.change(password, of: athlete, at: signIn.clock())
        endOthers(context)
        signIn.note(.passwordChanged, of: athlete, by: request, from: context.address)
        return HTMLAnswer.goTo(Route.password.path + "?done=changed")
    }

    /// Checks the current password, with delays of its own: a browser that was left open must not delay the sign-in of its person.
    /// - Returns: the page that refuses the change; nil when the password is right.
    private func refusal(
        of current: String, _ context: AthleteRequestContext, _ request: Request
    ) async throws -> Response? {
        let (athlete, now) = (context.athlete.id, signIn.clock())
        let account = "change " + athlete
        let effects = signIn.delays.handle(.attempted(account: account, address: context.address), at: now)
        var wait: Double?
        for case .refuse(let seconds) in effects { wait = seconds }
        if wait == nil, !current.isEmpty, current.utf8.count <= PasswordSignIn.limit {
            switch try await signIn.passwords.checkCurrent(current, of: athlete) {
            case .valid:
                _ = signIn.delays.handle(.succeeded(account: account, address: context.address), at: now)
                return nil
            case .busy: wait = 60
            case .wrong: break
            }
        }
        if wait == nil || effects.contains(.report) {
            signIn.note(.passwordChangeRefused, of: athlete, by: request, from: context.address)
        }
        guard let wait else {
            return try await page(flaw: .wrongCurrent, of: context, request, status: .unprocessableContent)
        }
        let seconds = Int(exactly: max(1, wait).rounded(.up)) ?? 60
        var response = try await page(
            flaw: .locked(minutes: (seconds + 59) / 60), of: context, request, status: .tooManyRequests)
        response.headers[.retryAfter] = "\(seconds)"
        return response
    }

    private func flaw(
        of password: String, _ fields: [String: String], _ context: AthleteRequestContext
    ) async throws -> PasswordScreen.Flaw? {
        switch PasswordRules.flaw(of: password, names: [try await name(of: context)]) {
        case .tooShort: .tooShort(least: PasswordRules.lengths.lowerBound)
        case .tooLong: .tooLong(most: PasswordRules.lengths.upperBound)
        case .common: .common
        case .likeName: .likeName
        case nil:
            if try await signIn.breached?.contains(password) == true {
                .common
            } else {
                fields[PasswordScreen.repeatField] == password ? nil : .notRepeated
            }
        }
    }

    func endOthers(_ context: AthleteRequestContext) {
        signIn.endOthers(of: context.athlete.id, besides: context.signedIn?.session.id)
    }

    /// Name of the athlete at the sign-in.
    func name(of context: AthleteRequestContext) async throws -> String {
        if let account = signIn.accounts.account(id: context.athlete.id) { return account.name }
        let name = try await context.athlete.journal.athlete().name
        return name.isEmpty ? PasswordSignIn.owner : name
    }

    /// - Parameters:
    ///   - passkeyProblem: why a change of the passkeys was refused.
    ///   - identityProblem: why a change of the linked accounts was refused.
    ///   - moved: new link to the address where passkeys work.
    func page(
        made: [String]? = nil, flaw: PasswordScreen.Flaw? = nil, outcome: PasswordScreen.Outcome? = nil,
        secret: OneTimeCodes = OneTimeCodes(), passkeyProblem: PasskeySection.Problem? = nil,
        identityProblem: IdentitySection.Problem? = nil, moved: String? = nil,
        of context: AthleteRequestContext, _ request: Request,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let viewer = try await context.athlete.viewer(of: request)
        let current = signIn.passwords.state(of: context.athlete.id).map {
            PasswordScreen.Current(set: $0.set, recoveryCodesLeft: $0.recoveryCodesLeft)
        }
        let passkeys = PasskeySection(
            signIn.passkeys.all(of: context.athlete.id).map { $0.listed }, at: PasskeyPlace(request, path: Route.password.path),
            moved: moved,
            outcome: QueryText.value(PasskeyRoutes.outcomeField, of: request).flatMap { PasskeySection.Outcome(rawValue: $0) },
            problem: passkeyProblem, context: viewer.context)
        let screen = PasswordScreen(
            name: try await name(of: context), current: current, secret: secret.text, made: made, flaw: flaw, outcome: outcome,
            passkeys: passkeys,
            identities: IdentityRoutes.section(of: context.athlete.id, signIn, identityProblem, request, viewer.context),
            context: viewer.context)
        var response = HTMLAnswer.page(
            PasswordPage(screen, frame: viewer.frame(at: .password), assets: pageContext.assets).body, status: status)
        // The page has a secret, or codes.
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
