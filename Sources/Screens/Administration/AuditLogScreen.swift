import Localizations
public import Measures

/// Event of the security log as the page shows it.
public struct LoggedEvent: Equatable, Sendable {
    public enum Kind: CaseIterable, Sendable {
        case signedInByAddress, signedInByPassword, signedInByRecoveryCode, signedInByPairing, signInFailed
        case signInDelayed, signedOut
        case invited, disabled, enabled, removed
        case passwordSet, passwordChanged, passwordRemoved, recoveryCodesRenewed
        case signedInByPasskey, passkeyAdded, passkeyRemoved, passkeyCounterNotGrown
        case signedInByProvider, identityAdded, identityRemoved, joinedByProvider
        case refreshTokenReused
        case linkMade, linkOpened, linkRevoked, zoneRemoved
        case observerAdded, observerRevoked, observing
        case passwordChangeRefused, sessionsEnded, exported, dataDeleted
        case tokenMade, tokenWithdrawn, tokenRestored, signingKeyMade, allTokensWithdrawn, sourceChanged, calendarChanged
        case addressRefused, phoneRefused, passkeyRefused, providerRefused, tokenRefused, scopeRefused
        case accessRefused, freshSignInNeeded, hostRefused, originRefused, changesDelayed

        /// Whether the owner should look at it. Refusals for want of a sign-in are everyday ones.
        var isWarning: Bool {
            switch self {
            case .signInFailed, .signInDelayed, .passkeyCounterNotGrown, .refreshTokenReused, .passwordChangeRefused,
                .addressRefused, .phoneRefused, .passkeyRefused, .providerRefused, .tokenRefused, .scopeRefused, .hostRefused,
                .originRefused, .changesDelayed:
                true
            default: false
            }
        }
    }

    /// Whom an event concerns.
    public enum Person: Equatable, Sendable {
        case named(String)
        /// A person who was removed since.
        case removed
        /// A name without an account.
        case unknown
        /// The request did not state a person.
        case unstated
    }

    public var moment: Moment
    public var kind: Kind
    public var person: Person
    /// Browser and system; empty if unknown.
    public var device: String
    /// Network address; empty if unknown.
    public var address: String
    /// Second person of an event about an observer.
    public var observer: Person

    public init(
        moment: Moment, kind: Kind, person: Person, device: String, address: String = "", observer: Person = .removed
    ) {
        self.moment = moment
        self.kind = kind
        self.person = person
        self.device = device
        self.address = address
        self.observer = observer
    }
}

/// Security log of the data folder: sign-ins, failures and changes of accounts, newest first. For its owner only.
public struct AuditLogScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var backLabel: String
    public var none: String
    public var rows: [Row]

    public struct Row: Equatable, Sendable {
        public var text: String
        public var detail: String
        public var isWarning: Bool
    }

    /// - Parameters:
    ///   - events: in the order of display.
    ///   - context: display context: language, units and current time.
    public init(_ events: [LoggedEvent], context: DisplayContext) {
        title = context.say(.auditTitle)
        lead = context.say(.auditLead)
        backLabel = context.say(.backToPeople)
        none = context.say(.auditNone)
        rows = events.map { AuditLogScreen.row($0, context) }
    }

    private static func row(_ event: LoggedEvent, _ context: DisplayContext) -> Row {
        let person = name(of: event.person, context)
        let day = Day(of: event.moment, at: context.offset).map { context.shortDate($0) } ?? "–"
        let time = context.timeOfDay(event.moment, at: context.offset)
        let parts = [person, event.device, event.address, day + ", " + time].filter { !$0.isEmpty }
        return Row(
            text: context.say(phrase(event.kind, observer: name(of: event.observer, context))),
            detail: parts.joined(separator: " · "),
            isWarning: event.kind.isWarning)
    }

    private static func name(of person: LoggedEvent.Person, _ context: DisplayContext) -> String {
        switch person {
        case .named(let name): name.isEmpty ? context.say(.peopleOwner) : name
        case .removed: context.say(.auditRemovedPerson)
        case .unknown: context.say(.auditUnknownName)
        case .unstated: ""
        }
    }

    private static func phrase(_ kind: LoggedEvent.Kind, observer: String) -> Phrase {
        switch kind {
        case .signedInByAddress: .auditSignedInByAddress
        case .signedInByPassword: .auditSignedInByPassword
        case .signedInByRecoveryCode: .auditSignedInByRecoveryCode
        case .signedInByPairing: .auditSignedInByPairing
        case .signInFailed: .auditSignInFailed
        case .signInDelayed: .auditSignInDelayed
        case .signedOut: .auditSignedOut
        case .invited: .auditInvited
        case .disabled: .auditDisabled
        case .enabled: .auditEnabled
        case .removed: .auditRemoved
        case .passwordSet: .auditPasswordSet
        case .passwordChanged: .auditPasswordChanged
        case .passwordRemoved: .auditPasswordRemoved
        case .recoveryCodesRenewed: .auditRecoveryCodesRenewed
        case .signedInByPasskey: .auditSignedInByPasskey
        case .passkeyAdded: .auditPasskeyAdded
        case .passkeyRemoved: .auditPasskeyRemoved
        case .passkeyCounterNotGrown: .auditPasskeyCounter
        case .signedInByProvider: .auditSignedInByProvider
        case .identityAdded: .auditIdentityAdded
        case .identityRemoved: .auditIdentityRemoved
        case .joinedByProvider: .auditJoinedByProvider
        case .refreshTokenReused: .auditRefreshTokenReused
        case .linkMade: .auditLinkMade
        case .linkOpened: .auditLinkOpened
        case .linkRevoked: .auditLinkRevoked
        case .zoneRemoved: .auditZoneRemoved
        case .observerAdded: .auditObserverAdded(name: observer)
        case .observerRevoked: .auditObserverRevoked(name: observer)
        case .observing: .auditObserving(name: observer)
        case .passwordChangeRefused: .auditPasswordChangeRefused
        case .sessionsEnded: .auditSessionsEnded
        case .exported: .auditExported
        case .dataDeleted: .auditDataDeleted
        case .tokenMade: .auditTokenMade
        case .tokenWithdrawn: .auditTokenWithdrawn
        case .tokenRestored: .auditTokenRestored
        case .signingKeyMade: .auditSigningKeyMade
        case .allTokensWithdrawn: .auditAllTokensWithdrawn
        case .sourceChanged: .auditSourceChanged
        case .calendarChanged: .auditCalendarChanged
        case .addressRefused: .auditAddressRefused
        case .phoneRefused: .auditPhoneRefused
        case .passkeyRefused: .auditPasskeyRefused
        case .providerRefused: .auditProviderRefused
        case .tokenRefused: .auditTokenRefused
        case .scopeRefused: .auditScopeRefused
        case .accessRefused: .auditAccessRefused
        case .freshSignInNeeded: .auditFreshSignInNeeded
        case .hostRefused: .auditHostRefused
        case .originRefused: .auditOriginRefused
        case .changesDelayed: .auditChangesDelayed
        }
    }
}
