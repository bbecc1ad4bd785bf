import Measures
public import Training

extension WorkoutFormat {
    /// Returns what the file of a session cannot hold, in order, each once, without writing the file; nil if the format has no such sport.
    public func losses(_ outline: WorkoutOutline, _ title: WorkoutTitle) -> [WorkoutExport.Loss]? {
        switch self {
        case .fit: WorkoutExport.Loss.ordered(fitLosses(outline, title))
        case .zwo: outline.isForZwift ? WorkoutExport.Loss.ordered(zwiftLosses(outline)) : nil
        case .text: WorkoutExport.Loss.ordered(intervalsTextLosses(outline))
        }
    }
}

extension WorkoutExport.Loss {
    static func ordered(_ losses: Set<WorkoutExport.Loss>) -> [WorkoutExport.Loss] { allCases.filter { losses.contains($0) } }
}

extension WorkoutOutline {
    /// Whether Zwift has the sport.
    var isForZwift: Bool { sport.isCycling || sport.isRunning }

    /// What no format can hold, because no step of the session has it.
    fileprivate var lossesOfSteps: Set<WorkoutExport.Loss> {
        if hasStepsInWords { return [.steps] }
        // A session of one easy step needs none.
        let lacksTarget = blocks.count > 1 && steps.contains { $0.kind == .work && $0.target == .none }
        return lacksTarget ? [.targets] : []
    }
}

/// Returns what a FIT file cannot hold: names and notes have a length, and a session whose parts are words has one step.
func fitLosses(_ outline: WorkoutOutline, _ title: WorkoutTitle) -> Set<WorkoutExport.Loss> {
    let isCut =
        PlainText.cleaned(title.name).utf8.count > FITWorkoutLimit.name
        || !outline.steps.isEmpty && PlainText.cleaned(title.text).utf8.count > FITWorkoutLimit.notes
    return outline.lossesOfSteps.union(isCut ? [.text] : [])
}

/// Bytes of a name and of a step's notes in a FIT file. Watches show less.
enum FITWorkoutLimit {
    static let name = 60
    static let notes = 200
}

/// Returns what a file of Zwift cannot hold.
func zwiftLosses(_ outline: WorkoutOutline) -> Set<WorkoutExport.Loss> {
    var losses = outline.lossesOfSteps
    for block in outline.blocks {
        switch block {
        case .step(let step): losses.formUnion(zwiftLosses(step, isInterval: false, outline.references))
        case .repeats(_, let steps):
            let isInterval = isZwiftInterval(steps, outline.references)
            for step in steps { losses.formUnion(zwiftLosses(step, isInterval: isInterval, outline.references)) }
        }
    }
    return losses
}

/// Whether repeats are one element: work and recovery with a target each.
func isZwiftInterval(_ steps: [WorkoutOutline.Step], _ references: WorkoutOutline.References) -> Bool {
    steps.count == 2 && steps[0].kind == .work && steps[1].kind == .recovery
        && steps.allSatisfy { zwiftShare($0.target, references) != nil }
}

private func zwiftLosses(
    _ step: WorkoutOutline.Step, isInterval: Bool, _ references: WorkoutOutline.References
) -> Set<WorkoutExport.Loss> {
    let kinds: Set<WorkoutExport.Loss> = step.kind == .recovery && !isInterval ? [.kinds] : []
    let isKnown = zwiftShare(step.target, references) != nil
    switch step.target {
    case .none: return kinds
    case .heartRate: return kinds.union([.heartRate])
    case .speed(let low, let high):
        guard isKnown else { return kinds.union([.pace]) }
        return kinds.union(low == high ? [.shareOfThresholdPace] : [.shareOfThresholdPace, .range])
    case .power(let low, let high):
        guard isKnown else { return kinds.union([.power]) }
        return kinds.union(low == high ? [.shareOfThresholdPower] : [.shareOfThresholdPower, .range])
    }
}

/// Returns the middle of a range as a share of the athlete's threshold; nil without a target that Zwift has, or without a threshold.
func zwiftShare(_ target: WorkoutOutline.Target, _ references: WorkoutOutline.References) -> Double? {
    switch target {
    case .none, .heartRate: return nil
    case .speed(let low, let high):
        guard let threshold = references.thresholdSpeed?.metresPerSecond, threshold > 0 else { return nil }
        return (low.metresPerSecond + high.metresPerSecond) / 2 / threshold
    case .power(let low, let high):
        guard let threshold = references.thresholdPower?.watts, threshold > 0 else { return nil }
        return (low.watts + high.watts) / 2 / threshold
    }
}

/// Returns what the text of intervals.icu cannot hold: heart rates are shares of the maximum there.
func intervalsTextLosses(_ outline: WorkoutOutline) -> Set<WorkoutExport.Loss> {
    let hasHeartRate = outline.steps.contains { if case .heartRate = $0.target { true } else { false } }
    guard hasHeartRate else { return outline.lossesOfSteps }
    let isShare = (outline.references.maximumHeartRate?.beatsPerMinute ?? 0) > 0
    return outline.lossesOfSteps.union(isShare ? [.shareOfMaximum] : [.heartRate])
}
