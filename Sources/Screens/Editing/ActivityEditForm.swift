import Analysis
import Measures
public import Training

/// Edit of an activity as the text of form fields.
///
/// Values equal to those of the files are not stored, so that submitting an unchanged form changes nothing.
public struct ActivityEditForm: Equatable, Sendable {
    /// Raw values are the names of the form's fields.
    public enum Field: String, CaseIterable, Sendable {
        case title, sport, effort, shoes, race, note
        case leftOut = "left-out"
        case room, humidity, minutes
        case classType = "class-type"
        /// Temperature unit of `room`.
        case roomScale = "room-scale"
        case timeTrial = "time-trial"
        case thresholdTest = "threshold-test"
        case keptHeartRate = "keep-heart-rate"
        case keptPositions = "keep-positions"
        case keptElevation = "keep-elevation"
        case keptGaps = "keep-gaps"
    }

    /// Values of the files.
    public struct Original: Equatable, Sendable {
        public var title: String
        public var sport: Sport
        public var perceivedEffort: Double?
        public var shoes: String
        /// Whether the files state the temperature of a room.
        public var isInRoom: Bool

        public init(_ recording: Recording) {
            title = recording.title ?? ""
            sport = recording.sport
            perceivedEffort = recording.perceivedEffort
            shoes = recording.shoes ?? ""
            isInRoom = recording.isInRoom
        }
    }

    public var original: Original
    public internal(set) var edit: ActivityEdit
    public internal(set) var flaws: [String: ProfileForm.Flaw] = [:]
    /// Entered text, to be shown again.
    public private(set) var title: String
    public private(set) var note: String
    public private(set) var shoes: String
    /// Entered room conditions and duration.
    public internal(set) var room: RoomTexts
    /// What the form showed when it was opened.
    public var shown: Shown { stated ?? Shown(self) }
    /// Nil for a form that was not submitted.
    private var stated: Shown?

    public static let titleLimit = 120
    public static let noteLimit = 2000

    /// Creates the form with the current edit.
    public init(_ edit: ActivityEdit, original: Original) {
        self.original = original
        self.edit = edit
        title = edit.title ?? original.title
        note = edit.note
        shoes = edit.shoes ?? original.shoes
        room = RoomTexts(edit)
    }

    /// Parses a submitted form. It must be complete, because an unchecked box sends nothing.
    ///
    /// `current` is the current edit. A field that the person left as the form showed it keeps the current value with its precision, also if
    /// the form showed an earlier one (`Shown`).
    public init(original: Original, current: ActivityEdit = ActivityEdit(), value submitted: (String) -> String?) {
        self.original = original
        let present = ActivityEditForm(current, original: original)
        let shown = submitted(Shown.field).flatMap { Shown($0) } ?? present.shown
        stated = shown
        func value(_ name: String) -> String? {
            ActivityEditForm.value(name, present: present, shown: shown, submitted)
        }
        func text(_ field: Field) -> String { value(field.rawValue) ?? "" }
        title = ActivityEditForm.trimmed(text(.title), keepsLines: false)
        note = ActivityEditForm.trimmed(text(.note), keepsLines: true)
        // A missing field leaves the value unset.
        shoes = value(Field.shoes.rawValue).map { ActivityEditForm.trimmed($0, keepsLines: false) } ?? original.shoes
        // Values that the form shows in a shorter form stay as they are unless they were changed.
        let isNoteUnchanged = note == ActivityEditForm.trimmed(current.note, keepsLines: true)
        var edit = ActivityEdit(note: isNoteUnchanged ? current.note : note)
        if shoes != original.shoes { edit.shoes = shoes }
        if title != original.title { edit.title = title }
        if let sport = Sport(rawValue: text(.sport)), sport != original.sport { edit.sport = sport }
        if let effort = Int(text(.effort)), (0...10).contains(effort) {
            let shown = current.perceivedEffort.map { ($0 + 0.5).rounded(.down) }
            if shown == Double(effort) {
                edit.perceivedEffort = current.perceivedEffort
            } else if Double(effort) != original.perceivedEffort {
                edit.perceivedEffort = Double(effort)
            }
        }
        // A missing field keeps the class type.
        edit.classType = value(Field.classType.rawValue).map { UniqueID($0) } ?? current.classType
        let isRace = value(Field.race.rawValue) != nil
        let named = edit.title ?? original.title
        if isRace != RaceTitle.isRace(named, sport: edit.sport ?? original.sport) { edit.isRace = isRace }
        edit.isLeftOut = value(Field.leftOut.rawValue) != nil
        edit.isTimeTrial = !isRace && value(Field.timeTrial.rawValue) != nil
        edit.isThresholdTest = value(Field.thresholdTest.rawValue) != nil
        edit.unrepaired = Set(Repairable.allCases.filter { value(Field($0).rawValue) != nil })
        self.edit = edit
        room = RoomTexts(value)
        readRoom(current)
        if title.unicodeScalars.count > ActivityEditForm.titleLimit {
            flaws[Field.title.rawValue] = .tooLong(ActivityEditForm.titleLimit)
        }
        if shoes.unicodeScalars.count > ShoesForm.limit { flaws[Field.shoes.rawValue] = .tooLong(ShoesForm.limit) }
        if note.unicodeScalars.count > ActivityEditForm.noteLimit {
            flaws[Field.note.rawValue] = .tooLong(ActivityEditForm.noteLimit)
        }
    }

    public var sport: Sport { edit.sport ?? original.sport }
    public var perceivedEffort: Double? { edit.perceivedEffort ?? original.perceivedEffort }
    public var isRace: Bool { edit.isRace ?? RaceTitle.isRace(edit.title ?? original.title, sport: sport) }

    static func trimmed(_ text: String, keepsLines: Bool) -> String {
        var out = Array(PlainText.cleaned(text, keepsLines: keepsLines).unicodeScalars)
        while let last = out.last, last == " " || last == "\n" { out.removeLast() }
        var view = String.UnicodeScalarView()
        for scalar in out.drop(while: { $0 == " " || $0 == "\n" }) { view.append(scalar) }
        return String(view)
    }
}
