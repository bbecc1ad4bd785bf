import Localizations
public import Measures

/// A person of the data folder, as the page lists them.
public struct ListedPerson: Equatable, Sendable {
    public var id: String
    public var name: String
    public var since: Moment
    public var isDisabled: Bool
    /// Last request of a signed-in browser; nil without one.
    public var seen: Moment?
    /// End of an invitation that was not accepted; nil without one.
    public var invited: Moment?

    public init(id: String, name: String, since: Moment, isDisabled: Bool, seen: Moment?, invited: Moment?) {
        self.id = id
        self.name = name
        self.since = since
        self.isDisabled = isDisabled
        self.seen = seen
        self.invited = invited
    }
}

/// People of the data folder, with forms to invite, disable and remove them. For its owner only.
public struct PeopleScreen: Equatable, Sendable {
    public static let nameField = "name"
    public static let personField = "person"

    /// Reason why no person was added.
    public enum Flaw: Equatable, Sendable {
        case nameMissing
        case nameTaken
        /// The name has more characters than this.
        case nameTooLong(limit: Int)
    }

    /// Result of the last change.
    public enum Outcome: Equatable, Sendable {
        case disabled(name: String)
        case enabled(name: String)
        case removed
        /// Something of the person is still running.
        case busy
    }

    public var title: String
    public var lead: String
    /// What the account of the server can read.
    public var note: String
    public var backLabel: String
    public var message: String?
    public var isMessageProblem: Bool
    /// New invitation, whose link is shown once.
    public var made: Invitation?
    public var inviteTitle: String
    public var inviteLead: String
    public var name: FormField
    public var make: String
    public var owner: Row
    public var rows: [Row]

    public struct Invitation: Equatable, Sendable {
        public var title: String
        public var link: String
        public var note: String
    }

    public struct Row: Equatable, Sendable {
        /// Empty for the owner, who has no buttons.
        public var id: String
        public var name: String
        public var text: String
        public var isDisabled: Bool
        public var invite: Button?
        /// Disables the person, or permits them again.
        public var permit: Button?
        public var remove: Button?
    }

    public struct Button: Equatable, Sendable {
        public var label: String
        public var spoken: String
    }

    /// - Parameters:
    ///   - owner: name of the owner; may be empty.
    ///   - people: in the order of display.
    ///   - damaged: ids and names of accounts whose files cannot be read. They can only be removed.
    ///   - made: name, link and end of a new invitation.
    ///   - entered: submitted name of a new person.
    ///   - flaw: why the submitted name was refused.
    ///   - outcome: result of the last change.
    ///   - context: display context: language, units and current time.
    public init(
        owner: String, _ people: [ListedPerson], damaged: [(id: String, name: String)] = [],
        made: (name: String, link: String, ends: Moment)? = nil, entered: String = "", flaw: Flaw? = nil,
        outcome: Outcome? = nil, context: DisplayContext
    ) {
        title = context.say(.peopleTitle)
        lead = context.say(.peopleLead)
        note = context.say(.peopleFiles)
        backLabel = context.say(.backToSettings)
        isMessageProblem = outcome == .busy
        switch outcome {
        case .disabled(let name): message = context.say(.peopleDisabledDone(personName: name))
        case .enabled(let name): message = context.say(.peopleEnabledDone(personName: name))
        case .removed: message = context.say(.peopleRemovedDone)
        case .busy: message = context.say(.peopleBusy)
        case nil: message = nil
        }
        self.made = made.map {
            Invitation(
                title: context.say(.peopleMade(personName: $0.name)), link: $0.link,
                note: context.say(.peopleMadeNote(day: AccessScreen.day($0.ends, context), personName: $0.name)))
        }
        inviteTitle = context.say(.peopleInvite)
        inviteLead = context.say(.peopleInviteLead)
        make = context.say(.peopleMake)
        var problem: String?
        switch flaw {
        case .nameMissing: problem = context.say(.peopleNameMissing)
        case .nameTaken: problem = context.say(.peopleNameTaken)
        case .nameTooLong(let limit): problem = context.say(.accessTooLong(limit: context.number(limit)))
        case nil: break
        }
        name = FormField(
            name: PeopleScreen.nameField, label: context.say(.signInName), hint: context.say(.peopleNameHint), value: entered,
            problem: problem)
        self.owner = Row(
            id: "", name: owner.isEmpty ? context.say(.accessUnnamed) : owner, text: context.say(.peopleOwner), isDisabled: false)
        rows =
            people.map { PeopleScreen.row($0, context) }
            + damaged.map { account in
                Row(
                    id: account.id, name: account.name, text: context.say(.peopleDamaged), isDisabled: true,
                    remove: PeopleScreen.removal(of: account.name, context))
            }
    }

    private static func removal(of name: String, _ context: DisplayContext) -> Button {
        Button(label: context.say(.peopleRemove), spoken: context.say(.peopleRemoveSpoken(personName: name)))
    }

    private static func row(_ person: ListedPerson, _ context: DisplayContext) -> Row {
        let name = person.name
        var facts = [context.say(.peopleSince(day: AccessScreen.day(person.since, context)))]
        if person.isDisabled {
            facts.append(context.say(.peopleDisabled))
        } else {
            facts.append(person.seen.map { context.say(.peopleSeen(timeAgo: context.ago($0))) } ?? context.say(.peopleNotSeen))
        }
        if let invited = person.invited {
            facts.append(context.say(.peopleInvited(day: AccessScreen.day(invited, context))))
        }
        let invite = Button(label: context.say(.peopleAgain), spoken: context.say(.peopleAgainSpoken(personName: name)))
        let permit =
            person.isDisabled
            ? Button(label: context.say(.peopleEnable), spoken: context.say(.peopleEnableSpoken(personName: name)))
            : Button(label: context.say(.peopleDisable), spoken: context.say(.peopleDisableSpoken(personName: name)))
        return Row(
            id: person.id, name: name, text: facts.joined(separator: " · "), isDisabled: person.isDisabled,
            invite: person.isDisabled ? nil : invite, permit: permit, remove: removal(of: name, context))
    }
}
