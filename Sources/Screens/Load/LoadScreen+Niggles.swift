import Analysis
import Localizations
import Measures
import Training

extension LoadScreen {
    /// Niggles, newest first, with the load of their time.
    public struct Niggles: Equatable, Sendable {
        public var title: String
        public var lead: String
        public var none: String
        public var add: String
        /// Newest niggles; their number is limited to keep the page small.
        public var rows: [Row]
        /// How many more there are within the year; nil when all are shown.
        public var older: String?
        public var explanation: Explanation?

        public struct Row: Equatable, Sendable {
            public var id: String
            /// Name such as `left knee, outside`.
            public var name: String
            public var figure: String
            public var day: String
            /// The athlete's own words.
            public var words: String?
            public var load: String
            public var edit: Route
            public var editLabel: String
            public var editSpoken: String
            public var remove: String
            public var removeSpoken: String
        }
    }

    static let shownNiggles = 20

    static func niggles(_ load: LoadInsight, _ context: DisplayContext) -> Niggles {
        let rows = load.niggles.prefix(shownNiggles).map { noted -> Niggles.Row in
            let niggle = noted.niggle
            let name = LoadScreen.name(of: niggle, context)
            let day = context.shortDate(niggle.day)
            return Niggles.Row(
                id: niggle.id, name: name, figure: context.say(.niggleStrength(intensity: context.number(niggle.intensity))),
                day: day,
                words: niggle.words.isEmpty ? nil : niggle.words, load: loadThen(noted, context), edit: .niggle(niggle.id),
                editLabel: context.say(.edit), editSpoken: context.say(.niggleEditSpoken(place: name, day: day)),
                remove: context.say(.niggleRemove), removeSpoken: context.say(.niggleRemoveSpoken(place: name, day: day)))
        }
        let title = context.say(.niggles)
        let more = load.niggles.count - rows.count
        return Niggles(
            title: title, lead: context.say(.nigglesLead), none: context.say(.nigglesNone), add: context.say(.niggleAdd),
            rows: rows,
            older: more > 0 ? context.say(.nigglesMore(count: more)) : nil,
            explanation: rows.isEmpty
                ? nil : ExplainText.explanation(of: NotedNiggle.card, id: "why-niggles", title: title, context: context))
    }

    /// Returns a name such as `Left knee, outside`; in Chinese without spaces.
    static func name(of niggle: Niggle, _ context: DisplayContext) -> String {
        let place = context.say(niggle.place.phrase)
        let sided = niggle.side.map { context.say(.niggleSided(side: context.say($0.phrase), place: place)) } ?? place
        return niggle.spot.isEmpty ? sided : context.say(.niggleSpotted(place: sided, spot: niggle.spot))
    }

    static func loadThen(_ noted: NotedNiggle, _ context: DisplayContext) -> String {
        func text(_ value: Double?) -> String { value.map { context.number($0) } ?? "–" }
        return context.say(
            .niggleLoad(dayLoad: text(noted.dayLoad), weekLoad: text(noted.weekLoad), usualWeek: text(noted.usualWeek)))
    }

    /// Marks on the curves: days of niggles with their strengths.
    static func marks(_ load: LoadInsight, _ context: DisplayContext) -> [TrendChart.Mark] {
        var marks: [TrendChart.Mark] = []
        for noted in load.niggles {
            let text = name(of: noted.niggle, context) + " " + context.number(noted.niggle.intensity) + "/10"
            if let last = marks.indices.last, marks[last].day == noted.niggle.day {
                marks[last].text += context.say(.clauseJoint) + text
            } else {
                marks.append(TrendChart.Mark(day: noted.niggle.day, text: text))
            }
        }
        return marks
    }
}

extension RunningSections {
    static func niggles(_ load: LoadInsight, _ context: DisplayContext) -> Section? {
        let rows = load.niggles.prefix(5).map { noted in
            let strength = context.say(.niggleStrength(intensity: context.number(noted.niggle.intensity)))
            let words = noted.niggle.words.isEmpty ? nil : noted.niggle.words
            return Row(
                context.shortDate(noted.niggle.day), strength,
                [LoadScreen.name(of: noted.niggle, context), LoadScreen.loadThen(noted, context), words].compactMap { $0 }
                    .joined(separator: " · "))
        }
        return Section("niggles", context.say(.niggles), Array(rows)).unlessEmpty
    }
}
