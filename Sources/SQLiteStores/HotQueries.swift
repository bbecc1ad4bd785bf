/// Queries that must stay fast with ten years of data. A test checks SQLite's query plan of each: none may scan a table.
enum HotQuery {
    static let samples = """
        SELECT start_s, end_s, value, offset_s, source, origin FROM body_sample
        WHERE athlete_id = ? AND kind = ? AND start_s >= ? AND start_s < ? ORDER BY start_s, end_s
        """
    static let sampleCount = "SELECT count(*) FROM body_sample WHERE athlete_id = ?"
    static let totals = """
        SELECT day, sum, minimum, maximum, count, source, origin, part, minutes FROM daily_total
        WHERE athlete_id = ? AND kind = ? AND day BETWEEN ? AND ? ORDER BY day, origin, source, part
        """
    static let entry = "SELECT * FROM imported_file WHERE athlete_id = ? AND content_hash = ?"
    /// - Parameter table: of hours, of `ArchiveTables`.
    static func archiveHour(in table: String) -> String {
        "SELECT * FROM \(table) WHERE athlete_id = ? AND latitude = ? AND longitude = ? AND hour = ?"
    }
    static func archiveHours(in table: String) -> String {
        "SELECT * FROM \(table) WHERE athlete_id = ? AND latitude = ? AND longitude = ? AND hour BETWEEN ? AND ? ORDER BY hour"
    }
    /// - Parameter table: of requests, of `ArchiveTables`.
    static func archiveRequest(in table: String) -> String {
        "SELECT * FROM \(table) WHERE athlete_id = ? AND day = ? AND latitude = ? AND longitude = ?"
    }
    static let activity = "SELECT 1 FROM activity WHERE athlete_id = ? AND activity_id = ?"
    static let activityCount = "SELECT count(*) FROM activity WHERE athlete_id = ?"
    static let recordingsOfActivity = """
        SELECT activity.recordings FROM recording JOIN activity USING (athlete_id, activity_id)
        WHERE recording.athlete_id = ? AND recording.recording_id = ?
        """
    static let recording = """
        SELECT recording_id, channel_kinds, content FROM recording WHERE athlete_id = ? AND recording_id = ?
        """
    static let columns = "SELECT number, moments, bytes FROM recording_column WHERE athlete_id = ? AND recording_id = ?"
    /// Uncut recordings that overlap a range of time. The first parameter is the earliest start that can overlap it.
    static let overlapping = """
        SELECT recording.recording_id, recording.start_s, recording.elapsed_s, recording.sport, recording.distance_m,
        recording.origin, recording.channel_count, recording.points
        FROM recording LEFT JOIN recording_part AS part
        ON part.athlete_id = recording.athlete_id AND part.part_id = recording.recording_id
        WHERE recording.athlete_id = ? AND recording.start_s >= ? AND recording.start_s <= ?
        AND recording.start_s + recording.elapsed_s >= ? AND part.part_id IS NULL
        """
    static let overlappingParts = """
        SELECT part_id AS recording_id, start_s, elapsed_s, sport, distance_m, origin, channel_count, points FROM recording_part
        WHERE athlete_id = ? AND start_s >= ? AND start_s <= ? AND start_s + elapsed_s >= ?
        """
    static let headOfPart = """
        SELECT part_id AS recording_id, start_s, elapsed_s, sport, distance_m, origin, channel_count, points FROM recording_part
        WHERE athlete_id = ? AND part_id = ?
        """
    static let recordingsOfPartsActivity = """
        SELECT activity.recordings FROM recording_part JOIN activity USING (athlete_id, activity_id)
        WHERE recording_part.athlete_id = ? AND recording_part.part_id = ?
        """
    static let wholeOfPart = "SELECT recording_id FROM recording_part WHERE athlete_id = ? AND part_id = ?"
    static let partsOfWhole = "SELECT part_id FROM recording_part WHERE athlete_id = ? AND recording_id = ?"
    static let cuts = "SELECT second FROM recording_cut WHERE athlete_id = ? AND recording_id = ?"
    static let head = """
        SELECT recording_id, start_s, elapsed_s, sport, distance_m, origin, channel_count, points FROM recording
        WHERE athlete_id = ? AND recording_id = ?
        """
    static let successor = "SELECT recording_id FROM successor WHERE athlete_id = ? AND gone_id = ?"
    static let withoutDigest = """
        SELECT activity.activity_id FROM activity LEFT JOIN digest USING (athlete_id, activity_id)
        WHERE activity.athlete_id = ? AND (digest.basis IS NOT ? OR digest.recordings <> activity.recordings)
        ORDER BY activity.activity_id
        """
    static let newestDigests = """
        SELECT content FROM digest WHERE athlete_id = ? ORDER BY start_s DESC, activity_id DESC LIMIT ?
        """
    static let digestsAfter = """
        SELECT content FROM digest WHERE athlete_id = ? AND (start_s, activity_id) < (?, ?)
        ORDER BY start_s DESC, activity_id DESC LIMIT ?
        """
    static let edits = "SELECT * FROM activity_edit WHERE athlete_id = ? AND recording_id = ? ORDER BY number"

    static let all =
        [
            samples, sampleCount, totals, entry, activityCount, recordingsOfActivity, recording, columns, overlapping,
            overlappingParts, headOfPart, recordingsOfPartsActivity, wholeOfPart, partsOfWhole, cuts,
            head, successor, withoutDigest, newestDigests, digestsAfter, edits, activity,
        ]
        + ["weather_hour", "air_hour"].flatMap { [archiveHour(in: $0), archiveHours(in: $0)] }
        + ["weather_request", "air_request"].map { archiveRequest(in: $0) }
}
