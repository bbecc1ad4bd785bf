import Analysis
import Localizations
import Measures
import Screens
import Testing

struct QuantityTextTests {
    let metric = Example.context(.english)
    let imperial = Example.context(.english, .imperial)

    @Test func `distances are in the user's unit with two decimals below ten`() {
        #expect(metric.distance(Distance(metres: 8420)).text == "8.42 km")
        #expect(metric.distance(.marathon).text == "42.2 km")
        #expect(imperial.distance(.marathon).text == "26.2 mi")
        #expect(metric.distance(Distance(metres: 9996)).text == "10.0 km")
    }

    @Test func `an activity's own distance has two decimals, and a partial kilometre is truncated`() {
        #expect(metric.exactDistance(.marathon).text == "42.20 km" && imperial.exactDistance(.marathon).text == "26.22 mi")
        #expect(metric.exactDistance(Distance(metres: 15_084)).text == "15.08 km")
        #expect(metric.unfinished(Distance(metres: 998)).text == "0.99 km")
        #expect(metric.unfinished(Distance(metres: 999.99)).text == "0.99 km")
        #expect(metric.unfinished(Distance(metres: 430)).text == "0.43 km")
        #expect(imperial.unfinished(Distance(metres: 1609)).text == "0.99 mi")
    }

    @Test func `pace is a presentation of speed`() {
        // 5000 m in 25:00 are 3⅓ m/s: 5:00 a kilometre, 8:03 a mile (482.8 s).
        let speed = Speed(metresPerSecond: 5000.0 / 1500)
        #expect(metric.pace(speed).text == "5:00 /km")
        #expect(imperial.pace(speed).text == "8:03 /mi")
        #expect(metric.pace(Speed(metresPerSecond: 0)).number == "–")
    }

    @Test func `// 16.09344 s/mile are 10 s/km.`() {
        // 16.09344 s/mile are 10 s/km.
        #expect(metric.paceLoss(secondsPerMile: 16.09344).text == "10 s/km")
        #expect(imperial.paceLoss(secondsPerMile: 14.2).text == "14 s/mi")
    }

    @Test func `distance per heartbeat is in metres or feet, with the same symbols in both languages`() {
        // 1.12 m are 3.67 ft.
        #expect(metric.efficiency(metresPerBeat: 1.12).text == "1.12 m/beat")
        #expect(imperial.efficiency(metresPerBeat: 1.12).text == "3.67 ft/beat")
        let chinese = Example.context(.traditionalChinese)
        #expect(chinese.paceLoss(secondsPerMile: 16.09344).text == "10 秒/km" && chinese.name(of: .tenKilometres) == "10 km")
    }

    @Test func `temperature and height are in the user's units`() {
        #expect(metric.temperature(Temperature(celsius: 21.4)).text == "21 °C")
        #expect(imperial.temperature(Temperature(celsius: 100)).text == "212 °F")
        #expect(imperial.height(304.8).text == "1,000 ft")
    }

    @Test func `temperature units are independent of length units`() {
        var context = imperial
        context.temperatures = .celsius
        #expect(context.temperature(Temperature(celsius: 21.4)).text == "21 °C" && context.distance(.marathon).text == "26.2 mi")
        context = metric
        context.temperatures = .fahrenheit
        #expect(context.temperature(Temperature(celsius: -40)).text == "−40 °F" && context.distance(.marathon).text == "42.2 km")
    }
}
