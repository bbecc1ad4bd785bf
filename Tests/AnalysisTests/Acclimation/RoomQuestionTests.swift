import Analysis
import Measures
import Testing
import Training

struct RoomQuestionTests {
    private let today = SyntheticHistory.today

    private func lesson(
        _ back: Int, _ sport: Sport = .yoga, hour: Double = 18, room celsius: Double? = nil, indoors: Bool? = nil
    ) -> ActivityDigest {
        var digest = SyntheticHistory.digest(
            back: back, load: 20, minutes: 60, sport: sport,
            conditions: celsius.flatMap {
                ClimateConditions.indoors(temperature: Temperature(celsius: $0), humidityPercent: 40, assumesHumidity: true)
            }, id: "\(sport.rawValue)-\(back)")
        let local = digest.day.start(at: digest.offset)
        digest.start = local + hour * 3600
        digest.isIndoor = celsius == nil ? indoors : true
        return digest
    }

    private func open(_ digests: [ActivityDigest], unasked: Set<Sport> = []) -> [RoomQuestion] {
        RoomQuestion.open(in: digests, asOf: today, unasked: unasked)
    }

    @Test func `recent classes with an unknown room are asked about, newest first`() {
        let digests = [lesson(3), lesson(1, .pilates), lesson(2, .running), lesson(5, room: 38), lesson(4, .hotYoga)]
        #expect(open(digests).map { $0.activity } == ["pilates-1", "yoga-3", "hot_yoga-4"])
    }

    @Test func `answered, excluded, unwanted, old and future classes are not asked about`() {
        var cold = lesson(1)
        cold.isRoomKnown = true
        var excluded = lesson(2)
        excluded.isLeftOut = true
        let others = [lesson(3, room: 20), lesson(RoomQuestion.recentDays + 1), lesson(-1)]
        #expect(open([cold, excluded] + others).isEmpty)
        #expect(open([lesson(RoomQuestion.recentDays)]).count == 1)
        #expect(open([lesson(1, .pilates), lesson(2)], unasked: [.pilates]).map { $0.sport } == [.yoga])
    }

    @Test func `strength outdoors and sports that are no classes are not asked about`() {
        let digests = [
            lesson(1, .strength, indoors: false), lesson(2, .strength), lesson(3, .other), lesson(4, .other, indoors: true),
        ]
        #expect(open(digests).map { $0.activity } == ["strength-2"])
    }

    @Test func `the proposal is the newest of the same weekday and hour, then of the sport, then of any class`() throws {
        let newest = lesson(1, hour: 18)
        let sameClass = lesson(8, hour: 18.9, room: 38)
        let otherHour = lesson(8, hour: 7, room: 41)
        let otherDay = lesson(2, hour: 18, room: 35)
        let otherSport = lesson(3, .sauna, room: 45)
        func proposal(_ digests: [ActivityDigest]) -> RoomQuestion.Proposal? {
            open([newest] + digests).first { $0.activity == newest.id }?.proposal
        }
        #expect(proposal([]) == nil)
        let same = try #require(proposal([otherSport, otherDay, sameClass, lesson(15, hour: 18, room: 30)]))
        #expect(same.basis == .sameClass && same.temperature.celsius == 38 && same.day == today - 8)
        let sport = try #require(proposal([otherSport, otherHour, otherDay]))
        #expect(sport.basis == .sameSport && sport.temperature.celsius == 35)
        let any = try #require(proposal([otherSport]))
        #expect(any.basis == .anyRoom && any.temperature.celsius == 45)
    }
}
