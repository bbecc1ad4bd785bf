import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import Measures
import Passkeys
import Screens
import TrainingLog

/// Routes of `/settings/passkeys`: add, rename and remove a passkey. The page is that of the password.
///
/// Adding and removing need a fresh sign-in and end the athlete's other sessions.
struct PasskeyRoutes {
    let passwords: PasswordRoutes
    private var signIn: SignInStores { passwords.signIn }

    /// Name of the query field of the page with the result of the last change.
    static let outcomeField = "passkey"

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(Route.Target.newPasskey.path, post: fresh(options))
        router.answer(Route.Target.addPasskey.path, post: fresh(add))
        router.answer(
            Route.Target.renamePasskey.path,
            post: fresh { request, context in
                let fields = try await FormFields.read(request)
                let name = Self.cleaned(fields[PasskeySection.nameField])
                let id = fields[PasskeySection.passkeyField] ?? ""
                guard try signIn.passkeys.rename(id, of: context.athlete.id, to: name) else { throw RequestFailure.notFound }
                return Self.page(.renamed)
            })
        router.answer(Route.Target.removePasskey.path, post: fresh(remove))
        router.answer(
            Route.Target.movePasskeys.path,
            post: fresh { request, context in
                _ = try await FormFields.read(request)
                let path = try signIn.path(for: context.athlete.id, in: .folderOrMemory) + "&" + SignInRoutes.toPasskeys
                guard case .elsewhere(let link) = PasskeyPlace(request, path: path) else {
                    return HTMLAnswer.goTo(Route.password.path)
                }
                return try await passwords.page(moved: link, of: context, request)
            })
    }

    private static func page(_ outcome: PasskeySection.Outcome) -> Response {
        HTMLAnswer.goTo(Route.password.path + "?" + outcomeField + "=" + outcome.rawValue)
    }

    private static func cleaned(_ name: String?) -> String {
        PlainText.cleaned(name ?? "").trimmingCharacters(in: .whitespaces)
    }

    private func options(_ request: Request, _ context: AthleteRequestContext) async throws -> Response {
        _ = try await FormFields.read(request)
        guard let party = RelyingParty.of(request), let session = context.signedIn?.session else { throw RequestFailure.badForm }
        let athlete = context.athlete.id
        let issued = signIn.challenges.issue(
            to: .session(session.id), at: party, userHandle: signIn.passkeys.userHandle(of: athlete), now: signIn.clock())
        let known = signIn.passkeys.credentials(of: athlete, for: party.id)
        return try JSONAnswer.response(issued.creationOptions(name: try await passwords.name(of: context), known: known))
    }

    private func add(_ request: Request, _ context: AthleteRequestContext) async throws -> Response {
        let fields = try await FormFields.read(request)
        guard let response = RegistrationResponse(fields) else { return try await refused(.needsScript, context, request) }
        let now = signIn.clock()
        guard let party = RelyingParty.of(request), let session = context.signedIn?.session,
            let issued = signIn.challenges.redeem(of: .session(session.id), at: party, isNew: true, now: now)
        else { return try await refused(.invalid, context, request) }
        let name = Self.cleaned(fields[PasskeySection.newNameField])
        do {
            _ = try signIn.passkeys.add(
                response, to: issued, PasskeyTransport.list(fields[PasskeyPrompt.Field.transports.rawValue] ?? ""),
                named: name.isEmpty ? BrowserName.of(userAgent: request.headers[.userAgent]) : name, of: context.athlete.id,
                at: now)
        } catch is PasskeyError {
            return try await refused(.invalid, context, request)
        } catch let refusal as PasskeyRefusal {
            switch refusal {
            case .tooMany(let limit): return try await refused(.tooMany(limit: limit), context, request)
            case .alreadyKnown: return try await refused(.known, context, request)
            case .unknown: return try await refused(.invalid, context, request)
            }
        }
        passwords.endOthers(context)
        signIn.note(.passkeyAdded, of: context.athlete.id, by: request, from: context.address)
        return Self.page(.added)
    }

    private func remove(_ request: Request, _ context: AthleteRequestContext) async throws -> Response {
        let id = try await FormFields.read(request)[PasskeySection.passkeyField] ?? ""
        let athlete = context.athlete.id
        // Another window may have removed it already, which is the wanted state.
        guard signIn.passkeys.all(of: athlete).contains(where: { $0.id == id }) else {
            return HTMLAnswer.goTo(Route.password.path)
        }
        guard signIn.hasWay(athlete, without: .passkey(id)) else { return try await refused(.last, context, request) }
        try signIn.passkeys.remove(id, of: athlete)
        passwords.endOthers(context)
        signIn.note(.passkeyRemoved, of: athlete, by: request, from: context.address)
        return Self.page(.removed)
    }

    private func refused(
        _ problem: PasskeySection.Problem, _ context: AthleteRequestContext, _ request: Request
    ) async throws -> Response {
        try await passwords.page(passkeyProblem: problem, of: context, request, status: .unprocessableContent)
    }
}

extension Passkey {
    /// The passkey as the page lists it.
    var listed: ListedPasskey {
        let place: ListedPasskey.Place? =
            if transports.contains(.internal) {
                .device
            } else if transports.contains(.hybrid) {
                .phone
            } else {
                transports.isEmpty ? nil : .key
            }
        return ListedPasskey(id: id, name: name, added: added, used: used, place: place, isSynced: isBackedUp)
    }
}
