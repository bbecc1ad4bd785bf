import Localizations
import Measures
import Testing
import Training

@testable import Analysis
@testable import Screens

struct RoomQuestionFormTests {
    private let today = Day(number: 20_527)

    private func context(_ language: Language = .english, _ scale: TemperatureScale = .celsius) -> DisplayContext {
        DisplayContext(
            language: language, units: .metric, temperatures: scale, now: today.start(at: .utc) + 72_000.0, offset: .utc)
    }

    private func question(_ sport: Sport = .yoga, proposal: RoomQuestion.Proposal? = nil) -> RoomQuestion {
        RoomQuestion(
            activity: "a", sport: sport, title: nil, start: today.start(at: .utc) + -19_800, offset: .utc, day: today - 1,
            elapsed: 3600, proposal: proposal)
    }

    private func proposal(_ celsius: Double, _ basis: RoomQuestion.Basis = .sameClass) -> RoomQuestion.Proposal {
        .init(temperature: Temperature(celsius: celsius), day: today - 8, basis: basis)
    }

    @Test func `without an earlier answer nothing is chosen`() {
        let form = RoomQuestionForm(question(), on: .today, context())
        #expect(form.dial.chosen == nil && form.dial.degrees == 27...46 && form.proposedAs == nil)
        #expect(form.name == "Yoga" && form.when == "Yesterday, 18:30")
        #expect(form.buttons.map { $0.label } == ["Save", "Not heated", "Don’t ask about Yoga"])
    }

    @Test func `the dial has the reader's scale, and a proposal as it was entered`() {
        let exact = proposal(Temperature(fahrenheit: 105).celsius)
        let fahrenheit = RoomQuestionForm(question(proposal: exact), on: .today, context(.english, .fahrenheit)).dial
        #expect(fahrenheit.chosen == 105 && fahrenheit.degrees == 80...115 && fahrenheit.label == "Room temperature (°F)")
        #expect(RoomQuestionForm(question(proposal: exact), on: .today, context()).dial.chosen == 41)
        let sauna = RoomQuestionForm(question(.sauna, proposal: proposal(85)), on: .today, context()).dial
        #expect(sauna.degrees == 50...110 && sauna.chosen == 85)
    }

    @Test func `an earlier answer beyond the usual range extends the dial, and an impossible one is not proposed`() {
        #expect(RoomQuestionForm(question(proposal: proposal(24)), on: .today, context()).dial.degrees == 24...46)
        let impossible = RoomQuestionForm(question(proposal: proposal(-5)), on: .today, context()).dial
        #expect(impossible.chosen == nil && impossible.degrees == 27...46)
    }

    @Test func `the proposal names the class that it comes from`() {
        let texts = [RoomQuestion.Basis.sameClass, .sameSport, .anyRoom].map {
            RoomQuestionForm(question(proposal: proposal(38, $0)), on: .today, context()).proposedAs
        }
        #expect(
            texts == [
                "As in the same class on Sat 7 Mar", "As in your last such class, Sat 7 Mar",
                "As in your last heated class, Sat 7 Mar",
            ])
    }

    @Test func `Today shows the newest question and the number of the others`() throws {
        let card = try #require(RoomQuestionCard([question(), question(.pilates)], answered: nil, context: context()))
        #expect(card.form?.name == "Yoga" && card.more == "1 more class" && card.notice == nil)
        #expect(RoomQuestionCard([], answered: nil, context: context()) == nil)
        let answer = RoomAnswer(.saved, activity: "a", room: RoomTemperature(degrees: 104, isFahrenheit: true), sport: .yoga)
        let notice = try #require(RoomQuestionCard([], answered: answer, context: context())?.notice)
        #expect(notice.text == "Saved: the room was 104 °F." && notice.undo == "Undo")
    }

    @Test func `every language has its own words`() {
        let titles = Language.allCases.map { RoomQuestionsScreen([question()], answered: nil, context: context($0)).question }
        #expect(Set(titles).count == Language.allCases.count)
        #expect(RoomQuestionsScreen([], answered: nil, context: context()).empty != nil)
    }
}
