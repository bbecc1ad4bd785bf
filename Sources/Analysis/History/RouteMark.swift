import Measures
import Training

/// Five places of a way, from its beginning to its end: enough to tell whether two runs went the same way.
public struct RouteMark: Equatable, Sendable {
    /// Hundred-thousandths of a degree, about a metre: after none, a quarter, half, three quarters and all of the way.
    public var latitudes: [Int]
    public var longitudes: [Int]
    /// Of the whole way.
    public var metres: Double

    /// Metres that two such places may lie apart, and the share by which two lengths may differ: what satellites and a crossed street
    /// make of one way.
    public static let nearness = 150.0
    public static let likeness = 0.03
    static let places = 5
    /// Metres: shorter ways are told apart too badly.
    static let shortest = 1000.0

    /// Nil unless there are five places on Earth, and a kilometre at least.
    public init?(latitudes: [Int], longitudes: [Int], metres: Double) {
        guard latitudes.count == RouteMark.places, longitudes.count == RouteMark.places else { return nil }
        guard (RouteMark.shortest...1_000_000).contains(metres) else { return nil }
        guard latitudes.allSatisfy({ (-9_000_000...9_000_000).contains($0) }) else { return nil }
        guard longitudes.allSatisfy({ (-18_000_000...18_000_000).contains($0) }) else { return nil }
        self.latitudes = latitudes
        self.longitudes = longitudes
        self.metres = metres
    }

    /// Whether two runs went the same way in the same direction.
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

    /// The number of its way for each mark: equal ways have equal numbers, in the order in which they were first run; nil for none.
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
    /// Of the places that the athlete can have been at.
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
