import ActivityFiles
import Contract
import Foundation
import HTTPTypes
import Hummingbird
import Localizations
import Screens
import TrainingLog

/// Route `POST /api/health-auto-export`: the app Health Auto Export sends its JSON here, with a token.
struct PushRoutes {
    static let path = APIRoutePattern.healthAutoExport.rawValue
    /// Maximum size of a request in bytes. Years of heart rate by the minute are smaller.
    static let limit = 256 << 20

    let tokens: AccessTokens

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            PushRoutes.path,
            post: { request, context in
                guard try await tokens.athlete(of: request, for: .importing) == context.athlete.id else {
                    throw RequestFailure.unauthorized(.otherAthlete)
                }
                return try JSONAnswer.response(try await receive(request, context.athlete.jobs))
            })
    }

    private func receive(_ request: Request, _ jobs: ImportJobs) async throws -> ReceivedPayload {
        let type = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() }
        guard type == "application/json" else { throw RequestFailure.unsupportedMediaType(expected: "application/json") }
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > PushRoutes.limit {
            throw RequestFailure.contentTooLarge(limit: PushRoutes.limit)
        }
        let incoming = try IncomingFiles(in: jobs.folder, limit: PushRoutes.limit)
        try incoming.begin("health-auto-export.json")
        var head: [UInt8] = []
        do {
            for try await piece in request.body {
                let bytes = Array(piece.readableBytesView)
                if head.count < 4096 { head += bytes.prefix(4096) }
                try incoming.write(bytes[...])
            }
        } catch IncomingFiles.Failure.tooLarge {
            throw RequestFailure.contentTooLarge(limit: PushRoutes.limit)
        }
        guard !head.isEmpty else { throw RequestFailure.unreadable(reason: FindingText.text(.empty, .english)) }
        guard FileKind.sniff(head.span) == .healthAutoExport else {
            throw RequestFailure.unreadable(reason: "The body is not what Health Auto Export writes.")
        }
        let folder = try await withTaskExecutorPreference(jobs.threads) { try incoming.keep() }
        defer { try? FileManager.default.removeItem(atPath: folder) }  // the next start imports it again and finds it known
        let report = try await jobs.importNow(folder, shownBelow: folder)
        if let error = report.files.compactMap({ $0.error }).first {
            throw RequestFailure.unreadable(reason: FindingText.text(error, .english))
        }
        let findings = report.files.flatMap { $0.findings }
        // The app would count a truncated body as sent. What was read of it stays: sending it again changes nothing.
        if let cut = findings.first(where: { $0.what == .truncated }) {
            throw RequestFailure.unreadable(reason: FindingText.text(cut, .english))
        }
        return ReceivedPayload(
            recordings: report.newRecordings, joined: report.joinedRecordings, samples: report.newSamples,
            totals: report.files.reduce(0) { $0 + $1.totals }, findings: findings.map { FindingPayload($0) })
    }
}

extension FindingPayload {
    init(_ finding: ImportFinding) {
        self.init(
            severity: finding.severity.rawValue, what: frozenName(of: finding.what),
            message: FindingText.text(finding, .english))
    }
}
