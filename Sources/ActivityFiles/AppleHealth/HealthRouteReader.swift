/// Reads the points of a route and ignores all other content of its file.
struct HealthRouteReader: TrackMarkupReader {
    var markup: TrackMarkup
    private(set) var points: [HealthRoute.Point] = []
    private var isInPoint = false
    private var field = GPXField.none
    var point = TrackPoint()

    init(usesTemplates: Bool = true) { markup = TrackMarkup(usesTemplates: usesTemplates) }

    var place: TrackPlace { isInPoint ? .point : .amongPoints }

    var pointValue: TrackValue {
        if case .point(let value) = field { return value }
        return .ignored
    }

    mutating func start(_ name: Range<Int>, _ isSelfClosing: Bool, _ scanner: borrowing XMLScanner) throws(FileError) {
        markup.hasRoot = true
        let local = scanner.localStart..<name.upperBound
        if scanner.isEqual(local, "trkpt") {
            if isInPoint { closePoint() }
            isInPoint = true
            startPoint(name, isSelfClosing, scanner)
        } else if isInPoint, !isSelfClosing {
            field = GPXField(local, in: scanner)
        }
    }

    mutating func end(_ name: Range<Int>, _ scanner: borrowing XMLScanner) {
        field = .none
        guard isInPoint, scanner.isEqual(name, "trkpt") else { return }
        markup.templates.finish(scanner)
        closePoint()
    }

    mutating func text(_ range: Range<Int>, _ scanner: borrowing XMLScanner) {
        if case .point(let value) = field { markup.take(value, range, into: &point, scanner) }
    }

    mutating func closePoint() {
        isInPoint = false
        field = .none
        guard !point.time.isNaN else { return }
        func known(_ value: Double) -> Double? { value.isNaN ? nil : value }
        points.append(
            HealthRoute.Point(
                time: point.time, latitude: known(point.latitude), longitude: known(point.longitude),
                altitude: known(point.altitude), speed: known(point.speed), accuracy: known(point.accuracy)))
    }
}
