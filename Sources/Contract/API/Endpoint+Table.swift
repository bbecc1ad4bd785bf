import Analysis
import Training

extension Endpoint {
    /// All operations. An operation that is not here is neither served nor described.
    public static let all: [Endpoint] = [
        Endpoint(
            .today, "/today", "Scores, figures and advice of a day",
            description: "The day must not be after today. Texts are in the language of the request.",
            parameters: [day("The day; today without one.")], answer: TodayPayload.self),
        Endpoint(
            .activities, "/activities", "Activities, newest first, in pages",
            description:
                "`next` is the cursor of the following page, and is absent on the last page. Each activity that existed when the first page was "
                + "read occurs exactly once, also if others are added or removed meanwhile.",
            parameters: [
                .query("from", .day, "First day."), .query("to", .day, "Last day, included."),
                .query("sport", .words(Sport.allCases.map(\.rawValue)), "Activities of this sport only."),
                .query("text", .text(100), "Text in the title, the notes or the name of the sport."),
                .query("limit", .integer(1...500), "Most activities of the page; 50 without one."), cursor,
            ], answer: ActivitiesPayload.self),
        Endpoint(
            .activity, "/activities/{id}", "One activity with laps, splits, zones and receipts",
            description: "Splits are kilometres, or five kilometres if there would be more than 40.",
            parameters: [activityID], answer: ActivityPayload.self),
        Endpoint(
            .channels, "/activities/{id}/channels", "The samples of an activity",
            description:
                "One row for each moment at which a chosen channel has a sample. A channel without a sample at that moment has null, in the "
                + "binary form a NaN; it is never zero. Channels are as recorded, without repairs. At most \(ChannelsPayload.mostRows) rows: "
                + "`next_from_s` states where the rest begins. The binary form is described in Docs/Api.md.",
            parameters: [
                activityID,
                .query(
                    "kinds", .wordList(ChannelKind.allCases.map(\.name)),
                    "Names of channels, separated by commas; all but beat_interval without it."),
                .query("from_s", .integer(0...10_000_000), "First second since the start."),
                .query("to_s", .integer(0...10_000_000), "Last second since the start."),
            ], answer: ChannelsPayload.self, otherType: ChannelsPayload.binaryType),
        Endpoint(
            .body, "/body", "Measurements of the body, and daily totals",
            description: "At most \(BodyPayload.mostDays) days. `sum`, `minimum`, `maximum` and `count` belong to totals.",
            parameters: [
                .query(
                    "kind", .words(BodyPayload.kinds), isRequired: true, "The measured quantity."),
                .query("from", .day, "First day; 30 days before `to` without one."),
                .query("to", .day, "Last day, included; today without one."),
            ], answer: BodyPayload.self),
        Endpoint(
            .trends, "/trends", "Series over weeks, and the newest figure of each with its interval",
            parameters: [
                .query("name", .words(TrendName.allCases.map(\.rawValue)), "This series only."),
                .query("from", .day, "First day; the first known day without one."),
                .query("to", .day, "Last day, included; today without one."),
            ], answer: TrendsPayload.self),
        Endpoint(
            .heat, "/heat", "Heat acclimation, and what heat costs",
            parameters: [day("The day; today without one.")], answer: HeatPayload.self),
        Endpoint(
            .heatedSessions, "/heated-sessions", "Heated sessions by class of room, each compared with earlier ones",
            parameters: [.query("limit", .integer(1...500), "Newest sessions of each room; 100 without one.")],
            answer: HeatedSessionsPayload.self),
        Endpoint(
            .routines, "/routines", "Routines of the content packs and the athlete's own", answer: RoutinesPayload.self),
        Endpoint(
            .routine, "/routines/{pack}/{routine}", "One routine with its days",
            parameters: [
                .path("pack", .text(64), "Id of the pack, or own."), .path("routine", .text(64), "Id of the routine."),
            ], answer: RoutinePayload.self),
        Endpoint(
            .currentRoutine, "/routine", "The routine that is followed, and its part of today",
            answer: CurrentRoutinePayload.self),
        Endpoint(
            .enterEdit, "/activities/{id}/edit", by: .put, scope: .write, "Changes what the athlete states of an activity",
            description:
                "A key that is left out keeps its value, and null returns to that of the files. The files stay as they are, and the edit can be undone.",
            parameters: [activityID], body: .json(EditRequestPayload.self), answer: ActivityPayload.self),
        Endpoint(
            .undoEdit, "/activities/{id}/undo", by: .post, scope: .write, "Undoes the newest edit of an activity",
            description: "Without an edit nothing changes.", parameters: [activityID], answer: ActivityPayload.self),
        Endpoint(
            .changeRoutine, "/routine", by: .put, scope: .write, "Follows, pauses, resumes or stops a routine",
            description:
                "Follow needs `reference`. It begins on `from`, today without it, with day `day` of the routine, 1 without it.",
            body: .json(RoutineRequestPayload.self), answer: CurrentRoutinePayload.self),
        Endpoint(
            .imports, "/imports", "Imports that wait, run or were stopped, and the last eight others, newest first",
            answer: ImportsPayload.self),
        Endpoint(
            .upload, "/imports", by: .post, scope: .importing, "Uploads one file and queues its import",
            description:
                "The body is the file. Sending the same bytes again while their import is listed returns that import; later, the file is known and "
                + "changes nothing.",
            parameters: [.query("name", .text(200), isRequired: true, "Name of the file with its ending.")], body: .file,
            answer: ImportPayload.self),
        Endpoint(
            .importJob, "/imports/{id}", "One import with its progress or its result",
            parameters: [importID], answer: ImportPayload.self),
        Endpoint(
            .stopImport, "/imports/{id}/stop", by: .post, scope: .importing, "Stops an import that waits or runs",
            description: "What was imported stays. An import that has ended stays as it is.", parameters: [importID],
            answer: ImportPayload.self),
        Endpoint(
            .figures, "/figures", "Every figure of a day by its name",
            parameters: [day("The day; today without one.")], answer: FiguresPayload.self),
        Endpoint(
            .figure, "/figures/{name}", "How a figure was made: inputs, interval and model",
            parameters: [
                .path("name", .text(64), "Name of a figure, such as acwr, vo2_max or 10k."),
                day("The day; today without one."),
            ], answer: NamedFigurePayload.self),
    ]

    static let activityID = EndpointParameter.path(
        "id", .text(200), "Id of the activity. The id of any of its recordings leads to it.")
    static let importID = EndpointParameter.path("id", .integer(1...1_000_000_000), "Number of the import.")
    static let cursor = EndpointParameter.query("cursor", .text(300), "`next` of the page before.")

    static func day(_ description: String) -> EndpointParameter { .query("day", .day, description) }
}
