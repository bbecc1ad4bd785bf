import Analysis
import Measures
import Training

extension GalleryScreen {
    /// Parts of the pages about heated classes, in every state.
    public struct HeatedParts: Equatable, Sendable {
        /// A class with its comparison, and one for each reason without.
        public var cards: [HeatedClassCard]
        /// An effect, an unclear one, and the groups of a trend.
        public var scales: [ScaleRow]
        public var filters: [SelectForm]
        public var rows: [HeatedClassesScreen.Row]
        public var rooms: [ZoneRow]
        public var question: RoomQuestionCard?
        public var notice: RoomNotice?
        public var empty: EmptyState?

        init(_ context: DisplayContext) {
            let weather = Example.withClasses.weather
            let digests = Example.classDigests
            func card(_ id: String) -> HeatedClassCard? {
                digests.first { $0.id == id }.flatMap {
                    HeatedClassCard(
                        $0, weather.heatedSession(id), signal: weather.heatedSignal(after: id), on: .elsewhere, context)
                }
            }
            cards = ["heated/41", "heated/0", "heated/silent", "heated/unknown"].compactMap { card($0) }
            // Regions of a page need different names.
            for index in cards.indices { cards[index].title += " \(index + 1)" }
            let analysis = HeatedAnalysisScreen(insights: Example.withClasses, digests: digests, context: context)
            let trends = HeatedTrendsScreen(insights: Example.withHeat, room: nil, context: context)
            scales = (analysis.effects?.rows ?? []) + (analysis.kindEffects?.rows ?? []) + (trends.signal?.rows ?? [])
            rooms = analysis.rooms
            let heated = weather.heated
            let list = HeatedClassesScreen(digests: digests, heated: heated, query: HeatedClassesQuery(), context: context)
            let filtered = HeatedClassesScreen(
                digests: digests, heated: heated, query: HeatedClassesQuery(room: .other, hasHeartRate: false), context: context)
            filters = [list.filter, filtered.filter]
            rows = Array(list.months.flatMap { $0.rows }.prefix(3)) + filtered.months.flatMap { $0.rows }
            let asked = RoomQuestion.open(in: [Example.askedDigest] + digests, asOf: context.today, unasked: [])
            question = RoomQuestionCard(asked, answered: nil, context: context)
            notice = RoomNotice(RoomAnswer(.never, activity: "x", sport: .pilates), on: .rooms, context)
            empty = HeatedClassesScreen.none(context)
        }
    }
}

extension Example {
    /// A class of yesterday whose room is unknown.
    static let askedDigest: ActivityDigest = {
        var digest = classDigests[0]
        digest.id = "asked"
        digest.day = today - 1
        digest.start = digest.day.start(at: .utc) + 18 * 3600
        digest.sport = .yoga
        digest.title = longName
        digest.isIndoor = true
        digest.conditions = nil
        return digest
    }()
}
