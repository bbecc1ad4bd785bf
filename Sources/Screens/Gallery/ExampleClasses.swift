public import Analysis
import Measures
import Training

extension Example {
    /// Heated classes of five months, in rooms of several temperatures and humidities, of two kinds and durations, and two that cannot be
    /// compared.
    static let classDigests: [ActivityDigest] = {
        let classes = (0..<42).map { index -> ActivityDigest in
            let celsius = [35.0, 38, 36, 40, 37, 39, 41][index % 7]
            let humidity = [30.0, 45, 60][index % 3]
            let isPower = index % 4 == 1
            let minutes = isPower ? 75.0 : 60
            var digest = digests[0]
            digest.id = "heated/\(index)"
            digest.day = today - (2 + 4 * (41 - index))
            digest.start = digest.day.start(at: .utc) + 18 * 3600
            digest.sport = isPower ? .pilates : .hotYoga
            digest.title = isPower ? "Power 26" : nil
            digest.isIndoor = true
            digest.distance = nil
            digest.moving = minutes * 60
            digest.elapsed = minutes * 60
            digest.conditions = ClimateConditions.indoors(
                temperature: Temperature(celsius: celsius), humidityPercent: humidity, assumesHumidity: true)
            let warmth = digest.conditions?.wetBulbGlobe?.celsius ?? 30
            let luck = Double(index * 5 % 7) - 3
            let rate = 118 + 2.4 * (warmth - 29) + (isPower ? 11 : 0) - 0.15 * Double(index) + luck
            digest.meanHeartRate = HeartRate(rate)
            digest.maximumHeartRate = HeartRate(rate + 24)
            return digest
        }
        var silent = classes[10]
        silent.id = "heated/silent"
        silent.start = silent.start + 86_400
        silent.day = silent.day + 1
        silent.meanHeartRate = nil
        silent.maximumHeartRate = nil
        var unknown = classes[20]
        unknown.id = "heated/unknown"
        unknown.start = unknown.start + 86_400
        unknown.day = unknown.day + 1
        unknown.sport = .hotYoga
        unknown.conditions = nil
        unknown.isLeftOut = true
        return (classes + [silent, unknown]).sorted { $0.start < $1.start }
    }()

    /// Insights of these classes, with effects of room, duration and kind.
    public static let withClasses: Insights = {
        var all = withHeat
        let counted = classDigests.filter { !$0.isLeftOut }
        let found = weatherInsight(asOf: today, history: History(athlete: athlete, digests: counted))
        all.weather.heated = found.heated
        all.weather.heatedModel = found.heatedModel
        return all
    }()
}
