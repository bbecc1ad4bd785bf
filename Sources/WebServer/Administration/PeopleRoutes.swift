import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of `/settings/people`: lists the people of the data folder, invites, disables, permits and removes them.
///
/// They exist for the owner only. Others get the response of an address that does not exist.
struct PeopleRoutes {
    let pageContext: PageContext
    let tokens: AccessTokens
    let signIn: SignInStores
    let contexts: AthleteContexts

    typealias Handler = @Sendable (Request, AthleteRequestContext) async throws -> Response

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.people.rawValue,
            get: ofOwner { request, context in
                try await page(outcome: outcome(of: request), of: context, try await context.athlete.viewer(of: request))
            },
            post: ofOwner(fresh(invite)))
        router.answer(
            Route.Target.disablePerson.path,
            post: ofOwner(
                fresh { request, context in
                    let account = try account(in: try await FormFields.read(request))
                    try signIn.lockOut(account, by: AuditedClient(request, from: context.address))
                    return HTMLAnswer.goTo(Route.people.path + "?disabled=" + account.id)
                }))
        router.answer(
            Route.Target.enablePerson.path,
            post: ofOwner(
                fresh { request, context in
                    let account = try account(in: try await FormFields.read(request))
                    // A removal that was interrupted has stopped the work of the context.
                    guard await contexts.close(account.id) else { return HTMLAnswer.goTo(Route.people.path + "?busy=1") }
                    try signIn.accounts.setDisabled(false, account.id)
                    signIn.note(.enabled, of: account.id, by: request, from: context.address)
                    return HTMLAnswer.goTo(Route.people.path + "?enabled=" + account.id)
                }))
        router.answer(
            RoutePattern.removingPerson.rawValue,
            get: ofOwner { request, context in
                let account = try removable(QueryText.value("person", of: request) ?? "")
                return try await removal(of: account, isRefused: false, context, request)
            },
            post: ofOwner(
                fresh { request, context in
                    let fields = try await FormFields.read(request)
                    let account = try removable(fields[PeopleScreen.personField] ?? "")
                    guard AccountStore.isName(fields[PeopleScreen.nameField] ?? "", of: account) else {
                        return try await removal(of: account, isRefused: true, context, request)
                    }
                    let isRemoved = try await remove(account, by: AuditedClient(request, from: context.address))
                    return HTMLAnswer.goTo(Route.people.path + (isRemoved ? "?removed=1" : "?busy=1"))
                }))
    }

    private func ofOwner(_ handler: @escaping Handler) -> Handler {
        { request, context in
            try signIn.requireOwner(request, context)
            return try await handler(request, context)
        }
    }

    private func account(in fields: [String: String]) throws(RequestFailure) -> Account {
        let id = fields[PeopleScreen.personField] ?? ""
        guard let account = signIn.accounts.account(id: id) else { throw .notFound }
        return account
    }

    /// Returns the account with an id, also one whose file is damaged.
    private func removable(_ id: String) throws(RequestFailure) -> Account {
        guard let account = signIn.accounts.account(id: id) ?? signIn.accounts.damaged(id: id, now: signIn.clock()) else {
            throw .notFound
        }
        return account
    }

    private func outcome(of request: Request) -> PeopleScreen.Outcome? {
        func name(_ parameter: String) -> String? {
            QueryText.value(parameter, of: request).flatMap { signIn.accounts.account(id: $0)?.name }
        }
        if let name = name("disabled") { return .disabled(name: name) }
        if let name = name("enabled") { return .enabled(name: name) }
        if QueryText.value("removed", of: request) == "1" { return .removed }
        return QueryText.value("busy", of: request) == "1" ? .busy : nil
    }

    /// Invites a new person by name, or a person of the list by id. Responds with a page: the server does not remember the link.
    private func invite(_ request: Request, _ context: AthleteRequestContext) async throws -> Response {
        let fields = try await FormFields.read(request)
        let viewer = try await context.athlete.viewer(of: request)
        let account: Account
        if fields[PeopleScreen.personField] != nil {
            account = try self.account(in: fields)
        } else {
            let name = PlainText.cleaned(fields[PeopleScreen.nameField] ?? "").trimmingCharacters(in: .whitespaces)
            do {
                account = try await signIn.account(toInvite: name, owner: context.athlete.journal, isNew: true)
            } catch let error as AccountError {
                return try await page(
                    entered: name, flaw: PeopleRoutes.flaw(error, of: name), of: context, viewer, status: .unprocessableContent)
            }
        }
        guard !account.isDisabled else { throw RequestFailure.badForm }
        let path = try signIn.invitation(
            for: account, in: .folderOrMemory, by: AuditedClient(request, from: context.address))
        let link = pageContext.server(of: request) + path
        return try await page(
            made: (account.name, link, signIn.clock() + SignInKeys.invitationLifetime), of: context, viewer)
    }

    private static func flaw(_ error: AccountError, of name: String) -> PeopleScreen.Flaw {
        switch error {
        case .nameInvalid(_, let limit): name.isEmpty ? .nameMissing : .nameTooLong(limit: limit)
        case .nameTaken, .unknown, .disabled: .nameTaken
        }
    }

    /// Removes a person with all data, while the server runs.
    /// - Returns: false when a request or an import of the person still runs. The person is then locked out, and nothing is deleted.
    private func remove(_ account: Account, by client: AuditedClient) async throws -> Bool {
        // The account stays until everything else is gone, so that an interrupted removal can be repeated.
        try signIn.lockOut(account, by: client)
        tokens.ledger.withdrawAll(of: account.id)
        let (journal, home, responses) = await stopWork(of: account.id)
        guard await contexts.close(account.id) else { return false }
        try await journal.eraseEverything()
        if let home, FileManager.default.fileExists(atPath: home) { try FileManager.default.removeItem(atPath: home) }
        responses.removeAll(of: account.id)
        try await signIn.passwords.remove(of: account.id)
        try signIn.passkeys.removeAll(of: account.id)
        try signIn.identities.removeAll(of: account.id)
        try signIn.accounts.remove(account.id)
        signIn.note(.removed, of: account.id, by: client)
        return true
    }

    /// Stops the imports of an athlete.
    /// - Returns: what the removal needs of the context, without a reference to the context itself.
    private func stopWork(of athlete: String) async -> (journal: Journal, home: String?, responses: ResponseCache) {
        let context = contexts.context(of: athlete)
        await context.jobs.stopAll()
        return (context.journal, context.home, context.responses.cache)
    }

    private func page(
        made: (name: String, link: String, ends: Moment)? = nil, entered: String = "", flaw: PeopleScreen.Flaw? = nil,
        outcome: PeopleScreen.Outcome? = nil, of context: AthleteRequestContext, _ viewer: Viewer,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let now = signIn.clock()
        let people = signIn.accounts.all().map { account in
            ListedPerson(
                id: account.id, name: account.name, since: account.created, isDisabled: account.isDisabled,
                seen: signIn.sessions.all(of: account.id, at: now).map(\.used).max(),
                invited: signIn.keys.latestEnd(of: account.id, at: now))
        }
        let screen = PeopleScreen(
            owner: try await context.athlete.journal.athlete().name, people,
            damaged: signIn.accounts.unreadable().compactMap { id in
                signIn.accounts.damaged(id: id, now: now).map { (id, $0.name) }
            }, made: made, entered: entered, flaw: flaw, outcome: outcome, context: viewer.context)
        var response = HTMLAnswer.page(
            PeoplePage(screen, frame: viewer.frame(at: .people), assets: pageContext.assets).body, status: status)
        if made != nil { response.headers[.cacheControl] = "no-store" }
        return response
    }

    private func removal(
        of account: Account, isRefused: Bool, _ context: AthleteRequestContext, _ request: Request
    ) async throws -> Response {
        let held = try await context.athlete.journal.journal(of: account.id).holdings()
        let counts = DeletionScreen.Counts(
            activities: held.activities, samples: held.samples, originals: held.originals, edits: held.edits,
            tokens: tokens.ledger.all(of: account.id).count)
        let viewer = try await context.athlete.viewer(of: request)
        let screen = PersonRemovalScreen((account.id, account.name), counts, isRefused: isRefused, context: viewer.context)
        return HTMLAnswer.page(
            PersonRemovalPage(
                screen, frame: viewer.frame(at: .removingPerson(account.id)), assets: pageContext.assets
            ).body,
            status: isRefused ? .unprocessableContent : .ok)
    }
}
