import Measures
import Testing
import Training

@testable import TrainingLog

/// Which recording of a newer reading replaces which older one.
struct SuccessorTests {
    private let morning = Moment(secondsSince1970: 1_714_545_000)

    private func head(
        _ id: String, minutes: Double = 60, origin: Source.Origin = .fit, channels: Int = 5, after seconds: Double = 0
    ) -> RecordingHead {
        RecordingHead(
            id: id, start: morning + seconds, elapsed: minutes * 60, sport: .running, distance: nil, origin: origin,
            channelCount: channels, points: Int(minutes) * 60)
    }

    private func permutations<Element>(_ list: [Element]) -> [[Element]] {
        guard let first = list.first else { return [[]] }
        return permutations(Array(list.dropFirst())).flatMap { rest in
            (0...rest.count).map { place in Array(rest[..<place]) + [first] + Array(rest[place...]) }
        }
    }

    @Test func `the recording of the same origin and start is the successor`() {
        let new = [head("new"), head("file", origin: .gpx), head("later", after: 1)]
        #expect(successors(of: [head("old")], among: new) == ["old": "new"])
        #expect(successors(of: [head("old", origin: .tcx)], among: new).isEmpty)
        #expect(successors(of: [head("old", after: 2)], among: new).isEmpty)
        #expect(successors(of: [], among: new).isEmpty && successors(of: new, among: []).isEmpty)
    }

    @Test func `the longer recording is the successor, then the one that would win`() {
        #expect(
            successors(of: [head("old", minutes: 30)], among: [head("short", minutes: 30, channels: 9), head("long")]) == [
                "old": "long"
            ])
        #expect(successors(of: [head("old")], among: [head("a", minutes: 60.01), head("b", channels: 6)]) == ["old": "b"])
        #expect(successors(of: [head("old")], among: [head("b"), head("a")]) == ["old": "a"])
    }

    @Test func `two devices that started in the same second keep a successor each`() {
        let old = [head("watch", minutes: 60), head("bike", minutes: 40)]
        let new = [head("bike 2", minutes: 41), head("watch 2", minutes: 61)]
        #expect(successors(of: old, among: new) == ["watch": "watch 2", "bike": "bike 2"])
        #expect(successors(of: old, among: [head("only")]) == ["watch": "only", "bike": "only"])
    }

    @Test func `no order of the recordings changes a successor`() {
        let old = [head("a", minutes: 60), head("b", minutes: 40), head("c", minutes: 40, channels: 3), head("d", origin: .gpx)]
        let new = [head("e", minutes: 50), head("f", minutes: 40), head("g", origin: .gpx), head("h", minutes: 70)]
        let expected = successors(of: old, among: new)
        #expect(expected == ["a": "h", "b": "e", "c": "f", "d": "g"])
        for olds in permutations(old) {
            for actionResult in permutations(new) { #expect(successors(of: olds, among: actionResult) == expected) }
        }
    }
}
