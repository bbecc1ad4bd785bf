/// The classes of room temperature in which a person's heated sessions are compared. The raw values leave the process.
public enum HeatedRoom: String, CaseIterable, Sendable {
    case warm, hot, veryHot, extreme

    /// By whole degrees Fahrenheit as they were entered: 80–89, 90–99, 100–104, 105 and more; nil below 80.
    public static func of(fahrenheit: Int) -> HeatedRoom? {
        switch fahrenheit {
        case ..<80: nil
        case ...89: .warm
        case ...99: .hot
        case ...104: .veryHot
        default: .extreme
        }
    }
}
