import Measures
import Training

/// The points of a workout's route: a GPX file in Apple's own form beside the main file.
struct HealthRoute {
    struct Point: Equatable {
        var time: Double
        var latitude: Double?
        var longitude: Double?
        var altitude: Double?
        /// Metres per second; negative if unknown to the phone.
        var speed: Double?
        var accuracy: Double?
    }

    var points: [Point] = []

    /// Returns a route's name relative to the main file: `/workout-routes/a.gpx` without the leading slash of an absolute path.
    static func name(of path: String) -> String {
        var name = path[...]
        while name.utf8.first == UInt8(ascii: "/") { name = name.dropFirst() }
        return String(name)
    }

    init() {}

    /// Whether all lines of its file were readable.
    var isWhole = true

    /// Reads the readable points; with a damaged end, the points before it remain.
    /// - Returns: nil without a point with a time.
    init?(_ bytes: Span<UInt8>) {
        var reader = HealthRouteReader()
        do throws(FileError) {
            try reader.walk(bytes)
            isWhole = reader.markup.findings.isEmpty
        } catch {
            // Points before hostile markup are as usable as those before a damaged end.
            isWhole = false
        }
        if reader.points.isEmpty { return nil }
        points = reader.points
    }

    /// Returns the channels in order of time. Points before `start` are old fixes and are omitted, as are positions off Earth.
    /// - Parameter outOfRange: counts other impossible values, which are omitted too.
    func channels(from start: Moment, outOfRange: inout Counts<String>) -> [Channel] {
        var ordered: [Point] = []
        for point in points where point.time >= start.secondsSince1970 { ordered.append(point) }
        var isOrdered = true
        for index in ordered.indices.dropFirst() where ordered[index].time < ordered[index - 1].time { isOrdered = false }
        if !isOrdered { ordered.sort { $0.time < $1.time } }
        var result: [Channel] = []
        func add(_ kind: ChannelKind, _ value: (Point) -> Double?) {
            var seconds: [Double] = []
            var values: [Double] = []
            for point in ordered {
                guard let value = value(point) else { continue }
                seconds.append(point.time - start.secondsSince1970)
                values.append(value)
            }
            if !values.isEmpty { result.append(Channel(kind: kind, seconds: seconds, values: values)) }
        }
        add(.latitude) { $0.coordinate?.latitude }
        add(.longitude) { $0.coordinate?.longitude }
        add(.altitude) { $0.altitude.flatMap { outOfRange.checked($0, PlausibleAmounts.altitudes, "altitude") } }
        // Phones write a negative value if the speed is unknown.
        add(.speed) { point in
            point.speed.flatMap { $0 < 0 ? nil : outOfRange.checked($0, PlausibleAmounts.speeds, "speed") }
        }
        add(.positionAccuracy) { point in
            point.accuracy.flatMap { $0 < 0 ? nil : outOfRange.checked($0, PlausibleAmounts.accuracies, "accuracy") }
        }
        return result
    }
}

extension HealthRoute.Point {
    fileprivate var coordinate: Coordinate? {
        guard let latitude, let longitude else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}
