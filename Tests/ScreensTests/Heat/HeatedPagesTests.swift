import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct HeatedPagesTests {
    private func list(_ query: HeatedClassesQuery = HeatedClassesQuery(), _ language: Language = .english) -> HeatedClassesScreen
    {
        HeatedClassesScreen(
            digests: Example.classDigests + Example.digests, heated: Example.withClasses.weather.heated, query: query,
            context: Example.context(language))
    }

    private func analysis(_ insights: Insights = Example.withClasses, _ units: UnitSystem = .metric) -> HeatedAnalysisScreen {
        HeatedAnalysisScreen(insights: insights, digests: Example.classDigests, context: Example.context(.english, units))
    }

    // MARK: Classes

    @Test(arguments: Language.allCases) func `the list has every heated class, newest first, by month`(_ language: Language) {
        let screen = list(HeatedClassesQuery(), language)
        let rows = screen.months.flatMap { $0.rows }
        #expect(rows.count == Example.classDigests.count && screen.pager == nil && screen.empty == nil)
        let ids = Example.classDigests.sorted { $0.start > $1.start }.map { Route.activity($0.id) }
        #expect(rows.map { $0.route } == ids)
        #expect(Set(screen.months.map { $0.name }).count == screen.months.count && screen.months.count >= 5)
        #expect(screen.views.filter { $0.isChosen }.map { $0.path } == ["/heat/classes"])
    }

    @Test func `each class has its room as a word, and its comparison or the reason for none`() throws {
        let rows = list().months.flatMap { $0.rows }
        let newest = try #require(rows.first)
        #expect(newest.badges.count == 2 && newest.badges[0].text.contains("°C · "))
        #expect(newest.comparison.contains("bpm in the"))
        let silent = try #require(rows.first { $0.route == .activity("heated/silent") })
        #expect(silent.heartRate == "no heart rate" && silent.comparison == "Without heart rate it can’t be compared.")
        let unknown = try #require(rows.first { $0.route == .activity("heated/unknown") })
        #expect(unknown.badges.map { $0.text } == ["room unknown", Phrase.leftOutBadge.text(.english)])
        #expect(unknown.comparison == "This class is left out, so it isn’t compared.")
        let first = try #require(rows.first { $0.route == .activity("heated/0") })
        #expect(first.comparison.contains("from three on, it is compared") && first.badges.count == 1)
    }

    @Test func `filters by room, kind, year and heart rate leave the classes that match`() {
        func found(_ query: HeatedClassesQuery) -> [ActivityDigest] { Example.classDigests.filter { query.matches($0) } }
        #expect(
            found(.init(room: .heated(.hot))).allSatisfy { $0.heatedRoom == .hot } && !found(.init(room: .heated(.hot))).isEmpty)
        #expect(found(.init(room: .other)).map { $0.id } == ["heated/unknown"])
        let pilates = found(.init(sport: .pilates))
        #expect(!pilates.isEmpty && pilates.allSatisfy { $0.sport == .pilates })
        #expect(found(.init(hasHeartRate: false)).map { $0.id } == ["heated/silent"])
        #expect(found(.init(hasHeartRate: true)).count == Example.classDigests.count - 1)
        #expect(
            found(.init(year: Example.today.civil.year)).count + found(.init(year: Example.today.civil.year - 1)).count
                == Example.classDigests.count)
        let none = list(HeatedClassesQuery(room: .other, sport: .pilates))
        #expect(none.months.isEmpty && none.empty == nil && none.filter.isActive && !none.nothingFound.isEmpty)
        #expect(none.filter.selects.map { $0.options.filter { $0.isChosen }.count } == [1, 1, 1, 1])
    }

    @Test(arguments: Language.allCases) func `a class without a recording states this as its reason`(_ language: Language) throws
    {
        var digest = try #require(Example.classDigests.first { $0.id == "heated/silent" })
        digest.isUnrecorded = true
        let context = Example.context(language)
        let screen = HeatedClassesScreen(digests: [digest], heated: [], query: HeatedClassesQuery(), context: context)
        #expect(screen.months.flatMap { $0.rows }.map { $0.comparison } == [context.say(.heatedUnrecorded)])
        let card = try #require(HeatedClassCard(digest, nil, on: .elsewhere, context))
        #expect(card.missing == context.say(.heatedUnrecorded) && card.scale == nil)
    }

    @Test func `a year without classes is no choice, and filters nothing`() throws {
        let (all, strange) = (list(), list(HeatedClassesQuery(year: 1)))
        #expect(strange.filter == all.filter && strange.months == all.months && strange.count == all.count)
        let years = try #require(all.filter.selects.first { $0.name == "year" }).options.map { $0.value }
        #expect(years == [""] + Set(Example.classDigests.map { $0.day.civil.year }).sorted(by: >).map { "\($0)" })
    }

    @Test func `own class types have their name and symbol in lists, and a filter beside the sports`() throws {
        let type = try #require(ClassType(id: UniqueID(high: 1, low: 2), name: "Hot flow", symbol: .moon, sport: .hotYoga))
        var (context, digests) = (Example.context(.english), Example.classDigests)
        context.classes.set(type)
        let place = try #require(digests.lastIndex { $0.id == "heated/41" })
        digests[place].classType = type.id
        digests[0].classType = UniqueID(high: 7, low: 7)
        func list(_ query: HeatedClassesQuery) -> HeatedClassesScreen {
            HeatedClassesScreen(digests: digests, heated: [], query: query, context: context)
        }
        let all = list(HeatedClassesQuery())
        let row = try #require(all.months.flatMap { $0.rows }.first { $0.route == .activity("heated/41") })
        #expect(row.symbol == .moon && [row.title, row.when].contains { $0.hasPrefix("Hot flow") })
        let options = all.filter.selects[1].options
        #expect(options.map { $0.label }.prefix(3) == ["All kinds", "Hot flow", Phrase.classTypeGone.text(.english)])
        let query = HeatedClassesQuery(classType: type.id)
        #expect(query.text == "?sport=" + type.id.text && query.isFiltered)
        #expect(HeatedClassesQuery { $0 == "sport" ? type.id.text : nil } == query)
        let found = list(query)
        #expect(found.months.flatMap { $0.rows }.map { $0.route } == [.activity("heated/41")])
        #expect(found.filter.selects[1].options.filter { $0.isChosen }.map { $0.value } == [type.id.text])
        // Other lists use the same names.
        let card = ActivityCard(digests[place], context)
        #expect(card.symbol == .moon && card.sport == "Hot flow")
        let newest = HeatedClassCard.newest(of: [digests[place]], Example.withClasses.weather, within: 60, context)
        #expect(newest?.when?.hasPrefix(card.title) == true)
        // A built-in class type is called like its sport.
        digests[place].classType = ClassType.builtInID(.pilates)
        #expect(ActivityCard(digests[place], context).sport == "Pilates")
    }

    @Test func `filters round-trip through the address, and invalid ones are ignored`() {
        let query = HeatedClassesQuery(room: .heated(.veryHot), sport: .hotYoga, year: 2026, hasHeartRate: false, page: 2)
        #expect(query.text == "?room=veryHot&sport=" + Sport.hotYoga.rawValue + "&year=2026&heart-rate=without&page=2")
        let fields = Dictionary(
            uniqueKeysWithValues: query.text.dropFirst().split(separator: "&").map { pair in
                let parts = pair.split(separator: "=").map { String($0) }
                return (parts[0], parts[1])
            })
        #expect(HeatedClassesQuery { fields[$0] } == query)
        #expect(HeatedClassesQuery { _ in "nonsense" } == HeatedClassesQuery() && HeatedClassesQuery().text.isEmpty)
        #expect(HeatedClassesQuery { $0 == "room" ? "other" : $0 == "year" ? "99999" : nil } == HeatedClassesQuery(room: .other))
    }

    @Test func `a long list has pages that keep the filters`() throws {
        var many: [ActivityDigest] = []
        for index in 0..<(HeatedClassesScreen.pageLength + 1) {
            var digest = Example.classDigests[index % 30]
            digest.id = "many/\(index)"
            many.append(digest)
        }
        func screen(_ page: Int) -> HeatedClassesScreen {
            HeatedClassesScreen(
                digests: many, heated: [], query: HeatedClassesQuery(hasHeartRate: nil, page: page),
                context: Example.context(.english))
        }
        #expect(screen(1).months.flatMap { $0.rows }.count == HeatedClassesScreen.pageLength)
        #expect(screen(9).months.flatMap { $0.rows }.count == 1)
        #expect(screen(1).pager?.next == .heatClasses(HeatedClassesQuery(page: 2)) && screen(2).pager?.next == nil)
    }

    @Test func `without a class every page states what would fill it`() {
        let context = Example.context(.english)
        let insights = Example.emptyInsights
        let list = HeatedClassesScreen(digests: Example.digests, heated: [], query: HeatedClassesQuery(), context: context)
        let trends = HeatedTrendsScreen(insights: insights, room: .hot, context: context)
        let analysis = HeatedAnalysisScreen(insights: insights, digests: Example.digests, context: context)
        for empty in [list.empty, trends.empty, analysis.empty] { #expect(empty?.link?.route == .live) }
    }

    // MARK: Trends

    @Test func `the newest room is shown unless another one with classes is asked for`() throws {
        let context = Example.context(.english)
        let heated = Example.withClasses.weather.heated
        let newest = try #require(heated.max { $0.day < $1.day })
        let screen = HeatedTrendsScreen(insights: Example.withClasses, room: nil, context: context)
        #expect(
            screen.rooms.count == heated.count && screen.rooms.first { $0.isChosen }?.path == Route.heatTrends(newest.room).path)
        #expect(HeatedTrendsScreen(insights: Example.withClasses, room: .warm, context: context) == screen)
        let other = try #require(heated.first { $0.room != newest.room })
        let asked = HeatedTrendsScreen(insights: Example.withClasses, room: other.room, context: context)
        #expect(asked.course?.room == other.room.text(context) && asked.course?.chart != nil)
    }

    @Test(arguments: Language.allCases) func `the signal states its size, its interval and its number of classes`(
        _ language: Language
    ) throws {
        let context = Example.context(language)
        let room = try #require(Example.withHeat.weather.heated.first)
        let change = try #require(room.change.value)
        let signal = try #require(HeatedTrendsScreen(insights: Example.withHeat, room: nil, context: context).signal)
        #expect(signal.sentence.contains(language.number(abs(change.value), decimals: 1)))
        let rests = try #require(signal.rests)
        let interval = try #require(change.interval)
        for value in [interval.low, interval.high] { #expect(rests.contains(language.signed(value, decimals: 1))) }
        #expect(rests.contains("14") && signal.explanation != nil)
        #expect(signal.rows.map { $0.dots.count } == [5, 5])
        #expect(signal.rows.allSatisfy { row in row.dots.allSatisfy { (0...1).contains($0) } && row.band != nil })
    }

    @Test func `each signal has its own sentence, and with too few classes the number is stated`() throws {
        let context = Example.context(.english)
        func sentence(_ change: (inout HeatedSessions) -> Void) throws -> String {
            var insights = Example.withHeat
            change(&insights.weather.heated[0])
            return try #require(HeatedTrendsScreen(insights: insights, room: nil, context: context).signal).sentence
        }
        func sentence(_ signal: HeatedTrend.Signal, _ low: Double, _ high: Double) throws -> String {
            try sentence { sessions in
                sessions.signal = signal
                guard var change = sessions.change.value else { return }
                change.interval = Interval(low: low, high: high)
                sessions.change = .known(change)
            }
        }
        #expect(try sentence(.improving, -6, -1).hasPrefix("Likely easier"))
        #expect(try sentence(.stable, -2, 3).hasPrefix("About the same"))
        #expect(try sentence(.declining, 1, 6).hasPrefix("Likely harder"))
        let few = try sentence {
            $0.sessions.removeLast(7)
            $0.change = .absent(.tooFew)
            $0.signal = nil
        }
        #expect(few.hasPrefix("From 10 classes in such rooms on") && few.hasSuffix("you have 7."))
        // A change whose interval contains zero is not called likely, nor a small one whose interval is wide called the same.
        #expect(try sentence(.improving, -6, 1).hasPrefix("No clear change"))
        #expect(try sentence(.declining, -1, 6).hasPrefix("No clear change"))
        #expect(try sentence(.stable, -6, 4).hasPrefix("No clear change"))
    }

    @Test(arguments: Language.allCases) func `a class that scatter hides is not called harder or easier`(_ language: Language)
        throws
    {
        let context = Example.context(language)
        let digest = try #require(Example.classDigests.last { $0.isHeatedClass && $0.id != "heated/silent" })
        var session = try #require(Example.withClasses.weather.heatedSession(digest.id))
        for comparison in [HeatedBaseline.Comparison.lowerEffort, .higherEffort] {
            session.comparison = comparison
            session.deviation?.interval = Interval(low: -1, high: 13)
            let card = try #require(HeatedClassCard(digest, session, on: .elsewhere, context))
            #expect(card.scale?.badge == Badge(Phrase.heatedUnclear.text(language), .neutral))
            #expect(card.summary?.contains(Phrase.classSummaryUnclear.text(language)) == true)
            #expect(RunningSections.note(session, context).hasPrefix(Phrase.heatedUnclear.text(language)))
        }
    }

    // MARK: Analysis

    @Test func `effects are shown with words, interval and receipt on one scale`() throws {
        let screen = analysis()
        let found = try #require(Example.withClasses.weather.heatedModel.effects.value)
        let rows = try #require(screen.effects).rows
        #expect(rows.map { $0.label } == ["Room +1 °C", "Humidity +10 %", "Duration +10 min"])
        for (row, effect) in zip(rows, found.circumstances) {
            #expect(row.figure.text == Language.english.signed(effect.estimate.value, decimals: 1) + " bpm")
            #expect(row.note?.hasPrefix("80 % likely between") == true && row.explanation != nil && row.zero != nil)
        }
        #expect(screen.lead.hasPrefix("A room 1 °C warmer goes with about"))
        #expect(screen.kindEffects?.rows.first?.label == "Power 26" && screen.lead.contains("Power 26 asks the most"))
        #expect(screen.expected != nil && screen.errors?.rows.count == 2)
    }

    @Test func `in Fahrenheit the effect of the room is that of two degrees`() throws {
        let found = try #require(Example.withClasses.weather.heatedModel.effects.value)
        let row = try #require(analysis(Example.withClasses, .imperial).effects?.rows.first)
        #expect(row.label == "Room +2 °F")
        #expect(row.figure.number == Language.english.signed(found.circumstances[0].estimate.value * 2 / 1.8, decimals: 1))
    }

    @Test func `an own class type is a kind of its own in the table and among the effects, with its name`() throws {
        let type = try #require(ClassType(id: UniqueID(high: 1, low: 2), name: "Hot flow", symbol: .moon, sport: .hotYoga))
        var (context, digests, insights) = (Example.context(.english), Example.classDigests, Example.withClasses)
        context.classes.set(type)
        let heated = digests.indices.filter {
            digests[$0].isHeatedClass && !digests[$0].isLeftOut && digests[$0].day <= context.today
        }
        for index in heated.prefix(4) { digests[index].classType = type.id }
        var effects = try #require(insights.weather.heatedModel.effects.value)
        effects.kinds[0].cause = .kind(.hotYoga, name: .type(type.id))
        insights.weather.heatedModel.effects = .known(effects)
        let screen = HeatedAnalysisScreen(insights: insights, digests: digests, context: context)
        let rows = try #require(screen.kinds).rows
        #expect(rows.first { $0[0] == "Hot flow" }?[1] == "4")
        #expect(rows.compactMap { Int($0[1]) }.reduce(0, +) == heated.count)
        #expect(screen.kindEffects?.rows.contains { $0.label == "Hot flow" } == true)
    }

    @Test func `a model that may not be shown leaves its reason, and the rooms and kinds stay`() {
        var insights = Example.withClasses
        insights.weather.heatedModel.effects = .absent(.nothingFound)
        insights.weather.heatedModel.expectation = .absent(.nothingFound)
        let flat = analysis(insights)
        #expect(
            flat.effects == nil && flat.kindEffects == nil && flat.expected == nil && flat.lead.contains("adds nothing so far"))
        #expect(flat.errors != nil && flat.rooms.count >= 2 && flat.kinds?.rows.count == 2)
        insights.weather.heatedModel.effects = .absent(.tooFew)
        insights.weather.heatedModel.classes = 7
        #expect(analysis(insights).lead.contains("from 18 classes") && analysis(insights).lead.contains("you have 7"))
    }

    @Test func `an effect whose interval contains zero is unclear and is not in the first sentences`() throws {
        var insights = Example.withClasses
        var found = try #require(insights.weather.heatedModel.effects.value)
        for index in found.circumstances.indices {
            found.circumstances[index].estimate.interval = Interval(low: -1, high: 4)
        }
        for index in found.kinds.indices { found.kinds[index].estimate.interval = Interval(low: -1, high: 4) }
        insights.weather.heatedModel.effects = .known(found)
        let screen = analysis(insights)
        #expect(screen.effects?.rows.allSatisfy { $0.badge?.text == "unclear" && $0.tone == .neutral } == true)
        #expect(screen.lead.hasPrefix("Neither room nor duration"))
    }

    @Test func `the numbers of rooms are those of the classes that count`() {
        let screen = analysis()
        let counted = Example.classDigests.filter { !$0.isLeftOut }
        #expect(screen.rooms.compactMap { Int($0.time) }.reduce(0, +) == counted.count)
        #expect(screen.kinds?.rows.compactMap { Int($0[1]) }.reduce(0, +) == counted.count)
        let receipts = [screen.roomsWhy, screen.kindsWhy, screen.safetyWhy, screen.leadWhy]
        #expect(Set(receipts.map { $0.id }).count == 4 && receipts.allSatisfy { $0.rows.count >= 2 })
    }

    // MARK: The newest class

    @Test func `Today shows a heated class for three days, and the heat page longer`() {
        func today(_ back: Int) -> HeatedClassCard? {
            var digest = Example.classDigests[0]
            digest.day = Example.today - back
            digest.start = digest.day.start(at: .utc) + 3600
            return TodayScreen(
                insights: Example.withClasses, digests: [digest] + Example.digests, updated: nil,
                context: Example.context(.english)
            ).heated
        }
        #expect(today(3)?.link.route == .activity("heated/0") && today(4) == nil)
        var digest = Example.classDigests[0]
        digest.isLeftOut = true
        digest.day = Example.today
        #expect(HeatedClassCard.newest(of: [digest], Example.withClasses.weather, within: 3, Example.context(.english)) == nil)
        let heat = HeatScreen(
            insights: Example.withClasses, acclimation: nil, digests: Example.classDigests, openRooms: 2,
            context: Example.context(.english))
        #expect(heat.newest?.scale != nil && heat.openRooms?.route == .rooms && heat.views.count == 4 && heat.empty == nil)
        #expect(HeatScreen(insights: Example.withClasses, acclimation: nil, context: Example.context(.english)).openRooms == nil)
    }

    @Test(arguments: Language.allCases) func `a class without a comparison states the reason and no scale`(_ language: Language)
        throws
    {
        let context = Example.context(language)
        for id in ["heated/0", "heated/silent", "heated/unknown"] {
            let digest = try #require(Example.classDigests.first { $0.id == id })
            let card = try #require(
                HeatedClassCard(digest, Example.withClasses.weather.heatedSession(id), on: .elsewhere, context))
            #expect(card.scale == nil && card.missing?.isEmpty == false)
            #expect((card.summary == nil) == (id == "heated/unknown"))
        }
        #expect(HeatedClassCard(Example.digests[0], nil, on: .ownPage, context) == nil)
    }

    @Test func `a summary is added below the note once, if there is room`() {
        #expect(KeptSummary.note("", adding: "Calm.") == "Calm." && KeptSummary.note("Mine", adding: " Calm. ") == "Mine\nCalm.")
        #expect(KeptSummary.note("Mine\nCalm.", adding: "Calm.") == nil && KeptSummary.note("x", adding: " ") == nil)
        let full = String(repeating: "x", count: ActivityEditForm.noteLimit - 2)
        #expect(KeptSummary.note(full, adding: "y") != nil && KeptSummary.note(full, adding: "yz") == nil)
        let digest = Example.classDigests[5]
        func keep(_ note: String) -> HeatedClassCard.Keep? {
            ActivityScreen(
                recording: Example.recording, id: "x", digest: digest, athlete: Example.athlete,
                remarks: .init(edit: ActivityEdit(note: note)), context: Example.context(.english)
            ).heated?.keep
        }
        #expect(keep("")?.path == "/activities/x/edit/keep" && keep(keep("")?.text ?? "") == nil)
    }

    @Test func `the page of a heated class shows its lowest heart rate`() throws {
        let digest = try #require(Example.classDigests.last { $0.isHeatedClass })
        func labels(_ digest: ActivityDigest?) -> [String] {
            ActivityScreen(
                recording: Example.recording, id: "x", digest: digest, athlete: Example.athlete,
                context: Example.context(.english)
            ).tiles.map { $0.label }
        }
        #expect(labels(digest).contains("Lowest heart rate") && !labels(Example.recordingDigest).contains("Lowest heart rate"))
    }
}
