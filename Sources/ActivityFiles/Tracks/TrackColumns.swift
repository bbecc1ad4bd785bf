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
    /// Number of steps back between segments that are now in order of time.
    private var stepsBackOfSegments = 0

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
    private var strayCheck = StrayCheck()

    var earliest: Double { clock.earliest }
    var latest: Double { clock.latest }
    var earliestIndex: Int { clock.earliestIndex }
    /// Largest step back; infinite if whole segments were out of order.
    var greatestStepBack: Double { stepsBackOfSegments > 0 ? .infinity : clock.greatestStepBack }
    var stepsBack: Int { clock.stepsBack + stepsBackOfSegments }
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
        strayCheck.note(point.time, earliest: clock.earliest, latest: clock.latest)
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
    ///
    /// - Parameter isFinal: whether no more points follow. Otherwise times are checked only when the result may have changed, so that a
    ///   file of many tracks is not read once for each of them.
    mutating func dropStrayTimes(isFinal: Bool = true) {
        guard latest - earliest > StrayTimes.day, isFinal || strayCheck.isDue(at: count) else { return }
        let places = StrayTimes.places(count: times.values.count) { times.values[$0] }
        if places.isEmpty { return }
        for place in places { times.clear(place) }
        strays += places.count
        windClock()
    }

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

    /// Reorders all points.
    /// - Parameters:
    ///   - chosen: every index once.
    ///   - breaks: indices of the first points of segments.
    mutating func pick(_ chosen: [Int], breaks: [Int]) {
        let before = stepsBack
        var places = [Int](repeating: -1, count: count)
        for (place, index) in chosen.enumerated() { places[index] = place }
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
        markers = markers.map { places[$0] }.sorted()
        self.breaks = breaks
        windClock()
        stepsBackOfSegments = max(0, before - clock.stepsBack)
    }

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
