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

    /// Whether a request may ask for the newest runs only. Without a limit an answer rests on everything, like the comprehensive one.
    public var takesLimit: Bool {
        switch self {
        case .weatherImpact, .oxygenUptake, .trainingLoad: true
        case .comprehensiveAnalysis, .healthAutoExport, .openAPI, .health: false
        }
    }

    public var needsToken: Bool {
        switch self {
        case .comprehensiveAnalysis, .weatherImpact, .oxygenUptake, .trainingLoad, .healthAutoExport: true
        case .openAPI, .health: false
        }
    }
}
