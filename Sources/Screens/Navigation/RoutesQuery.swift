public import Analysis
import Measures
public import Training

/// Which routes are asked for: everything comes from the address.
public struct RoutesQuery: Equatable, Sendable {
    public var sport: Sport?
    public var year: Year
    /// Which of the places where routes lie far apart; 0 has the most.
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

    /// Reads the parameters of an address; what cannot be understood counts as not given.
    public init(parameter: (String) -> String?) {
        sport = parameter("sport").flatMap { Sport(rawValue: $0) }
        let text = parameter("year") ?? ""
        year = text == "all" ? .every : Int(text).map { Year.one($0) } ?? .newest
        place = max(0, min(999, parameter("place").flatMap { Int($0) } ?? 0))
    }

    /// `?sport=running&year=2026`, or nothing.
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

    /// The activities that are meant, of those that may have a route.
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

    /// Where among all activities those are that went somewhere. They are asked where they lie: taking each of ten years in hand, once
    /// for every sport there is, took longer than drawing their routes.
    static func able(_ digests: [ActivityDigest]) -> [Int] {
        digests.indices.filter { digests[$0].isIndoor != true && (digests[$0].distance?.metres ?? 0) > 0 }
    }
}
