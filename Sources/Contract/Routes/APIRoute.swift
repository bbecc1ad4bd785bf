/// A concrete address of the JSON API; `APIRoutePattern` holds the patterns for registration.
public enum APIRoute: Equatable, Sendable {
    case comprehensiveAnalysis
    case weatherImpact(limit: Int?)
    case oxygenUptake(limit: Int?)
    case trainingLoad(limit: Int?)
    case healthAutoExport
    case openAPI
    case health

    public var pattern: APIRoutePattern {
        switch self {
        case .comprehensiveAnalysis: .comprehensiveAnalysis
        case .weatherImpact: .weatherImpact
        case .oxygenUptake: .oxygenUptake
        case .trainingLoad: .trainingLoad
        case .healthAutoExport: .healthAutoExport
        case .openAPI: .openAPI
        case .health: .health
        }
    }

    /// Path and query, beginning with a slash.
    public var path: String {
        switch self {
        case .weatherImpact(let limit?), .oxygenUptake(let limit?), .trainingLoad(let limit?):
            pattern.rawValue + "?limit=" + String(limit)
        default: pattern.rawValue
        }
    }
}
