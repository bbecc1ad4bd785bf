import Measures
public import Training

/// Returns a FIT workout file: file identification, the workout, and a message for each step. A block that repeats is its steps, followed by
/// a step that leads back to the first of them.
///
/// Equal sessions give equal bytes. Bounds of heart rate are whole beats within the range, and powers whole watts.
/// `created` is in seconds since 1970, and left out of the file beyond FIT's dates.
/// Source: Garmin, "FIT Protocol"; the profile's messages `workout` and `workout_step`; developer.garmin.com, "Workout file".
public func writeFITWorkout(_ outline: WorkoutOutline, _ title: WorkoutTitle, created: Double) -> WorkoutExport {
    var encoder = FITWorkoutEncoder(outline)
    encoder.write(title, created: created)
    return encoder.finished(fitLosses(outline, title))
}

private struct FITWorkoutEncoder {
    private let outline: WorkoutOutline
    private let sport: FITSportCode
    private var writer: FITWriter
    private var index: UInt32 = 0

    /// Local message types, each defined anew for every message.
    private enum Local {
        static let fileId: UInt8 = 0
        static let workout: UInt8 = 1
        static let step: UInt8 = 2
    }

    /// Numbers of the profile's types `file`, `manufacturer`, `wkt_step_duration`, `wkt_step_target` and `intensity`.
    private enum Code {
        static let workoutFile: UInt32 = 5
        static let development: UInt32 = 255
        static let time: UInt32 = 0
        static let repeatUntilDone: UInt32 = 6
        static let speed: UInt32 = 0
        static let heartRate: UInt32 = 1
        static let open: UInt32 = 2
        static let power: UInt32 = 4
        static let active: UInt32 = 0
        static let warmUp: UInt32 = 2
        static let coolDown: UInt32 = 3
        static let recovery: UInt32 = 4
    }

    /// Added to beats per minute and to watts, because smaller numbers are percent.
    private static let heartRateOffset = 100.0
    private static let powerOffset = 1000.0

    init(_ outline: WorkoutOutline) {
        self.outline = outline
        sport = FITSport.code(outline.sport)
        writer = FITWriter(capacity: 100 + outline.blocks.count * 60)
    }

    mutating func write(_ title: WorkoutTitle, created: Double) {
        typealias File = FITProfile.FileId
        typealias Workout = FITProfile.Workout
        writer.add(
            Local.fileId, .fileId,
            [
                FITWrittenField(File.type, Code.workoutFile), FITWrittenField(File.manufacturer, Code.development),
                FITWrittenField(File.timeCreated, FITWorkoutEncoder.second(created)),
                FITWrittenField(File.productName, text: "Hearth"),
            ])
        let name = PlainText.cleaned(title.name).beginning(bytes: FITWorkoutLimit.name)
        var count = outline.steps.count
        for case .repeats in outline.blocks { count += 1 }
        writer.add(
            Local.workout, .workout,
            [
                FITWrittenField(Workout.sport, UInt32(sport.sport)),
                FITWrittenField(Workout.numValidSteps, UInt32(truncatingIfNeeded: min(count, 65_534))),
                FITWrittenField(Workout.wktName, text: name),
                sport.subSport.flatMap { FITWrittenField(Workout.subSport, UInt32($0)) },
            ])
        var text = PlainText.cleaned(title.text)
        for block in outline.blocks {
            switch block {
            case .step(let step): write(step, notes: &text)
            case .repeats(let count, let steps):
                let first = index
                for step in steps { write(step, notes: &text) }
                writeRepeat(from: first, count: count)
            }
        }
    }

    consuming func finished(_ losses: Set<WorkoutExport.Loss>) -> WorkoutExport { WorkoutExport(writer.finished(), losses) }

    /// - Parameter notes: text of the workout, which the first step takes.
    private mutating func write(_ step: WorkoutOutline.Step, notes: inout String) {
        typealias Step = FITProfile.WorkoutStep
        let shown = notes.beginning(bytes: FITWorkoutLimit.notes)
        notes = ""
        let target = FITWorkoutEncoder.target(step.target)
        let milliseconds = UInt32(truncatingIfNeeded: min(step.seconds, WorkoutOutline.mostSeconds) * 1000)
        writer.add(
            Local.step, .workoutStep,
            [
                FITWrittenField(Step.messageIndex, index), FITWrittenField(Step.durationType, Code.time),
                FITWrittenField(Step.durationValue, milliseconds), FITWrittenField(Step.targetType, target.type),
                // Zero: the two bounds count, and no numbered zone.
                FITWrittenField(Step.targetValue, target.bounds == nil ? nil : 0),
                FITWrittenField(Step.customTargetValueLow, target.bounds?.low),
                FITWrittenField(Step.customTargetValueHigh, target.bounds?.high),
                FITWrittenField(Step.intensity, FITWorkoutEncoder.intensity(step.kind)),
                shown.isEmpty ? nil : FITWrittenField(Step.notes, text: shown),
            ])
        index += 1
    }

    private mutating func writeRepeat(from first: UInt32, count: Int) {
        typealias Step = FITProfile.WorkoutStep
        let repeats = UInt32(truncatingIfNeeded: min(max(1, count), WorkoutOutline.mostRepeats))
        writer.add(
            Local.step, .workoutStep,
            [
                FITWrittenField(Step.messageIndex, index), FITWrittenField(Step.durationType, Code.repeatUntilDone),
                FITWrittenField(Step.durationValue, first), FITWrittenField(Step.targetType, Code.open),
                FITWrittenField(Step.targetValue, repeats), FITWrittenField(Step.intensity, Code.active),
            ])
        index += 1
    }

    private static func target(_ target: WorkoutOutline.Target) -> (type: UInt32, bounds: (low: UInt32, high: UInt32)?) {
        switch target {
        case .none: (Code.open, nil)
        case .heartRate(let low, let high):
            (Code.heartRate, bounds(low.beatsPerMinute, high.beatsPerMinute, scale: 1, offset: heartRateOffset))
        case .speed(let low, let high):
            (Code.speed, bounds(low.metresPerSecond, high.metresPerSecond, scale: 1000, offset: 0))
        case .power(let low, let high): (Code.power, bounds(low.watts, high.watts, scale: 1, offset: powerOffset))
        }
    }

    private static func bounds(_ low: Double, _ high: Double, scale: Double, offset: Double) -> (low: UInt32, high: UInt32) {
        func raw(_ value: Double) -> UInt32 {
            let number = (value * scale).rounded(.toNearestOrAwayFromZero) + offset
            return number >= 0 && number < 1e6 ? UInt32(number) : 0
        }
        return (raw(low), raw(high))
    }

    private static func intensity(_ kind: WorkoutOutline.Kind) -> UInt32 {
        switch kind {
        case .warmUp: Code.warmUp
        case .work: Code.active
        case .recovery: Code.recovery
        case .coolDown: Code.coolDown
        }
    }

    private static func second(_ secondsSince1970: Double) -> UInt32? {
        let second = (secondsSince1970 - FITActivity.epoch).rounded(.down)
        guard second >= Double(FITActivity.firstDate), second < 4_294_967_295 else { return nil }
        return UInt32(second)
    }
}
