import Measures
import Training

/// Five positions on a route from start to end, sufficient to compare the routes of two runs.
public struct RouteMark: Equatable, Sendable {
    /// Hundred-thousandths of a degree, about a metre, at the start, a quarter, half, three quarters and the end of the route.
    public var latitudes: [Int]
    public var longitudes: [Int]
    /// Length of the whole route.
    public var metres: Double

    /// Metres that two such positions may differ, and the share that two lengths may differ, from satellite errors and small detours.
    public static let nearness = 150.0
    public static let likeness = 0.03
    static let places = 5
    /// Metres; shorter routes cannot be distinguished.
    static let shortest = 1000.0

    /// Nil unless there are five positions on Earth, and at least a kilometre.
    public init?(latitudes: [Int], longitudes: [Int], metres: Double) {
        guard latitudes.count == RouteMark.places, longitudes.count == RouteMark.places else { return nil }
        guard (RouteMark.shortest...1_000_000).contains(metres) else { return nil }
        guard latitudes.allSatisfy({ (-9_000_000...9_000_000).contains($0) }) else { return nil }
        guard longitudes.allSatisfy({ (-18_000_000...18_000_000).contains($0) }) else { return nil }
        self.latitudes = latitudes
        self.longitudes = longitudes
        self.metres = metres
    }

    /// Whether two runs took the same route in the same direction.
    public func isSameWay(as other: RouteMark) -> Bool {
        guard abs(metres - other.metres) <= RouteMark.likeness * min(metres, other.metres) else { return false }
        let metresPerUnit = 111_195.0 / RouteTrack.unitsPerDegree
        for index in 0..<RouteMark.places {
            let north = Double(latitudes[index] - other.latitudes[index]) * metresPerUnit
            guard abs(north) <= RouteMark.nearness else { return false }
            let shrink = Double.cos(Double(latitudes[index]) / RouteTrack.unitsPerDegree * .pi / 180)
            let east = Double(longitudes[index] - other.longitudes[index]) * metresPerUnit * shrink
            guard north * north + east * east <= RouteMark.nearness * RouteMark.nearness else { return false }
        }
        return true
    }

    /// Returns the route number of each mark. Equal routes have equal numbers, in order of first use; nil without a mark.
    public static func ways(_ marks: [RouteMark?]) -> [Int?] {
        var known: [RouteMark] = []
        return marks.map { mark in
            guard let mark else { return nil }
            for (number, other) in known.enumerated() where mark.isSameWay(as: other) { return number }
            known.append(mark)
            return known.count - 1
        }
    }
}

extension RouteMark {
    /// Creates the mark from plausible positions.
    init?(of recording: Recording) {
        guard let track = PositionCleaning(recording) else { return nil }
        var places: [Coordinate] = []
        var metres: [Double] = []
        for index in track.isKept.indices where track.isKept[index] {
            guard let place = track.place(index) else { continue }
            metres.append((metres.last ?? 0) + (places.last.map { $0.metres(to: place) } ?? 0))
            places.append(place)
        }
        guard let total = metres.last else { return nil }
        var (latitudes, longitudes): ([Int], [Int]) = ([], [])
        var next = 0
        for quarter in 0..<RouteMark.places {
            while next < metres.count - 1, metres[next] < total * Double(quarter) / 4 { next += 1 }
            latitudes.append(Int((places[next].latitude * RouteTrack.unitsPerDegree).rounded(.toNearestOrEven)))
            longitudes.append(Int((places[next].longitude * RouteTrack.unitsPerDegree).rounded(.toNearestOrEven)))
        }
        self.init(latitudes: latitudes, longitudes: longitudes, metres: total)
    }
}
