import Localizations
public import Measures
public import Training

/// People who may look at the athlete's training, and the form that adds one.
public struct ObserverList: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var none: String
    public var rows: [Row]
    public var fields: [FormField]
    public var add: String
    /// Message when there can be no further person.
    public var full: String?

    /// A person with a button.
    public struct Row: Equatable, Sendable {
        public var id: String
        public var name: String
        public var text: String
        public var button: String
        public var buttonSpoken: String
    }

    /// Name of the field with the id of a person.
    public static let field = "person"

    /// - Parameters:
    ///   - observers: in the order in which they were added.
    ///   - names: names of accounts by their ids; the owner's may be empty.
    ///   - form: form of a new person, possibly with a flaw.
    ///   - now: the server's real time, which decides about the end.
    ///   - context: display context: language, units and current time.
    public init(
        _ observers: [ObserverAccess], names: [String: String], form: ObserverForm = ObserverForm(), at now: Moment,
        context: DisplayContext
    ) {
        title = context.say(.observersTitle)
        lead = context.say(.observersLead)
        none = context.say(.observersNone)
        add = context.say(.observerAdd)
        let limit = context.number(Double(ObserverAccess.limit))
        full =
            observers.count(where: { $0.isValid(at: now) }) < ObserverAccess.limit
            ? nil : context.say(.observersFull(limit: limit))
        rows = observers.map { access in
            func day(_ moment: Moment) -> String { Day(of: moment, at: context.offset).map { context.shortDate($0) } ?? "–" }
            let name = ObserverList.name(access.observer, names, context)
            var parts = [context.say(.observerSince(day: day(access.made)))]
            if let ends = access.ends {
                parts.append(context.say(access.isValid(at: now) ? .accessEnds(day: day(ends)) : .accessEnded(day: day(ends))))
            } else {
                parts.append(context.say(.shareNoEnd))
            }
            parts.append(
                access.opened.map { context.say(.observerOpened(timeAgo: context.ago($0))) } ?? context.say(.observerUnopened))
            return Row(
                id: access.observer, name: name, text: parts.joined(separator: " · "), button: context.say(.shareRevoke),
                buttonSpoken: context.say(.observerRevokeSpoken(name: name)))
        }
        let flaw: String? =
            switch form.flaw {
            case .unknown: context.say(.observerUnknown)
            case .isSelf: context.say(.observerSelf)
            case .full: context.say(.observersFull(limit: limit))
            case nil: nil
            }
        fields = [
            FormField(
                name: ObserverForm.nameField, label: context.say(.observerName), hint: context.say(.observerNameHint),
                value: form.name, problem: flaw),
            FormField(
                name: ObserverForm.daysField, label: context.say(.shareEnds), hint: "",
                options: ObserverForm.choices.map { days in
                    let label: Phrase = days == 0 ? .shareForever : days == 30 ? .shareMonth : .observerQuarter
                    return .init(value: "\(days)", label: context.say(label), isChosen: (form.days ?? 0) == days)
                }),
        ]
    }

    static func name(_ id: String, _ names: [String: String], _ context: DisplayContext) -> String {
        switch names[id] {
        case nil: context.say(.auditRemovedPerson)
        case "": context.say(.peopleOwner)
        case let name?: name
        }
    }
}

/// Athletes whose training the user may look at; nil without one.
public struct ObservedList: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var rows: [ObserverList.Row]

    /// - Parameters:
    ///   - accesses: ids of athletes, and what each permits.
    ///   - names: names of accounts by their ids; the owner's may be empty.
    ///   - context: display context: language, units and current time.
    public init?(_ accesses: [(athlete: String, access: ObserverAccess)], names: [String: String], context: DisplayContext) {
        if accesses.isEmpty { return nil }
        title = context.say(.observedTitle)
        lead = context.say(.observedLead)
        rows = accesses.map { athlete, access in
            let name = ObserverList.name(athlete, names, context)
            let ends = access.ends.flatMap { Day(of: $0, at: context.offset) }.map { context.shortDate($0) }
            return ObserverList.Row(
                id: athlete, name: name, text: context.say(ends.map { .accessEnds(day: $0) } ?? .shareNoEnd),
                button: context.say(.observedOpen), buttonSpoken: context.say(.observedOpenSpoken(name: name)))
        }
    }
}

/// Form that lets a person look at the athlete's training.
public struct ObserverForm: Equatable, Sendable {
    public enum Flaw: Sendable { case unknown, isSelf, full }

    static let nameField = "account"
    static let daysField = "days"
    /// Days that the form offers; 0 means no end.
    static let choices = [30, 90, 0]

    public var name = ""
    /// Days until the access ends; nil for no end.
    public var days: Int?
    public var flaw: Flaw?

    public init() { days = ObserverForm.choices[1] }

    /// Parses a submitted form. Another end than the offered ones counts as the preset one.
    /// - Parameter value: returns the text of a field; nil if it is missing.
    public init(value: (String) -> String?) {
        self.init()
        name = value(ObserverForm.nameField) ?? ""
        if let asked = value(ObserverForm.daysField).flatMap({ Int($0) }), ObserverForm.choices.contains(asked) {
            days = asked == 0 ? nil : asked
        }
    }
}
