/// What a token must permit. The raw values are part of the API.
public enum TokenScope: String, CaseIterable, Sendable {
    case read, sync
    case importing = "import"
    case write
}

extension APIRoutePattern {
    /// The scope that a token needs; nil for addresses without a token.
    public var scope: TokenScope? {
        switch self {
        case .comprehensiveAnalysis, .weatherImpact, .oxygenUptake, .trainingLoad, .plan: .read
        case .healthAutoExport: .importing
        case .syncPush, .syncChanges, .syncSettings, .syncEvents, .syncAcknowledgement, .syncWorkout: .sync
        case .openAPI, .health, .tokenRefresh: nil
        }
    }

    public var needsToken: Bool { scope != nil }
}
