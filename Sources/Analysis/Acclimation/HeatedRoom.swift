/// Classes of room temperature in which heated sessions are compared. The raw values are part of the API.
public enum HeatedRoom: String, CaseIterable, Sendable {
    case warm, hot, veryHot, extreme

    /// Lower bound in whole degrees Fahrenheit as entered: 80–89, 90–99, 100–104, 105 and more.
    public var lowest: Int {
        switch self {
        case .warm: 80
        case .hot: 90
        case .veryHot: 100
        case .extreme: 105
        }
    }

    /// Returns the class of a temperature; nil below 80 °F.
    public static func of(fahrenheit: Int) -> HeatedRoom? { allCases.last { fahrenheit >= $0.lowest } }

    /// Upper bound; nil for the hottest class.
    public var highest: Int? { HeatedRoom.allCases.first { $0.lowest > lowest }.map { $0.lowest - 1 } }
}
