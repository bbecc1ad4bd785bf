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
        if input.unit == "load", let method = SessionLoad.Method(rawValue: input.name) {
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
    func words(_ reader: Reader) -> String? {
        let plain =
            Phrase.input(String(name)).map { reader.say($0) }
            ?? ModelCatalogue.card(String(name)).map { reader.name(of: $0).text }
        guard let plain else { return nil }
        return aspect.map { reader.say($0(plain)) } ?? plain
    }

    /// Returns the words with the day or the number that distinguishes the input from similar ones.
    func label(_ reader: Reader) -> String {
        // Show the raw name of an unknown input rather than nothing.
        let words = words(reader) ?? String(name)
        if let day { return reader.say(.inputOfDay(input: words, date: reader.shortDate(day))) }
        return number.map { reader.say(.inputDayNumber(input: words, day: $0)) } ?? words
    }
}

extension InputText {
    /// Formats an input in the user's units.
    ///
    /// Receipts store values in the models' units, so that results are reproducible.
    static func figure(_ value: Double, of input: EstimateInput, _ reader: Reader) -> String {
        switch input.unit {
        case "s": span(value, reader)
        case "m/s": reader.pace(Speed(metresPerSecond: value)).text
        case "s/mi": reader.pace(secondsPerKilometre: value / 1.609344).text
        case "km": reader.distance(Distance(metres: value * 1000)).text
        case "m": length(value, of: input.name, reader)
        case "bpm" where input.name.hasPrefix("beats above"):
            reader.signed(value, decimals: 1) + " " + reader.say(.beatsPerMinute)
        case "bpm": reader.heartRate(HeartRate(beatsPerMinute: value)).text
        case "ms": number(value, reader) + " " + reader.say(.millisecondsUnit)
        case "min": reader.say(.minutesShort(minutes: reader.number(value)))
        case "m/beat": reader.efficiency(metresPerBeat: value).text
        case "/min": number(value, reader) + " " + reader.say(.timesPerMinute)
        case "h": number(value, reader) + " " + reader.say(.hoursUnit)
        case "steps/min": reader.number(value) + " " + reader.say(.stepsPerMinute)
        case "load", "load/day": number(value, reader)
        case "points": reader.say(value == 1 ? .inputOnePoint : .inputPoints(points: number(value, reader)))
        case "days": counted(Phrase.dayCount, value, reader)
        case "weeks": counted(Phrase.weekCount, value, reader)
        case "runs": counted(Phrase.runCount, value, reader)
        case "years": counted(Phrase.inputYears, value, reader)
        case "days since 1970": value.magnitude < 1e6 ? reader.shortDate(Day(number: Int(value))) : "–"
        case "ln ms": "±" + reader.percent(value)
        // A difference of temperatures, which its name shows, is not converted like a temperature.
        case "°C" where !input.name.hasSuffix("°C"):
            number(temperatureIn(reader, value), reader) + " " + reader.temperatures.unit
        case "% per °C": number(value / reader.temperatures.degreesPerKelvin, reader) + " % / " + reader.temperatures.unit
        case "": bare(value, of: input.name, reader)
        default: (input.name.hasSuffix("_sd") ? "±" : "") + number(value, reader) + " " + input.unit
        }
    }

    private static func temperatureIn(_ reader: Reader, _ celsius: Double) -> Double {
        reader.temperatures.degrees(Temperature(celsius: celsius))
    }

    private static func number(_ value: Double, _ reader: Reader) -> String {
        reader.number(value, decimals: value == value.rounded(.down) ? 0 : 1)
    }

    private static func counted(_ phrase: (Int) -> Phrase, _ value: Double, _ reader: Reader) -> String {
        value.magnitude < 1e6 ? reader.say(phrase(Int(value))) : "–"
    }

    private static func span(_ seconds: Double, _ reader: Reader) -> String {
        // Ground contact time.
        seconds < 1 ? reader.number(seconds * 1000) + " " + reader.say(.millisecondsUnit) : DurationText.clock(seconds)
    }

    private static func length(_ metres: Double, of name: String, _ reader: Reader) -> String {
        switch name {
        case "gain", "median altitude": reader.height(metres).text
        case "vertical_oscillation": StrideMetric.oscillation.text(metres, reader)
        case "step_length": StrideMetric.stepLength.text(metres, reader)
        default: reader.distance(Distance(metres: metres)).text
        }
    }

    private static func bare(_ value: Double, of name: String, _ reader: Reader) -> String {
        if name.hasSuffix("_z") {
            return reader.say(.inputDeviations(deviations: reader.signed(value, decimals: 1)))
        }
        if name.hasSuffix("_sd") || name == "effort, deviation of ln T" { return "±" + reader.percent(value) }
        let isShare =
            name.hasSuffix("_weight") || name.hasSuffix("_reliability") || name.hasSuffix("share") || name.hasPrefix("state at")
            || name.hasPrefix("share")
        return isShare ? reader.percent(value) : reader.number(value, decimals: value == value.rounded(.down) ? 0 : 2)
    }
}
