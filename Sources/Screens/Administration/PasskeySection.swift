import Localizations
public import Measures

/// Passkey of the athlete, as the page lists it.
public struct ListedPasskey: Equatable, Sendable {
    /// Where the authenticator is, as far as the browser stated it.
    public enum Place: Equatable, Sendable { case device, phone, key }

    public var id: String
    public var name: String
    public var added: Moment
    /// Last sign-in; nil before the first one.
    public var used: Moment?
    public var place: Place?
    /// Whether it is copied to other devices of the athlete.
    public var isSynced: Bool

    public init(id: String, name: String, added: Moment, used: Moment?, place: Place?, isSynced: Bool) {
        self.id = id
        self.name = name
        self.added = added
        self.used = used
        self.place = place
        self.isSynced = isSynced
    }
}

/// Passkeys on the page of the password: lists, adds, renames and removes them.
public struct PasskeySection: Equatable, Sendable {
    public static let passkeyField = "passkey"
    public static let nameField = "name"
    public static let newNameField = "passkey-name"

    /// Result of the last change.
    public enum Outcome: String, Sendable { case added, removed, renamed }

    /// Reason why a change was refused.
    public enum Problem: Equatable, Sendable {
        case needsScript, invalid, known
        case tooMany(limit: Int)
        /// It is the only way of the person to sign in.
        case last
    }

    public var title: String
    public var lead: String
    public var none: String
    public var rows: [Row]
    public var message: String?
    /// Problem of another change than adding, whose form shows its own.
    public var problem: String?
    /// Form for a new one; nil where passkeys do not work.
    public var add: PasskeyPrompt?
    /// Why passkeys do not work here, with the form that makes a link; nil where they work.
    public var elsewhere: Elsewhere?
    /// Link to the other address, which signs in there; shown once.
    public var moved: Moved?
    public var note: String

    public struct Row: Equatable, Sendable {
        public var id: String
        public var name: String
        public var text: String
        public var nameLabel: String
        public var rename: String
        public var renameSpoken: String
        public var remove: String
        public var removeSpoken: String
    }

    public struct Elsewhere: Equatable, Sendable {
        public var text: String
        /// Makes the link; nil where no address of the server has a name.
        public var button: String?
    }

    public struct Moved: Equatable, Sendable {
        public var title: String
        public var link: String
        public var label: String
        public var note: String
    }

    /// - Parameters:
    ///   - passkeys: in the order of display.
    ///   - place: whether passkeys work at the address of the page.
    ///   - moved: new one-time link to the other address; nil on other visits.
    ///   - outcome: result of the last change.
    ///   - problem: why the submitted form was refused.
    ///   - context: display context: language, units and current time.
    public init(
        _ passkeys: [ListedPasskey], at place: PasskeyPlace, moved: String? = nil, outcome: Outcome? = nil,
        problem: Problem? = nil,
        context: DisplayContext
    ) {
        title = context.say(.passkeysTitle)
        lead = context.say(.passkeysLead)
        none = context.say(.passkeysNone)
        note = context.say(.passkeyNote)
        rows = passkeys.map { PasskeySection.row($0, context) }
        switch outcome {
        case .added: message = context.say(.passkeyAddedDone)
        case .removed: message = context.say(.passkeyRemovedDone)
        case .renamed: message = context.say(.passkeyRenamedDone)
        case nil: break
        }
        let text = problem.map { PasskeySection.text($0, context) }
        let isOfForm = problem != .last
        self.problem = isOfForm ? nil : text
        switch place {
        case .here: add = .add(problem: isOfForm ? text : nil, context)
        // The link takes the place of the form that makes it.
        case .elsewhere where moved == nil:
            elsewhere = Elsewhere(text: context.say(.passkeyElsewhere), button: context.say(.passkeyMove))
        case .elsewhere: break
        case .nowhere: elsewhere = Elsewhere(text: context.say(.passkeyNowhere), button: nil)
        }
        self.moved = moved.map {
            Moved(
                title: context.say(.passkeyMoved), link: $0, label: context.say(.passkeyMove),
                note: context.say(.passkeyMovedNote))
        }
    }

    private static func text(_ problem: Problem, _ context: DisplayContext) -> String {
        switch problem {
        case .needsScript: context.say(.passkeyNeedsScript)
        case .invalid: context.say(.passkeyInvalid)
        case .known: context.say(.passkeyKnown)
        case .tooMany(let limit): context.say(.passkeyTooMany(limit: context.number(limit)))
        case .last: context.say(.passkeyLast)
        }
    }

    private static func row(_ passkey: ListedPasskey, _ context: DisplayContext) -> Row {
        let name = passkey.name.isEmpty ? context.say(.passkeyUnnamed) : passkey.name
        var parts = [
            context.say(.passkeyAdded(day: AccessScreen.day(passkey.added, context))),
            passkey.used.map { context.say(.passkeyUsed(timeAgo: context.ago($0))) } ?? context.say(.passkeyNotUsed),
        ]
        switch passkey.place {
        case .device: parts.append(context.say(.passkeyOnDevice))
        case .phone: parts.append(context.say(.passkeyOnPhone))
        case .key: parts.append(context.say(.passkeyOnKey))
        case nil: break
        }
        if passkey.isSynced { parts.append(context.say(.passkeySynced)) }
        return Row(
            id: passkey.id, name: name, text: parts.joined(separator: " · "), nameLabel: context.say(.passkeyNewName),
            rename: context.say(.passkeyRename), renameSpoken: context.say(.passkeyRenameSpoken(passkeyName: name)),
            remove: context.say(.passkeyRemove), removeSpoken: context.say(.passkeyRemoveSpoken(passkeyName: name)))
    }
}
