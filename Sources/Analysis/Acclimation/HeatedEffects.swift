public import Measures
public import Training

/// Effects of room, duration and kind of class on the athlete's mean heart rate, by the heated model.
public struct HeatedEffects: Equatable, Sendable {
    /// Effects of one degree, of ten points of humidity and of ten minutes. Those that the classes cannot show are left out.
    public var circumstances: [Effect]
    /// Kinds of class against the athlete's average class, the highest first; empty with a single kind.
    public var kinds: [Effect]
    /// Mean room and duration, at which the effects of temperature and humidity hold.
    public var usualTemperature: Temperature
    /// Percent; the assumed humidity if none was noted.
    public var usualHumidity: Double
    public var usualMinutes: Double

    public struct Effect: Equatable, Sendable {
        public var cause: Cause
        /// Beats per minute with their 80 % interval.
        public var estimate: Estimate

        /// Whether the interval contains zero.
        public var isUnclear: Bool { estimate.interval.map { $0.low <= 0 && $0.high >= 0 } ?? true }
    }

    public enum Cause: Equatable, Sendable {
        /// One °C more.
        case temperature
        /// Ten percentage points more.
        case humidity
        /// Ten minutes more.
        case duration
        /// A sport, or classes of that sport with a name of their own.
        case kind(Sport, name: ClassName?)
    }

    /// What distinguishes classes of one sport.
    public enum ClassName: Hashable, Sendable {
        /// The athlete's own class type.
        case type(UniqueID)
        /// The title of the activities, which have no own class type.
        case title(String)

        /// A text that orders names.
        var key: String {
            switch self {
            case .type(let id): "type " + id.text
            case .title(let title): "title " + title
            }
        }
    }

    /// Percentage points and minutes of one effect.
    public static let humidityStep = 10.0
    public static let minutesStep = 10.0
}

extension HeatedModel {
    /// Returns the effects after all classes; nil without a fit.
    static func effects(of classes: [Class], asOf day: Day) -> HeatedEffects? {
        guard let fit = Fit(classes, for: day) else { return nil }
        let recent = classes.filter { day - $0.day <= window }
        guard let celsius = Moments.mean(recent.map { $0.celsius }), let minutes = Moments.mean(recent.map { $0.minutes }) else {
            return nil
        }
        let known = recent.compactMap { $0.humidity }
        let humidity = Moments.mean(known) ?? ClimateConditions.assumedRoomHumidity
        func effect(_ cause: HeatedEffects.Cause, _ contrast: Fit.Contrast?, _ values: [(String, Double, String)])
            -> HeatedEffects.Effect?
        {
            guard let contrast else { return nil }
            let estimate = Estimate(
                value: contrast.value,
                interval: Interval(low: contrast.value - contrast.halfWidth, high: contrast.value + contrast.halfWidth),
                count: fit.count, quality: min(1, fit.effectiveCount / 20), method: card.id,
                inputs: values.map { EstimateInput(name: $0.0, value: $0.1, unit: $0.2) }, asOf: day)
            return HeatedEffects.Effect(cause: cause, estimate: estimate)
        }
        func warmth(_ celsius: Double, _ humidity: Double) -> Double? {
            IndoorWetBulbGlobe.celsius(temperature: celsius, humidity: humidity)
        }
        /// Change of the warmth by a step around the mean room.
        func change(_ celsiusStep: Double, _ humidityStep: Double) -> Double? {
            guard let low = warmth(celsius - celsiusStep / 2, humidity - humidityStep / 2),
                let high = warmth(celsius + celsiusStep / 2, humidity + humidityStep / 2)
            else { return nil }
            return high - low
        }
        /// Inputs: the effect of a degree of warmth, the warmth of the step, and the room in which it is taken.
        func room(_ step: Double) -> [(String, Double, String)] {
            [
                ("effect of a degree", fit.contrast(warmth: 1)?.value ?? 0, "bpm"), ("warmth of the step", step, "°C"),
                ("room temperature", celsius, "°C"), (known.isEmpty ? "assumed humidity" : "room humidity", humidity, "%"),
            ]
        }
        var circumstances: [HeatedEffects.Effect?] = []
        if let step = change(1, 0) { circumstances.append(effect(.temperature, fit.contrast(warmth: step), room(step))) }
        // Without noted humidity nothing was learned about it.
        if known.count >= needed, let step = change(0, HeatedEffects.humidityStep) {
            circumstances.append(effect(.humidity, fit.contrast(warmth: step), room(step)))
        }
        let longer = fit.contrast(tenMinutes: HeatedEffects.minutesStep / 10)
        circumstances.append(
            effect(.duration, longer, [("effect of ten minutes", longer?.value ?? 0, "bpm"), ("class duration", minutes, "min")]))
        let kinds = fit.kinds(among: recent).compactMap { kind in
            effect(
                .kind(kind.sport, name: kind.name), fit.contrast(of: kind, among: recent, on: day),
                [("classes of the kind", Double(kind.count), "")])
        }
        return HeatedEffects(
            circumstances: circumstances.compactMap { $0 },
            kinds: kinds.count > 1 ? kinds.sorted { $0.estimate.value > $1.estimate.value } : [],
            usualTemperature: Temperature(celsius: celsius), usualHumidity: humidity, usualMinutes: minutes)
    }
}
