import Localizations
public import Measures

/// Range of the trends page. The raw values are part of addresses.
public enum TrendSpan: String, CaseIterable, Sendable {
    case halfYear = "6-months"
    case year
    case threeYears = "3-years"
    case all

    /// Returns the first day of the range; nil for everything.
    public func first(today: Day) -> Day? {
        switch self {
        case .halfYear: today - 183
        case .year: today - 365
        case .threeYears: today - 1096
        case .all: nil
        }
    }

    var phrase: Phrase {
        switch self {
        case .halfYear: .spanHalfYear
        case .year: .spanYear
        case .threeYears: .spanThreeYears
        case .all: .spanAll
        }
    }
}
