public import Analysis
import Measures
public import Training

/// Filters of the routes page. All of them are part of the address.
public struct RoutesQuery: Equatable, Sendable {
    public var sport: Sport?
    public var year: Year
    /// Index of the region when routes are far apart; region 0 has the most.
    public var place: Int

    public enum Year: Equatable, Sendable {
        case newest, every
        case one(Int)
    }

    public init(sport: Sport? = nil, year: Year = .newest, place: Int = 0) {
        self.sport = sport
        self.year = year
        self.place = place
    }

    /// Parses the parameters of an address. Invalid ones are ignored.
    public init(parameter: (String) -> String?) {
        sport = parameter("sport").flatMap { Sport(rawValue: $0) }
        let text = parameter("year") ?? ""
        year = text == "all" ? .every : Int(text).map { Year.one($0) } ?? .newest
        place = max(0, min(999, parameter("place").flatMap { Int($0) } ?? 0))
    }

    /// Query of the address: `?sport=running&year=2026`, or empty.
    public var text: String {
        var parts: [String] = []
        if let sport { parts.append("sport=" + sport.rawValue) }
        switch year {
        case .newest: break
        case .every: parts.append("year=all")
        case .one(let year): parts.append("year=\(year)")
        }
        if place > 0 { parts.append("place=\(place)") }
        return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
    }

    /// Returns the matching activities among those that may have a route.
    public func chosen(of digests: [ActivityDigest]) -> [ActivityDigest] {
        let able = RoutesQuery.able(digests).filter { sport == nil || digests[$0].sport == sport }
        let year: Int?
        switch self.year {
        case .every: year = nil
        case .one(let number): year = number
        case .newest: year = able.lazy.map { digests[$0].day.civil.year }.max()
        }
        return able.filter { year == nil || digests[$0].day.civil.year == year }.map { digests[$0] }
    }

    /// Returns the indices of activities that may have a route. It does not copy digests: copying ten years of them for every sport took
    /// longer than drawing their routes.
    static func able(_ digests: [ActivityDigest]) -> [Int] {
        digests.indices.filter { digests[$0].isIndoor != true && (digests[$0].distance?.metres ?? 0) > 0 }
    }
}
