import Analysis
import Archives
import Foundation
import Measures
import Training

extension Journal {
    /// Version of the digests. Raise it whenever a model that they depend on changes: all digests are then computed again.
    static let digestVersion = 23

    /// Computes the digests that are missing, or that used another profile or an older model. Concurrent callers wait for the same
    /// computation.
    func refreshDigests() async throws { try await gate.alone(as: .digests) { try await computeDueDigests() } }

    private func computeDueDigests() async throws {
        let athlete = try await athlete()
        let basis = digestBasis(athlete)
        let due = try await dueDigests(restingOn: basis)
        var renewal = try await digestRenewal(due: due.count)
        if let renewal { reportRenewal(renewal) }
        // One query in place of one for each activity: few activities are recorded sessions.
        let workouts = due.isEmpty ? [] : Set(try await stores.sessions.workouts(of: athleteID).map(\.recording))
        // Batches limit what a stop loses and the memory that is used. Within a batch, every core has an activity of its own.
        for batch in stride(from: 0, to: due.count, by: 64).map({ due[$0..<min($0 + 64, due.count)] }) {
            let digests = try await concurrently(Array(batch), width: ProcessInfo.processInfo.activeProcessorCount) { id in
                try Task.checkCancellation()
                return try await digest(ofActivity: id, athlete: athlete, workouts: workouts)
            }
            let saved = digests.compactMap { $0 }
            try await stores.derived.save(saved, restingOn: basis, athlete: athleteID)
            announce(days: saved.map(\.day))
            renewal?.done += batch.count
            if let renewal { reportRenewal(renewal) }
        }
    }

    /// Nil when there is no such activity.
    private func digest(
        ofActivity id: String, athlete: Athlete, workouts: Set<String>
    ) async throws -> ActivityDigest? {
        guard let whole = try await completeRecording(ofActivity: id, workouts: workouts) else { return nil }
        var digest = digest(
            of: whole.recording, id: whole.stored[0].id, athlete: athlete, edit: whole.edit)
        if digest.conditions == nil { digest.conditions = try await archivedConditions(for: digest) }
        digest.air = try await archivedAir(for: digest)
        return digest
    }

    /// Returns a key of all that digests rest on besides the recording: models, layout, profile and home clock.
    func digestBasis(_ athlete: Athlete) -> String {
        let basis = encoded(athlete) + Array(athlete.clock(else: machine).name.utf8)
        return "\(Journal.digestVersion).\(digestLayout)-\(ContentHash(of: basis).hexadecimal.prefix(16))"
    }

    /// Computes a digest with the profile that the athlete stated. `History` computes the load again with what is known of each day.
    ///
    /// - Parameter recording: already edited; fields that a recording lacks are taken from `edit`.
    func digest(of recording: Recording, id: String, athlete: Athlete, edit: ActivityEdit) -> ActivityDigest {
        let athlete = atHome(athlete, at: recording.start)
        let offset = recording.offset ?? athlete.homeOffset
        let day = Day(of: recording.start, at: offset) ?? Day(number: 0)
        let profile = AthleteProfile(athlete: athlete, peaks: [], bodySamples: [], asOf: day)
        var digest = Analysis.digest(of: recording, id: id, athlete: athlete, profile: profile, isRace: edit.isRace)
        let notes = [edit.note, recording.notes ?? ""].filter { !$0.isEmpty }
        digest.notes = notes.isEmpty ? nil : notes.joined(separator: "\n")
        digest.isTimeTrial = edit.isTimeTrial && !digest.isRace
        if edit.isThresholdTest { digest.testedHeartRate = ThresholdTest.heartRate(of: recording) }
        digest.classType = edit.classType
        digest.isUnrecorded = recording.source.origin == .sessionRecord
        digest.isRoomKnown = edit.isRoomUnheated || recording.isInRoom
        digest.isLeftOut = edit.isLeftOut || !recording.isDated
        return digest
    }
}
