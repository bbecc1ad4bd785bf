/// Session load if only the duration is known.
///
/// Formula: 50 an hour.
/// Units: load.
/// Source: our own.
/// Grade: own definition.
public enum DurationLoad {
    public static let card = ModelCard(
        id: "duration_load", name: "Load from duration", alsoKnownAs: [], formula: "50 · hours", units: "load",
        source: "our own, because an easy hour is worth about half an hour at threshold and a missing session would be worse",
        grade: .ownDefinition,
        limits: "Knows no intensity; always marked. ± 25 % and more. A sauna, golf and stretching have none by their time. "
            + "Strength and other sports without a way count their timer, or the whole time less its pauses: rests between sets belong to the "
            + "session, and a watch that was never paused counts them all.")

    public static let perHour = 50.0
}
