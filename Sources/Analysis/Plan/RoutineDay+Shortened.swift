import Training

extension TrainingMethod.Intensity {
    /// Minutes of a session, at least. A shorter one has no room for warm-up, work and cool-down, or is no long one: it is easy.
    var leastMinutes: Int {
        switch self {
        case .tempo, .interval, .long: WeekDraft.leastDemandingMinutes
        case .recovery, .easy, .moderate: 0
        }
    }
}

extension TrainingMethod.Kind {
    /// Whether a session has the length of the class that the athlete attends: the plan has it whole or not at all.
    var isClass: Bool { self == .heatedClass || self == .mobility }
}

extension RoutineDay.Session {
    /// Returns the session with fewer minutes. One that is too short for its intensity is easy. Texts that state a number are left out: it may be
    /// that of the former minutes.
    func shortened(to most: Int, isEasy: Bool = false) -> RoutineDay.Session {
        let length = min(minutes, most)
        let intensity = intensity(within: most, isEasy: isEasy)
        let keepsName = intensity == method.intensity && !method.name.hasDigits
        let keepsText = intensity == method.intensity && !method.description.hasDigits
        return RoutineDay.Session(
            TrainingMethod(
                id: method.id, kind: method.kind, name: keepsName ? method.name : TranslatedText(""),
                description: keepsText ? method.description : TranslatedText(""), minutes: method.minutes, intensity: intensity,
                isInHeat: method.isInHeat),
            minutes: length, isOptional: isOptional, parts: intensity.isHard ? parts(within: length) : nil)
    }

    /// Returns the parts of a hard session with fewer minutes: its own, or those of the planner where only its words tell of them.
    private func parts(within length: Int) -> SessionParts? {
        let isInterval = method.intensity == .interval
        return parts?.shortened(to: length, isInterval: isInterval)
            ?? SessionParts.planned(
                isInterval: isInterval, minutes: length, most: WeekPlanner.hardMinutes(method.intensity, minutes: length))
    }

    /// Returns the intensity of the session with fewer minutes.
    func intensity(within most: Int, isEasy: Bool = false) -> TrainingMethod.Intensity {
        isEasy || most < min(minutes, method.intensity.leastMinutes) ? method.intensity.eased : method.intensity
    }
}

extension RoutineDay {
    /// Returns the day with other sessions. Its description tells how long the former ones are, and so do a name and notes with a number: they are
    /// left out. So are the name and the notes of a day whose sessions are of another kind now.
    func with(_ sessions: [Session]) -> RoutineDay {
        guard sessions != self.sessions else { return self }
        var day = self
        day.sessions = sessions
        day.description = TranslatedText("")
        let isOther = sessions.map { $0.method.intensity } != self.sessions.map { $0.method.intensity }
        if isOther || name.hasDigits { day.name = TranslatedText("") }
        if isOther || notes?.hasDigits == true { day.notes = nil }
        return day
    }
}

extension TrainingMethod.Intensity {
    /// The intensity of a session that is neither hard nor long.
    fileprivate var eased: TrainingMethod.Intensity { self == .recovery ? .recovery : .easy }
}

extension TranslatedText {
    /// Whether a version states a number.
    fileprivate var hasDigits: Bool {
        versions.contains { $0.text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
    }
}
