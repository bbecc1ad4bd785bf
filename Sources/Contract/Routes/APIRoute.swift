/// A concrete address of the JSON API; `APIRoutePattern` holds the patterns for registration.
public enum APIRoute: Equatable, Sendable {
    case comprehensiveAnalysis
    case weatherImpact(limit: Int?)
    case oxygenUptake(limit: Int?)
    case trainingLoad(limit: Int?)
    case plan
    /// Needs a refresh token in the body instead of an access token.
    case tokenRefresh
    case healthAutoExport
    case syncPush
    case syncChanges(after: String?, limit: Int?)
    case syncSettings
    /// - after: the event or the cursor that the device has.
    case syncEvents(after: String?)
    case syncAcknowledgement
    /// - id: UUID of the workout.
    case syncWorkout(id: String)
    case openAPI
    case health

    public var pattern: APIRoutePattern {
        switch self {
        case .comprehensiveAnalysis: .comprehensiveAnalysis
        case .weatherImpact: .weatherImpact
        case .oxygenUptake: .oxygenUptake
        case .trainingLoad: .trainingLoad
        case .plan: .plan
        case .tokenRefresh: .tokenRefresh
        case .healthAutoExport: .healthAutoExport
        case .syncPush: .syncPush
        case .syncChanges: .syncChanges
        case .syncSettings: .syncSettings
        case .syncEvents: .syncEvents
        case .syncAcknowledgement: .syncAcknowledgement
        case .syncWorkout: .syncWorkout
        case .openAPI: .openAPI
        case .health: .health
        }
    }

    /// Path and query, beginning with a slash.
    public var path: String {
        switch self {
        case .weatherImpact(let limit?), .oxygenUptake(let limit?), .trainingLoad(let limit?):
            pattern.rawValue + "?limit=" + String(limit)
        case .syncChanges(let after, let limit):
            pattern.rawValue + APIRoute.query([after.map { "after=" + $0 }, limit.map { "limit=" + String($0) }])
        case .syncEvents(let after): pattern.rawValue + APIRoute.query([after.map { "after=" + $0 }])
        case .syncWorkout(let id):
            String(pattern.rawValue.prefix { $0 != "{" }) + id
        default: pattern.rawValue
        }
    }

    private static func query(_ fields: [String?]) -> String {
        let fields = fields.compactMap { $0 }
        return fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
    }
}

/// The path patterns of the JSON API. They must not change: installed apps call them.
public enum APIRoutePattern: String, CaseIterable, Sendable {
    case comprehensiveAnalysis = "/quick-wins/comprehensive-analysis"
    case weatherImpact = "/quick-wins/weather-impact"
    case oxygenUptake = "/quick-wins/vo2max-estimate"
    case trainingLoad = "/quick-wins/training-load"
    case plan = "/api/v1/plan"
    case tokenRefresh = "/api/v1/token"
    /// Receives data; the other paths return answers.
    case healthAutoExport = "/api/health-auto-export"
    case syncPush = "/sync/v1/push"
    case syncChanges = "/sync/v1/changes"
    case syncSettings = "/sync/v1/settings"
    /// A stream of events.
    case syncEvents = "/sync/v1/events"
    case syncAcknowledgement = "/sync/v1/acknowledgement"
    case syncWorkout = "/sync/v1/workouts/{id}"
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
        case .comprehensiveAnalysis, .plan, .tokenRefresh, .healthAutoExport, .syncPush, .syncChanges, .syncSettings, .syncEvents,
            .syncAcknowledgement, .syncWorkout, .openAPI, .health:
            false
        }
    }
}
