public import Training

/// A planned session in the form of a file, with what the format cannot hold.
public struct WorkoutExport: Equatable, Sendable {
    public var bytes: [UInt8]
    /// In order of their cases, each once; empty if the file states everything.
    public var losses: [Loss]

    /// What a file states less precisely than the session, or not at all. The raw values are part of the API.
    public enum Loss: String, CaseIterable, Sendable {
        /// Ranges of heart rate are left out.
        case heartRate = "heart_rate"
        /// Ranges of pace are left out, because the athlete's threshold pace is unknown.
        case pace
        /// Ranges of power are left out, because the athlete's threshold power is unknown.
        case power
        /// A range became its middle.
        case range
        /// Heart rates became shares of the maximum, which the program takes from its own settings.
        case shareOfMaximum = "share_of_maximum"
        /// Paces became shares of threshold pace, which the program takes from its own settings.
        case shareOfThresholdPace = "share_of_threshold_pace"
        /// Powers became shares of threshold power, which the program takes from its own settings.
        case shareOfThresholdPower = "share_of_threshold_power"
        /// The name or text was cut.
        case text
        /// The kinds of steps, such as recovery, are left out.
        case kinds
        /// The parts of a hard session are in its words only: the file has one step.
        case steps
        /// Hard parts have no target, because the athlete's zones, paces and powers for them are unknown.
        case targets
    }

    init(_ bytes: [UInt8], _ losses: Set<Loss>) {
        self.bytes = bytes
        self.losses = Loss.ordered(losses)
    }

    public var fidelity: Fidelity { losses.isEmpty ? .exact : .degraded }

    /// How much of a session a file holds. The raw values are part of the API.
    public enum Fidelity: String, CaseIterable, Sendable {
        case exact, degraded, unsupported
    }
}

/// Name and text of a workout file, in the athlete's language.
public struct WorkoutTitle: Equatable, Sendable {
    public var name: String
    /// What to do, in words; empty for a session whose steps say everything.
    public var text: String

    public init(name: String, text: String = "") {
        self.name = name
        self.text = text
    }
}

/// The forms in which a planned session leaves Hearth. The raw values are the endings of the files.
public enum WorkoutFormat: String, CaseIterable, Sendable {
    case fit, zwo
    /// The text of workouts of intervals.icu.
    case text = "txt"

    public var mediaType: String {
        switch self {
        case .fit: "application/vnd.ant.fit"
        case .zwo: "application/xml"
        case .text: "text/plain; charset=utf-8"
        }
    }

    /// Returns the file of a session; nil if the format has no such sport. FIT files state `created`, in seconds since 1970.
    public func file(_ outline: WorkoutOutline, _ title: WorkoutTitle, created: Double) -> WorkoutExport? {
        switch self {
        case .fit: writeFITWorkout(outline, title, created: created)
        case .zwo: writeZwiftWorkout(outline, title)
        case .text: writeIntervalsText(outline, title)
        }
    }
}

extension String {
    /// The longest beginning of whole characters with at most `limit` bytes of UTF-8.
    func beginning(bytes limit: Int) -> String {
        if utf8.count <= limit { return self }
        var out = ""
        var count = 0
        for character in self {
            count += String(character).utf8.count
            if count > limit { break }
            out.append(character)
        }
        return out
    }
}
