import ActivityFiles
import Localizations
import Screens
import Testing
import Training

struct FindingTextTests {
    @Test func `a finding states its number and its place`() {
        let finding = ImportFinding(.warning, .pointsWithoutTime(count: 2), at: .line(14))
        #expect(FindingText.text(finding, .english) == "2 points without a time were left out. (line 14)")
        #expect(FindingText.text(.fieldUnreadable(what: "date", count: 1), .english) == "date: 1 value could not be read.")
        #expect(FindingText.text(.fieldUnreadable(what: "date", count: 2), .english) == "date: 2 values could not be read.")
        #expect(FindingText.text(.pointsWithoutTime(count: 1), .english) == "1 point without a time was left out.")
    }

    @Test func `an ambiguous date states how it was read`() {
        let all: [ImportFinding.What] = [
            .dateOrderUnclear(isMonthFirst: false, count: 2), .dateOrderUnclear(isMonthFirst: true, count: 2),
            .dateOrderMixed(isMonthFirst: false, count: 2), .dateOrderMixed(isMonthFirst: true, count: 2),
        ]
        let texts = all.map { FindingText.text($0, .english) }
        #expect(texts[0].hasSuffix("they were read day first.") && texts[1].hasSuffix("they were read month first."))
        #expect(texts[2].hasSuffix("were read day first.") && texts[3].hasSuffix("were read month first."))
        #expect(Set(texts).count == 4)
        #expect(
            FindingText.text(ImportFinding(.warning, .sessionsWithoutDuration(count: 1), at: .line(2)), .english)
                == "1 session was left out: its duration cannot be read. (line 2)")
    }

    @Test(arguments: Language.allCases) func `refusals are sentences`(_ language: Language) {
        let errors: [FileError] = [
            .empty, .unreadable, .unknownKind, .notThisKind(.fit, offset: 8), .truncated(offset: 12),
            .noActivity(holds: "course"), .noTime, .startMissing, .notReadYet(.garminJSON),
            .tooLarge(what: "entry", limit: 5), .hostile(what: "entity", offset: 3), .malformed(what: "tag", offset: 9),
        ]
        #expect(Set(errors.map { FindingText.text($0, language) }).count == errors.count)
    }

    /// Every name that readers give to values, parts and contents of files, according to their sources.
    static let names =
        DailyTotalKind.allCases.map(\.rawValue) + BodySampleKind.allCases.map(\.rawValue) + [
            "time", "timer", "duration", "date", "value", "unit", "position", "latitude", "longitude", "accuracy", "altitude",
            "distance", "speed", "cadence", "power", "energy", "effort", "temperature", "humidity", "heart rate", "beat",
            "beat interval", "sleep", "menstrual flow", "respiration", "core_temperature", "skin_temperature", "beat_interval",
            "position_accuracy", "heat_strain_index", "power_balance", "vertical_ratio", "ground_contact_balance", "row", "line",
            "points", "record", "records", "workout", "metric", "metrics", "readings", "route", "routes", "part of a route",
            "messages", "messages of the night", "message without definition", "sleep stages without a beginning", "nothing",
            "waypoints", "courses", "workouts", "no course", "no beats", "no heart rates", "heart rates without a date",
            "beat intervals without a date", "tracks in metadata", "sets of exercises", "an entry",
            "device", "settings", "sport",
            "activity", "course",
            "schedules", "weight", "totals", "goals", "blood_pressure", "monitoring", "activity_summary", "segment",
            "hrv_status", "segment_list", "tag", "attribute", "attributes", "ampersand", "encoding", "prefix",
            "decimal comma", "entry name", "entity", "definitions", "nesting", "depth", "entries", "ratio", "inflatedBytes",
            "overlapping zip entries", "bytes", "rows", "file", "files in one", "zip directory", "deflate stream",
            "scratch file", "encrypted", "damaged", "kept recording", "kept samples", "zip method 12", "table description",
        ]

    @Test(arguments: names) func `names in findings are in the user's language`(_ name: String) {
        func sentence(_ language: Language) -> String { FindingText.text(.packed(what: name), language) }
        let (english, chinese) = (sentence(.english), sentence(.traditionalChinese))
        #expect(!english.contains("_"), "\(english)")
        // These abbreviations are the same in both languages.
        let letters = chinese.replacing("SDNN", with: "").replacing("rMSSD", with: "").filter { $0.isASCII && $0.isLetter }
        #expect(letters.isEmpty, "\(chinese)")
    }

    @Test(arguments: Language.allCases) func `a name from the file stays unchanged`(_ language: Language) {
        #expect(FindingText.text(.valuesOutOfRange(what: "Puls_2 (S/min)", count: 2), language).contains("Puls_2 (S/min)"))
    }

    @Test(arguments: ForeignFormat.allCases) func `a file of another program is named and reported as not read`(
        _ format: ForeignFormat
    ) {
        let text = FindingText.text(FileError.notReadYet(format), .english)
        #expect(text.hasSuffix(", not read yet.") && !text.contains("_"))
        #expect(FindingText.text(FileError.notReadYet(format), .traditionalChinese).hasSuffix("，尚未支援讀取。"))
    }

    @Test func `skipped files of other programs are named separately from images`() {
        let errors: [FileError?] = [.unknownKind, .notReadYet(.garminJSON), .empty, .notReadYet(.kml), .notReadYet(.garminJSON)]
        #expect(
            ImportSummaryText.skipped(SkippedFiles(errors), .english) == [
                "2 files: Garmin JSON, not read yet.", "1 file: KML map data, not read yet.",
                "2 pictures and other files that are no recordings were skipped.",
            ])
        #expect(ImportSummaryText.skipped(SkippedFiles([]), .english).isEmpty)
    }

    @Test func `sentences of findings and refusals contain the name in their language`() {
        #expect(
            FindingText.text(.valuesOutOfRange(what: "heart_rate", count: 2), .english)
                == "heart rate: 2 values outside the possible range were left out.")
        #expect(FindingText.text(.valuesOutOfRange(what: "time", count: 2), .traditionalChinese) == "時間：已略過 2 個超出合理範圍的數值。")
        #expect(FindingText.text(.totalsDisagree(what: "distance"), .traditionalChinese) == "檔案標示的距離與軌跡點不一致；保留檔案的數值。")
        #expect(FindingText.text(FileError.noActivity(holds: "courses"), .traditionalChinese) == "檔案正常，但不含活動：路線規劃。")
        #expect(
            FindingText.text(FileError.hostile(what: "inflatedBytes", offset: 0), .english)
                == "Refused at byte 0: such a size unpacked, which no normal file needs.")
    }
}
