/// Positions of the columns of a Wahoo file's samples.
struct WahooColumns {
    /// Names of the sensors whose columns are read.
    static let sensors = ["gps", "spd", "footpod", "hr", "cad", "pwr"]

    let time: Int?
    let paused: Int?
    private let values: [(value: TrackValue, place: Int)]

    /// - Parameter sensors: names of the sensors that were present. Columns of others contain zeros.
    init(_ header: [String], sensors: [String]) {
        time = header.firstIndex(of: "time")
        paused = header.firstIndex(of: "paused")
        var values: [(value: TrackValue, place: Int)] = []
        func add(_ value: TrackValue, _ name: String) {
            if let place = header.firstIndex(of: name) { values.append((value, place)) }
        }
        if sensors.contains("gps") {
            add(.latitude, "gps_lat")
            add(.longitude, "gps_lon")
            add(.altitude, "gps_altitude")
            add(.distance, "gps_dist")
            add(.speed, "gps_speed")
        } else if sensors.contains("spd") {
            add(.distance, "spd_accdist")
            add(.speed, "spd_instspeed")
        } else if sensors.contains("footpod") {
            add(.distance, "fp_accdist")
            add(.speed, "fp_speed")
        }
        if sensors.contains("hr") { add(.heartRate, "hr_heartrate") }
        // The motion of a chest strap counts steps.
        if sensors.contains("cad") { add(.cadence, "cad_cadence") } else { add(.cadence, "ma_cadence") }
        if sensors.contains("pwr") { add(.power, "pwr_instpwr") }
        self.values = values
    }

    /// Returns the point of a row; unreadable cells are reported by what they are.
    func point(_ row: [String], second: Double, _ report: (String) -> Void) -> TrackPoint {
        var point = TrackPoint()
        point.time = second
        for (value, place) in values {
            guard let text = row.text(place) else { continue }
            guard let number = WrittenNumber.decimal(text) else {
                report(value.name)
                continue
            }
            point.set(value, to: number)
        }
        return point
    }
}
