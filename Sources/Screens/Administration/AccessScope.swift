import Localizations

/// What a token permits. The raw values are those of the API's description.
public enum AccessScope: String, CaseIterable, Sendable {
    /// Read the figures and the plan.
    case read
    /// Exchange records, settings and workouts as a device.
    case sync
    /// Send data for an import.
    case importing = "import"
    /// Change what the athlete states: edits of activities and the routine.
    case write

    /// What every token permitted before there were scopes. A scope of later versions is not among them.
    public static let beforeScopes: [AccessScope] = [.read, .sync, .importing]

    var phrase: Phrase {
        switch self {
        case .read: .scopeRead
        case .sync: .scopeSync
        case .importing: .scopeImport
        case .write: .scopeWrite
        }
    }
}
