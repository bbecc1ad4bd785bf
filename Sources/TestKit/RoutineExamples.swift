public import Training

/// Routines for tests.
public enum RoutineExamples {
    /// Returns a pack with one routine of three days, in two languages.
    public static func pack(version: Int, minutes: Int = 40) -> ContentPack {
        let methods = [method("easy-run", .run, minutes, .easy), method("tempo-run", .run, 50, .tempo)]
        return ContentPack(
            id: id("my-pack"), version: version, languages: ["en", "zh-Hant"], isForAdults: false, name: text("My pack", "我的"),
            description: text("Weeks.", "課表。"), methods: methods,
            routines: [routine(.pack(id("my-pack"), routine: id("three-days")), methods)].compactMap { $0 })
    }

    /// Returns a routine of an easy run, a rest day and a tempo run with an optional easy one.
    public static func routine(_ reference: RoutineReference, _ methods: [TrainingMethod]) -> Routine? {
        let days = [
            RoutineDay(
                name: text("Easy", "輕鬆"), description: text("Run.", "跑。"), sessions: methods.first.map { [.init($0)] } ?? []),
            RoutineDay(name: text("Rest", "休息"), description: text("Rest.", "休息。"), notes: text("Sleep.", "睡。"), sessions: []),
            RoutineDay(
                name: text("Tempo", "節奏"), description: text("Run.", "跑。"),
                sessions: methods.last.map {
                    [.init($0, parts: parts), .init($0, minutes: 10, isOptional: true)]
                } ?? []),
        ]
        return Routine(
            reference: reference, name: text("Three days", "三天"), description: text("For tests.", "測試用。"), goal: .base,
            difficulty: .intermediate, days: days, advice: text("Stop when it hurts.", "會痛就停。"))
    }

    /// Of a tempo run of 50 minutes.
    private static let parts = SessionParts(warmUp: 12, repeats: 3, work: 7, recovery: 2, coolDown: 13)

    private static func method(
        _ name: String, _ kind: TrainingMethod.Kind, _ minutes: Int, _ intensity: TrainingMethod.Intensity
    ) -> TrainingMethod {
        TrainingMethod(
            id: id(name), kind: kind, name: text(name, "跑"), description: text("Relaxed.", "放鬆。"), minutes: minutes,
            intensity: intensity, isInHeat: intensity == .easy)
    }

    private static func text(_ english: String, _ chinese: String) -> TranslatedText {
        TranslatedText([.init(language: "en", text: english), .init(language: "zh-Hant", text: chinese)])
            ?? TranslatedText(english)
    }

    private static func id(_ text: String) -> ContentID {
        guard let id = ContentID(text) else { preconditionFailure("no identifier: " + text) }
        return id
    }
}
