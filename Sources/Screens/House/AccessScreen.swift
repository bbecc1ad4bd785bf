import Localizations
import Measures

/// Devices and programs with access, and forms to grant or withdraw it.
public struct AccessScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var backLabel: String
    /// New token, which is shown only once.
    public var made: Made?
    public var news: String?
    /// Nil when nothing can be undone.
    public var undo: String?
    /// Whether the page asks for confirmation to accept a withdrawn token again; `undo` is then the confirmation.
    public var asksToRestore = false
    public var formTitle: String
    public var name: FormField
    public var days: FormField
    public var nameLimit: Int
    public var make: String
    public var listTitle: String
    public var none: String
    public var rows: [Row]

    public struct Made: Equatable, Sendable {
        public var title: String
        public var token: String
        public var note: String
    }

    public struct Row: Equatable, Sendable {
        public var id: String
        public var name: String
        public var text: String
        public var withdraw: String
        public var withdrawSpoken: String
    }

    /// - Parameters:
    ///   - given: tokens in the order of display.
    ///   - made: new token and its name, after the form was submitted.
    ///   - outcome: result of withdrawing a token.
    ///   - restoring: withdrawn token that is accepted again after the athlete's confirmation.
    public init(
        _ form: AccessForm = AccessForm(), given: [GivenToken], made: (name: String, token: String)? = nil,
        outcome: SettingsScreen.Outcome? = nil, restoring: GivenToken? = nil, reader: Reader
    ) {
        title = reader.say(.accessTitle)
        lead = reader.say(.accessLead)
        backLabel = reader.say(.backToSettings)
        switch outcome {
        case .saved(let canUndo):
            news = reader.say(.accessWithdrawn)
            undo = canUndo ? reader.say(.undo) : nil
        case .undone: news = reader.say(.editUndone)
        case nil: break
        }
        formTitle = reader.say(.accessNew)
        make = reader.say(.accessMake)
        listTitle = reader.say(.accessList)
        none = reader.say(.accessNone)
        nameLimit = AccessForm.nameLimit
        func called(_ name: String) -> String { name.isEmpty ? reader.say(.accessUnnamed) : name }
        if let restoring {
            asksToRestore = true
            news = reader.say(.accessRestoreAsk(tokenName: called(restoring.name)))
            undo = reader.say(.accessRestore)
        }
        self.made = made.map {
            Made(title: reader.say(.accessMade(tokenName: called($0.name))), token: $0.token, note: reader.say(.accessOnce))
        }
        name = FormField(
            name: AccessForm.nameField, label: reader.say(.accessNameLabel), hint: reader.say(.accessNameHint),
            value: form.name,
            problem: form.isTooLong ? reader.say(.accessTooLong(limit: reader.number(AccessForm.nameLimit))) : nil)
        var options: [FilterForm.Select.Option] = []
        for (count, phrase) in zip(AccessForm.choices, [Phrase.accessThirty, .ninetyDays, .accessYear]) {
            options.append(.init(value: "\(count)", label: reader.say(phrase), isChosen: count == form.days))
        }
        days = FormField(
            name: AccessForm.daysField, label: reader.say(.accessDays), hint: reader.say(.accessDaysHint), options: options)
        rows = []
        for token in given {
            let name = called(token.name)
            let end = AccessScreen.day(token.ends, reader)
            let parts = [
                reader.say(.accessMadeOn(day: AccessScreen.day(token.made, reader))),
                reader.say(token.ends > reader.now ? .accessEnds(day: end) : .accessEnded(day: end)),
                token.used.map { reader.say(.accessUsed(timeAgo: reader.ago($0))) } ?? reader.say(.accessNeverUsed),
            ]
            rows.append(
                Row(
                    id: token.id, name: name, text: parts.joined(separator: " · "), withdraw: reader.say(.accessWithdraw),
                    withdrawSpoken: reader.say(.accessWithdrawSpoken(tokenName: name))))
        }
    }

    private static func day(_ moment: Moment, _ reader: Reader) -> String {
        Day(of: moment, at: reader.offset).map { reader.shortDate($0) } ?? "–"
    }
}
