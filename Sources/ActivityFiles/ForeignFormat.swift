/// A data file of another program that Hearth recognises and cannot read. The raw values are stored: never rename them.
public enum ForeignFormat: String, CaseIterable, Sendable {
    case garminJSON = "garmin_json"
    case fitbitJSON = "fitbit_json"
    case fitbitTable = "fitbit_csv"
    case polarJSON = "polar_json"
    case suuntoJSON = "suunto_json"
    case suuntoXML = "suunto_xml"
    case runtasticJSON = "runtastic_json"
    case endomondoJSON = "endomondo_json"
    case huaweiJSON = "huawei_json"
    case nikeJSON = "nike_json"
    case ouraJSON = "oura_json"
    case ouraTable = "oura_csv"
    case goldenCheetahJSON = "golden_cheetah_json"
    case googleLocations = "google_locations"
    case geoJSON = "geojson"
    case kml
    case pwx
    case fitlog
    case healthConnect = "health_connect"
    case samsungTable = "samsung_csv"
    case whoopTable = "whoop_csv"
    case withingsTable = "withings_csv"
    case zeppTable = "zepp_csv"
    case hrvTable = "hrv_csv"
    case rowingTable = "rowing_csv"
    case wahooTable = "wahoo_csv"
    case openTracksTable = "opentracks_csv"
    case trainingPeaksTable = "trainingpeaks_csv"
    /// JSON of an unknown program.
    case otherJSON = "json"
    /// An unknown SQLite database.
    case database = "sqlite"
}

extension ForeignFormat {
    /// Returns the format by the first bytes of a file; 4 kB are sufficient.
    /// - Returns: nil for content that is not a data file of a known program, such as a picture.
    public static func sniff(_ head: Span<UInt8>) -> ForeignFormat? {
        if head.starts(with: "SQLite format 3") {
            return holds(head, "exercise_session") || holds(head, "heart_rate_record") ? .healthConnect : .database
        }
        var start = head.count >= 3 && head[0] == 0xEF && head[1] == 0xBB && head[2] == 0xBF ? 3 : 0
        while start < head.count, head[start] <= 0x20 { start += 1 }
        guard start < head.count else { return nil }
        switch head[start] {
        case UInt8(ascii: "<"): return markup(head)
        case UInt8(ascii: "{"), UInt8(ascii: "["): return json(head, from: start)
        default: return table(head.extracting(start..<head.count))
        }
    }

    private static func markup(_ head: Span<UInt8>) -> ForeignFormat? {
        if holds(head, "<kml") { return .kml }
        if holds(head, "<pwx") { return .pwx }
        if holds(head, "<FitnessWorkbook") { return .fitlog }
        return holds(head, "<sml") || holds(head, "<AscentTime>") ? .suuntoXML : nil
    }

    private static func json(_ head: Span<UInt8>, from start: Int) -> ForeignFormat? {
        // A bracket without a following quote, bracket or space begins something else, such as a section of a settings file.
        guard start + 1 < head.count else { return nil }
        switch head[start + 1] {
        case ...0x20, UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): break
        default: return nil
        }
        for (format, marks) in jsonMarks {
            for mark in marks where holds(head, mark) { return format }
        }
        if holds(head, "\"dateTime\""), holds(head, "\"value\"") { return .fitbitJSON }
        if holds(head, "\"calendarDate\"") || holds(head, "\"beginTimestamp\"") { return .garminJSON }
        return holds(head, ":") ? .otherJSON : nil
    }

    private static let jsonMarks: [(ForeignFormat, [StaticString])] = [
        (
            .garminJSON,
            [
                "\"summarizedActivitiesExport\"", "\"sleepStartTimestampGMT\"", "\"userProfilePK\"", "\"wellnessStartTimeGmt\"",
                "\"startTimeGmt\"",
            ]
        ),
        (.suuntoJSON, ["\"DeviceLog\""]),
        (.runtasticJSON, ["\"start_time_timezone_offset\"", "\"accuracy_v\"", "\"sport_type_id\""]),
        (.goldenCheetahJSON, ["\"RECINTSECS\""]),
        (.huaweiJSON, ["\"samplePoints\"", "\"sportDataUserData\"", "\"motionPathData\"", "tp=lbs;"]),
        (
            .googleLocations,
            [
                "\"latitudeE7\"", "\"timelineObjects\"", "\"semanticSegments\"", "\"timestampMs\"",
                "\"durationMinutesOffsetFromStartTime\"",
            ]
        ),
        (.nikeJSON, ["\"active_duration_ms\"", "\"start_epoch_ms\""]),
        (.ouraJSON, ["\"daily_readiness\"", "\"bedtime_start\""]),
        (.polarJSON, ["\"timezoneOffset\"", "\"exercises\"", "\"hypnogram\"", "\"sleepResult\"", "\"kiloCalories\""]),
        (.fitbitJSON, ["\"dateOfSleep\"", "\"activityParentId\"", "\"activityTypeId\"", "\"logId\""]),
        (.endomondoJSON, ["\"created_date\""]),
        (.geoJSON, ["\"FeatureCollection\""]),
    ]

    /// Recognises a table by its first two lines: a title may precede the header.
    private static func table(_ text: Span<UInt8>) -> ForeignFormat? {
        if text.starts(with: "com.samsung.") { return .samsungTable }
        var end = 0
        var lines = 0
        while end < text.count, lines < 2 {
            if text[end] == 0x0A { lines += 1 }
            end += 1
        }
        let header = text.extracting(0..<end)
        for (format, marks) in tableMarks {
            for mark in marks where holds(header, mark) { return format }
        }
        return nil
    }

    private static let tableMarks: [(ForeignFormat, [StaticString])] = [
        (.whoopTable, ["Cycle start time", "Recovery score %"]),
        (.hrvTable, ["HRV4T_Recovery_Points", "lnRmssd"]),
        (.ouraTable, ["bedtime_start", "contributors", "sleep_phase_5_min"]),
        (.zeppTable, ["deepSleepTime", "lastSyncTime", "date,time,heartRate"]),
        (.fitbitTable, ["timestamp,beats per minute", "timestamp,rmssd", "sleep_start"]),
        (.withingsTable, ["from,to,\"light", "from,to,light", "start,duration,value"]),
        (.rowingTable, ["Stroke Number", "Work Time (Formatted)", "Rowing state"]),
        (.wahooTable, ["Device,fisica", "AppVersion,"]),
        (.openTracksTable, ["trackpoint_type"]),
        (.trainingPeaksTable, ["TimeTotalInHours"]),
    ]

    private static func holds(_ text: Span<UInt8>, _ mark: StaticString) -> Bool {
        XMLScanner(text).end(of: mark, from: 0) <= text.count
    }
}

extension FileError {
    /// Returns the error for content of no readable kind.
    /// - Parameter head: its first bytes.
    public static func unknown(_ head: Span<UInt8>) -> FileError {
        ForeignFormat.sniff(head).map { .notReadYet($0) } ?? .unknownKind
    }
}
