/// The path patterns of the JSON API. They must not change: installed apps call them.
public enum APIRoutePattern: String, CaseIterable, Sendable {
    case comprehensiveAnalysis = "/quick-wins/comprehensive-analysis"
    case weatherImpact = "/quick-wins/weather-impact"
    case oxygenUptake = "/quick-wins/vo2max-estimate"
    case trainingLoad = "/quick-wins/training-load"
    /// Receives data; the other paths return answers.
    case healthAutoExport = "/api/health-auto-export"
    case openAPI = "/openapi.json"
    case health = "/healthz"

    /// The prefix of every problem's `type`.
    public static let problems = "/problems/"

    /// Valid limits for the number of runs or activities.
    public static let limits = 1...500

    /// Whether a request may ask for the newest items only. Without a limit, an answer uses all data, as the comprehensive one does.
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
