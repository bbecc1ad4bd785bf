import Measures
import Training

/// The points of one recording as columns, with what had to be left out on the way.
struct TrackColumns {
    private(set) var count = 0
    private(set) var times = TrackColumn()
    private(set) var earliest = Double.infinity
    private(set) var latest = -Double.infinity
    /// The place of the earliest point in the file.
    private(set) var earliestIndex = 0
    /// How far back the clock went at most, from one point to the next, and how often.
    private(set) var greatestStepBack = 0.0
    private(set) var stepsBack = 0
    private(set) var withoutPosition = 0
    private(set) var outOfRange = TrackOutliers()
    /// Stretches between segments and those that a marker without a place begins.
    private(set) var pauses: [(start: Double, end: Double)] = []

    private(set) var latitude = TrackColumn()
    private(set) var longitude = TrackColumn()
    private(set) var altitude = TrackColumn()
    private(set) var distance = TrackColumn()
    private(set) var speed = TrackColumn()
    private(set) var heartRate = TrackColumn()
    var cadence = TrackColumn()
    private(set) var power = TrackColumn()
    private(set) var temperature = TrackColumn()
    private(set) var accuracy = TrackColumn()

    /// Before which points a segment begins.
    private var breaks: [Int] = []
    private var last: Coordinate?
    private var lastTime = Double.nan
    private var pausedSince = Double.nan
    private var isAfterBreak = false

    /// A new segment begins: the way from the last point to the next is not part of the track, the time is a pause.
    mutating func breakSegment() {
        isAfterBreak = true
        breaks.append(count)
        last = nil
    }

    mutating func append(_ raw: TrackPoint) {
        var point = raw
        let isMarker = outOfRange.judge(&point, last: last)
        appendTime(point.time, isMarker: isMarker)
        if let place = Coordinate(latitude: point.latitude, longitude: point.longitude) {
            last = place
        } else {
            withoutPosition += 1
        }
        latitude.append(point.latitude, at: count)
        longitude.append(point.longitude, at: count)
        altitude.append(point.altitude, at: count)
        distance.append(point.distance, at: count)
        speed.append(point.speed, at: count)
        heartRate.append(point.heartRate, at: count)
        cadence.append(point.cadence, at: count)
        power.append(point.power, at: count)
        temperature.append(point.temperature, at: count)
        accuracy.append(point.accuracy, at: count)
        count += 1
    }

    /// Metres along the positions, segment by segment.
    var pathLength: Double {
        var metres = 0.0
        var last: PathPlace?
        var nextBreak = 0
        for index in latitude.values.indices {
            while nextBreak < breaks.count, breaks[nextBreak] <= index {
                last = nil
                nextBreak += 1
            }
            guard let place = Coordinate(latitude: latitude.values[index], longitude: longitude[index]) else { continue }
            let next = PathPlace(place)
            if let last { metres += last.metres(to: next) }
            last = next
        }
        return metres
    }

    private mutating func appendTime(_ time: Double, isMarker: Bool) {
        times.append(time, at: count)
        guard !time.isNaN else { return }
        if time < earliest {
            earliest = time
            earliestIndex = count
        }
        if time > latest { latest = time }
        if time < lastTime {
            stepsBack += 1
            greatestStepBack = max(greatestStepBack, lastTime - time)
        }
        if isMarker {
            if pausedSince.isNaN { pausedSince = time }
        } else if !pausedSince.isNaN {
            if time > pausedSince { pauses.append((pausedSince, time)) }
            pausedSince = .nan
        } else if isAfterBreak, time > lastTime {
            pauses.append((lastTime, time))
        }
        isAfterBreak = false
        lastTime = time
    }
}
