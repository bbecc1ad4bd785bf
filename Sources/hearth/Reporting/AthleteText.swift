import Analysis
import Contract
import Localizations
import Measures
import Screens
import Training

/// Formats the athlete's profile as text and as JSON.
enum AthleteText {
    /// Returns the command that provides what a recommendation asks for; nil when no profile field does.
    static func command(for rule: Recommendation.Rule) -> String? {
        switch rule {
        case .needHeartRateProfile: "hearth athlete --resting-hr … --max-hr …"
        case .needBirthYearAndSex: "hearth athlete --birth-year … --sex …"
        default: nil
        }
    }

    /// Returns one line for each field. A missing field names the flag that sets it.
    /// - Parameter known: the profile, completed with facts from imported files.
    static func lines(_ athlete: Athlete, known: Athlete, _ language: Language) -> [String] {
        let width = AthleteField.all.reduce(20) { max($0, TextWidth.of($1.name(language))) } + 2
        return AthleteField.all.map { field in
            let stated = text(of: field, athlete, language)
            let ofFiles = text(of: field, known, language).map { $0 + "   " + Phrase.originFiles.text(language) }
            let missing = "–   hearth athlete --" + field.flag.name + " " + field.flag.example
            return TextWidth.padded(field.name(language), to: width) + (stated ?? ofFiles ?? missing)
        }
    }

    /// Absent fields are null.
    static func json(_ athlete: Athlete, known: Athlete) -> JSONValue {
        var members: [String: JSONValue] = [
            "files": .object(members(of: .birthYear, known).merging(members(of: .sex, known)) { $1 })
        ]
        for field in AthleteField.all { members.merge(self.members(of: field, athlete)) { $1 } }
        return .object(members)
    }

    private static func members(of field: AthleteField, _ athlete: Athlete) -> [String: JSONValue] {
        let names = field.names.json
        let list: [JSONValue]
        switch field.value(athlete) {
        case .text(let text): return [names[0]: .text(text)]
        case .whole(let number):
            if case .day = field.kind { return [names[0]: .text(ISO8601.text(Day(number: number)))] }
            return [names[0]: .integer(number)]
        case .decimal(let number): return [names[0]: .number(number)]
        case .wholes(let numbers): list = numbers.map { .integer($0) }
        case .decimals(let numbers): list = numbers.map { .number($0) }
        case nil: return Dictionary(uniqueKeysWithValues: names.map { ($0, .null) })
        }
        if names.count == 1 { return [names[0]: .list(list)] }
        return Dictionary(uniqueKeysWithValues: zip(names, list))
    }

    /// Returns the value in the unit of the flag; nil if the athlete has not stated it.
    private static func text(of field: AthleteField, _ athlete: Athlete, _ language: Language) -> String? {
        guard let value = field.value(athlete), !value.isEmptyList else { return nil }
        switch field.kind {
        case .text, .zone: return value.text.flatMap { $0.isEmpty ? nil : $0 }
        case .choice: return value.text.map { field.name(ofChoice: $0, language) }
        case .birthYear: return value.whole.map { "\($0)" }
        case .number(let limits):
            return value.decimal.map { number($0 * limits.unit.flagFactor, language) + " " + limits.unit.symbol(language) }
        case .pace: return value.decimal.flatMap { pace(Speed($0)) }.map { $0 + " /km" }
        case .day: return value.whole.map { ISO8601.text(Day(number: $0)) }
        case .offset:
            return value.whole.flatMap { $0 == 0 ? nil : StatedClock.text(of: LocalOffset(secondsAheadOfUTC: $0)) }
        case .zones:
            return value.decimals.map {
                $0.map { number($0, language) }.joined(separator: Phrase.listJoint.text(language)) + " "
                    + AthleteField.Unit.beatsPerMinute.symbol(language)
            }
        case .weekdays:
            return value.wholes.map {
                $0.map { Phrase.shortWeekdays[$0 - 1].text(language) }.joined(separator: Phrase.listJoint.text(language))
            }
        case .hours: return value.wholes.map { $0.map { "\($0)" }.joined(separator: "-") }
        case .sports(let sports):
            let names = (value.text ?? "").split(separator: " ")
            let chosen = sports.filter { sport in names.contains { $0 == sport.rawValue } }
            return chosen.isEmpty
                ? nil : chosen.map { Phrase.sport($0).text(language) }.joined(separator: Phrase.listJoint.text(language))
        }
    }

    private static func pace(_ speed: Speed) -> String? {
        guard let seconds = speed.secondsPerKilometre, seconds.isFinite, seconds < 86_400 else { return nil }
        let whole = Int(seconds.rounded(.toNearestOrEven))
        return "\(whole / 60):" + (whole % 60 < 10 ? "0" : "") + "\(whole % 60)"
    }

    /// Formats a number with at most one decimal, without a trailing zero.
    private static func number(_ value: Double, _ language: Language) -> String {
        let tenths = (value * 10).rounded(.toNearestOrEven) / 10
        let isWhole = tenths == tenths.rounded(.down) && tenths.magnitude < 1e9
        return language.number(tenths, decimals: isWhole ? 0 : 1)
    }
}

extension AthleteField.Unit {
    /// Symbol of the flag's unit.
    fileprivate func symbol(_ language: Language) -> String {
        switch self {
        case .kilograms: "kg"
        case .metres: "cm"
        case .beatsPerMinute: Phrase.beatsPerMinute.text(language)
        case .watts: "W"
        case .hours: "h"
        }
    }
}
