import Localizations

/// Confirmation page for the removal of a person: what is deleted, what stays, and the name to type.
public struct PersonRemovalScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var backLabel: String
    /// Id of the person, for the form.
    public var person: String
    public var goesTitle: String
    public var goes: [Explanation.Row]
    public var staysTitle: String
    public var stays: [String]
    public var confirmTitle: String
    public var name: FormField
    public var button: String

    /// - Parameters:
    ///   - person: id of the person.
    ///   - counts: amount of data that the removal deletes.
    ///   - isRefused: whether another name was typed.
    ///   - context: display context: language, units and current time.
    public init(
        _ person: (id: String, name: String), _ counts: DeletionScreen.Counts, isRefused: Bool, context: DisplayContext
    ) {
        title = context.say(.personRemovalTitle(personName: person.name))
        lead = context.say(.personRemovalLead)
        backLabel = context.say(.backToPeople)
        self.person = person.id
        goesTitle = context.say(.deletionGoes)
        goes = counts.rows(context, isOwn: false)
        staysTitle = context.say(.deletionStays)
        stays = [Phrase.deletionStaysBackup, .personRemovalStays].map { context.say($0) }
        confirmTitle = context.say(.deletionConfirm)
        name = FormField(
            name: PeopleScreen.nameField, label: context.say(.personRemovalLabel(personName: person.name)), hint: "",
            problem: isRefused ? context.say(.personRemovalFlaw) : nil)
        button = context.say(.personRemovalButton)
    }
}
