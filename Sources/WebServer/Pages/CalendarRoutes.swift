import ActivityFiles
import Analysis
import HTTPTypes
import Hummingbird
import Localizations
import Measures
import Screens
import Training
import TrainingLog

/// Route `/calendar/{secret}.ics`: the plan of the athlete whose calendar has the secret. It needs no sign-in, and opens nothing else.
struct CalendarRoutes {
    let clock: ServerClock
    /// A journal over all stores, to find the athlete of a secret.
    let owner: @Sendable () -> AthleteContext
    let athlete: @Sendable (String) -> AthleteContext
    /// Whether the account of an athlete is not disabled.
    let isPermitted: @Sendable (String) -> Bool

    private static let ending = ".ics"

    /// Path of the feed with a secret. Calendar programs state no language, so that the address does.
    static func path(secret: String, _ context: DisplayContext) -> String {
        Route.Target.calendarFeed.path.prefix { $0 != "{" } + secret + ending + "?language=" + context.language.rawValue
            + "&units=" + context.units.rawValue
    }

    func add(to router: some RouterMethods<ServerRequestContext>) {
        router.answer(Route.Target.calendarFeed.path) { request, context in
            guard let name = context.parameters.get("name"), name.hasSuffix(CalendarRoutes.ending),
                let id = try await owner().journal.athlete(
                    ofCalendar: String(name.dropLast(CalendarRoutes.ending.count))), isPermitted(id)
            else { throw RequestFailure.notFound }
            let athlete = athlete(id)
            defer { withExtendedLifetime(athlete) {} }
            let bytes = try await CalendarRoutes.calendar(of: athlete.journal, request, clock)
            var headers: HTTPFields = [
                .contentType: "text/calendar; charset=utf-8", .cacheControl: "private, no-cache", .eTag: ETag.of(bytes),
            ]
            if ETag.isKnown(ETag.of(bytes), to: request) { return Response(status: .notModified, headers: headers) }
            headers[.contentDisposition] = "inline; filename=\"hearth.ics\""
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        }
    }

    private static func calendar(of journal: Journal, _ request: Request, _ clock: ServerClock) async throws -> [UInt8] {
        let language =
            QueryText.value("language", of: request).flatMap { Language(rawValue: $0) }
            ?? Language(acceptLanguage: request.headers[.acceptLanguage] ?? "")
        let units = QueryText.value("units", of: request).flatMap { UnitSystem(rawValue: $0) } ?? .metric
        let athlete = try await journal.athlete()
        let context = DisplayContext(language: language, units: units, now: clock.now(), offset: clock.offset(of: athlete))
        let plan = try await journal.datedPlan(asOf: context.today)
        let span = PlanCalendar.span(plan)
        return writeCalendar(
            PlanCalendar.file(
                plan, load: try await journal.insights(asOf: context.today).load, availability: athlete.availability,
                id: try await journal.calendarID(), changed: PlanCalendar.changed(try await journal.lastChange(), context),
                zone: athlete.clock(else: clock.machine).calendarZone(from: span.start, through: span.end), context))
    }
}
