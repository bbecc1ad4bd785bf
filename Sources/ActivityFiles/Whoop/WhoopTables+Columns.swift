import Training

extension WhoopTables {
    /// Minutes of a night's stages, and breaths per minute.
    static let stages = [
        TableColumn(
            .sample(.asleepCore),
            [
                "Light sleep duration (min)", "Dauer des Leichtschlafs (Min.)", "Duración de sueño ligero (min)",
                "Durée du sommeil léger (min)", "Duração do sono leve (min)",
            ]),
        TableColumn(
            .sample(.asleepDeep),
            [
                "Deep (SWS) duration (min)", "Dauer des Tiefschlafs (Min.)", "Duración de sueño profundo (SWS) (min)",
                "Durée du sommeil profond (min)", "Duração profundo (Sono) (min)",
            ]),
        TableColumn(
            .sample(.asleepREM),
            [
                "REM duration (min)", "Dauer des REM-Schlafs (Min.)", "Duración de sueño REM (min)",
                "Durée du sommeil paradoxal (min)", "Duração REM (min)",
            ]),
        TableColumn(
            .sample(.awake),
            [
                "Awake duration (min)", "Dauer des Aufwachens (Min.)", "Tempo despierto/a (min)", "Temps d'éveil (min)",
                "Duração de vigília (min)",
            ]),
        TableColumn(
            .sample(.inBed),
            [
                "In bed duration (min)", "Dauer im Bett (Min.)", "Tiempo en la cama (min)", "Temps passé au lit (min)",
                "Duração na cama (min)",
            ]),
        TableColumn(
            .sample(.respiratoryRate),
            [
                "Respiratory rate (rpm)", "Atemfrequenz (Atemzüge/Min.)", "Frecuencia respiratoria (rpm)",
                "Fréquence respiratoire (tr/min)", "Frequência respiratória (rpm)",
            ]),
        // The sum of the stages.
        TableColumn(
            .known,
            [
                "Asleep duration (min)", "Schlafdauer (Min.)", "Duración del sueño (min)", "Durée du sommeil (min)",
                "Duração do sono (min)",
            ]),
    ]

    /// Values of WHOOP's own models.
    static let scores = [
        [
            "Recovery score %", "Erholungswert %", "Puntuación de recuperación (%)", "Score de récupération %",
            "Pontuação de recuperação %",
        ],
        ["Day Strain", "Tagesbelastung", "Esfuerzo del día", "Effort du jour", "Esforço diário"],
        ["Activity Strain", "Aktivitätsbelastung", "Esfuerzo de actividad", "Effort activité", "Esforço da atividade"],
        [
            "Sleep performance %", "Schlafleistung %", "Calificación del sueño (%)", "Performance Sommeil %",
            "Desempenho do sono %",
        ],
        [
            "Sleep need (min)", "Schlafbedarf (Min.)", "Sueño necesario (min)", "Besoins en sommeil (min)",
            "Necessidade de sono (min)",
        ],
        ["Sleep debt (min)", "Schlafdefizit (Min.)", "Deuda de sueño (min)", "Dette de sommeil (min)", "Débito de sono (min)"],
        ["Sleep efficiency %", "Schlafeffizienz %", "Eficiencia del sueño %", "Efficacité du sommeil %", "Eficácia do sono %"],
        [
            "Sleep consistency %", "Schlafbeständigkeit %", "Regularidad del sueño %", "Régularité du sommeil %",
            "Consistência do sono %",
        ],
    ].map { TableColumn(.score, $0) }

    /// Shares of the heart-rate zones of WHOOP, which differ from the athlete's.
    static let zones = [1, 2, 3, 4, 5].map { zone in
        TableColumn(
            .score,
            ["HR Zone \(zone) %", "HF-Zone \(zone) %", "Zona FC \(zone)%", "Zone FC \(zone) %", "Zona \(zone) de FC %"])
    }
}
