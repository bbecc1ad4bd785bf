/// The heat flag of race organisers. The raw values are part of the API.
///
/// Formula: by WBGT: white below 10 °C, green to 18.3, yellow to 22.2, red to 27.8, black from 27.9 on.
/// Source: American College of Sports Medicine position stand, MSSE 39:556 (2007).
/// Grade: established.
public enum HeatFlag: String, CaseIterable, Sendable {
    case white, green, yellow, red, black

    public static let card = ModelCard(
        id: "acsm_flag", name: "Heat flag", alsoKnownAs: ["ACSM flag"],
        formula: "WBGT < 10 °C white, < 18.4 green, < 22.3 yellow, < 27.9 red, else black",
        units: "one of five colours",
        source: "American College of Sports Medicine, Medicine & Science in Sports & Exercise 39:556 (2007)",
        grade: .established,
        limits: "Made for road races of people who are not acclimated.")

    /// Lower bound of WBGT in °C; nil for the coldest flag.
    public var lowest: Double? {
        switch self {
        case .white: nil
        case .green: 10
        case .yellow: 18.4
        case .red: 22.3
        case .black: 27.9
        }
    }

    /// Lower bound of the next flag; nil for the hottest.
    public var end: Double? {
        for flag in HeatFlag.allCases {
            if let begin = flag.lowest, begin > lowest ?? -.infinity { return begin }
        }
        return nil
    }

    /// Returns the flag; nil outside −50…60 °C.
    public static func of(wetBulbGlobe: Double) -> HeatFlag? {
        guard (-50.0...60.0).contains(wetBulbGlobe) else { return nil }
        return allCases.last { wetBulbGlobe >= $0.lowest ?? -50 }
    }
}
