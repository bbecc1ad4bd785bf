/// A field that an activity of several recordings takes from the first recording with a value. The raw values are part of the API: never
/// rename, only add.
public enum SharedField: String, CaseIterable, Sendable {
    case title, notes, weather, clock
    case perceivedEffort = "perceived_effort"
    case shoes, indoors
    case sport, distance, energy
    /// Mean and maximum.
    case heartRate = "heart_rate"

    /// Whether an athlete's edit sets the field in place of the files.
    public func isSaid(in edit: ActivityEdit) -> Bool {
        switch self {
        case .title: edit.title != nil
        case .perceivedEffort: edit.perceivedEffort != nil
        case .shoes: edit.shoes != nil
        case .weather, .indoors: edit.room != nil
        case .sport: edit.sport != nil
        case .notes, .clock, .distance, .energy, .heartRate: false
        }
    }
}
