import Measures

extension Journal {
    func cutLines() async throws -> [ExportLine] {
        var lines: [ExportLine] = []
        for cut in try await stores.activities.cuts(of: athleteID) {
            lines.append(ExportLine(cut: ExportLine.Cut(of: try await named(cut.recording), second: cut.second)))
        }
        return lines
    }

    /// Adds the cuts of an export to the existing ones.
    func takeOver(_ lines: [ExportLine.Cut]) async throws {
        let known = try await stores.activities.cuts(of: athleteID)
        var cuts: [RecordingCut] = []
        for line in lines {
            guard let cut = RecordingCut(try await id(of: line.of), at: line.second), !known.contains(cut) else { continue }
            cuts.append(cut)
        }
        if cuts.isEmpty { return }
        try await stores.activities.cut(cuts, forgetting: [], athlete: athleteID, at: now())
    }
}
