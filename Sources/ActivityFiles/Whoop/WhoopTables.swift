import Training

/// The tables of a WHOOP account export (`my_whoop_data.zip`): cycles, sleeps, workouts and journal.
///
/// Headers and file names are in the language of the account: English, German, Spanish, French or Portuguese. Times are local, and
/// `Cycle timezone` of each row states their offset. Units stand in the headers. Variability is the root mean square of successive
/// differences: WHOOP's interface for developers names the same value `hrv_rmssd_milli`. Recovery, strain and other values of WHOOP's
/// own models are left out, and so is energy, because the export does not state whether it includes what resting would have used.
enum WhoopTables {
    static let all = [workouts, sleeps, cycles, journal]

    /// A cycle, from one night to the next: resting heart rate, variability and respiration of its night.
    static let cycles = TableDescription(
        kind: .whoop, source: source, row: .night, clock: .zoneOfRow,
        required: [.start, .end, .sample(.restingHeartRate)],
        columns: night + stages + cycle + scores + [
            TableColumn(
                .sample(.restingHeartRate),
                [
                    "Resting heart rate (bpm)", "Ruheherzfrequenz (Schläge pro Minute)", "Frecuencia cardíaca en reposo (lpm)",
                    "Fréquence cardiaque au repos (bpm)", "Frequência cardíaca em repouso (bpm)",
                ]),
            TableColumn(
                .sample(.rmssd),
                [
                    "Heart rate variability (ms)", "Herzfrequenzvariabilität (ms)", "Variabilidad de la frecuencia cardíaca (ms)",
                    "Variabilité de la fréquence cardiaque (ms)", "Variabilidade da frequência cardíaca (ms)",
                ]),
        ])

    /// A night or a nap.
    static let sleeps = TableDescription(
        kind: .whoop, source: source, row: .night, clock: .zoneOfRow, required: [.start, .end, .mark],
        columns: [TableColumn(.mark, ["Nap", "Nickerchen", "Siesta", "Sieste", "Sesta"])] + night + stages + cycle + scores)

    static let workouts = TableDescription(
        kind: .whoop, source: source, row: .session, clock: .zoneOfRow, required: [.start, .sport],
        columns: [
            TableColumn(
                .start,
                [
                    "Workout start time", "Startzeit des Trainings", "Hora de inicio del entrenamiento",
                    "Heure de début de l'entraînement", "Hora de início do treino",
                ]),
            TableColumn(
                .end,
                [
                    "Workout end time", "Endzeit des Trainings", "Hora de finalización del entrenamiento",
                    "Heure de fin de l'entraînement", "Hora de fim do treino",
                ]),
            TableColumn(
                .duration, ["Duration (min)", "Dauer (Min.)", "Duración (min)", "Durée (min)", "Duração (min)"], .times(60)),
            TableColumn(
                .sport,
                [
                    "Activity name", "Name der Aktivität", "Nombre de la actividad", "Nom de l'activité", "Nome da atividade",
                ]),
            TableColumn(
                .meanHeartRate,
                [
                    "Average HR (bpm)", "Durchschnittliche HF (Schläge pro Minute)", "FC promedio (lpm)", "FC moyenne (bpm)",
                    "FC média (bpm)",
                ]),
            TableColumn(
                .maximumHeartRate,
                ["Max HR (bpm)", "Max HF (Schläge pro Minute)", "FC máx. (lpm)", "FC max. (bpm)", "FC máx. (bpm)"]),
            TableColumn(.distance, ["Distance (meters)"]), TableColumn(.ascent, ["Altitude Gain (meters)"]),
        ] + cycle + scores + zones, sports: [("weightlifting", .strength), ("spin", .indoorCycling)])

    static let journal = TableDescription(
        kind: .whoop, source: source, row: .unused, clock: .zoneOfRow, required: [.mark],
        columns: [TableColumn(.mark, ["Question text", "Fragetext", "Texto de la pregunta"])] + cycle, unused: "journal answers")

    private static let source = "WHOOP"

    private static let night = [
        TableColumn(
            .start, ["Sleep onset", "Beginn des Schlafs", "Inicio del sueño", "Premiers signes de sommeil", "Início do sono"]),
        TableColumn(
            .end,
            ["Wake onset", "Beginn des Aufwachens", "Inicio de la vigilia", "Premiers signes de réveil", "Início da vigília"]),
    ]

    private static let zone = TableColumn(
        .zone,
        [
            "Cycle timezone", "Zeitzone des Zyklus", "Zona horaria del ciclo", "Fuseau horaire du cycle", "Fuso horário do ciclo",
        ])

    private static let cycle = [zone, cycleStart, cycleEnd]

    private static let cycleStart = TableColumn(
        .known,
        [
            "Cycle start time", "Startzeit des Zyklus", "Hora de inicio del ciclo", "Heure de début du cycle",
            "Hora de início do ciclo",
        ])

    private static let cycleEnd = TableColumn(
        .known,
        [
            "Cycle end time", "Endzeit des Zyklus", "Hora de finalización del ciclo", "Heure de fin du cycle",
            "Hora de fim do ciclo",
        ])
}
