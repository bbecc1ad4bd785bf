public import Analysis
public import Measures
import Sync
import Training

extension Journal {
    /// Returns matching activities, newest first, each with its load according to the whole history.
    public func activities(_ query: ActivityQuery = ActivityQuery()) async throws -> [ActivityDigest] {
        let list = try await activityList()
        if query == ActivityQuery() { return list.digests }
        return try await stores.derived.digests(query, athlete: athleteID).map { list[$0.id] ?? $0 }
    }

    /// Returns matching activities with the loads that a day's sums use, according to what was known of the athlete by then.
    public func activities(_ query: ActivityQuery, asOf day: Day) async throws -> [ActivityDigest] {
        let list = try await activities(query)
        guard let first = list.map(\.day).min(), let last = list.map(\.day).max() else { return [] }
        // Only the digests of their days: copying all others would be wasted.
        var ofDay: [String: ActivityDigest] = [:]
        for digest in try await history(asOf: day).digests(from: first, through: last) { ofDay[digest.id] = digest }
        return list.map { ofDay[$0.id] ?? $0 }
    }

    /// Returns the activities before and after this one in time; nil at either end.
    public func neighbours(of digest: ActivityDigest) async throws -> (older: ActivityDigest?, newer: ActivityDigest?) {
        let list = try await activities()
        let low = list.count.first { (list[$0].start, list[$0].id) <= (digest.start, digest.id) }
        let here = low < list.count && list[low].id == digest.id
        let older = here ? low + 1 : low
        return (older < list.count ? list[older] : nil, low > 0 ? list[low - 1] : nil)
    }

    public func activityCount() async throws -> Int {
        try await stores.activities.activityCount(of: athleteID)
    }

    /// Returns the activity of the recording with this id; nil when there is none.
    ///
    /// An activity has the id of its winner. When a better recording is imported, the old id still leads to it.
    public func activity(_ id: String) async throws -> Activity? {
        guard let whole = try await completeRecording(ofActivity: id) else { return nil }
        let list = try await activityList()
        let id = whole.stored[0].id
        let athlete = try await athlete()
        let edit = whole.edit
        let digest =
            list[id] ?? digest(of: whole.recording, id: id, athlete: athlete, edit: edit)
        let decisions = try await stores.activities.decisions(of: athleteID).filter { decision in
            whole.stored.contains { decision.concerns($0.id) }
        }
        let shown = PositionHiding(whole.recording, outside: hidesZones ? try await privacyZones() : [])
        let activity = Activity(
            id: id, digest: digest, recording: shown.recording, sources: whole.stored.map(\.recording),
            sourceIDs: whole.stored.map(\.id), channelSources: whole.channelSources, decisions: decisions, edit: edit,
            editCount: whole.editCount, cuts: try await cuts(of: whole.stored), hidden: shown.hidden)
        return activity.callingShoes(by: try await diary())
    }

    /// Returns the moments where recordings of an activity were cut, at the start or end of a part.
    private func cuts(of stored: [StoredRecording]) async throws -> [Moment] {
        var moments: Set<Moment> = []
        let cuts = try await stores.activities.cuts(of: athleteID)
        for part in stored {
            let (whole, begin) = RecordingCut.origin(of: part.id)
            for cut in cuts where cut.recording == whole {
                let moment = part.recording.start + Double(cut.second - begin)
                if (part.recording.start...part.recording.end).contains(moment) { moments.insert(moment) }
            }
        }
        return moments.sorted()
    }

    /// Activity combined from its stored recordings.
    struct CompleteRecording {
        /// The winner and the recordings before and after it, completed, edited, with each channel from its best source.
        var recording: Recording
        /// All recordings of the activity, winner first. Never empty.
        var stored: [StoredRecording]
        /// Source of each channel; a channel of several parts has a source for each part.
        var channelSources: [ChannelSource]
        /// The owner's newest edit over what the record of a heated session states.
        var edit: ActivityEdit
        /// Number of the owner's edits.
        var editCount: Int
    }

    /// Returns the combined recording; nil when there is no such activity.
    /// - Parameters:
    ///   - kinds: channels to read, complete families of a sensor (`ChannelKind.family`) without custom channels; nil for all.
    ///   - workouts: recordings that workouts of sessions have, if the caller knows them; nil looks for them.
    func completeRecording(
        ofActivity id: String, kinds: [ChannelKind]? = nil, workouts: Set<String>? = nil
    ) async throws -> CompleteRecording? {
        let stored = try await stores.activities.recordings(ofActivity: id, athlete: athleteID)
        if stored.isEmpty { return nil }
        var members: [Recording] = []
        for each in stored {
            var member = each.recording
            let columns = try await stores.activities.columns(ofRecording: each.id, kinds: kinds, athlete: athleteID)
            member.channels = try channels(in: columns)
            member.customChannels = kinds == nil ? try customChannels(in: columns, named: member.customChannels) : []
            members.append(member)
        }
        var (recording, sources) = members.assembled()
        let edits = try await stores.edits.edits(ofRecordings: stored.map(\.id), athlete: athleteID)
        let edit = try await currentEdit(edits, of: stored, workouts: workouts).edit
        recording = recording.edited(by: edit)
        return CompleteRecording(
            recording: recording, stored: stored, channelSources: sources, edit: edit, editCount: edits.count)
    }

    /// The values that replace those of an activity's files.
    struct CurrentEdit {
        var edit: ActivityEdit
        /// The shared parts that the owner changed.
        var changed: Set<ActivityEdit.SharedPart> = []
        /// Whether the device deleted the session.
        var isDeleted = false
    }

    /// Returns the owner's newest edit over what the record of a heated session states (Docs/Sync.md, "Edits of the owner").
    ///
    /// - Parameters:
    ///   - edits: the owner's edits, oldest first.
    ///   - stored: the recordings of the activity.
    ///   - workouts: recordings that workouts of sessions have; nil if unknown.
    func currentEdit(
        _ edits: [StoredEdit], of stored: [StoredRecording], workouts: Set<String>? = nil
    ) async throws -> CurrentEdit {
        let newest = edits.last
        guard let record = try await sessionRecord(of: stored, workouts: workouts) else {
            return CurrentEdit(edit: newest?.edit ?? ActivityEdit(), changed: newest?.changed ?? [])
        }
        let stated = ActivityEdit(of: record)
        guard let newest else { return CurrentEdit(edit: stated, isDeleted: record.isTombstone) }
        return CurrentEdit(
            edit: newest.edit.following(stated, except: newest.changed), changed: newest.changed,
            isDeleted: record.isTombstone)
    }
}
