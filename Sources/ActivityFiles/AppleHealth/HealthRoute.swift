import Measures
import Training

/// The points of a workout's route: a GPX file of Apple's own making beside the main file.
struct HealthRoute {
    struct Point: Equatable {
        var time: Double
        var latitude: Double?
        var longitude: Double?
        var altitude: Double?
        /// Metres per second; negative when the phone did not know.
        var speed: Double?
        var accuracy: Double?
    }

    var points: [Point] = []

    /// A route's name beside the main file: `/workout-routes/a.gpx` without the slash that would make it a path of the machine.
    static func name(of path: String) -> String {
        var name = path[...]
        while name.utf8.first == UInt8(ascii: "/") { name = name.dropFirst() }
        return String(name)
    }

    init() {}

    /// Whether its file could be read to its end, every line of it.
    var isWhole = true

    /// Reads what can be read; a damaged tail leaves the points before it.
    /// - Returns: nil when there is no point with a time.
    init?(_ bytes: Span<UInt8>) {
        var reader = HealthRouteReader()
        do throws(FileError) {
            try reader.walk(bytes)
            isWhole = reader.markup.findings.isEmpty
        } catch {
            // What stood before hostile markup is as good as what stands before a damaged tail.
            isWhole = false
        }
        if reader.points.isEmpty { return nil }
        points = reader.points
    }

    /// The channels of a route, in order of time. Points before `start` are old fixes and stay out, as do places off Earth.
    /// - Parameter outOfRange: counts what else cannot be and is left out.
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
        // Below zero is how phones write that they did not know.
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
