import Localizations
import Measures
import Screens
import Testing
import Training

struct RaceFormTests {
    private let context = Example.context(.english)
    private let id = UniqueID(high: 1, low: 1)

    private func form(_ fields: [String: String], of race: RaceGoal? = nil, units: DisplayContext? = nil) -> RaceForm {
        RaceForm(race, units ?? context) { fields[$0] }
    }

    private var day: String { (Example.today + 60).iso }

    @Test(arguments: [
        ("half", "1:45:00", 6300.0), ("half", "1:45", 6300), ("marathon", "3:30", 12_600), ("five", "25:30", 1530),
        ("ten", "50:00", 3000), ("marathon", "3：30：00", 12_600),
    ])
    func `a goal is read as the time that can be run`(distance: String, text: String, seconds: Double) throws {
        let race = try #require(form(["day": day, "distance": distance, "goal": text, "importance": "main"]).race(id: id))
        #expect(race.goal == seconds)
    }

    @Test(arguments: ["1:75:00", "abc", "0:10", "99:99:99", "-1:00", "1:2:3:4", ":", "1e3"])
    func `other goals are flawed`(text: String) {
        let form = form(["day": day, "distance": "half", "goal": text])
        #expect(form.flaws[.goal] == .notTime && form.race(id: id) == nil)
    }

    @Test func `another distance is in the unit of the reader`() throws {
        let race = try #require(form(["day": day, "distance": "other", "other": "15"]).race(id: id))
        #expect(race.metres == 15_000)
        var miles = context
        miles.units = .imperial
        let ten = try #require(form(["day": day, "distance": "other", "other": "10"], units: miles).race(id: id))
        #expect(abs(ten.metres - 16_093.44) < 1e-6)
        #expect(form(["day": day, "distance": "other"]).flaws[.other] == .distance)
        #expect(form(["day": day, "distance": "other", "other": "301"]).flaws[.other] == .distance)
    }

    @Test func `the day is not past, but that of an earlier entry may be`() throws {
        let yesterday = (Example.today - 1).iso
        #expect(form(["day": yesterday, "distance": "ten"]).flaws[.day] != nil)
        // A day that is too far ahead is refused with the last one that is possible.
        guard case .profile(.day(let allowed))? = form(["day": "9999-01-01", "distance": "ten"]).flaws[.day] else {
            Issue.record("The year 9999 is accepted.")
            return
        }
        #expect(allowed.contains("2199"))
        let race = try #require(RaceGoal(id: id, day: Example.today - 1, metres: 10_000))
        #expect(form(["day": yesterday, "distance": "ten", "name": "Done"], of: race).race(id: id)?.name == "Done")
    }

    @Test func `air needs temperature and humidity, also below zero`() throws {
        #expect(form(["day": day, "distance": "ten", "temperature": "28"]).flaws[.humidity] == .bothAir)
        #expect(form(["day": day, "distance": "ten", "humidity": "80"]).flaws[.temperature] == .bothAir)
        let cold = try #require(form(["day": day, "distance": "ten", "temperature": "−5", "humidity": "60"]).race(id: id))
        #expect(cold.celsius == -5)
        let warm = try #require(
            form(["day": day, "distance": "ten", "temperature": "86", "humidity": "60", "scale": "fahrenheit"]).race(id: id))
        #expect(abs(try #require(warm.celsius) - 30) < 1e-9)
        #expect(form(["day": day, "distance": "ten", "temperature": "99", "humidity": "60"]).flaws[.temperature] != nil)
    }

    @Test func `the form of a race has its values, and saving it unchanged changes nothing`() throws {
        let race = try #require(
            RaceGoal(
                id: id, day: Example.today + 60, metres: 21_097.5, name: "Taipei", goal: 6300, celsius: 28, humidity: 80,
                importance: .other))
        let shown = RaceForm(race, context)
        var fields: [String: String] = [:]
        for field in RaceForm.Field.allCases { fields[field.rawValue] = shown[field] }
        fields["distance"] = shown.distance.rawValue
        fields["importance"] = shown.importance.rawValue
        #expect(form(fields, of: race).race(id: id) == race)
    }

    @Test func `random texts make a form without a crash`() {
        var random = UInt64(7)
        let pieces = ["1", ":", "-", "−", "e", ".", ",", "９", " ", "99999999999", "\u{0}", "日"]
        for _ in 0..<3000 {
            var fields: [String: String] = [:]
            for field in RaceForm.Field.allCases {
                var text = ""
                for _ in 0..<5 {
                    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    text += pieces[Int(random >> 33) % pieces.count]
                }
                fields[field.rawValue] = text
            }
            let form = form(fields)
            #expect(form.race(id: id) == nil || form.flaws.isEmpty)
        }
    }
}
