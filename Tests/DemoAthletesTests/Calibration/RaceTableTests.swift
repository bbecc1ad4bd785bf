import Analysis
import DemoAthletes
import Measures
import Testing

struct RaceTableTests {
    private func fault(_ text: String) -> RaceTable.Fault? {
        do throws(RaceTable.Fault) {
            _ = try RaceTable(text: text)
            return nil
        } catch {
            return error
        }
    }

    private static let header = "athlete,date,distance_km,time"

    @Test func `columns are read by their names, quotes and a byte-order mark included`() throws {
        let table = try RaceTable(
            text: "\u{FEFF}time,note,Athlete,date,distance_km,training_km_per_week,training_pace\r\n"
                + "19:48,\"windy, wet\",\"A \"\"B\"\"\",2024-05-01,5,45,5:30\r\n\r\n1:32:05,,c,2024-04-01,21.0975,,\r\n")
        #expect(table.ignored == ["note"])
        #expect(table.races.map(\.athlete) == ["A \"B\"", "c"])
        #expect(table.races.map(\.seconds) == [1188, 5525] && table.races.map(\.metres) == [5000, 21_097.5])
        #expect(table.races[0].training == RaceTable.Training(weeklyKilometres: 45, pace: 330) && table.races[1].training == nil)
        #expect(table.races[0].day == Day(year: 2024, month: 5, day: 1) && table.races.map(\.line) == [2, 4])
    }

    @Test func `what is wrong is named with its line and column`() {
        let h = Self.header
        #expect(fault("") == .empty)
        #expect(fault(h) == .empty)
        #expect(fault("athlete,date,time\na,2024-05-01,1188") == .missingColumn("distance_km"))
        #expect(fault("athlete,date,athlete,time\n") == .repeatedColumn("athlete", column: 3))
        #expect(fault(h + ",training_pace\n") == .halfOfTraining(missing: "training_km_per_week"))
        #expect(fault(h + "\na,2024-05-01,5,1188\na,2024-05-01,5") == .fieldCount(line: 3, found: 3, expected: 4))
        #expect(fault(h + "\n\"a,2024-05-01,5,1188") == .openQuote(line: 2, column: 1))
        let wrong: [(String, Int, String)] = [
            (",2024-05-01,5,1188", 1, "athlete"), ("a,2024-02-30,5,1188", 2, "date"), ("a,1.5.2024,5,1188", 2, "date"),
            ("a,2024-05-01,5 km,1188", 3, "distance_km"), ("a,2024-05-01,nan,1188", 3, "distance_km"),
            ("a,2024-05-01,5000,1188", 3, "distance_km"), ("a,2024-05-01,5,19:75", 4, "time"), ("a,2024-05-01,5,", 4, "time"),
            ("a,2024-05-01,5,-1188", 4, "time"), ("a,2024-05-01,5,1e400", 4, "time"), ("a,2024-05-01,42.195,0:20:00", 4, "time"),
        ]
        for (line, column, name) in wrong {
            guard case .value(let atLine, let atColumn, let atName, _, _) = fault(h + "\n" + line) else {
                Issue.record("\(line) was accepted")
                continue
            }
            #expect(atLine == 2 && atColumn == column && atName == name, "\(line)")
        }
        #expect(
            fault(h + "\na,2024-05-01,5,19:75")?.words
                == "Line 2, column 4 (time): “19:75” is not a time such as 1:32:05, 19:48 or 1188.")
        guard case .value(2, 6, "training_pace", _, _) = fault(h + ",training_km_per_week,training_pace\na,2024-05-01,5,1188,45,")
        else {
            Issue.record("training without a pace was accepted")
            return
        }
    }

    /// Athletes whose times follow Riegel's law to the letter, give or take luck: Riegel must win, and intervals of 80 % hold 80 %.
    private func table(athletes: Int, exponent: Double = 1.06, luck: Double = 0.02) throws -> RaceTable {
        var random = SeededRandom(seed: 7)
        var text = Self.header + "\n"
        for athlete in 1...athletes {
            let ten = 2400 + 900 * random.unit()
            for (month, kilometres) in [(1, 10.0), (3, 5), (5, 21.0975), (7, 10), (9, 5)] {
                let seconds = ten * Double.pow(kilometres / 10, exponent) * Double.exp(luck * random.normal())
                text += "a\(athlete),2024-0\(month)-10,\(kilometres),\(Int(seconds))\n"
            }
        }
        return try RaceTable(text: text)
    }

    @Test func `all methods are judged on the same races, with the law that made them in front`() throws {
        let test = RaceTableBacktest(try table(athletes: 30))
        #expect(test.athletes == 30 && test.races == 150)
        #expect(test.rows.count > 60 && test.rows.allSatisfy { $0.forecasts.count == 3 })
        let scores = (0..<3).map { RaceTableBacktest.score(test.rows, $0) }
        // Two races of 2 % luck each: mean |error| near 0.8 · 0.02 · √2 = 2.3 %.
        #expect(scores[1].error > 1.6 && scores[1].error < 3 && abs(scores[1].bias) < 1)
        // Intervals made of the errors of other athletes hold what they promise.
        #expect(scores[1].coverage > 0.7 && scores[1].coverage < 0.9)
        let bounds = try #require(RaceTableBacktest.bounds(test.rows, 1))
        #expect(bounds.coverage.low < scores[1].coverage && scores[1].coverage < bounds.coverage.high)
        #expect(test.report.contains("| Riegel 1.06 |") && test.report.contains("| Half Marathon |"))
    }

    @Test func `a baseline whose errors are known of few races has no interval`() throws {
        let text = RaceTableBacktest(try table(athletes: 4)).report
        let riegel = try #require(text.split(separator: "\n").first { $0.hasPrefix("| Riegel 1.06 |") })
        #expect(riegel.hasSuffix("| too few | too few | too few |"))
    }

    @Test func `races that lie months apart are predicted from each other`() throws {
        let text = Self.header + "\na,2024-01-10,10,2700\na,2024-04-20,10,2690\nb,2024-02-01,10,2400\nb,2024-06-01,10,2410\n"
        #expect(RaceTableBacktest(try RaceTable(text: text)).rows.map { $0.athlete } == ["a", "b"])
    }

    @Test func `a method that is wrong is seen to be`() throws {
        // Endurance far below the law's: half marathons come out slower than Riegel says.
        let test = RaceTableBacktest(try table(athletes: 20, exponent: 1.20, luck: 0.005))
        let half = test.rows.filter { $0.race == .halfMarathon }
        #expect(!half.isEmpty && RaceTableBacktest.score(half, 1).bias > 8)
    }

    @Test func `an athlete alone, and races without an earlier one, are not judged`() throws {
        let one = RaceTableBacktest(try RaceTable(text: Self.header + "\na,2024-05-01,5,1188\na,2024-06-01,10,2460\n"))
        #expect(one.report.contains("fewer than 2 athletes"))
        let strangers = RaceTableBacktest(
            try RaceTable(text: Self.header + "\na,2024-05-01,5,1188\nb,2024-06-01,10,2460\nb,2026-06-01,10,2460\n"))
        #expect(strangers.rows.isEmpty)
    }

    /// By hand: ln times 0, quantiles −0.1, 0, 0.1: (0.1 · 0.1 + 0 + 0.1 · 0.1) / 3.
    @Test func `pinball loss follows its definition`() {
        let forecast = RaceTableBacktest.Forecast(low: -0.1, middle: 0, high: 0.1)
        #expect(abs(RaceTableBacktest.pinball(forecast, 0) - 0.02 / 3) < 1e-12)
        // 0.2 above the middle: (0.1 · 0.3 + 0.5 · 0.2 + 0.9 · 0.1) / 3.
        #expect(abs(RaceTableBacktest.pinball(forecast, 0.2) - 0.22 / 3) < 1e-12)
        #expect(RaceTableBacktest.group(of: "a1") == RaceTableBacktest.group(of: "a1"))
    }
}
