import ActivityFiles
import Analysis
import Contract
import Localizations
import Measures
import Screens
import Training
import TrainingLog

/// Reads of one athlete's data as payloads of the JSON API. The routes below `/api/v1` and the tools for assistants share it.
///
/// It computes nothing itself: figures come from the journal, and texts from the functions that word the pages.
struct APIReads: Sendable {
    let journal: Journal
    let context: DisplayContext
    /// Returns the imports, newest first.
    let imports: @Sendable () async -> [ImportJob]

    var language: String { context.language.rawValue }

    var sentences: ContractSentences {
        let context = context
        return ContractSentences(
            recommendation: { RecommendationText.text($0, context) }, plannedDay: { PlanText.text($0, context) },
            absent: { AbsenceText.sentence(on: $0, context.language) },
            nothingToAdvise: { RecommendationText.nothing(context) })
    }

    /// Returns the day of the parameter, which must not be after today.
    private func day(_ values: EndpointValues, _ name: String = "day") throws(RequestFailure) -> Day {
        guard let day = values.day(name) else { return context.today }
        guard day <= context.today, day.number > 0 else {
            throw .badParameter(name: name, allowed: "a date after 1970-01-01 and not after today")
        }
        return day
    }

    func today(_ values: EndpointValues) async throws -> TodayPayload {
        let day = try day(values)
        let digests = try await journal.activities(ActivityQuery(to: day, limit: 60), asOf: day)
        return TodayPayload(
            try await journal.insights(asOf: day), latest: TodayScreen.newest(digests), sentences: sentences)
    }

    func activities(_ values: EndpointValues) async throws -> ActivitiesPayload {
        var cursor: ActivityCursor?
        if let text = values.text("cursor") {
            guard let known = ActivityCursor(text) else {
                throw RequestFailure.badParameter(name: "cursor", allowed: "`next` of an earlier page")
            }
            cursor = known
        }
        if let from = values.day("from"), let to = values.day("to"), from > to {
            throw RequestFailure.badParameter(name: "from", allowed: "a date that is not after `to`")
        }
        let query = ActivitiesQuery(
            sport: values.text("sport").flatMap { Sport(rawValue: $0) }, from: values.day("from"), to: values.day("to"),
            search: values.text("text") ?? "")
        let found = ActivitiesScreen.found(try await journal.activities(), query)
        return ActivitiesPayload(
            found.sorted { ($0.start, $0.id) > ($1.start, $1.id) }, after: cursor, limit: values.integer("limit") ?? 50)
    }

    private func found(_ values: EndpointValues) async throws -> Activity {
        guard let id = values.text("id"), let activity = try await journal.activity(id) else { throw RequestFailure.notFound }
        return activity
    }

    func activity(_ values: EndpointValues) async throws -> ActivityPayload {
        let activity = try await found(values)
        let today = context.today
        return ActivityPayload(
            ActivityPayload.Parts(
                digest: activity.digest, recording: activity.recording,
                sources: zip(activity.sourceIDs, activity.sources).map { (id: $0, recording: $1) }, edit: activity.edit,
                editCount: activity.editCount, profile: try await journal.profile(asOf: today),
                heatCost: try await journal.heatCost(of: activity.digest, asOf: today),
                heated: try await journal.insights(asOf: today).weather.heatedSession(activity.id)))
    }

    func channels(_ values: EndpointValues) async throws -> ChannelsPayload {
        let activity = try await found(values)
        let from = Double(values.integer("from_s") ?? 0)
        let to = values.integer("to_s").map { Double($0) } ?? .greatestFiniteMagnitude
        guard from <= to else { throw RequestFailure.badParameter(name: "from_s", allowed: "at most `to_s`") }
        let names = values.words("kinds").map { Set($0) }
        let kinds = names.map { names in Set(ChannelKind.allCases.filter { names.contains($0.name) }) }
        return ChannelsPayload(
            activity: activity.id, activity.recording.asRecorded, kinds: kinds, in: from...to)
    }

    func body(_ values: EndpointValues) async throws -> BodyPayload {
        let to = values.day("to") ?? context.today
        let from = values.day("from") ?? (to - 30)
        guard from <= to, to - from < BodyPayload.mostDays else {
            throw RequestFailure.badParameter(
                name: "from", allowed: "a date not after `to` and less than \(BodyPayload.mostDays) days before it")
        }
        let quantity = values.text("kind").flatMap { BodyPayload.quantity($0) }
        let (stores, athlete) = (journal.stores, journal.athleteID)
        if let kind = quantity?.sample {
            let samples = try await stores.body.samples(
                [kind], from: from.start(at: context.offset), to: (to + 1).start(at: context.offset), athlete: athlete)
            return BodyPayload(samples, kind, from: from, to: to, home: context.offset)
        }
        guard let kind = quantity?.total else { throw RequestFailure.notFound }
        return BodyPayload(
            try await stores.body.totals([kind], from: from, through: to, athlete: athlete), kind, from: from, to: to)
    }

    func trends(_ values: EndpointValues) async throws -> TrendsPayload {
        let last = try day(values, "to")
        let first = values.day("from")
        if let first, first > last { throw RequestFailure.badParameter(name: "from", allowed: "a date that is not after `to`") }
        return TrendsPayload(
            try await journal.trends(from: first, through: last), name: values.text("name").flatMap { TrendName(rawValue: $0) },
            from: first, insights: try await journal.insights(asOf: last))
    }

    func heat(_ values: EndpointValues) async throws -> HeatPayload {
        let day = try day(values)
        return HeatPayload(try await journal.insights(asOf: day), history: try await journal.acclimation(asOf: day))
    }

    func heatedSessions(_ values: EndpointValues) async throws -> HeatedSessionsPayload {
        HeatedSessionsPayload(
            try await journal.insights(asOf: context.today).weather, limit: values.integer("limit") ?? 100)
    }

    func routines() async throws -> RoutinesPayload {
        RoutinesPayload(
            try await journal.contentPacks(), own: try await journal.ownRoutines(),
            showsAdult: try await journal.athlete().showsAdultContent, language: language)
    }

    func routine(_ values: EndpointValues) async throws -> RoutinePayload {
        guard let reference = RoutineReference((values.text("pack") ?? "") + "/" + (values.text("routine") ?? "")) else {
            throw RequestFailure.notFound
        }
        let routine = try RoutineRoutes.shown(
            reference, try await journal.routineHistory(), try await journal.routine(reference)?.routine,
            showsAdult: try await journal.athlete().showsAdultContent)
        return RoutinePayload(routine, language: language)
    }

    func currentRoutine() async throws -> CurrentRoutinePayload {
        let routines = try await journal.visibleRoutines()
        let hasDay = routines.planned(on: context.today) != nil
        let planned = hasDay ? try await journal.dayPlans(asOf: context.today).routineDay(on: context.today) : nil
        return CurrentRoutinePayload(routines, planned: planned, today: context.today, language: language)
    }

    func plan() async throws -> PlanPayload {
        let today = context.today
        let sentences = PlanSentences(
            try await journal.insights(asOf: today).load, try await journal.athlete().availability, context)
        return PlanPayload(
            try await journal.datedPlan(asOf: today), targets: try await journal.workoutTargets(asOf: today),
            sentences: sentences)
    }

    func importList() async -> ImportsPayload { ImportsPayload(await imports().map { ImportPayload($0) }) }

    func importJob(_ values: EndpointValues) async throws -> ImportPayload {
        guard let id = values.integer("id"), let job = await imports().first(where: { $0.id == id }) else {
            throw RequestFailure.notFound
        }
        return ImportPayload(job)
    }

    func figures(_ values: EndpointValues) async throws -> FiguresPayload {
        FiguresPayload(try await journal.insights(asOf: try day(values)))
    }

    func figure(_ values: EndpointValues) async throws -> NamedFigurePayload {
        let insights = try await journal.insights(asOf: try day(values))
        let name = FigureNames.meant(by: values.text("name") ?? "")
        guard let answer = FigureNames.figure(name, in: insights) else { throw RequestFailure.notFound }
        let needs = FigureNames.needs(of: name, in: insights).map { AdvicePayload($0, sentences: sentences) }
        return NamedFigurePayload(
            name: name, figure: FigurePayload(answer, explains: true),
            model: (answer.value.flatMap { ModelCatalogue.card($0.method) }).map { ModelPayload($0) },
            needs: answer.value == nil ? needs : nil)
    }
}
