public import Analysis
import Training

extension Journal {
    /// Newest first, each with the load that the whole history gives it.
    public func activities(_ query: ActivityQuery = ActivityQuery()) async throws -> [ActivityDigest] {
        _ = try await history(asOf: nil)
        return historyCache.resolved(try await stores.derived.digests(query, athlete: athleteID))
    }

    public func activityCount() async throws -> Int {
        try await stores.activities.activityCount(of: athleteID)
    }

    /// The activity that a recording of this id belongs to; nil when there is none.
    ///
    /// An activity is called by its winner's id. When a better recording of it comes, the old address still leads to it.
    public func activity(_ id: String) async throws -> Activity? {
        guard let (winner, stored, chosen) = try await completeRecording(ofActivity: id) else { return nil }
        _ = try await history(asOf: nil)
        let id = stored[0].id
        let athlete = try await athlete()
        let digest = historyCache.digest(of: id) ?? Journal.digest(of: winner, id: id, athlete: athlete)
        let decisions = try await stores.activities.decisions(of: athleteID).filter { decision in
            stored.contains { decision.concerns($0.id) }
        }
        return Activity(
            id: id, digest: digest, recording: winner, sources: stored.map(\.recording), sourceIDs: stored.map(\.id),
            channelSources: chosen, decisions: decisions)
    }

    /// The winner, completed, with each channel from its best source; all stored recordings of the activity, winner first; and
    /// which of them gives which channel.
    func completeRecording(ofActivity id: String) async throws -> (Recording, [StoredRecording], [ChannelSource])? {
        let stored = try await stores.activities.recordings(ofActivity: id, athlete: athleteID)
        guard let winner = stored.first else { return nil }
        var members: [Recording] = []
        for each in stored {
            var member = each.recording
            let columns = try await stores.activities.columns(ofRecording: each.id, kinds: nil, athlete: athleteID)
            member.channels = try channels(in: columns)
            member.customChannels = try customChannels(in: columns, named: member.customChannels)
            members.append(member)
        }
        let chosen = channelSources(of: members)
        var recording = winner.recording.completed(by: stored.dropFirst().map(\.recording))
        recording.channels = channels(of: members, chosen: chosen)
        recording.customChannels = customChannels(of: members)
        return (recording, stored, chosen)
    }
}
