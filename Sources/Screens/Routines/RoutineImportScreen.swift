public import ActivityFiles
public import Analysis
import Localizations
import Measures
public import Training

/// Page that turns a plan from a file into an own routine: a form for the file, and then a preview of what was understood.
public struct RoutineImportScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    public var backLabel: String
    public var formTitle: String
    public var lead: String
    /// What the file may be, one line each.
    public var kinds: [String]
    public var fileLabel: String
    public var read: String
    public var problem: String?
    public var preview: Preview?

    /// The routine that the file would become.
    public struct Preview: Equatable, Sendable {
        public var id: String
        public var title: String
        public var summary: String
        public var name: FormField
        public var difficulty: FormField
        public var cells: [RoutineCell]
        public var daysTitle: String
        public var notesTitle: String
        /// What was not understood, or is estimated.
        public var notes: [String]
        public var add: String
        public var promise: String
    }

    /// Fields of the forms. The raw values are names of fields.
    public enum Field: String { case file, id, name, difficulty }

    public enum Problem: String, Sendable {
        case unreadable, tooLarge = "too-large", noFile = "no-file", gone, full
    }

    public init(_ found: Found? = nil, problem: Problem? = nil, scale: LoadScale = 1, context: DisplayContext) {
        title = context.say(.planImportTitle)
        back = .routines
        backLabel = context.say(.routinesTitle)
        formTitle = context.say(.planImportForm)
        lead = context.say(.planImportLead)
        kinds = [context.say(.planImportTable), context.say(.planImportCalendar), context.say(.planImportWorkout)]
        fileLabel = context.say(.planImportFile)
        read = context.say(.planImportRead)
        self.problem = problem.map { context.say($0.phrase) }
        preview = found.map { Preview($0, scale: scale, context) }
    }

    /// A routine that is not stored yet.
    public struct Found: Equatable, Sendable {
        public var routine: Routine
        public var notes: [PlanDocument.Note]
        public var estimatedDays: [Int]
        /// Seconds a kilometre.
        public var pace: Double
        public var isPaceAssumed: Bool
        /// Whether days of rest were added to a plan of fewer days than a week.
        public var isFilledWeek: Bool

        public init(
            routine: Routine, notes: [PlanDocument.Note], estimatedDays: [Int], pace: Double, isPaceAssumed: Bool,
            isFilledWeek: Bool = false
        ) {
            self.routine = routine
            self.notes = notes
            self.estimatedDays = estimatedDays
            self.pace = pace
            self.isPaceAssumed = isPaceAssumed
            self.isFilledWeek = isFilledWeek
        }

        /// What was not understood and what is estimated, a sentence each.
        public func sentences(_ context: DisplayContext) -> [String] {
            var lines = isFilledWeek ? [context.say(.planImportWeek)] : []
            if !estimatedDays.isEmpty {
                let speed = context.pace(Speed(metresPerSecond: 1000 / max(1, pace))).text
                lines.append(
                    isPaceAssumed ? context.say(.planImportAssumed(pace: speed)) : context.say(.planImportOwnPace(pace: speed)))
            }
            if !routine.repeats { lines.append(context.say(.planImportOnce)) }
            lines += notes.map { $0.sentence(context) }
            // Every day beyond the longest plan has the same sentence.
            var seen: Set<String> = []
            return lines.filter { seen.insert($0).inserted }
        }

        public func summary(_ context: DisplayContext) -> String {
            context.say(
                .planImportSummary(
                    count: routine.days.count, sessions: context.number(routine.trainingDays),
                    minutes: context.number(routine.minutes)))
        }
    }
}

extension RoutineImportScreen.Preview {
    init(_ found: RoutineImportScreen.Found, scale: LoadScale, _ context: DisplayContext) {
        let routine = found.routine
        if case .own(let id) = routine.reference { self.id = id.text } else { id = "" }
        title = context.say(.planImportPreview)
        summary = found.summary(context)
        name = FormField(
            name: RoutineImportScreen.Field.name.rawValue, label: context.say(.planImportName), hint: "",
            value: context.text(routine.name))
        difficulty = FormField(
            name: RoutineImportScreen.Field.difficulty.rawValue, label: context.say(.planImportDifficulty), hint: "",
            options: Routine.Difficulty.allCases.map {
                .init(value: $0.rawValue, label: context.say($0.phrase), isChosen: $0 == routine.difficulty)
            })
        cells = routine.days.enumerated().map { index, day in
            var cell = RoutineCell(day, number: index + 1, of: routine, scale: scale, context)
            cell.route = nil
            return cell
        }
        daysTitle = context.say(.routineDays)
        notesTitle = context.say(.planImportNotes)
        notes = found.sentences(context)
        add = context.say(.planImportAdd)
        promise = context.say(.planImportPromise)
    }
}

extension RoutineImportScreen.Problem {
    fileprivate var phrase: Phrase {
        switch self {
        case .unreadable: .planImportUnreadable
        case .tooLarge: .planImportTooLarge
        case .noFile: .planImportNoFile
        case .gone: .planImportGone
        case .full: .planImportFull
        }
    }
}

extension PlanDocument.Note {
    fileprivate func sentence(_ context: DisplayContext) -> String {
        let note = ofLine(context)
        return file.map { context.say(.planNoteOfFile(file: $0, note: note)) } ?? note
    }

    /// The sentence of a note about a day begins with its line, where the file has lines.
    private func ofLine(_ context: DisplayContext) -> String {
        let sentence = ofDay(context)
        guard let line, kind != .invalidDay, kind != .strayDay else { return sentence }
        return context.say(.planNoteAtLine(line: context.number(line), note: sentence))
    }

    private func ofDay(_ context: DisplayContext) -> String {
        let day = context.number(day)
        return switch kind {
        case .notUnderstood: context.say(.planNoteNotUnderstood(day: day, text: text))
        case .noDuration: context.say(.planNoteNoDuration(day: day, text: text))
        case .noPace: context.say(.planNoteNoPace(day: day, text: text))
        case .limited: context.say(.planNoteLimited(day: day, text: text))
        case .strayDay: context.say(.planNoteStrayDay(line: context.number(line ?? 0), text: text))
        case .noRecoveries: context.say(.planNoteNoRecoveries(day: day, text: text))
        case .tooManySessions: context.say(.planNoteTooManySessions(day: day, text: text))
        case .tooLong: context.say(.planNoteTooLong(days: context.number(Routine.mostDays)))
        case .repetition: context.say(.planNoteRepetition(day: day, text: text))
        case .invalidDay: context.say(.planNoteInvalidDay(line: context.number(line ?? 0), text: text))
        case .shortened:
            context.say(
                .planNoteShortened(day: day, minutes: context.number(TrainingMethod.minuteRange.upperBound), text: text))
        }
    }
}
