import Accounts
import Analysis
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of the athlete's own sharing: privacy zones, links, observers, and the form that shares an activity. They are plain forms.
struct SharingRoutes {
    let pageContext: PageContext
    let signIn: SignInStores
    let contexts: AthleteContexts

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(RoutePattern.sharing.rawValue) { request, context in
            let change = QueryText.value(SharingScreen.Change.parameter, of: request).flatMap {
                SharingScreen.Change(rawValue: $0)
            }
            return try await page(change: change, request, context)
        }
        addZones(to: router)
        addObservers(to: router)
        router.answer(
            RoutePattern.sharingActivity.rawValue,
            get: { request, context in
                let change = QueryText.value(ActivitySharingScreen.Change.parameter, of: request).flatMap {
                    ActivitySharingScreen.Change(rawValue: $0)
                }
                return try await page(about: try await SharingRoutes.activity(of: context), change: change, request, context)
            },
            post: fresh { request, context in
                let activity = try await SharingRoutes.activity(of: context)
                let form = ShareForm(try await FormFields.read(request))
                let made = try await context.athlete.journal.share(
                    activity: activity.id, days: form.days, content: form.content, at: signIn.clock())
                guard let made else {
                    return try await page(about: activity, form, change: .full, request, context, status: .unprocessableContent)
                }
                signIn.note(.linkMade, of: context.athlete.id, by: request, from: context.address)
                // Responds with a page instead of a redirect: the server does not remember the secret.
                let address = pageContext.server(of: request) + Route.shared(made.secret).path
                var response = try await page(about: activity, form, address: address, request, context)
                response.headers[.cacheControl] = "no-store"
                return response
            })
        router.answer(
            Route.Target.revokeLink.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                guard let id = fields[SharedLink.field].flatMap({ UniqueID($0) }) else { throw RequestFailure.badForm }
                let journal = context.athlete.journal
                guard let share = try await journal.shares().first(where: { $0.id == id }) else { throw RequestFailure.notFound }
                if try await journal.removeShare(id) {
                    signIn.note(.linkRevoked, of: context.athlete.id, by: request, from: context.address)
                }
                guard fields[SharedLink.returnField] == "activity" else {
                    return HTMLAnswer.goTo(SharingScreen.Change.revoked.path)
                }
                return HTMLAnswer.goTo(SharingRoutes.path(of: share.activity, .revoked))
            })
    }

    private func addZones(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            Route.Target.addPrivacyZone.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                let form = PrivacyZoneForm { fields[$0] }
                guard let place = form.place, form.flaws.isEmpty else {
                    return try await page(form, request, context, status: .unprocessableContent)
                }
                try await SharingRoutes.add(form, at: place, context)
                return HTMLAnswer.goTo(SharingScreen.Change.added.path)
            })
        router.answer(
            Route.Target.hideEnd.path,
            post: { request, context in
                let activity = try await SharingRoutes.activity(of: context)
                let fields = try await FormFields.read(request)
                var form = PrivacyZoneForm()
                form.radius = PrivacyZoneForm.radius(fields[PrivacyZoneForm.Field.radius.rawValue])
                guard let end = fields[PrivacyZoneForm.End.field].flatMap({ PrivacyZoneForm.End(rawValue: $0) }),
                    let place = SharingRoutes.place(end, of: activity.recording)
                else { throw RequestFailure.badForm }
                try await SharingRoutes.add(form, at: place, context)
                return HTMLAnswer.goTo(SharingRoutes.path(of: activity.id, .zone))
            })
        router.answer(
            Route.Target.removePrivacyZone.path,
            // Links show more without it.
            post: fresh { request, context in
                let fields = try await FormFields.read(request)
                let athlete = context.athlete
                guard let id = fields[SharingScreen.zoneField].flatMap({ UniqueID($0) }) else { throw RequestFailure.badForm }
                if let removed = try await athlete.journal.removePrivacyZone(id) {
                    athlete.undo.privacyZone.keep(removed)
                    signIn.note(.zoneRemoved, of: athlete.id, by: request, from: context.address)
                } else if athlete.undo.privacyZone.current?.id != id {
                    throw RequestFailure.notFound
                }
                return HTMLAnswer.goTo(SharingScreen.Change.removed.path)
            })
        router.answer(
            Route.Target.undoPrivacyZone.path,
            post: { _, context in
                guard let removed = context.athlete.undo.privacyZone.take() else { return HTMLAnswer.goTo(Route.sharing.path) }
                try await context.athlete.journal.restore(removed)
                return HTMLAnswer.goTo(SharingScreen.Change.restored.path)
            })
    }

    private static func add(_ form: PrivacyZoneForm, at place: Coordinate, _ context: AthleteRequestContext) async throws {
        let zone = try await context.athlete.journal.addPrivacyZone(named: form.name, at: place, radius: Double(form.radius))
        guard zone != nil else { throw RequestFailure.badForm }
    }

    private static func path(of activity: String, _ change: ActivitySharingScreen.Change) -> String {
        Route.sharingActivity(activity).path + "?" + ActivitySharingScreen.Change.parameter + "=" + change.rawValue
    }

    /// Returns the first or last position of a recording.
    private static func place(_ end: PrivacyZoneForm.End, of recording: Recording) -> Coordinate? {
        guard let latitudes = recording.channel(.latitude)?.values, let longitudes = recording.channel(.longitude)?.values else {
            return nil
        }
        let pair =
            switch end {
            case .start: (latitudes.first, longitudes.first)
            case .finish: (latitudes.last, longitudes.last)
            }
        guard let latitude = pair.0, let longitude = pair.1 else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    private static func activity(of context: AthleteRequestContext) async throws -> Activity {
        guard let activity = try await context.athlete.journal.activity(EditRoutes.id(in: context)) else {
            throw RequestFailure.notFound
        }
        return activity
    }

    func page(
        _ form: PrivacyZoneForm = PrivacyZoneForm(), observer: ObserverForm = ObserverForm(), change: SharingScreen.Change? = nil,
        _ request: Request,
        _ context: AthleteRequestContext, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let athlete = context.athlete
        let viewer = try await athlete.viewer(of: request)
        let shares = try await athlete.journal.shares()
        var titles: [String: String] = [:]
        for id in Set(shares.map { $0.activity }) {
            if let activity = try await athlete.journal.activity(id) { titles[id] = activity.title(viewer.context) }
        }
        let (observers, observed) = try await observerLists(observer, athlete, viewer.context)
        let screen = SharingScreen(
            zones: try await athlete.journal.privacyZones(), shares: shares, titles: titles, form: form, observers: observers,
            observed: observed, change: change,
            canUndo: athlete.undo.privacyZone.isKept, at: signIn.clock(), context: viewer.context)
        return HTMLAnswer.page(
            SharingPage(screen, frame: viewer.frame(at: .sharing), assets: pageContext.assets).body, status: status)
    }

    private func page(
        about activity: Activity, _ form: ShareForm = ShareForm(), address: String? = nil,
        change: ActivitySharingScreen.Change? = nil, _ request: Request, _ context: AthleteRequestContext,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let athlete = context.athlete
        let viewer = try await athlete.viewer(of: request)
        let screen = ActivitySharingScreen(
            activity: activity.id, name: activity.title(viewer.context), form: form, shares: try await athlete.journal.shares(),
            zoneCount: try await athlete.journal.privacyZones().count,
            hasRoute: activity.recording.channel(.latitude) != nil && activity.recording.channel(.longitude) != nil,
            address: address, change: change, at: signIn.clock(), context: viewer.context)
        return HTMLAnswer.page(
            ActivitySharingPage(screen, frame: viewer.frame(at: .sharingActivity(activity.id)), assets: pageContext.assets).body,
            status: status)
    }
}

extension Activity {
    /// Title, or the name of the sport.
    fileprivate func title(_ context: DisplayContext) -> String {
        ActivityScreen.title(digest.title ?? recording.title, recording.sport, context)
    }
}
