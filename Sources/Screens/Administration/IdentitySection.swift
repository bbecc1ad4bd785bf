import Localizations
public import Measures

/// Account of a provider that signs the athlete in, as the page lists it.
public struct ListedIdentity: Equatable, Sendable {
    public var id: String
    public var name: String
    public var added: Moment
    /// Last sign-in; nil before the first one.
    public var used: Moment?

    public init(id: String, name: String, added: Moment, used: Moment?) {
        self.id = id
        self.name = name
        self.added = added
        self.used = used
    }
}

/// Linked accounts of a provider on the page of the password: lists, links and unlinks them.
public struct IdentitySection: Equatable, Sendable {
    public static let identityField = "identity"

    /// Result of the last change.
    public enum Outcome: String, Sendable { case added, removed }

    /// Reason why a change was refused.
    public enum Problem: Equatable, Sendable {
        case provider(ProviderProblem)
        case tooMany(limit: Int)
        /// It is the only way of the person to sign in.
        case last
    }

    public var title: String
    public var lead: String
    /// Text without a linked account; nil where the list explains itself.
    public var none: String?
    public var rows: [Row]
    public var message: String?
    /// Problem of another change than linking, whose form shows its own.
    public var problem: String?
    /// Form for another one; nil without a provider.
    public var add: ProviderPrompt?
    public var note: String

    public struct Row: Equatable, Sendable {
        public var id: String
        public var name: String
        public var text: String
        public var remove: String
        public var removeSpoken: String
    }

    /// - Parameters:
    ///   - identities: in the order of display.
    ///   - provider: name of the provider; nil when the settings name none.
    ///   - outcome: result of the last change.
    ///   - problem: why the last change was refused.
    ///   - context: display context: language, units and current time.
    /// - Returns: nil without a provider and without linked accounts.
    public init?(
        _ identities: [ListedIdentity], provider: String?, outcome: Outcome? = nil, problem: Problem? = nil,
        context: DisplayContext
    ) {
        guard provider != nil || !identities.isEmpty else { return nil }
        note = context.say(.identityNote)
        rows = identities.map { IdentitySection.row($0, context) }
        switch outcome {
        case .added: message = context.say(.identityAddedDone)
        case .removed: message = context.say(.identityRemovedDone)
        case nil: break
        }
        guard let provider else {
            title = context.say(.identitiesTitleOff)
            lead = context.say(.identitiesOff)
            self.problem = problem.map { IdentitySection.text($0, "", context) }
            return
        }
        title = context.say(.identitiesTitle(providerName: provider))
        lead = context.say(.identitiesLead(providerName: provider))
        none = identities.isEmpty ? context.say(.identitiesNone) : nil
        let text = problem.map { IdentitySection.text($0, provider, context) }
        self.problem = problem == .last ? text : nil
        add = .link(provider, problem: problem == .last ? nil : text, context)
    }

    static func text(_ problem: Problem, _ provider: String, _ context: DisplayContext) -> String {
        switch problem {
        case .provider(let problem): problem.text(provider, context)
        case .tooMany(let limit): context.say(.identityTooMany(limit: context.number(limit)))
        case .last: context.say(.identityLast)
        }
    }

    private static func row(_ identity: ListedIdentity, _ context: DisplayContext) -> Row {
        let name = identity.name.isEmpty ? context.say(.identityUnnamed) : identity.name
        let parts = [
            context.say(.identityAdded(day: AccessScreen.day(identity.added, context))),
            identity.used.map { context.say(.passkeyUsed(timeAgo: context.ago($0))) } ?? context.say(.passkeyNotUsed),
        ]
        return Row(
            id: identity.id, name: name, text: parts.joined(separator: " · "), remove: context.say(.identityRemove),
            removeSpoken: context.say(.identityRemoveSpoken(identityName: name)))
    }
}
