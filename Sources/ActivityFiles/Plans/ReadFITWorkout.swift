import Measures
import Training

/// Reads the workout of a FIT workout file: its name, sport, and the duration of its steps with their repeats. It is one day of a plan.
///
/// Steps that end with a distance have metres; those that the athlete ends have no length. The intensity is that of the words in the name
/// and the notes, or interval with repeats.
/// - Throws: `.notThisKind` if the file is not FIT, `.noActivity` without a workout.
public func readFITWorkout(_ bytes: Span<UInt8>) throws(FileError) -> PlanDocument {
    guard !bytes.isEmpty else { throw .empty }
    guard let header = FITHeader(bytes.bytes, at: 0) else { throw .notThisKind(.fit, offset: 0) }
    var walker = FITWalker(bytes.bytes)
    walker.begin(FITFileLayout(bytes.bytes, header, at: 0).messages)
    var workout = FITReadWorkout()
    reading: while true {
        switch walker.next() {
        case .message(let place):
            guard walker.definitions.indices.contains(place.definition) else { break reading }
            let fields = FITFields(bytes.bytes, walker.definitions[place.definition], at: place.offset)
            if place.message == .workout { workout.take(workout: fields) }
            if place.message == .workoutStep { workout.take(step: fields) }
        case .end, .truncated, .undefined, .tooManyDefinitions: break reading
        }
    }
    guard workout.isKnown else { throw .noActivity(holds: "no workout") }
    var document = PlanDocument(title: workout.name)
    document.add(workout)
    document.isWorkouts = true
    return document
}

/// A workout as the file states it.
struct FITReadWorkout {
    private(set) var isKnown = false
    private(set) var name: String?
    private var sport = Sport.other
    private var notes: [String] = []
    private(set) var steps: [Step] = []
    /// Whether a length or a number of repeats is none that a workout can have, or there are too many steps.
    private(set) var isLimited = false

    struct Step {
        /// Code of the profile's type `intensity`; nil without one.
        var intensity: Int?
        var seconds = 0.0
        var metres = 0.0
        /// The step to go back to, and how often; nil for a step of its own.
        var repeats: (first: Int, count: Int)?
    }

    /// Most steps of a workout, repeats included, and most notes.
    private static let mostSteps = 1000
    private static let mostNotes = 20
    /// Most seconds and metres.
    private static let mostSeconds = 86_400.0
    private static let mostMetres = 500_000.0

    mutating func take(workout fields: borrowing FITFields) {
        typealias Workout = FITProfile.Workout
        guard !isKnown else { return }
        isKnown = true
        name = fields.text(Workout.wktName)
        sport = FITSport.sport(fields.code(Workout.sport), fields.code(Workout.subSport))
    }

    mutating func take(step fields: borrowing FITFields) {
        typealias Field = FITProfile.WorkoutStep
        guard steps.count < FITReadWorkout.mostSteps else { return isLimited = true }
        var step = Step(intensity: fields.code(Field.intensity))
        if let value = fields.value(Field.durationValue, in: 0...4_294_967_294) {
            switch fields.code(Field.durationType) {
            case 0: step.seconds = limited(value / 1000, to: FITReadWorkout.mostSeconds)
            case 1: step.metres = limited(value / 100, to: FITReadWorkout.mostMetres)
            case 6:
                if let count = fields.code(Field.targetValue), (1...WorkoutOutline.mostRepeats).contains(count), value < 1000 {
                    step.repeats = (Int(value), count)
                } else {
                    isLimited = true
                }
            default: break
            }
        }
        steps.append(step)
        for text in [fields.text(Field.wktStepName), fields.text(Field.notes)] {
            if let text, notes.count < FITReadWorkout.mostNotes { notes.append(text) }
        }
    }

    private mutating func limited(_ value: Double, to most: Double) -> Double {
        if value > most { isLimited = true }
        return min(most, value)
    }

    /// Seconds and metres with all repeats. A step that leads back counts the steps since then again.
    private var length: (seconds: Double, metres: Double) {
        var sums: [(seconds: Double, metres: Double)] = [(0, 0)]
        for (index, step) in steps.enumerated() {
            var next = sums[index]
            if let (first, count) = step.repeats, first >= 0, first <= index {
                next.seconds += Double(count - 1) * (next.seconds - sums[first].seconds)
                next.metres += Double(count - 1) * (next.metres - sums[first].metres)
            } else {
                next.seconds += step.seconds
                next.metres += step.metres
            }
            sums.append((min(FITReadWorkout.mostSeconds, next.seconds), min(FITReadWorkout.mostMetres, next.metres)))
        }
        return sums.last ?? (0, 0)
    }

    /// Nil without a sport of its own.
    private var kind: TrainingMethod.Kind? {
        sport == .other || sport == .multisport || sport == .transition ? nil : TrainingMethod.Kind(of: sport)
    }

    var text: String { ([name].compactMap { $0 } + notes).joined(separator: ": ") }

    /// Whether distances of the workout give no duration.
    var lacksPace: Bool { kind?.isPaced == false && length.metres > 0 }

    var session: PlanDocument.Session? {
        guard let kind else { return nil }
        let (seconds, whole) = length
        let metres = kind.isPaced ? whole : 0
        guard seconds + metres > 0 else { return nil }
        let words = PlanToken.all(in: text).compactMap { token in
            if case .word(let word) = token { word } else { nil }
        }
        let hasRepeats = steps.contains { $0.repeats != nil }
        return PlanDocument.Session(
            kind: kind, intensity: PlanWords.intensity(words) ?? (hasRepeats ? .interval : .easy), minutes: seconds / 60,
            metres: metres, text: text, parts: metres > 0 ? nil : parts)
    }
}

extension PlanDocument {
    /// Adds a workout as the next day.
    fileprivate mutating func add(_ workout: FITReadWorkout) {
        let text = String(PlainText.cleaned(workout.text).trimmed.prefix(PlanDocument.longestText))
        days.append(Day(text: text, sessions: workout.session.map { [$0] } ?? [], isOpen: workout.session == nil))
        if workout.lacksPace {
            note(days.count, .noPace, text)
        } else if workout.session == nil {
            note(days.count, .noDuration, text)
        }
        if workout.isLimited { note(days.count, .limited, text) }
        if let session = workout.session, session.minutes > Double(TrainingMethod.minuteRange.upperBound) {
            note(days.count, .shortened, text)
        }
    }
}
