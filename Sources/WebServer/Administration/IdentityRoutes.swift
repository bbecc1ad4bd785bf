import Accounts
import HTTPTypes
import Hummingbird
import Measures
import OpenID
import Screens

/// Routes of `/settings/identities`: links an account of the provider and unlinks one. The page is that of the password.
///
/// Both need a fresh sign-in and end the athlete's other sessions.
struct IdentityRoutes {
    let passwords: PasswordRoutes
    /// Sends the browser to the provider.
    let signInRoutes: SignInRoutes
    private var signIn: SignInStores { passwords.signIn }

    /// Names of the query fields of the page with the result of the last change.
    private static let outcomeField = "identity"
    private static let problemField = "identity-problem"
    private static let tooMany = "too-many"

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            Route.Target.addIdentity.path,
            post: fresh { request, context in
                _ = try await FormFields.read(request)
                guard let provider = signIn.provider, let session = context.signedIn?.session else {
                    throw RequestFailure.notFound
                }
                return try await signInRoutes.send(.link(session: session.id), provider, request, from: context.address)
            })
        router.answer(
            Route.Target.removeIdentity.path,
            post: fresh { request, context in
                let id = try await FormFields.read(request)[IdentitySection.identityField] ?? ""
                let athlete = context.athlete.id
                // Another window may have removed it already, which is the wanted state.
                guard signIn.identities.all(of: athlete).contains(where: { $0.id == id }) else {
                    return HTMLAnswer.goTo(Route.password.path)
                }
                guard signIn.hasWay(athlete, without: .identity(id)) else {
                    return try await passwords.page(
                        identityProblem: .last, of: context, request, status: .unprocessableContent)
                }
                try signIn.identities.remove(id, of: athlete)
                passwords.endOthers(context)
                signIn.note(.identityRemoved, of: athlete, by: request, from: context.address)
                return IdentityRoutes.page(.removed)
            })
    }

    static func page(_ outcome: IdentitySection.Outcome) -> Response {
        HTMLAnswer.goTo(Route.password.path + "?" + outcomeField + "=" + outcome.rawValue)
    }

    static func page(_ problem: IdentitySection.Problem) -> Response {
        let name =
            switch problem {
            case .provider(let problem): problem.rawValue
            case .tooMany: tooMany
            case .last: ""
            }
        return HTMLAnswer.goTo(Route.password.path + "?" + problemField + "=" + name)
    }

    /// Returns the section of an athlete's page.
    /// - Parameter problem: why a change was refused; nil for the one that the address names.
    static func section(
        of athlete: String, _ stores: SignInStores, _ problem: IdentitySection.Problem?, _ request: Request,
        _ context: DisplayContext
    ) -> IdentitySection? {
        let stated = QueryText.value(problemField, of: request).flatMap { name -> IdentitySection.Problem? in
            if name == tooMany { return .tooMany(limit: IdentityStore.limit) }
            return ProviderProblem(rawValue: name).map { .provider($0) }
        }
        return IdentitySection(
            stores.identities.all(of: athlete).map {
                ListedIdentity(id: $0.id, name: $0.name, added: $0.added, used: $0.used)
            }, provider: stores.provider?.settings.name,
            outcome: QueryText.value(outcomeField, of: request).flatMap { IdentitySection.Outcome(rawValue: $0) },
            problem: problem ?? stated, context: context)
    }
}
