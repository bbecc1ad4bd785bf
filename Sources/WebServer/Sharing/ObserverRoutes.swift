import Accounts
import Hummingbird
import Measures
import Screens
import Training
public import TrainingLog

/// Routes with which a person opens the training of another athlete, and goes back to their own.
struct ObserverRoutes {
    let signIn: SignInStores
    let contexts: AthleteContexts

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            Route.Target.observe.path,
            post: { request, context in
                let id = try await FormFields.read(request)[ObserverList.field] ?? ""
                guard let session = context.signedIn?.session else { throw RequestFailure.signInNeeded }
                let gate = ObserverGate(signIn: signIn, contexts: contexts)
                guard let athlete = try await gate.athlete(id, for: session.athlete) else { throw RequestFailure.notFound }
                defer { withExtendedLifetime(athlete) {} }
                try await athlete.journal.noteUse(by: session.athlete, at: signIn.clock())
                try signIn.sessions.setObserved(id, in: session.id)
                signIn.note(.observing, of: id, by: request, from: context.address, observer: session.athlete)
                return HTMLAnswer.goTo(Route.today.path)
            })
        router.answer(
            Route.Target.stopObserving.path,
            post: { request, context in
                _ = try await FormFields.read(request)
                guard let session = context.signedIn?.session else { throw RequestFailure.signInNeeded }
                try signIn.sessions.setObserved(nil, in: session.id)
                return HTMLAnswer.goTo(Route.sharing.path)
            })
    }
}

extension SignInStores {
    /// Returns the athlete of a name: that of an account, else the owner. Nil for unknown and disabled people.
    /// - Parameter owner: the owner's journal, whose profile has the owner's name.
    public func athlete(named name: String, owner: Journal) async throws -> String? {
        let wanted = AccountStore.folded(name)
        guard !wanted.isEmpty else { return nil }
        if let account = accounts.all().first(where: { AccountStore.folded($0.name) == wanted }) {
            return accounts.permits(account.id) ? account.id : nil
        }
        if wanted == PasswordSignIn.owner { return accounts.owner }
        return AccountStore.folded(try await owner.athlete().name) == wanted ? accounts.owner : nil
    }
}
