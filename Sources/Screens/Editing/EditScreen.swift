import Localizations
public import Training

/// Where an athlete says what the files got wrong or cannot know; each field says what it changes.
public struct EditScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var back: Route
    public var backLabel: String
    /// Of the activity.
    public var id: String
    /// The list that one goes back to in the end.
    public var list: ActivitiesQuery
    public var problem: String?
    public var name: Text
    public var sport: Choice
    public var effort: Choice
    public var shoes: Text
    public var note: Text
    public var race: Box
    /// A time trial, a test.
    public var trials: [Box]
    /// Nil where nobody can have been in a room.
    public var room: Room?
    /// What may be left as it was recorded.
    public var repairs: [Box]
    public var repairsTitle: String
    public var repairsLead: String
    public var leftOut: Box
    public var save: String
    /// Nil when nobody knows how long it lasted.
    public var cut: Cut?
    /// Nil where nothing can be taken apart or put together.
    public var recordings: Recordings?
    /// Of what was entered by hand: to take it back.
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
        /// Values to choose from, besides any other.
        public var offers: [String] = []
        /// A phone offers digits for it.
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

    /// Where the form of what is said is sent to.
    public var path: String { Route.editing(id, in: list).path }
    /// Where the form of a step is sent to.
    public func path(_ step: EditStep) -> String { step.path(of: id, in: list) }

    /// - Parameters:
    ///   - list: that the activity was come to from.
    ///   - worn: pairs of shoes that may be meant, the likeliest first.
    ///   - elapsed: seconds from start to end.
    ///   - recorded: what of it can be repaired.
    ///   - isDecided: somebody cut, split or joined its recordings before.
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
