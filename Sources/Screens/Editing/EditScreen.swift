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
    ///   - list: filters of the list that the user came from.
    ///   - worn: likely pairs of shoes, the likeliest first.
    ///   - elapsed: seconds from start to end.
    ///   - recorded: what can be repaired.
    ///   - isDecided: whether its recordings were cut, split or joined before.
    public init(
        _ form: ActivityEditForm, id: String, list: ActivitiesQuery = ActivitiesQuery(), cut cutForm: CutForm = CutForm(),
        elapsed: Double? = nil, recorded: Set<Repairable> = [],
        recordings: Recordings? = nil, isDecided: Bool = false, isEntered: Bool = false,
        worn: WornShoes = WornShoes(), reader: Reader
    ) {
        let sportName = reader.say(.sport(form.original.sport))
        title = reader.say(.editTitle)
        lead = reader.say(.editLead)
        self.list = list
        withdrawal =
            isEntered
            ? Withdrawal(
                title: reader.say(.withdrawTitle), lead: reader.say(.withdrawLead), button: reader.say(.withdrawButton)) : nil
        back = .activity(id, in: list)
        backLabel = reader.say(.backToActivity)
        self.id = id
        save = reader.say(.settingsSave)
        self.recordings = recordings.flatMap { $0.parts.isEmpty && $0.near.isEmpty ? nil : $0 }
        cut = elapsed.map { EditScreen.cut(cutForm, elapsed: $0, isDecided: isDecided, reader) }
        problem = form.flaws.isEmpty && cutForm.flaw == nil ? nil : reader.say(.settingsWrong)
        func flaw(_ field: ActivityEditForm.Field) -> String? {
            form.flaws[field.rawValue].map { $0.text(reader) }
        }
        let original = form.original.title
        name = Text(
            field: .title, label: reader.say(.settingsName),
            hint: original.isEmpty ? reader.say(.editNameHint) : reader.say(.editNameFile(title: original)), value: form.title,
            limit: ActivityEditForm.titleLimit, problem: flaw(.title))
        sport = Choice(
            field: .sport, label: reader.say(.sportLabel), hint: reader.say(.editSportHint(sport: sportName)),
            options: .sports(chosen: form.sport, reader))
        effort = Choice(
            field: .effort, label: reader.say(.effortLabel), hint: reader.say(.editEffortHint),
            options: .efforts(chosen: form.perceivedEffort, reader))
        shoes = EditScreen.shoes(form, worn, problem: flaw(.shoes), reader)
        note = Text(
            field: .note, label: reader.say(.noteLabel), hint: reader.say(.editNoteHint), value: form.note,
            limit: ActivityEditForm.noteLimit, problem: flaw(.note))
        race = Box(field: .race, label: reader.say(.raceBadge), hint: reader.say(.editRaceHint), isChosen: form.isRace)
        trials = EditScreen.trialBoxes(form, reader)
        room = EditScreen.roomFields(form, elapsed: elapsed, reader)
        repairsTitle = reader.say(.keepTitle)
        repairsLead = reader.say(.keepLead)
        repairs = EditScreen.repairBoxes(form, of: recorded, reader)
        leftOut = Box(
            field: .leftOut, label: reader.say(.editLeftOut), hint: reader.say(.editLeftOutHint),
            isChosen: form.edit.isLeftOut)
    }
}
