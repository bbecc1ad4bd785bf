import Training

/// The classes of room temperature in which a person's heated sessions are compared. The raw values leave the process.
public enum HeatedRoom: String, CaseIterable, Sendable {
    case warm, hot, veryHot, extreme

    /// Whole degrees Fahrenheit, as they were entered: 80–89, 90–99, 100–104, 105 and more.
    public var lowest: Int {
        switch self {
        case .warm: RoomTemperature.heatedFrom
        case .hot: 90
        case .veryHot: 100
        case .extreme: 105
        }
    }

    /// Nil below 80.
    public static func of(fahrenheit: Int) -> HeatedRoom? { allCases.last { fahrenheit >= $0.lowest } }

    /// Nil for the hottest, which has no end.
    public var highest: Int? { HeatedRoom.allCases.first { $0.lowest > lowest }.map { $0.lowest - 1 } }
}
