import Accounts
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Route `/settings/log`: the security log of the data folder, for its owner only.
struct AuditLogRoutes {
    let pageContext: PageContext
    let signIn: SignInStores

    /// Entries on the page.
    private static let count = 200

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(RoutePattern.auditLog.rawValue) { request, context in
            try signIn.requireOwner(request, context)
            let ownName = try await context.athlete.journal.athlete().name
            let names = Dictionary(
                signIn.accounts.all().map { ($0.id, $0.name) } + [(signIn.accounts.owner, ownName)], uniquingKeysWith: { $1 })
            let events = signIn.audit.newest(AuditLogRoutes.count).map { entry in
                func person(_ id: String?) -> LoggedEvent.Person {
                    id.map { id in names[id].map { .named($0) } ?? .removed } ?? .unknown
                }
                return LoggedEvent(
                    moment: entry.moment, kind: entry.event.kind,
                    person: entry.athlete == nil && entry.event.isRefusal ? .unstated : person(entry.athlete),
                    device: entry.client.device, address: entry.client.address, observer: person(entry.observer))
            }
            let viewer = try await context.athlete.viewer(of: request)
            return HTMLAnswer.page(
                AuditLogPage(
                    AuditLogScreen(events, context: viewer.context), frame: viewer.frame(at: .auditLog),
                    assets: pageContext.assets
                ).body)
        }
    }
}

extension AuditEvent {
    fileprivate var kind: LoggedEvent.Kind {
        switch self {
        case .signedInByAddress: .signedInByAddress
        case .signedInByPassword: .signedInByPassword
        case .signedInByRecoveryCode: .signedInByRecoveryCode
        case .signedInByPairing: .signedInByPairing
        case .signInFailed: .signInFailed
        case .signInDelayed: .signInDelayed
        case .signedOut: .signedOut
        case .invited: .invited
        case .disabled: .disabled
        case .enabled: .enabled
        case .removed: .removed
        case .passwordSet: .passwordSet
        case .passwordChanged: .passwordChanged
        case .passwordRemoved: .passwordRemoved
        case .recoveryCodesRenewed: .recoveryCodesRenewed
        case .signedInByPasskey: .signedInByPasskey
        case .passkeyAdded: .passkeyAdded
        case .passkeyRemoved: .passkeyRemoved
        case .passkeyCounterNotGrown: .passkeyCounterNotGrown
        case .signedInByProvider: .signedInByProvider
        case .identityAdded: .identityAdded
        case .identityRemoved: .identityRemoved
        case .joinedByProvider: .joinedByProvider
        case .refreshTokenReused: .refreshTokenReused
        case .linkMade: .linkMade
        case .linkOpened: .linkOpened
        case .linkRevoked: .linkRevoked
        case .zoneRemoved: .zoneRemoved
        case .observerAdded: .observerAdded
        case .observerRevoked: .observerRevoked
        case .observing: .observing
        case .passwordChangeRefused: .passwordChangeRefused
        case .sessionsEnded: .sessionsEnded
        case .exported: .exported
        case .dataDeleted: .dataDeleted
        case .tokenMade: .tokenMade
        case .tokenWithdrawn: .tokenWithdrawn
        case .tokenRestored: .tokenRestored
        case .signingKeyMade: .signingKeyMade
        case .allTokensWithdrawn: .allTokensWithdrawn
        case .sourceChanged: .sourceChanged
        case .calendarChanged: .calendarChanged
        case .addressRefused: .addressRefused
        case .phoneRefused: .phoneRefused
        case .passkeyRefused: .passkeyRefused
        case .providerRefused: .providerRefused
        case .tokenRefused: .tokenRefused
        case .scopeRefused: .scopeRefused
        case .accessRefused: .accessRefused
        case .freshSignInNeeded: .freshSignInNeeded
        case .hostRefused: .hostRefused
        case .originRefused: .originRefused
        case .changesDelayed: .changesDelayed
        }
    }
}
