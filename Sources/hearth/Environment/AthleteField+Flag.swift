import Analysis
import Localizations
import Measures
import Screens
import Training

/// Values of the flags of `hearth athlete`.
extension AthleteField {
    /// Monday first.
    static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// Returns the value of a flag's text; nil for a home clock, which `ProfileFlags` parses from two flags.
    func value(ofFlag text: String, today: Day) throws(CommandError) -> AthleteValue? {
        switch kind {
        case .text: return .text(text)
        case .choice(let words):
            guard words.contains(text) else {
                throw invalid(text, allowed: words.joined(separator: " or ") + "; leave it out to leave it open")
            }
            return .text(text)
        case .birthYear:
            let thisYear = today.civil.year
            guard let year = Int(text), (1900...max(1900, thisYear)).contains(year) else {
                throw invalid(text, allowed: "a year from 1900 to \(thisYear)")
            }
            return .whole(year)
        case .number(let limits): return .decimal(try number(text, limits))
        case .pace: return .decimal(try speed(ofPace: text))
        case .day(let days):
            let kind = StatedDay(days)
            guard let day = kind.day(text, today: today) else {
                throw invalid(text, allowed: kind.allowed(today: today, .english))
            }
            return .whole(day.number)
        case .offset, .zone: return nil
        case .zones: return .decimals(try bounds(text))
        case .weekdays: return .wholes(try weekdays(text))
        case .hours: return .wholes(try hours(text))
        case .sports(let sports): return .text(try names(text, of: sports))
        }
    }

    func invalid(_ text: String, allowed: String) -> CommandError {
        .profileInvalid(flag: flag.name, value: text, allowed: allowed)
    }

    private func number(_ text: String, _ limits: Limits) throws(CommandError) -> Double {
        let (low, high) = (limits.flag.lowerBound, limits.flag.upperBound)
        guard let value = Double(text), value >= Double(low), value <= Double(high) else {
            throw invalid(text, allowed: "\(low) to \(high) \(limits.unit.flagName)")
        }
        return value / limits.unit.flagFactor
    }

    /// Parses a pace in minutes a kilometre, such as `4:30`.
    private func speed(ofPace text: String) throws(CommandError) -> Double {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 2, parts[1].utf8.count == 2, let minutes = Int(parts[0]), let seconds = Int(parts[1]),
            (2..<20).contains(minutes), (0..<60).contains(seconds)
        {
            return 1000 / Double(minutes * 60 + seconds)
        }
        throw invalid(text, allowed: "minutes and seconds a kilometre, 2:00 to 19:59")
    }

    private func bounds(_ text: String) throws(CommandError) -> [Double] {
        let bounds = text.split(separator: ",").compactMap { Double($0) }
        guard bounds.count == text.split(separator: ",", omittingEmptySubsequences: false).count,
            HeartRateZones.areBounds(bounds)
        else { throw invalid(text, allowed: "five ascending heart rates like 118,137,152,166,180") }
        return bounds
    }

    private func weekdays(_ text: String) throws(CommandError) -> [Int] {
        var found: Set<Int> = []
        for word in text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
            guard let index = AthleteField.weekdays.firstIndex(of: String(word.prefix(3))),
                word.allSatisfy({ $0.isLetter })
            else { throw invalid(text, allowed: "days like mon,thu") }
            found.insert(index + 1)
        }
        return found.sorted()
    }

    /// Parses sports such as `pilates,strength`; `none` empties the list.
    private func names(_ text: String, of sports: [Sport]) throws(CommandError) -> String {
        if text == "none" { return "" }
        let known = sports.map { $0.rawValue }
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
        guard names.allSatisfy({ known.contains($0) }) else {
            throw invalid(text, allowed: "none, or some of " + known.joined(separator: ","))
        }
        return Set(names).sorted().joined(separator: " ")
    }

    private func hours(_ text: String) throws(CommandError) -> [Int] {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let first = Int(parts[0]), let last = Int(parts[1]), first >= 0, last <= 24,
            last - first >= Availability.fewestHours
        else { throw invalid(text, allowed: "two hours of the day like 5-21, at least two apart") }
        return [first, last]
    }
}
