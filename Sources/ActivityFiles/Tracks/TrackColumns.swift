import Measures
import Training

/// The points of one recording as columns, with counts of omitted values.
struct TrackColumns {
    private(set) var count = 0
    private(set) var times = TrackColumn()
    private var clock = TrackClock()
    private(set) var withoutPosition = 0
    var outOfRange = TrackOutliers()
    /// Number of points with a stray time, which was removed.
    private(set) var strays = 0
    /// Number of points that lost their time because it contradicts the order of the points.
    var contradicting = 0
    /// Number of points that were left out because they repeat another one exactly.
    private(set) var repeats = 0
    /// The clock in the order of the file; nil while the points are in that order.
    private var written: ClockAsWritten?

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

    /// Indices of the first points of segments.
    private(set) var breaks: [Int] = []
    /// Indices of pause markers.
    private var markers: [Int] = []
    private var last: Coordinate?

    var earliest: Double { clock.earliest }
    var latest: Double { clock.latest }
    /// Number of steps back from one point to the next in the current order.
    var stepsBack: Int { clock.stepsBack }
    /// The clock in the order of the file.
    var writtenClock: ClockAsWritten { written ?? ClockAsWritten(clock, points: count) }
    var pauses: [(start: Double, end: Double)] { clock.pauses }

    /// Begins a new segment: the path from the last point to the next is not part of the track, and the time is a pause.
    mutating func breakSegment() {
        clock.breakSegment()
        breaks.append(count)
        last = nil
    }

    mutating func append(_ raw: TrackPoint) {
        var point = raw
        let isMarker = outOfRange.judge(&point, last: last)
        if isMarker { markers.append(count) }
        times.append(point.time, at: count)
        clock.take(point.time, at: count, isMarker: isMarker)
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

    /// Metres along the positions, segment by segment, in the order of the file.
    ///
    /// Positions without a time count too. Independent parsers of the real files count them, and in some tracks a program lost the times
    /// when archiving (`korita-zbevnica.gpx` of tkrajina/gpxgo). A finding reports such points.
    var pathLength: Double {
        var metres = 0.0
        var last: PathPlace?
        var nextBreak = 0
        var nextMarker = 0
        for index in latitude.values.indices {
            while nextBreak < breaks.count, breaks[nextBreak] <= index {
                last = nil
                nextBreak += 1
            }
            // A pause after a marker is a gap like that between segments.
            if nextMarker < markers.count, markers[nextMarker] == index {
                last = nil
                nextMarker += 1
            }
            guard let place = Coordinate(latitude: latitude.values[index], longitude: longitude[index]) else { continue }
            let next = PathPlace(place)
            if let last { metres += last.metres(to: next) }
            last = next
        }
        return metres
    }

    /// Removes times that are far from all others. The other values of such a point stay.
    mutating func dropStrayTimes() {
        guard latest - earliest > StrayTimes.day else { return }
        let places = StrayTimes.places(count: times.values.count) { times.values[$0] }
        if places.isEmpty { return }
        strays += places.count
        clearTimes(places)
    }

    /// Removes the times of points.
    mutating func clearTimes(_ places: [Int]) {
        for place in places { times.clear(place) }
        windClock()
    }

    /// Replaces the time of a point that has one. `rewind()` or another change of times must follow.
    mutating func setTime(of place: Int, to time: Double) { times.replace(place, by: time) }

    /// Remembers how the clock ran in the order of the file, before points change places.
    mutating func keepWrittenClock() { written = written ?? writtenClock }

    /// Shifts all times.
    mutating func shiftTimes(by seconds: Double) {
        times.shift(by: seconds)
        windClock()
    }

    /// Joins all segments to one.
    mutating func joinSegments() {
        breaks = []
        windClock()
    }

    /// Reorders the points.
    /// - Parameters:
    ///   - chosen: indices, each at most once. Missing points are exact repeats of others and are left out.
    ///   - breaks: indices of the first points of segments.
    mutating func pick(_ chosen: [Int], breaks: [Int]) {
        var places = [Int](repeating: -1, count: count)
        for (place, index) in chosen.enumerated() { places[index] = place }
        if latitude.present > 0 {
            for index in places.indices where places[index] < 0 && latitude[index].isNaN { withoutPosition -= 1 }
        }
        repeats += count - chosen.count
        times.pick(chosen)
        latitude.pick(chosen)
        longitude.pick(chosen)
        altitude.pick(chosen)
        distance.pick(chosen)
        speed.pick(chosen)
        heartRate.pick(chosen)
        cadence.pick(chosen)
        power.pick(chosen)
        temperature.pick(chosen)
        accuracy.pick(chosen)
        count = chosen.count
        markers = markers.map { places[$0] }.filter { $0 >= 0 }.sorted()
        self.breaks = breaks
        windClock()
    }

    /// Appends the points of another track as further segments. `rewind()` must follow the last one.
    /// - Parameter isOutOfOrder: whether the other track comes before this one in the file.
    mutating func append(_ other: TrackColumns, isOutOfOrder: Bool) {
        let (mine, theirs) = (writtenClock, other.writtenClock)
        if written != nil || other.written != nil || isOutOfOrder {
            written = mine.followed(by: theirs, isOutOfOrder: isOutOfOrder)
        }
        breaks.append(count)
        breaks += other.breaks.map { $0 + count }
        markers += other.markers.map { $0 + count }
        times.append(other.times, at: count, count: other.count)
        latitude.append(other.latitude, at: count, count: other.count)
        longitude.append(other.longitude, at: count, count: other.count)
        altitude.append(other.altitude, at: count, count: other.count)
        distance.append(other.distance, at: count, count: other.count)
        speed.append(other.speed, at: count, count: other.count)
        heartRate.append(other.heartRate, at: count, count: other.count)
        cadence.append(other.cadence, at: count, count: other.count)
        power.append(other.power, at: count, count: other.count)
        temperature.append(other.temperature, at: count, count: other.count)
        accuracy.append(other.accuracy, at: count, count: other.count)
        count += other.count
        withoutPosition += other.withoutPosition
        outOfRange.add(other.outOfRange)
        strays += other.strays
        contradicting += other.contradicting
        repeats += other.repeats
    }

    /// Recomputes the clock after tracks were appended.
    mutating func rewind() { windClock() }

    /// Recomputes the clock from the times.
    private mutating func windClock() {
        clock = TrackClock()
        var nextBreak = 0
        var nextMarker = 0
        for index in times.values.indices {
            while nextBreak < breaks.count, breaks[nextBreak] <= index {
                clock.breakSegment()
                nextBreak += 1
            }
            let isMarker = nextMarker < markers.count && markers[nextMarker] == index
            if isMarker { nextMarker += 1 }
            clock.take(times.values[index], at: index, isMarker: isMarker)
        }
        // The last segment has no point yet.
        if nextBreak < breaks.count { clock.breakSegment() }
    }
}
