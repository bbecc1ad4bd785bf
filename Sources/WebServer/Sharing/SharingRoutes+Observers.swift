import Accounts
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog

/// Routes with which an athlete lets other people of the server look, and ends that.
extension SharingRoutes {
    func addObservers(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            Route.Target.addObserver.path,
            post: fresh { request, context in
                let fields = try await FormFields.read(request)
                var form = ObserverForm { fields[$0].map { PlainText.cleaned(String($0.prefix(200))) } }
                let (athlete, owner) = (context.athlete, contexts.context(of: signIn.accounts.owner))
                defer { withExtendedLifetime(owner) {} }
                let found = try await signIn.athlete(named: form.name, owner: owner.journal)
                if found == nil { form.flaw = .unknown }
                if found == athlete.id { form.flaw = .isSelf }
                if let found, form.flaw == nil,
                    try await athlete.journal.addObserver(found, days: form.days, at: signIn.clock()) == nil
                {
                    form.flaw = .full
                }
                guard let found, form.flaw == nil else {
                    return try await page(observer: form, request, context, status: .unprocessableContent)
                }
                signIn.note(.observerAdded, of: athlete.id, by: request, from: context.address, observer: found)
                return HTMLAnswer.goTo(SharingScreen.Change.observerAdded.path)
            })
        router.answer(
            Route.Target.removeObserver.path,
            // Without a fresh sign-in: ending an access must be quick.
            post: { request, context in
                let id = try await FormFields.read(request)[ObserverList.field] ?? ""
                guard try await context.athlete.journal.removeObserver(id) else { throw RequestFailure.notFound }
                signIn.note(.observerRevoked, of: context.athlete.id, by: request, from: context.address, observer: id)
                return HTMLAnswer.goTo(SharingScreen.Change.observerRevoked.path)
            })
    }

    /// Returns who may look at an athlete's training, and at whose training the athlete may look.
    func observerLists(
        _ form: ObserverForm, _ athlete: AthleteContext, _ context: DisplayContext
    ) async throws -> (observers: ObserverList, observed: ObservedList?) {
        let now = signIn.clock()
        let observers = try await athlete.journal.observers()
        let observed = try await athlete.journal.observed(at: now).filter { signIn.accounts.permits($0.athlete) }
        let gate = ObserverGate(signIn: signIn, contexts: contexts)
        var names: [String: String] = [:]
        for id in observers.map(\.observer) + observed.map(\.athlete) {
            if id == signIn.accounts.owner || signIn.accounts.account(id: id) != nil { names[id] = try await gate.name(of: id) }
        }
        return (
            ObserverList(observers, names: names, form: form, at: now, context: context),
            ObservedList(observed.map { ($0.athlete, $0.access) }, names: names, context: context)
        )
    }
}
