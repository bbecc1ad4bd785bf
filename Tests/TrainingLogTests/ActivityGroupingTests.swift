import Measures
import Testing
import Training
import TrainingLog

struct ActivityGroupingTests {
    private func head(
        _ id: String, at start: Double, minutes: Double = 60, sport: Sport = .running, metres: Double? = 10_000,
        origin: Source.Origin = .fit, channels: Int = 5, points: Int = 3600
    ) -> RecordingHead {
        RecordingHead(
            id: id, start: Moment(secondsSince1970: start * 60), elapsed: minutes * 60, sport: sport,
            distance: metres.map { Distance(metres: $0) }, origin: origin, channelCount: channels, points: points)
    }

    @Test(arguments: [
        (0.0, 60.0, true), (29, 60, true), (30, 60, true), (31, 60, false), (-30, 60, true), (15, 30, true), (15, 29, false),
        (0, 120, true), (0, 121, false),
    ])
    func `recordings match if they share half of the longer one's time`(start: Double, minutes: Double, isSame: Bool) {
        let (one, other) = (head("a", at: 0), head("b", at: start, minutes: minutes))
        #expect(areSameActivity(one, other) == isSame)
        #expect(areSameActivity(other, one) == isSame)
    }

    @Test func `sports of one family match and others do not`() {
        let run = head("a", at: 0)
        for sport in [Sport.trailRunning, .walking, .other] { #expect(areSameActivity(run, head("b", at: 0, sport: sport))) }
        for sport in [Sport.cycling, .yoga, .multisport, .swimming] {
            #expect(!areSameActivity(run, head("b", at: 0, sport: sport)))
        }
    }

    @Test func `distances must agree if both recordings have one`() {
        let run = head("a", at: 0)
        for metres in [nil, 0, 99, 6700, 14_900] as [Double?] { #expect(areSameActivity(run, head("b", at: 0, metres: metres))) }
        for metres in [101.0, 6600, 15_100] { #expect(!areSameActivity(run, head("b", at: 0, metres: metres))) }
    }

    @Test func `the winner has the most channels, then the file closest to the device`() {
        let rich = head("z", at: 0, origin: .strava, channels: 9)
        let fit = head("y", at: 1, origin: .fit, channels: 5, points: 10)
        let gpx = head("x", at: 2, origin: .gpx, channels: 5)
        let twin = head("w", at: 2, origin: .gpx, channels: 5)
        let more = head("v", at: 3, origin: .gpx, channels: 5, points: 4000)
        #expect(activityGroups(of: [gpx, twin, fit, more, rich]) == [ActivityGroup(recordings: ["z", "y", "v", "w", "x"])])
    }

    @Test func `groups do not depend on the order and match a slow reference`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<50 {
            let heads = (0..<30).map { index in
                head(
                    "\(index)", at: Double.random(in: 0...900, using: &generator),
                    minutes: Double.random(in: 0...90, using: &generator),
                    sport: [.running, .cycling, .other].randomElement(using: &generator) ?? .other,
                    metres: [nil, 8000, 10_000, 20_000].randomElement(using: &generator) ?? nil)
            }
            let groups = activityGroups(of: heads)
            #expect(activityGroups(of: heads.shuffled(using: &generator)) == groups)
            #expect(Set(groups.flatMap(\.recordings)) == Set(heads.map(\.id)))
            #expect(Set(groups.map { Set($0.recordings) }) == reference(heads))
        }
    }

    /// Merges matching pairs until nothing changes.
    private func reference(_ heads: [RecordingHead]) -> Set<Set<String>> {
        var groups = heads.map { [$0] }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            search: for one in groups.indices {
                for other in groups.indices.dropFirst(one + 1)
                where groups[one].contains(where: { first in groups[other].contains { areSameActivity(first, $0) } }) {
                    groups[one] += groups.remove(at: other)
                    hasChanged = true
                    break search
                }
            }
        }
        return Set(groups.map { Set($0.map(\.id)) })
    }

    @Test func `regrouping around one recording finds the whole group`() {
        let all = [head("a", at: 0), head("b", at: 25), head("c", at: 50), head("far", at: 500)]
        let groups = regroup(around: [all[0]], decided: [], head: { _ in nil }) { start, end in
            all.filter { $0.start <= end && $0.end >= start }
        }
        #expect(groups.map { Set($0.recordings) } == [["a", "b", "c"]])
    }

    @Test func `decisions give the same groups in any order of recordings`() {
        let heads = (0..<12).map { head("\($0)", at: Double($0) * 12, minutes: 60 + Double($0 % 3)) }
        let decided = [
            GroupingDecision("1", "2", .apart), GroupingDecision("4", "9", .apart), GroupingDecision("0", "11", .together),
        ].compactMap { $0 }
        let groups = activityGroups(of: heads, decided: decided)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<50 { #expect(activityGroups(of: heads.shuffled(using: &generator), decided: decided) == groups) }
        let places = Dictionary(uniqueKeysWithValues: groups.flatMap { group in group.recordings.map { ($0, group.id) } })
        #expect(places.count == 12)
        #expect(places["1"] != places["2"])
        #expect(places["4"] != places["9"])
        #expect(places["0"] == places["11"])
    }

    @Test func `a decision stores the lesser id first`() throws {
        #expect(GroupingDecision("a", "a", .apart) == nil)
        let decision = try #require(GroupingDecision("b", "a", .apart))
        #expect((decision.one, decision.other) == ("a", "b"))
        let newer = try #require(GroupingDecision("a", "b", .together))
        #expect([decision].revised(by: [newer]) == [newer])
        #expect([decision].revised(by: [], forgetting: [newer]).isEmpty)
    }
}
