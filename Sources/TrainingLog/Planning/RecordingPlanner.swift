import Measures

/// Plans changes of the recordings of one athlete: which are cut, which replace others, and which are one activity.
///
/// Every store carries out the same plan, so that no store has rules of its own. The planner applies its own changes on top of the facts.
struct RecordingPlanner<Facts: RecordingFacts> {
    let facts: Facts
    private(set) var writes = RecordingWrites()
    /// Recordings that became visible; nil for those that no longer are.
    private var changed: [String: RecordingHead?] = [:]
    /// Groups that this plan removes, by their members.
    private var dissolved: Set<[String]> = []

    init(_ facts: Facts) { self.facts = facts }

    // MARK: The facts with the changes of this plan

    private func head(_ id: String) throws -> RecordingHead? {
        if let changed = changed[id] { return changed }
        return try facts.head(id)
    }

    private func heads(from start: Moment, through end: Moment) throws -> [RecordingHead] {
        try facts.heads(from: start, through: end).filter { changed[$0.id] == nil }
            + changed.values.compactMap { $0 }.filter { $0.start <= end && $0.end >= start }
    }

    private func group(of id: String) throws -> [String]? {
        if let planned = writes.groups.first(where: { $0.recordings.contains(id) }) { return planned.recordings }
        guard let members = try facts.group(of: id), !dissolved.contains(members) else { return nil }
        return members
    }

    private func cuts() throws -> [RecordingCut] { try writes.cuts ?? facts.allCuts() }

    private func decisions() throws -> [GroupingDecision] { try writes.decisions ?? facts.allDecisions() }

    // MARK: Changes

    mutating func set(_ cuts: [RecordingCut]) { writes.cuts = cuts }

    mutating func set(_ decisions: [GroupingDecision]) { writes.decisions = decisions }

    mutating func forgetEdits(of ids: [String]) { writes.forgottenEdits += ids }

    /// Makes the parts of newly added recordings visible, and groups them.
    mutating func add(_ recordings: [StoredRecording]) throws {
        var added: [RecordingHead] = []
        let cuts = try cuts()
        for recording in recordings {
            let seconds = cuts.seconds(of: recording.id)
            // The facts contain the recording already, and an uncut one does not change.
            added += seconds.isEmpty ? [RecordingHead(recording)] : try show(recording, cutAt: seconds)
        }
        try regroup(around: added)
    }

    mutating func regroup(around touched: [RecordingHead]) throws {
        let groups = try TrainingLog.regroup(
            around: touched, decided: try decisions(), head: { try head($0) }, overlapping: { try heads(from: $0, through: $1) })
        let members = Set(groups.flatMap(\.recordings))
        writes.groups.removeAll { $0.recordings.contains { members.contains($0) } }
        writes.groups += groups
    }

    /// Recomputes the groups of the visible recordings with these ids.
    mutating func regroup(around ids: [String]) throws {
        try regroup(around: ids.compactMap { try head($0) })
    }

    /// Removes recordings from their groups, and adds their parts according to the cuts.
    mutating func cutAnew(_ ids: Set<String>) throws {
        let left = try dissolveGroups(ofWholes: ids.sorted())
        var touched: [RecordingHead] = []
        let cuts = try cuts()
        for id in ids.sorted() {
            guard !writes.removedRecordings.contains(id), let whole = try facts.recording(id) else { continue }
            for part in try facts.parts(of: id) { changed.updateValue(nil, forKey: part) }
            touched += try show(whole, cutAt: cuts.seconds(of: id))
        }
        for id in left.sorted() where !touched.contains(where: { $0.id == id }) {
            if let other = try head(id) { touched.append(other) }
        }
        try regroup(around: touched)
    }

    /// Removes recordings. Edits and decisions about one of them move to its successor.
    ///
    /// - Parameters:
    ///   - successors: new id by removed id.
    ///   - ids: all removed recordings, including those without a successor.
    mutating func replace(_ successors: [String: String], removing ids: [String]) throws {
        let cuts = try cuts()
        let names = cuts.namesOfParts(successors)
        let cutSuccessors = Set(cuts.compactMap { successors[$0.recording] })
        if !successors.isEmpty {
            writes.cuts = cuts.renamed(successors)
            writes.decisions = try decisions().renamed(names)
            writes.successors.merge(names) { $1 }
        }
        let left = try dissolveGroups(ofWholes: ids)
        for id in ids {
            for visible in try [id] + facts.parts(of: id) { changed.updateValue(nil, forKey: visible) }
        }
        writes.removedRecordings += ids
        try regroup(around: left.sorted())
        try cutAnew(cutSuccessors)
    }

    /// Removes the groups of these recordings and their parts.
    /// - Returns: members of these groups.
    private mutating func dissolveGroups(ofWholes ids: [String]) throws -> Set<String> {
        var members: Set<String> = []
        for whole in ids {
            for id in try Set([whole] + facts.parts(of: whole)).sorted() {
                guard let group = try group(of: id) else { continue }
                members.formUnion(group)
                if let planned = writes.groups.firstIndex(where: { $0.recordings == group }) {
                    writes.groups.remove(at: planned)
                }
                if dissolved.insert(group).inserted { writes.removedGroups.append(group) }
            }
        }
        return members
    }

    private mutating func show(_ whole: StoredRecording, cutAt seconds: [Int]) throws -> [RecordingHead] {
        let parts = seconds.isEmpty ? [] : try whole.parts(cutAt: seconds)
        writes.parts.removeAll { $0.whole == whole.id }
        writes.parts.append(RecordingWrites.Parts(whole: whole.id, parts: parts))
        changed.updateValue(nil, forKey: whole.id)
        let heads = (parts.isEmpty ? [whole] : parts).map { RecordingHead($0) }
        for head in heads { changed.updateValue(head, forKey: head.id) }
        return heads
    }
}
