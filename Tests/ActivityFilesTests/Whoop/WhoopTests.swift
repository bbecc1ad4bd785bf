import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Tables of a WHOOP account export in every language of which a header is known.
struct WhoopTests {
    static func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    /// Headers of cycles: onset, waking, zone, resting heart rate, variability, respiration, light, deep, REM, awake, in bed, recovery.
    static let cycles: [(String, String)] = [
        (
            "en",
            "Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Resting heart rate (bpm),Heart rate variability (ms),"
                + "Respiratory rate (rpm),Light sleep duration (min),Deep (SWS) duration (min),REM duration (min),"
                + "Awake duration (min),In bed duration (min),Recovery score %"
        ),
        (
            "de",
            "Startzeit des Zyklus,Endzeit des Zyklus,Zeitzone des Zyklus,Beginn des Schlafs,Beginn des Aufwachens,"
                + "Ruheherzfrequenz (Schläge pro Minute),Herzfrequenzvariabilität (ms),Atemfrequenz (Atemzüge/Min.),"
                + "Dauer des Leichtschlafs (Min.),Dauer des Tiefschlafs (Min.),Dauer des REM-Schlafs (Min.),"
                + "Dauer des Aufwachens (Min.),Dauer im Bett (Min.),Erholungswert %"
        ),
        (
            "es",
            "Hora de inicio del ciclo,Hora de finalización del ciclo,Zona horaria del ciclo,Inicio del sueño,Inicio de la vigilia,"
                + "Frecuencia cardíaca en reposo (lpm),Variabilidad de la frecuencia cardíaca (ms),Frecuencia respiratoria (rpm),"
                + "Duración de sueño ligero (min),Duración de sueño profundo (SWS) (min),Duración de sueño REM (min),"
                + "Tempo despierto/a (min),Tiempo en la cama (min),Puntuación de recuperación (%)"
        ),
        (
            "fr",
            "Heure de début du cycle,Heure de fin du cycle,Fuseau horaire du cycle,Premiers signes de sommeil,"
                + "Premiers signes de réveil,Fréquence cardiaque au repos (bpm),Variabilité de la fréquence cardiaque (ms),"
                + "Fréquence respiratoire (tr/min),Durée du sommeil léger (min),Durée du sommeil profond (min),"
                + "Durée du sommeil paradoxal (min),Temps d’éveil (min),Temps passé au lit (min),Score de récupération\u{A0}%"
        ),
        (
            "pt",
            "Hora de início do ciclo,Hora de fim do ciclo,Fuso horário do ciclo,Início do sono,Início da vigília,"
                + "Frequência cardíaca em repouso (bpm),Variabilidade da frequência cardíaca (ms),Frequência respiratória (rpm),"
                + "Duração do sono leve (min),Duração profundo (Sono) (min),Duração REM (min),Duração de vigília (min),"
                + "Duração na cama (min),Pontuação de recuperação %"
        ),
    ]

    private static let night =
        "2025-01-01 23:30:00,2025-01-02 23:00:00,UTC+05:00,2025-01-01 23:30:00,2025-01-02 08:44:00,49,117,14.53,317,93,91,53,554,68\n"

    @Test(arguments: cycles) func `a cycle gives the values of its night in every language`(_ language: String, _ header: String)
        throws
    {
        let reading = try Self.read(header + "\n" + Self.night)
        #expect(reading.kind == .whoop)
        let onset = try #require(ISO8601.stamp("2025-01-01T23:30:00+05:00"))
        let waking = try #require(ISO8601.stamp("2025-01-02T08:44:00+05:00"))
        let expected: [(BodySampleKind, Double, Moment)] = [
            (.restingHeartRate, 49, waking.moment), (.rmssd, 117, onset.moment), (.respiratoryRate, 14.53, onset.moment),
            (.asleepCore, 317, onset.moment), (.asleepDeep, 93, onset.moment), (.asleepREM, 91, onset.moment),
            (.awake, 53, onset.moment), (.inBed, 554, onset.moment),
        ]
        #expect(reading.samples.count == expected.count)
        for (kind, value, start) in expected {
            let sample = BodySample(
                kind: kind, start: start, end: waking.moment, offset: LocalOffset(secondsAheadOfUTC: 18_000), value: value,
                source: Source(name: "WHOOP", origin: .accountExport))
            #expect(reading.samples.contains(sample), "\(kind)")
        }
        #expect(reading.findings == [ImportFinding(.note, .skipped(what: "scores of the vendor", count: 1))])
    }

    @Test func `the running cycle has no end and is no error`() throws {
        let row = "2025-01-02 23:00:00,,UTC+05:00,2025-01-02 23:00:00,,,,,,,,,,\n"
        let reading = try Self.read(Self.cycles[0].1 + "\n" + Self.night + row)
        #expect(reading.samples.count == 8)
        #expect(reading.verdict == .accepted)
    }

    @Test func `an unmeasured value stays missing`() throws {
        let row = "2025-01-01 23:30:00,,UTC,2025-01-01 23:30:00,2025-01-02 08:44:00,,0,,317,0,91,53,554,\n"
        let reading = try Self.read(Self.cycles[0].1 + "\n" + row)
        #expect(reading.samples.map(\.kind) == [.asleepCore, .asleepREM, .awake, .inBed])
        #expect(reading.samples.allSatisfy { $0.offset == .utc })
    }

    @Test func `a nap is sleep at its own time`() throws {
        let reading = try Self.read(
            "Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Light sleep duration (min),Nap\n"
                + "2025-01-01 23:30:00,,UTC-07:00,2025-01-02 13:00:00,2025-01-02 13:40:00,35,true\n")
        let nap = try #require(reading.samples.first)
        #expect(nap.kind == .asleepCore && nap.value == 35)
        #expect(nap.start == ISO8601.stamp("2025-01-02T13:00:00-07:00")?.moment)
    }

    @Test func `a workout has its sport, times, distance and heart rate`() throws {
        let reading = try Self.read(
            "Cycle start time,Cycle timezone,Workout start time,Workout end time,Duration (min),Activity name,Activity Strain,"
                + "Energy burned (cal),Max HR (bpm),Average HR (bpm),HR Zone 1 %,GPS Enabled,Distance (meters),Altitude Gain (meters)\n"
                + "2025-01-01 23:30:00,UTC+05:00,2025-01-02 13:30:00,2025-01-02 14:00:00,30,Running,6.4,296,155,113,60,true,5012.5,41\n"
        )
        let run = try #require(reading.recordings.first)
        #expect(run.sport == .running && run.title == "Running")
        #expect(run.start == ISO8601.stamp("2025-01-02T13:30:00+05:00")?.moment)
        #expect(run.elapsed == 1800 && run.distance?.metres == 5012.5 && run.ascent?.metres == 41)
        #expect(run.meanHeartRate?.beatsPerMinute == 113 && run.maximumHeartRate?.beatsPerMinute == 155)
        #expect(run.activeEnergy == nil)
        #expect(run.source.origin == .accountExport)
        let left = reading.findings.map { $0.what }
        #expect(left.contains(.columnIgnored(name: "Energy burned (cal)", count: 1)))
        #expect(left.contains(.skipped(what: "scores of the vendor", count: 2)))
    }

    @Test func `a workout without a zone is in local time`() throws {
        let reading = try Self.read(
            "Startzeit des Zyklus,Startzeit des Trainings,Dauer (Min.),Name der Aktivität\n"
                + "2026-08-09 23:45:11,2026-08-10 18:37:37,32,Laufen\n")
        let run = try #require(reading.recordings.first)
        #expect(run.source == Source(name: "WHOOP", origin: .localAccountExport))
        #expect(run.start == ISO8601.stamp("2026-08-10T18:37:37Z")?.moment && run.offset == .utc)
        #expect(run.elapsed == 1920 && run.sport == .running)
        #expect(reading.findings == [ImportFinding(.note, .localTimeWithoutZone)])
    }

    @Test func `answers of the journal are recognised and not used`() throws {
        let reading = try Self.read(
            "Cycle start time,Cycle end time,Cycle timezone,Question text,Answered yes,Notes\n"
                + "2025-01-01 23:30:00,2025-01-02 23:30:00,UTC+05:00,Hydrated?,true,\n")
        #expect(reading.kind == .whoop && reading.samples.isEmpty && reading.recordings.isEmpty)
        #expect(reading.findings == [ImportFinding(.note, .skipped(what: "journal answers", count: 1))])
    }

    @Test func `unreadable cells are reported with their line and column`() throws {
        let rows = Self.night + Self.night.replacingFirst("49", "fast")
        let reading = try Self.read(
            Self.cycles[0].1 + "\n" + rows + "2025-01-03,,XYZ,2025-01-03 23:00:00,2025-01-04 07:00:00,50,,,,,,,,\n")
        #expect(
            reading.findings.contains(
                ImportFinding(.warning, .fieldUnreadable(what: "Resting heart rate (bpm)", count: 1), at: .line(3))))
        #expect(
            reading.findings.contains(ImportFinding(.warning, .fieldUnreadable(what: "Cycle timezone", count: 1), at: .line(4))))
        #expect(reading.verdict == .recovered)
    }
}

extension String {
    /// Returns the text with the first occurrence of a part replaced.
    func replacingFirst(_ part: String, _ other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return replacingCharacters(range, other)
    }

    private func replacingCharacters(_ range: Range<Index>, _ other: String) -> String {
        String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
