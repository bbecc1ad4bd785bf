import Localizations
import Measures

/// Which devices and programs may ask this house, and how to give or take that right.
public struct AccessScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var backLabel: String
    /// A token that was just made: shown this once.
    public var made: Made?
    public var news: String?
    /// Nil where nothing can be taken back.
    public var undo: String?
    /// The page asks whether a withdrawn token is to be accepted again; `undo` then does it.
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
    ///   - given: in the order in which they are shown.
    ///   - made: the token that the form was answered with, and its name.
    ///   - outcome: of withdrawing one.
    ///   - restoring: a withdrawn token that is to be accepted again, once the athlete confirms it.
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
