import Localizations
public import Training

/// Form that edits an activity. Each field states what it affects.
public struct EditScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var back: Route
    public var backLabel: String
    /// Id of the activity.
    public var id: String
    /// Filters of the list that the user returns to.
    public var list: ActivitiesQuery
    public var problem: String?
    /// Value of the hidden field `ActivityEditForm.Shown.field`.
    public var shown: String
    public var name: Text
    public var sport: Choice
    public var effort: Choice
    public var shoes: Text
    public var note: Text
    public var race: Box
    /// Boxes for a time trial and a test.
    public var trials: [Box]
    /// Nil if the sport does not take place in rooms.
    public var room: Room?
    /// Nil if the sport does not take place in rooms.
    public var classType: Choice?
    /// Boxes that turn repairs off.
    public var repairs: [Box]
    public var repairsTitle: String
    public var repairsLead: String
    public var leftOut: Box
    public var save: String
    /// Nil when the duration is unknown.
    public var cut: Cut?
    /// Nil when there is nothing to split or join.
    public var recordings: Recordings?
    /// Button that withdraws a manual entry; nil for other activities.
    public var withdrawal: Withdrawal?

    /// How a session without a recording was entered.
    public enum Entry: Equatable, Sendable {
        /// By the athlete.
        case manual
        /// By the record of a device.
        case sessionRecord

        /// Nil without an entry.
        public init?(of recordings: [Recording]) {
            let origins = recordings.map { $0.source.origin }
            guard origins.contains(where: { $0.isWithoutDevice }) else { return nil }
            self = origins.contains(.manual) ? .manual : .sessionRecord
        }
    }

    public struct Withdrawal: Equatable, Sendable {
        public var title: String
        public var lead: String
        public var button: String
    }

    public struct Text: Equatable, Sendable {
        public var field: ActivityEditForm.Field
        public var label: String
        public var hint: String
        public var value: String
        public var limit: Int
        public var problem: String?
        /// Suggested values; others are allowed.
        public var offers: [String] = []
        /// Whether phones show a numeric keyboard.
        public var isNumber = false
    }

    public struct Choice: Equatable, Sendable {
        public var field: ActivityEditForm.Field
        public var label: String
        public var hint: String
        public var options: [FilterForm.Select.Option]
    }

    public struct Box: Equatable, Sendable {
        public var field: ActivityEditForm.Field
        public var label: String
        public var hint: String
        public var isChosen: Bool
    }

    /// Target of the edit form.
    public var path: String { Route.editing(id, in: list).path }
    /// Returns the target of a step's form.
    public func path(_ step: EditStep) -> String { step.path(of: id, in: list) }

    /// - Parameters:
    ///   - form: fields of the activity.
    ///   - id: id of the activity.
    ///   - list: filters of the list that the user came from.
    ///   - cutForm: fields of the cut.
    ///   - elapsed: seconds from start to end.
    ///   - recorded: what can be repaired.
    ///   - recordings: recordings that can be split or joined; nil if there is only one.
    ///   - isDecided: whether its recordings were cut, split or joined before.
    ///   - entry: how the session was entered without a recording; nil for one that a device recorded.
    ///   - classes: class types to choose from.
    ///   - worn: likely pairs of shoes, the likeliest first.
    ///   - context: display context: language, units and current time.
    public init(
        _ form: ActivityEditForm, id: String, list: ActivitiesQuery = ActivitiesQuery(), cut cutForm: CutForm = CutForm(),
        elapsed: Double? = nil, recorded: Set<Repairable> = [],
        recordings: Recordings? = nil, isDecided: Bool = false, entry: Entry? = nil,
        classes: ClassTypeList = ClassTypeList(), worn: ShoeOptions = ShoeOptions(), context: DisplayContext
    ) {
        let sportName = context.say(.sport(form.original.sport))
        title = context.say(.editTitle)
        lead = context.say(.editLead)
        self.list = list
        withdrawal = entry.map { entry in
            let (title, lead): (Phrase, Phrase) =
                switch entry {
                case .manual: (.withdrawTitle, .withdrawLead)
                case .sessionRecord: (.originSessionRecord, .withdrawRecordLead)
                }
            return Withdrawal(title: context.say(title), lead: context.say(lead), button: context.say(.withdrawButton))
        }
        back = .activity(id, in: list)
        backLabel = context.say(.backToActivity)
        self.id = id
        save = context.say(.settingsSave)
        self.recordings = recordings.flatMap { $0.parts.isEmpty && $0.near.isEmpty ? nil : $0 }
        cut = elapsed.map { EditScreen.cut(cutForm, elapsed: $0, isDecided: isDecided, context) }
        problem = form.flaws.isEmpty && cutForm.flaw == nil ? nil : context.say(.settingsWrong)
        shown = form.shown.text
        func flaw(_ field: ActivityEditForm.Field) -> String? {
            form.flaws[field.rawValue].map { $0.text(context) }
        }
        let original = form.original.title
        name = Text(
            field: .title, label: context.say(.settingsName),
            hint: original.isEmpty ? context.say(.editNameHint) : context.say(.editNameFile(title: original)), value: form.title,
            limit: ActivityEditForm.titleLimit, problem: flaw(.title))
        sport = Choice(
            field: .sport, label: context.say(.sportLabel), hint: context.say(.editSportHint(sport: sportName)),
            options: .sports(chosen: form.sport, context))
        effort = Choice(
            field: .effort, label: context.say(.effortLabel), hint: context.say(.editEffortHint),
            options: .efforts(chosen: form.perceivedEffort, context))
        shoes = EditScreen.shoes(form, worn, problem: flaw(.shoes), context)
        note = Text(
            field: .note, label: context.say(.noteLabel), hint: context.say(.editNoteHint), value: form.note,
            limit: ActivityEditForm.noteLimit, problem: flaw(.note))
        race = Box(field: .race, label: context.say(.raceBadge), hint: context.say(.editRaceHint), isChosen: form.isRace)
        trials = EditScreen.trialBoxes(form, context)
        room = EditScreen.roomFields(form, elapsed: elapsed, context)
        classType = EditScreen.classChoice(form, classes, context)
        repairsTitle = context.say(.keepTitle)
        repairsLead = context.say(.keepLead)
        repairs = EditScreen.repairBoxes(form, of: recorded, context)
        leftOut = Box(
            field: .leftOut, label: context.say(.editLeftOut), hint: context.say(.editLeftOutHint),
            isChosen: form.edit.isLeftOut)
    }
}
