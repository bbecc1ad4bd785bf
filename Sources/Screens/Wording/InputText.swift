import Analysis
import Localizations
import Measures

/// Describes one input of an estimate by the name that Analysis gives it.
///
/// A name may end with what identifies the input: a day (`hrv_sdnn of 2024-05-01`), days ago (`load, days ago: 3`) or a number
/// (`load_of_day_7`). It may also end with its aspect: its uncertainty (`riegel_sd`), its score relative to the athlete's own values
/// (`sleep_z`), or its weight.
struct InputText {
    var name: Substring
    var day: Day?
    var number: String?
    /// Phrase for the aspect, which contains the words.
    var aspect: ((String) -> Phrase)?

    init(_ input: EstimateInput, asOf today: Day? = nil) {
        name = Substring(input.name)
        // Other inputs have the same name as methods of the session load.
        if input.unit == InputUnit.load.rawValue, let method = SessionLoad.Method(rawValue: input.name) {
            name = method == .power ? "load, from power" : method == .duration ? "load, from duration" : name
        }
        let aspects: [(String, (String) -> Phrase)] = [
            ("_sd", Phrase.inputSpreadOf), ("_z", Phrase.inputAgainstUsual), ("_weight", Phrase.inputWeight),
            ("_reliability", Phrase.inputReliability), (", weather archive", Phrase.inputFromArchive),
        ]
        for (end, aspect) in aspects where name.hasSuffix(end) {
            name = name.dropLast(end.utf8.count)
            self.aspect = aspect
        }
        takeDay(asOf: today)
        if day == nil { day = input.day }
        if day == nil { takeNumber() }
    }

    private mutating func takeDay(asOf today: Day?) {
        if let found = Day(iso: String(name.suffix(10))) {
            day = found
            name = name.dropLast(10)
            for word in [" of ", " on ", " until "] where name.hasSuffix(word) { name = name.dropLast(word.utf8.count) }
        } else if let ago = tail(after: ", days ago: "), let today {
            day = today - ago
        }
    }

    private mutating func takeNumber() {
        for mark in ["_of_day_", ", day "] {
            guard let found = tail(after: mark) else { continue }
            number = String(found)
            return
        }
    }

    /// Removes the mark and returns the number after it; nil without one.
    private mutating func tail(after mark: String) -> Int? {
        var rest = name
        while !rest.isEmpty, !rest.hasSuffix(mark) { rest = rest.dropLast() }
        guard !rest.isEmpty, let number = Int(name.dropFirst(rest.count)) else { return nil }
        name = rest.dropLast(mark.utf8.count)
        return number
    }

    /// Nil when neither a phrase nor a model has this name.
    func words(_ context: DisplayContext) -> String? {
        let plain =
            Phrase.input(String(name)).map { context.say($0) }
            ?? ModelCatalogue.card(String(name)).map { context.name(of: $0).text }
        guard let plain else { return nil }
        return aspect.map { context.say($0(plain)) } ?? plain
    }

    /// Returns the words with the day or the number that distinguishes the input from similar ones.
    func label(_ context: DisplayContext) -> String {
        // Show the raw name of an unknown input rather than nothing.
        let words = words(context) ?? String(name)
        if let day { return context.say(.inputOfDay(input: words, date: context.shortDate(day))) }
        return number.map { context.say(.inputDayNumber(input: words, day: $0)) } ?? words
    }
}

extension InputText {
    /// Formats an input in the user's units.
    ///
    /// Receipts store values in the models' units, so that results are reproducible.
    static func figure(_ value: Double, of input: EstimateInput, _ context: DisplayContext) -> String {
        switch InputUnit(rawValue: input.unit) {
        case .seconds: span(value, context)
        case .metresPerSecond: context.pace(Speed(metresPerSecond: value)).text
        case .secondsPerMile: context.pace(secondsPerKilometre: value / 1.609344).text
        case .kilometres: context.distance(Distance(metres: value * 1000)).text
        case .metres: length(value, of: input.name, context)
        case .beatsPerMinute where input.name == InputName.beatsAboveFit:
            context.signed(value, decimals: 1) + " " + context.say(.beatsPerMinute)
        case .beatsPerMinute: context.heartRate(HeartRate(beatsPerMinute: value)).text
        case .milliseconds: number(value, context) + " " + context.say(.millisecondsUnit)
        case .minutes: context.say(.minutesShort(minutes: context.number(value)))
        case .metresPerBeat: context.efficiency(metresPerBeat: value).text
        case .perMinute: number(value, context) + " " + context.say(.timesPerMinute)
        case .hours: number(value, context) + " " + context.say(.hoursUnit)
        case .stepsPerMinute: context.number(value) + " " + context.say(.stepsPerMinute)
        case .load, .loadPerDay: number(value, context)
        case .points: context.say(value == 1 ? .inputOnePoint : .inputPoints(points: number(value, context)))
        case .days: counted(Phrase.dayCount, value, context)
        case .weeks: counted(Phrase.weekCount, value, context)
        case .runs: counted(Phrase.runCount, value, context)
        case .years: counted(Phrase.inputYears, value, context)
        case .daysSince1970: value.magnitude < 1e6 ? context.shortDate(Day(number: Int(value))) : "–"
        case .logMilliseconds: "±" + context.percent(value)
        // A difference of temperatures, which its name shows, is not converted like a temperature.
        case .celsius where !input.name.hasSuffix("°C"):
            number(temperatureIn(context, value), context) + " " + context.temperatures.unit
        case .percentPerCelsius:
            number(value / context.temperatures.degreesPerKelvin, context) + " % / " + context.temperatures.unit
        case .unitless: bare(value, of: input.name, context)
        default: (input.name.hasSuffix("_sd") ? "±" : "") + number(value, context) + " " + input.unit
        }
    }

    /// Whether an input is a count or a day, which no choice of units changes.
    static func isCounted(_ input: EstimateInput) -> Bool {
        switch InputUnit(rawValue: input.unit) {
        case .points, .days, .weeks, .runs, .years, .daysSince1970: true
        default: false
        }
    }

    private static func temperatureIn(_ context: DisplayContext, _ celsius: Double) -> Double {
        context.temperatures.degrees(Temperature(celsius: celsius))
    }

    private static func number(_ value: Double, _ context: DisplayContext) -> String {
        context.number(value, decimals: value == value.rounded(.down) ? 0 : 1)
    }

    private static func counted(_ phrase: (Int) -> Phrase, _ value: Double, _ context: DisplayContext) -> String {
        value.magnitude < 1e6 ? context.say(phrase(Int(value))) : "–"
    }

    private static func span(_ seconds: Double, _ context: DisplayContext) -> String {
        // Ground contact time.
        seconds < 1 ? context.number(seconds * 1000) + " " + context.say(.millisecondsUnit) : DurationText.clock(seconds)
    }

    private static func length(_ metres: Double, of name: String, _ context: DisplayContext) -> String {
        switch name {
        case "gain", "median altitude": context.height(metres).text
        case "vertical_oscillation": StrideMetric.oscillation.text(metres, context)
        case "step_length": StrideMetric.stepLength.text(metres, context)
        default: context.distance(Distance(metres: metres)).text
        }
    }

    private static func bare(_ value: Double, of name: String, _ context: DisplayContext) -> String {
        if name.hasSuffix("_z") {
            return context.say(.inputDeviations(deviations: context.signed(value, decimals: 1)))
        }
        if name.hasSuffix("_sd") || name == "effort, deviation of ln T" { return "±" + context.percent(value) }
        let isShare =
            name.hasSuffix("_weight") || name.hasSuffix("_reliability") || name.hasSuffix("share") || name.hasPrefix("state at")
            || name.hasPrefix("share")
        return isShare ? context.percent(value) : context.number(value, decimals: value == value.rounded(.down) ? 0 : 2)
    }
}

/// Units that are converted, or have words, in the user's units. The raw values are the units of receipts.
private enum InputUnit: String {
    case seconds = "s"
    case metresPerSecond = "m/s"
    case secondsPerMile = "s/mi"
    case kilometres = "km"
    case metres = "m"
    case beatsPerMinute = "bpm"
    case milliseconds = "ms"
    case minutes = "min"
    case metresPerBeat = "m/beat"
    case perMinute = "/min"
    case hours = "h"
    case stepsPerMinute = "steps/min"
    case load
    case loadPerDay = "load/day"
    case points
    case days
    case weeks
    case runs
    case years
    case daysSince1970 = "days since 1970"
    case logMilliseconds = "ln ms"
    case celsius = "°C"
    case percentPerCelsius = "% per °C"
    case unitless = ""
}
