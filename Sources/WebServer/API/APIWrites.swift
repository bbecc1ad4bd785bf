import Archives
import Contract
import Foundation
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog

/// Changes through the JSON API. They are those of the pages, with the same limits and the same undo.
struct APIWrites: Sendable {
    let reads: APIReads
    let athlete: AthleteContext

    private var journal: Journal { athlete.journal }

    private func activity(_ values: EndpointValues) async throws -> Activity {
        guard let id = values.text("id"), let activity = try await journal.activity(id) else { throw RequestFailure.notFound }
        return activity
    }

    func edit(_ values: EndpointValues, _ body: JSONValue) async throws -> ActivityPayload {
        let asked = try EndpointBody.payload(
            EditRequestPayload.self, body, keys: EditRequestPayload.CodingKeys.allCases.map(\.rawValue))
        for key in [EditRequestPayload.CodingKeys.isRace, .isExcluded] where body[key.rawValue] == .null {
            throw RequestFailure.badParameter(name: key.rawValue, allowed: "true or false")
        }
        let id = try await activity(values).id
        try await journal.edit(activity: id) { activity in try APIWrites.edit(of: activity, asked) }
        return try await reads.activity(values)
    }

    private static func edit(of activity: Activity, _ asked: EditRequestPayload) throws(RequestFailure) -> ActivityEdit {
        let original = EditRoutes.original(of: activity)
        var changes: [ActivityEditForm.Field: String] = [:]
        if let title = asked.title { changes[.title] = title ?? original.title }
        if let note = asked.note { changes[.note] = note ?? "" }
        if let sport = asked.sport {
            let text = sport ?? original.sport.rawValue
            guard Sport(rawValue: text) != nil else {
                throw RequestFailure.badParameter(
                    name: "sport", allowed: "one of " + Sport.allCases.map(\.rawValue).joined(separator: ", "))
            }
            changes[.sport] = text
        }
        if let effort = asked.perceivedEffort {
            if let effort, !(0...10).contains(effort) {
                throw RequestFailure.badParameter(name: "perceived_effort", allowed: "a whole number from 0 to 10")
            }
            changes[.effort] = effort.map { "\($0)" } ?? ""
        }
        if let isRace = asked.isRace { changes[.race] = isRace ? "1" : "" }
        if let isExcluded = asked.isExcluded { changes[.leftOut] = isExcluded ? "1" : "" }
        let form = ActivityEditForm(activity.edit, original: original).submitted(changing: changes)
        if let flawed = form.flaws.keys.sorted().first {
            let isTitle = flawed == ActivityEditForm.Field.title.rawValue
            let most = isTitle ? ActivityEditForm.titleLimit : ActivityEditForm.noteLimit
            throw RequestFailure.badParameter(name: flawed, allowed: "at most \(most) characters")
        }
        return form.edit
    }

    func undoEdit(_ values: EndpointValues) async throws -> ActivityPayload {
        let activity = try await activity(values)
        try await journal.undoEdit(ofActivity: activity.id)
        return try await reads.activity(values)
    }

    func changeRoutine(_ body: JSONValue) async throws -> CurrentRoutinePayload {
        let asked = try EndpointBody.payload(
            RoutineRequestPayload.self, body, keys: RoutineRequestPayload.CodingKeys.allCases.map(\.rawValue))
        let today = reads.context.today
        switch asked.change.value {
        case .follow:
            guard let reference = asked.reference.flatMap({ RoutineReference($0) }) else {
                throw RequestFailure.badParameter(name: "reference", allowed: "the reference of a routine")
            }
            let start = asked.from.map { Day(iso: $0) } ?? today
            guard let start, (today - 1...today + 366).contains(start) else {
                throw RequestFailure.badParameter(name: "from", allowed: "a date from yesterday up to a year ahead")
            }
            if let day = asked.day, day < 1 {
                throw RequestFailure.badParameter(name: "day", allowed: "a whole number from 1 on")
            }
            do {
                try await RoutineRoutes.follow(reference, from: start, number: asked.day ?? 1, today: today, of: athlete)
            } catch RequestFailure.badForm {
                throw RequestFailure.badParameter(name: "day", allowed: "the number of a day of the routine")
            }
        case .pause: try await apply(.paused)
        case .resume: try await apply(.resumed)
        case .stop: try await apply(.stopped)
        case nil:
            let words = RoutineRequestPayload.Change.allCases.map(\.rawValue).joined(separator: ", ")
            throw RequestFailure.badParameter(name: "change", allowed: "one of " + words)
        }
        return try await reads.currentRoutine()
    }

    private func apply(_ change: RoutineChange) async throws {
        do {
            try await RoutineRoutes.apply(change, today: reads.context.today, of: athlete)
        } catch RequestFailure.badForm {
            throw RequestFailure.unreadable(reason: "No routine is followed or paused.")
        }
    }

    /// Stores the file as it arrives, and queues its import. The same bytes lead to the import that is listed already.
    func upload(_ values: EndpointValues, _ request: Request) async throws -> ImportPayload {
        let type = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() }
        guard type == Endpoint.Body.fileType else {
            throw RequestFailure.unsupportedMediaType(expected: Endpoint.Body.fileType)
        }
        let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        guard length <= IncomingFiles.limit else { throw RequestFailure.contentTooLarge(limit: IncomingFiles.limit) }
        let jobs = athlete.jobs
        let incoming = try IncomingFiles(in: jobs.folder, expected: length)
        try incoming.begin(values.text("name") ?? "file")
        var sum = ContentHasher()
        do {
            for try await piece in request.body {
                let bytes = Array(piece.readableBytesView)
                sum.update(bytes.span)
                try incoming.write(bytes[...])
            }
        } catch IncomingFiles.Failure.tooLarge {
            throw RequestFailure.contentTooLarge(limit: IncomingFiles.limit)
        }
        guard incoming.bytes > 0 else { throw RequestFailure.unreadable(reason: "The body is empty.") }
        let content = sum.finish()
        // An unfinished upload is removed with `incoming`.
        if let known = await jobs.job(of: content) { return ImportPayload(known) }
        let bytes = incoming.bytes
        let folder = try await withTaskExecutorPreference(jobs.threads) { try incoming.keep() }
        let id = await jobs.addOnce(folder, bytes: bytes, content: content)
        guard let job = await jobs.all.first(where: { $0.id == id }) else { throw RequestFailure.notFound }
        return ImportPayload(job)
    }

    func stopImport(_ values: EndpointValues) async throws -> ImportPayload {
        guard let id = values.integer("id"), await athlete.jobs.all.contains(where: { $0.id == id }) else {
            throw RequestFailure.notFound
        }
        await athlete.jobs.stop(id)
        return try await reads.importJob(values)
    }
}
