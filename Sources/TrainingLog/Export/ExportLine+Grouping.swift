import Measures
import Training

extension ExportLine.Named {
    init(_ id: String, _ recording: Recording?) {
        self.init(
            recording: id, origin: recording?.source.origin.rawValue, startSeconds: recording?.start.secondsSince1970)
    }
}

extension Journal {
    /// Returns every decision as a line. Origin and start identify a recording for versions that give it another id.
    func groupingLines() async throws -> [ExportLine] {
        var lines: [ExportLine] = []
        for decision in try await stores.activities.decisions(of: athleteID) {
            lines.append(
                ExportLine(
                    grouping: ExportLine.Grouping(
                        verdict: decision.verdict.rawValue, one: try await named(decision.one),
                        other: try await named(decision.other))))
        }
        return lines
    }

    /// Adds the decisions of an export. An existing decision about the same two recordings stays.
    func takeOver(_ groupings: [ExportLine.Grouping]) async throws {
        let known = try await stores.activities.decisions(of: athleteID)
        var decisions: [GroupingDecision] = []
        for line in groupings {
            guard let verdict = GroupingDecision.Verdict(rawValue: line.verdict),
                let decision = GroupingDecision(try await id(of: line.one), try await id(of: line.other), verdict),
                !known.contains(where: { $0.concernsTheSame(as: decision) })
            else { continue }
            decisions.append(decision)
        }
        if decisions.isEmpty { return }
        try await stores.activities.decide(decisions, forgetting: [], athlete: athleteID, at: now())
    }

    /// Returns the id alone when the recording's table is damaged, which the export reports.
    func named(_ id: String) async throws -> ExportLine.Named {
        do {
            let found = try await stores.activities.recordings(ofActivity: id, athlete: athleteID).first { $0.id == id }
            return ExportLine.Named(id, found?.recording)
        } catch StoreError.damaged { return ExportLine.Named(id, nil) }
    }

    /// Returns the id in this journal of a recording of an export: by its id, or by its origin and start.
    func id(of named: ExportLine.Named) async throws -> String {
        let members = try await stores.activities.recordings(ofActivity: named.recording, athlete: athleteID)
        if members.contains(where: { $0.id == named.recording }) { return named.recording }
        guard let seconds = named.startSeconds, let origin = named.origin else { return named.recording }
        let start = Moment(secondsSince1970: seconds)
        let alike = try await stores.activities.heads(from: start, through: start, athlete: athleteID).filter {
            $0.start == start && $0.origin.rawValue == origin
        }
        return alike.min { $0.wins(over: $1) }?.id ?? named.recording
    }
}
