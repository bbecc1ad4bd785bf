import Analysis
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of the live page. The page has no fact about the athlete, because the service worker stores it; the profile is a request of its own.
struct RecordingRoutes {
    let assets: Assets

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        let assets = assets
        router.answer(RoutePattern.live.rawValue) { request, context in
            let viewer = try await context.athlete.viewer(of: request)
            let page = RecordingPage(RecordingScreen(context: viewer.context), frame: viewer.frame(at: .live), assets: assets)
            var response = HTMLAnswer.page(page.body)
            response.headers[.contentSecurityPolicy] = SecurityHeaders.recordingPolicy
            response.headers[.permissionsPolicy] = SecurityHeaders.recordingPermissions
            return response
        }
        router.answer(Route.Target.recordingProfile.path) { request, context in
            let viewer = try await context.athlete.viewer(of: request)
            let profile = try await context.athlete.journal.profile(asOf: viewer.context.today)
            return try JSONAnswer.response(RecordingProfile(profile))
        }
    }
}

/// Facts about the athlete for the recorder, in the units of its event *start* (`Sources/LiveModule/README.md`). Zero means unknown.
struct RecordingProfile: Encodable, Equatable {
    /// 1 male, 2 female.
    var sex: Int
    /// Years.
    var age: Int
    /// Tenths of a kilogram.
    var mass: Int
    /// Lower bounds of the heart-rate zones in beats per minute, ascending; empty if unknown.
    var zones: [Int]
    /// Names of the zones, one more than bounds: the first one is below them, and `0` is no zone yet. Empty if unknown.
    var names: [String]

    init(_ profile: AthleteProfile) {
        sex =
            switch profile.sex {
            case .male: 1
            case .female: 2
            case nil: 0
            }
        age = profile.age.map { (1...120).contains($0) ? $0 : 0 } ?? 0
        mass = RecordingProfile.whole((profile.mass ?? 0) * 10, in: 1...6000) ?? 0
        let scheme = profile.heartRateZones
        let bounds = (scheme?.bounds ?? []).compactMap { RecordingProfile.whole($0, in: 30...230) }
        let isUsable = zip(bounds, bounds.dropFirst()).allSatisfy { $0 < $1 } && scheme?.names.count == bounds.count + 1
        zones = isUsable ? bounds : []
        names = isUsable ? scheme?.names ?? [] : []
    }

    private static func whole(_ value: Double, in range: ClosedRange<Int>) -> Int? {
        guard let whole = Int(exactly: value.rounded(.toNearestOrEven)), range.contains(whole) else { return nil }
        return whole
    }
}
