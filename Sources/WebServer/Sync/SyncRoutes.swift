import ActivityFiles
import Contract
import Foundation
import HTTPTypes
import Hummingbird
import Localizations
import Measures
import Screens
import Sync
import TrainingLog

/// Routes of the sync protocol (Docs/Sync.md): for devices with a token below `/sync/v1`, and for our own live page below `/live`.
struct SyncRoutes {
    /// Maximum size of a FIT file in bytes: days of heart rate each second with beats.
    static let fileLimit = 16 << 20
    /// Maximum size of a push in bytes.
    static let pushLimit = 2 << 20
    /// Maximum size of an acknowledgement in bytes.
    static let acknowledgementLimit = 1 << 10
    static let fileType = "application/vnd.ant.fit"

    let tokens: AccessTokens

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            APIRoutePattern.syncPush.rawValue,
            post: { request, context in
                try await authorize(request, context)
                return try await push(request, context.athlete.journal)
            })
        router.answer(APIRoutePattern.syncChanges.rawValue) { request, context in
            let token = try await authorize(request, context)
            var cursor: Cursor?
            if let text = QueryText.value("after", of: request) {
                guard let known = Cursor(text) else {
                    throw RequestFailure.badParameter(name: "after", allowed: "a cursor of this server")
                }
                cursor = known
            }
            let limit = try QueryNumbers.limit(of: request) ?? RecordBook.largestPage
            let answer = try await context.athlete.journal.pull(after: cursor, limit: limit)
            if let cursor, !answer.restarts { acknowledge(cursor, by: token, isComplete: answer.changes.isEmpty) }
            return try JSONAnswer.response(ChangesPayload(answer))
        }
        addRelay(to: router)
        router.answer(APIRoutePattern.syncSettings.rawValue) { request, context in
            try await authorize(request, context)
            return try await settings(request, context)
        }
        router.answer(
            APIRoutePattern.syncWorkout.rawValue,
            put: { request, context in
                try await authorize(request, context)
                return try await add(request, context)
            })
    }

    /// Routes of our own live page, for browsers with a session. `OriginCheck` ensures the same origin for every change.
    func addLivePage(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(Route.Target.liveSettings.path) { try await settings($0, $1) }
        router.answer(Route.Target.liveRecords.path, post: { try await push($0, $1.athlete.journal) })
        router.answer(Route.Target.liveWorkout.path, put: { try await add($0, $1) })
    }

    /// Announces changes to devices, which acknowledge what they have.
    private func addRelay(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(APIRoutePattern.syncEvents.rawValue) { request, context in
            let token = try await authorize(request, context)
            let athlete = context.athlete
            var known = DeviceEvents.Known()
            if let text = QueryText.value("after", of: request) {
                guard let stated = DeviceEvents.Known(text) else {
                    throw RequestFailure.badParameter(name: "after", allowed: "a cursor of this server")
                }
                known = stated
            }
            // A client that reconnects sends the newer id in this header.
            if let last = lastEvent(of: request).flatMap({ DeviceEvents.Known($0) }) { known = last }
            if let cursor = known.cursor { _ = try await acknowledge(cursor, by: token, of: athlete.journal) }
            return try await EventStream.response(
                to: request, of: athlete, token: token,
                by: DeviceEvents(journal: athlete.journal, after: known) {
                    try await athlete.viewer(of: request).context.today
                } authorize: {
                    try await authorize(request, context)
                })
        }
        router.answer(
            APIRoutePattern.syncAcknowledgement.rawValue,
            post: { request, context in
                let token = try await authorize(request, context)
                let bytes = try await body(of: request, type: "application/json", limit: SyncRoutes.acknowledgementLimit)
                guard let payload = try? JSONDecoder().decode(AcknowledgementPayload.self, from: Data(bytes)),
                    let cursor = Cursor(payload.cursor)
                else { throw RequestFailure.unreadable(reason: "The body has no cursor of this server (Docs/Sync.md).") }
                return try JSONAnswer.response(try await acknowledge(cursor, by: token, of: context.athlete.journal))
            })
    }

    private func lastEvent(of request: Request) -> String? {
        HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }
    }

    /// Records that a device has all changes up to a cursor, unless the cursor is of other data.
    private func acknowledge(_ cursor: Cursor, by token: String, of journal: Journal) async throws -> AcknowledgedPayload {
        let last = try await journal.lastCursor()
        let isOurs = cursor.epoch == last.epoch && cursor.position <= last.position
        if isOurs { acknowledge(cursor, by: token, isComplete: cursor == last) }
        return AcknowledgedPayload(cursor: last, restarts: !isOurs)
    }

    private func acknowledge(_ cursor: Cursor, by token: String, isComplete: Bool) {
        tokens.noteReceipt(of: token, cursor: cursor.text, isComplete: isComplete)
    }

    /// Returns the id of the token.
    @discardableResult
    private func authorize(_ request: Request, _ context: AthleteRequestContext) async throws -> String {
        let access = try await tokens.access(of: request, for: .sync)
        guard access.athlete == context.athlete.id else { throw RequestFailure.unauthorized(.otherAthlete) }
        return access.token
    }

    private func push(_ request: Request, _ journal: Journal) async throws -> Response {
        let bytes = try await body(of: request, type: "application/json", limit: SyncRoutes.pushLimit)
        let sent: [PushedRecord]
        do {
            sent = try JSONDecoder().decode(PushedRecords.self, from: Data(bytes)).records
        } catch { throw RequestFailure.unreadable(reason: "The body is no list of records with ids (Docs/Sync.md).") }
        guard sent.count <= RecordBook.largestBatch else {
            throw RequestFailure.unreadable(reason: "A push has at most \(RecordBook.largestBatch) records.")
        }
        // A record that no server could accept must not hold up the others.
        let push = try await journal.push(sent.compactMap { try? $0.result.get() })  // refused ones get their receipt below
        var receipts = push.answer.receipts.map { ReceiptsPayload.Receipt($0) }[...]
        var answers: [ReceiptsPayload.Receipt] = []
        for record in sent {
            switch record.result {
            case .success: if let receipt = receipts.popFirst() { answers.append(receipt) }
            case .failure(let rejection): answers.append(ReceiptsPayload.Receipt(rejection))
            }
        }
        return try JSONAnswer.response(ReceiptsPayload(epoch: push.answer.epoch?.text, receipts: answers))
    }

    private func settings(_ request: Request, _ context: AthleteRequestContext) async throws -> Response {
        let today = try await context.athlete.viewer(of: request).context.today
        return try JSONAnswer.response(SettingsPayload(try await context.athlete.journal.deviceSettings(asOf: today)))
    }

    private func add(_ request: Request, _ context: AthleteRequestContext) async throws -> Response {
        guard let id = context.parameters.get("id").flatMap({ UniqueID($0) }) else { throw RequestFailure.notFound }
        let bytes = try await body(of: request, type: SyncRoutes.fileType, limit: SyncRoutes.fileLimit)
        do {
            let (activity, isNew) = try await context.athlete.journal.add(workout: id, file: bytes)
            return try JSONAnswer.response(WorkoutPayload(activity: activity, isNew: isNew))
        } catch let error as FileError {
            throw RequestFailure.unreadable(reason: FindingText.text(error, .english))
        } catch let flaw as WorkoutFileFlaw {
            throw RequestFailure.unreadable(reason: flaw.sentence)
        }
    }

    private func body(of request: Request, type: String, limit: Int) async throws -> [UInt8] {
        let sent = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() }
        guard sent == type else { throw RequestFailure.unsupportedMediaType(expected: type) }
        var bytes: [UInt8] = []
        for try await piece in request.body {
            guard bytes.count + piece.readableBytes <= limit else { throw RequestFailure.contentTooLarge(limit: limit) }
            bytes += Array(piece.readableBytesView)
        }
        return bytes
    }
}

extension WorkoutFileFlaw {
    /// The flaw as a sentence in English for the log of a device.
    fileprivate var sentence: String {
        switch self {
        case .endsEarly(let offset): "The FIT file ends early, at byte \(offset). Send all of it again."
        case .changed(let offset): "The checksum at byte \(offset) is wrong: the FIT file was changed on the way. Send it again."
        }
    }
}
