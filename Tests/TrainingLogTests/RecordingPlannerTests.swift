import Measures
import TestKit
import Testing
import Training
import TrainingLog

/// Plans for facts that a test states. The store contract checks the same rules for each store.
struct RecordingPlannerTests {
    /// Facts that a test states.
    private struct Facts: RecordingFacts {
        var recordings: [StoredRecording]
        var groups: [[String]]
        var cuts: [RecordingCut] = []
        var decisions: [GroupingDecision] = []
        var edited: [String] = []

        private func visible() throws -> [StoredRecording] {
            try recordings.flatMap { whole in
                let seconds = cuts.seconds(of: whole.id)
                return seconds.isEmpty ? [whole] : try whole.parts(cutAt: seconds)
            }
        }

        func head(_ id: String) throws -> RecordingHead? { try visible().first { $0.id == id }.map { RecordingHead($0) } }
        func heads(from start: Moment, through end: Moment) throws -> [RecordingHead] {
            try visible().map { RecordingHead($0) }.filter { $0.start <= end && $0.end >= start }
        }
        func group(of id: String) -> [String]? { groups.first { $0.contains(id) } }
        func parts(of whole: String) throws -> [String] {
            let seconds = cuts.seconds(of: whole)
            guard !seconds.isEmpty, let recording = recording(whole) else { return [] }
            return try recording.parts(cutAt: seconds).map(\.id)
        }
        func recording(_ whole: String) -> StoredRecording? { recordings.first { $0.id == whole } }
        func allCuts() -> [RecordingCut] { cuts }
        func allDecisions() -> [GroupingDecision] { decisions }
        func editedRecordings() -> [String] { edited }
    }

    private let morning = Moment(secondsSince1970: 1_714_545_000)
    private let watch: StoredRecording
    private let phone: StoredRecording
    private let evening: StoredRecording

    init() {
        watch = StoredRecording(ExampleRecordings.steadyRun(start: morning, minutes: 60))
        phone = StoredRecording(ExampleRecordings.phoneRun(start: morning + 5, minutes: 60))
        evening = StoredRecording(ExampleRecordings.steadyRun(start: morning + 36_000, minutes: 30))
    }

    @Test func `a new recording joins the activity that it overlaps`() throws {
        let facts = Facts(recordings: [watch, phone, evening], groups: [[watch.id], [evening.id]])
        let writes = try facts.planAdding([phone])
        #expect(writes.groups.map(\.recordings) == [[watch.id, phone.id]])
        #expect(writes.removedGroups.isEmpty && writes.parts.isEmpty && writes.cuts == nil && writes.decisions == nil)
    }

    @Test func `a decision splits a group, and removing the decision joins it again`() throws {
        let apart = try #require(GroupingDecision(watch.id, phone.id, .apart))
        var facts = Facts(recordings: [watch, phone], groups: [[watch.id, phone.id]])
        let split = try facts.planDeciding([apart], forgetting: [])
        #expect(Set(split.groups.map(\.recordings)) == [[watch.id], [phone.id]] && split.decisions == [apart])
        facts.groups = split.groups.map(\.recordings)
        facts.decisions = [apart]
        let joined = try facts.planDeciding([], forgetting: [apart])
        #expect(joined.groups.map(\.recordings) == [[watch.id, phone.id]] && joined.decisions == [])
    }

    @Test func `a cut creates parts and groups each of them`() throws {
        let cut = try #require(RecordingCut(watch.id, at: 1_800))
        let facts = Facts(recordings: [watch], groups: [[watch.id]])
        let writes = try facts.planCutting([cut], forgetting: [])
        #expect(writes.cuts == [cut] && writes.removedGroups == [[watch.id]])
        #expect(writes.parts.map { $0.parts.map(\.id) } == [[watch.id, cut.part]])
        #expect(Set(writes.groups.map(\.recordings)) == [[watch.id], [cut.part]])
    }

    @Test func `a successor gets the cuts and decisions`() throws {
        let cut = try #require(RecordingCut(watch.id, at: 1_800))
        let apart = try #require(GroupingDecision(cut.part, evening.id, .apart))
        let newer = StoredRecording(
            id: "newer", recording: watch.recording, channelKinds: watch.channelKinds, columns: watch.columns)
        let facts = Facts(
            recordings: [watch, newer, evening], groups: [[watch.id], [cut.part], [newer.id], [evening.id]], cuts: [cut],
            decisions: [apart])
        let writes = try facts.planReplacing([watch.id: newer.id], removing: [watch.id])
        #expect(writes.removedRecordings == [watch.id])
        #expect(writes.successors == [watch.id: "newer", cut.part: "newer-1800"])
        #expect(writes.cuts?.map(\.recording) == ["newer"])
        #expect(writes.decisions == [GroupingDecision("newer-1800", evening.id, .apart)].compactMap { $0 })
        #expect(Set(writes.groups.map(\.recordings)) == [["newer"], ["newer-1800"]])
    }

    @Test func `removing without a successor removes edits and decisions`() throws {
        let apart = try #require(GroupingDecision(watch.id, evening.id, .apart))
        let facts = Facts(
            recordings: [watch, phone, evening], groups: [[watch.id, phone.id], [evening.id]], decisions: [apart],
            edited: [watch.id, evening.id])
        let writes = try facts.planRemoving([watch.id], successor: nil)
        #expect(writes.removedRecordings == [watch.id] && writes.removedGroups == [[watch.id, phone.id]])
        #expect(writes.forgottenEdits == [watch.id] && writes.decisions == [])
        #expect(writes.groups.map(\.recordings) == [[phone.id]])
    }

    @Test func `a recording without a successor stays while a file of its kind may be lost`() {
        let (old, other) = (RecordingHead(watch), RecordingHead(evening))
        var new = old
        new.id = "newer"
        let uncertain = RetirementPlan(old: [old, other], new: [new], filesLeft: 1)
        #expect(uncertain.removed == [old.id] && !uncertain.removesOldEntries && uncertain.successors == [old.id: "newer"])
        let certain = RetirementPlan(old: [old, other], new: [new], filesLeft: 0)
        #expect(certain.removed == [old.id, other.id] && certain.removesOldEntries)
        #expect(RetirementPlan(old: [old], new: [new], filesLeft: 2).removesOldEntries)
    }
}
