public import Measures
public import Training

/// The track of an activity in steps of some metres, small enough to keep thousands in memory.
public struct RouteTrack: Equatable, Sendable {
    public var sport: Sport
    public var day: Day
    /// Title of the activity; nil without one.
    public var title: String?
    /// Hundred-thousandths of a degree, about a metre; as many as `longitudes`, at least two.
    public var latitudes: [Int32]
    public var longitudes: [Int32]
    /// Indices of the positions to which no line leads, ascending: something before them is hidden.
    public var breaks: [Int] = []

    public static let unitsPerDegree = 100_000.0

    /// Nil without two distinct positions.
    /// - Parameters:
    ///   - sport: sport of the activity.
    ///   - day: day of the activity.
    ///   - latitudes: degrees north.
    ///   - longitudes: degrees east; as many as latitudes.
    ///   - breaks: indices of the positions to which no line leads, ascending.
    ///   - spacing: metres; positions closer to the last kept one are omitted.
    public init?(sport: Sport, day: Day, latitudes: [Double], longitudes: [Double], breaks: [Int] = [], spacing: Double = 20) {
        self.sport = sport
        self.day = day
        self.latitudes = []
        self.longitudes = []
        let metresPerDegree = 111_195.0
        var last: (latitude: Double, longitude: Double)?
        var next = 0
        for (index, (latitude, longitude)) in zip(latitudes, longitudes).enumerated() {
            if next < breaks.count, breaks[next] <= index {
                next += 1
                last = nil
            }
            guard latitude.magnitude <= 90, longitude.magnitude <= 180 else { continue }
            if let last {
                let north = (latitude - last.latitude) * metresPerDegree
                let east = (longitude - last.longitude) * metresPerDegree * Double.cos(latitude * .pi / 180)
                guard north * north + east * east >= spacing * spacing else { continue }
            }
            if last == nil, !self.latitudes.isEmpty { self.breaks.append(self.latitudes.count) }
            last = (latitude, longitude)
            self.latitudes.append(Int32((latitude * RouteTrack.unitsPerDegree).rounded(.toNearestOrEven)))
            self.longitudes.append(Int32((longitude * RouteTrack.unitsPerDegree).rounded(.toNearestOrEven)))
        }
        guard self.latitudes.count >= 2 else { return nil }
    }
}
