/// A planned course from a GPX file, with or without times.
public struct GPXCourse: Equatable, Sendable {
    /// Title of the track or the route.
    public var title: String?
    /// Latitudes in degrees; as many as `longitudes` and `altitudes`.
    public var latitudes: [Double] = []
    public var longitudes: [Double] = []
    /// Metres; nil for points without altitude.
    public var altitudes: [Double?] = []

    var count: Int { latitudes.count }
}

/// Reads the first track of a GPX file with two points, or else the first such route.
///
/// Points without latitude and longitude are omitted. Courses of map planners have no times, so `readGPX` returns no recordings for them.
/// - Throws: `.noActivity` without such a track or route, `.notThisKind` when it is not GPX, `.hostile`, `.malformed`.
public func readGPXCourse(_ bytes: Span<UInt8>) throws(FileError) -> GPXCourse {
    guard !bytes.isEmpty else { throw .empty }
    if let order = UTF16Text.byteOrder(of: bytes) {
        let text = UTF16Text.utf8(bytes, order)
        return try CourseReader.read(text.span)
    }
    return try CourseReader.read(bytes)
}

/// Reads a course in one pass. Damage ends the reading; the content before it is used.
private struct CourseReader {
    private var hasRoot = false
    private var track: GPXCourse?
    private var route: GPXCourse?
    private var course = GPXCourse()
    private var point: (latitude: Double, longitude: Double, altitude: Double?)?
    private var isAltitude = false
    private var isTitle = false

    static func read(_ bytes: Span<UInt8>) throws(FileError) -> GPXCourse {
        var reader = CourseReader()
        var scanner = XMLScanner(bytes)
        reading: while true {
            let event: XMLEvent
            do throws(FileError) { event = try scanner.next() } catch {
                guard case .malformed = error, reader.hasRoot else { throw error }
                scanner.skipMalformed()
                continue
            }
            switch event {
            case .start(let name, let isSelfClosing): try reader.start(name, isSelfClosing, scanner)
            case .end(let name): reader.end(scanner.localStart..<name.upperBound, scanner)
            case .text(let range), .characterData(let range): reader.text(range, scanner)
            case .incomplete, .finished: break reading
            }
        }
        guard reader.hasRoot else { throw .notThisKind(.gpx, offset: 0) }
        reader.finish()
        guard let course = reader.track ?? reader.route else { throw .noActivity(holds: "no course") }
        return course
    }

    private mutating func start(
        _ name: Range<Int>, _ isSelfClosing: Bool, _ scanner: borrowing XMLScanner
    ) throws(FileError) {
        let local = scanner.localStart..<name.upperBound
        isAltitude = false
        isTitle = false
        if !hasRoot {
            guard scanner.isEqual(local, "gpx") else { throw .notThisKind(.gpx, offset: name.lowerBound) }
            hasRoot = true
        } else if scanner.isEqual(local, "trkpt") || scanner.isEqual(local, "rtept") {
            closePoint()
            let latitude = scanner.value(of: "lat").flatMap { scanner.number($0) }
            let longitude = scanner.value(of: "lon").flatMap { scanner.number($0) }
            if let latitude, let longitude { point = (latitude, longitude, nil) }
            if isSelfClosing { closePoint() }
        } else if scanner.isEqual(local, "ele") {
            isAltitude = point != nil && !isSelfClosing
        } else if scanner.isEqual(local, "trk") || scanner.isEqual(local, "rte") {
            course = GPXCourse()
        } else if scanner.isEqual(local, "name") {
            isTitle = point == nil && course.count == 0 && !isSelfClosing
        }
    }

    private mutating func end(_ name: Range<Int>, _ scanner: borrowing XMLScanner) {
        isAltitude = false
        isTitle = false
        if scanner.isEqual(name, "trkpt") || scanner.isEqual(name, "rtept") {
            closePoint()
        } else if scanner.isEqual(name, "trk") {
            finish()
        } else if scanner.isEqual(name, "rte") {
            if route == nil, course.count >= 2 { route = course }
            course = GPXCourse()
        }
    }

    private mutating func text(_ range: Range<Int>, _ scanner: borrowing XMLScanner) {
        if isAltitude, let altitude = scanner.number(range) { point?.altitude = altitude }
        if isTitle { course.title.extend(with: scanner.string(range)) }
    }

    private mutating func closePoint() {
        guard let point else { return }
        course.latitudes.append(point.latitude)
        course.longitudes.append(point.longitude)
        course.altitudes.append(point.altitude)
        self.point = nil
    }

    /// Ends a track at its end tag or at the end of the file.
    private mutating func finish() {
        closePoint()
        if track == nil, course.count >= 2 { track = course }
        course = GPXCourse()
    }
}
