/// The paths under which the JSON API answers. Frozen: phones in the field call them.
public enum APIRoutePattern: String, CaseIterable, Sendable {
    case comprehensiveAnalysis = "/quick-wins/comprehensive-analysis"
    case weatherImpact = "/quick-wins/weather-impact"
    case oxygenUptake = "/quick-wins/vo2max-estimate"
    case trainingLoad = "/quick-wins/training-load"
    /// Takes data in; the others give answers.
    case healthAutoExport = "/api/health-auto-export"
    case openAPI = "/openapi.json"
    case health = "/healthz"

    /// What every problem's `type` begins with.
    public static let problems = "/problems/"

    /// How many runs or activities may be asked for.
    public static let limits = 1...500

    /// How many are looked at when the request does not say; nil where `limit` has no meaning.
    public var defaultLimit: Int? {
        switch self {
        case .weatherImpact: 30
        case .oxygenUptake: 50
        case .trainingLoad: 60
        case .comprehensiveAnalysis, .healthAutoExport, .openAPI, .health: nil
        }
    }

    public var needsToken: Bool {
        switch self {
        case .comprehensiveAnalysis, .weatherImpact, .oxygenUptake, .trainingLoad, .healthAutoExport: true
        case .openAPI, .health: false
        }
    }
}
