import Training

/// The daily steps of a Samsung Health export (`com.samsung.shealth.step_daily_trend.….csv`).
///
/// Only rows with the source −2 contain the total of a day; others repeat parts of it by device. A day is given as its midnight in UTC, in
/// milliseconds since 1970, or as text with its offset. The other tables have a clock column that known readers treat as local time or as UTC. Without
/// a file of a known place they are not read.
enum SamsungTables {
    static let all = [
        TableDescription(
            kind: .samsungHealth, source: "Samsung Health", row: .day, clock: .midnightUTC,
            required: [.start, .total(.steps), .kind],
            columns: [
                TableColumn(.start, ["day_time"]), TableColumn(.total(.steps), ["count"]), TableColumn(.kind, ["source_type"]),
            ]
                + [
                    "update_time", "create_time", "deviceuuid", "pkg_name", "datauuid", "source_pkg_name", "source_info",
                    "source_name",
                    "binning_data", "speed", "distance", "calorie",
                ].map { TableColumn(.known, [$0]) }, linesBeforeHeader: 1, isExperimental: true, wanted: ["-2"])
    ]
}
