import Measures
import Testing
import Training

struct ActivityEditTests {
    private func lesson(minutes: Int = 90) -> Recording {
        let seconds = (0...minutes * 60).map { Double($0) }
        var lesson = Recording(
            source: Source(name: "watch", origin: .fit), sport: .yoga, start: Moment(secondsSince1970: 0),
            elapsed: Double(minutes * 60),
            channels: [Channel(kind: .heartRate, seconds: seconds, values: seconds.map { _ in 110 })])
        lesson.meanHeartRate = HeartRate(beatsPerMinute: 110)
        return lesson
    }

    @Test func `a stated room makes a session an indoor one, with the air of the room alone`() {
        var recorded = lesson()
        recorded.conditions = Conditions(temperature: Temperature(celsius: 12), humidityPercent: 90, wind: Speed(4))
        let room = RoomTemperature(degrees: 105, isFahrenheit: true)
        let edited = recorded.edited(by: ActivityEdit(room: room, roomHumidity: 40))
        #expect(edited.isIndoor == true)
        #expect(edited.conditions == Conditions(temperature: Temperature(fahrenheit: 105), humidityPercent: 40))
        #expect(recorded.edited(by: ActivityEdit(room: room)).conditions?.humidityPercent == nil)
        #expect(recorded.edited(by: ActivityEdit()) == recorded)
    }

    @Test func `a stated duration holds everywhere, and later samples are removed`() {
        let shorter = lesson().edited(by: ActivityEdit(duration: 3600))
        #expect(shorter.elapsed == 3600 && shorter.timer == 3600 && shorter.meanHeartRate?.beatsPerMinute == 110)
        #expect(shorter.channel(.heartRate)?.seconds.last == 3599)
        let longer = lesson().edited(by: ActivityEdit(duration: 7200))
        #expect(longer.elapsed == 7200 && longer.meanHeartRate?.beatsPerMinute == 110)
        #expect(longer.channels == lesson().channels)
    }

    @Test func `totals of the whole are not stated for a shortened part`() {
        var whole = lesson()
        whole.laps = [Lap(start: 0, elapsed: 1800), Lap(start: 1800, elapsed: 3600)]
        whole.pauses = [Pause(start: 600, end: 900), Pause(start: 4000, end: 4100)]
        (whole.ascent, whole.activeEnergy) = (Distance(metres: 120), Energy(kilocalories: 600))
        let seconds = (0...5400).map { Double($0) }
        whole.customChannels = [CustomChannel(name: "Form", units: "W", seconds: seconds, values: seconds)]
        let part = whole.edited(by: ActivityEdit(duration: 3600))
        #expect(part.laps.map(\.elapsed) == [1800, 1800] && part.ascent == nil && part.activeEnergy == nil)
        #expect(part.customChannels.first?.seconds.last == 3599 && part.pauses.isEmpty && part.timer == 3600)
        #expect(part.meanHeartRate?.beatsPerMinute == 110)
        // Who corrects a session without a sample says nothing against its totals.
        whole.channels = []
        let corrected = whole.edited(by: ActivityEdit(duration: 3600))
        #expect(corrected.activeEnergy == whole.activeEnergy && corrected.meanHeartRate == whole.meanHeartRate)
    }

    @Test func `humidity is of a room, never of the air outside`() {
        var run = lesson()
        run.conditions = Conditions(temperature: Temperature(celsius: 12), humidityPercent: 90)
        #expect(run.edited(by: ActivityEdit(roomHumidity: 40)).conditions?.humidityPercent == 90)
        run.isIndoor = true
        #expect(run.edited(by: ActivityEdit(roomHumidity: 40)).conditions?.humidityPercent == 40)
    }

    @Test func `rooms are stated in whole degrees of a plausible range`() {
        #expect(RoomTemperature(degrees: 40, isFahrenheit: false)?.temperature.celsius == 40)
        #expect(RoomTemperature(degrees: 121, isFahrenheit: false) == nil)
        #expect(RoomTemperature(degrees: 31, isFahrenheit: true) == nil)
    }

    /// Room temperatures are rounded: 79.5 °F reads 80.
    @Test func `a heated room begins at 80 degrees Fahrenheit`() {
        #expect(Temperature(fahrenheit: 80).isOfHeatedRoom && Temperature(celsius: 26.5).isOfHeatedRoom)
        #expect(!Temperature(fahrenheit: 79).isOfHeatedRoom && !Temperature(celsius: 26).isOfHeatedRoom)
    }
}
