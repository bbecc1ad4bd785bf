import Analysis
import Measures
import Training

/// Zones and training days, whose values depend on several fields.
extension ProfileForm {
    /// Returns the texts of the zones' fields.
    static func zoneTexts(_ bounds: [Double]) -> [String] {
        AthleteField.heartRateZones.names.form.indices.map { bounds.indices.contains($0) ? DecimalText.text(bounds[$0]) : "" }
    }

    mutating func setRest(_ text: String, _ name: String) {
        guard let index = AthleteField.restWeekdays.names.form.firstIndex(of: name) else { return }
        if text.isEmpty {
            athlete.availability.restWeekdays.remove(index + 1)
        } else {
            athlete.availability.restWeekdays.insert(index + 1)
        }
    }

    /// Parses five bounds or none. With an incomplete table, it would be unclear which zones are the athlete's own.
    mutating func readZones(before stored: [String: String]) {
        let fields = AthleteField.heartRateZones.names.form
        guard fields.contains(where: { self[$0] != stored[$0] }) else { return }
        if fields.allSatisfy({ self[$0].isEmpty }) {
            athlete.heartRateZones = []
            return
        }
        var bounds: [Double] = []
        for field in fields {
            let text = self[field]
            if text.isEmpty {
                flaws[field] = .zoneMissing
            } else if let number = DecimalText.number(text) {
                if !(30...240).contains(number) {
                    flaws[field] = .range("30", "240")
                } else if let last = bounds.last, number <= last {
                    flaws[field] = .zoneOrder
                }
                bounds.append(number)
            } else {
                flaws[field] = .notNumber
            }
        }
        guard !fields.contains(where: { flaws[$0] != nil }), HeartRateZones.areBounds(bounds) else { return }
        athlete.heartRateZones = bounds.map { HeartRate(beatsPerMinute: $0) }
    }

    mutating func readHours(before stored: [String: String]) {
        let names = AthleteField.hours.names.form
        let (first, last) = (self[names[0]], self[names[1]])
        guard first != stored[names[0]] || last != stored[names[1]] else { return }
        if first.isEmpty, last.isEmpty {
            athlete.availability.hours = nil
            return
        }
        for field in names {
            let hour = DecimalText.number(self[field])
            if let hour, hour != hour.rounded(.down) || hour > 24 {
                flaws[field] = .range("0", "24")
            } else if hour == nil {
                flaws[field] = self[field].isEmpty ? .hours : .notNumber
            }
        }
        guard flaws[names[0]] == nil, flaws[names[1]] == nil, let from = DecimalText.number(first),
            let until = DecimalText.number(last)
        else { return }
        guard until - from >= Double(Availability.fewestHours) else {
            flaws[names[1]] = .hours
            return
        }
        athlete.availability.hours = Int(from)..<Int(until)
    }
}
