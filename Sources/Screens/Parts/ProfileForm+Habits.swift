import Analysis
import Measures
import Training

/// Zones and training days, whose values depend on several fields.
extension ProfileForm {
    static let zoneFields: [Field] = [.zone1, .zone2, .zone3, .zone4, .zone5]
    /// Monday first.
    static let restFields: [Field] = [.rest1, .rest2, .rest3, .rest4, .rest5, .rest6, .rest7]

    static func habits(of athlete: Athlete) -> [String: String] {
        var texts = [
            Field.testDay.rawValue: athlete.thresholdTestDay.map { $0.iso } ?? "",
            Field.sleepNeed.rawValue: athlete.sleepNeedHours.map { DecimalText.text($0) } ?? "",
            Field.firstHour.rawValue: athlete.availability.hours.map { String($0.lowerBound) } ?? "",
            Field.lastHour.rawValue: athlete.availability.hours.map { String($0.upperBound) } ?? "",
        ]
        for (index, field) in zoneFields.enumerated() {
            let zones = athlete.heartRateZones
            texts[field.rawValue] = zones.indices.contains(index) ? DecimalText.text(zones[index].amount) : ""
        }
        for (index, field) in restFields.enumerated() {
            texts[field.rawValue] = athlete.availability.restWeekdays.contains(index + 1) ? "1" : ""
        }
        return texts
    }

    mutating func setRest(_ text: String, _ field: Field) {
        guard let index = ProfileForm.restFields.firstIndex(of: field) else { return }
        if text.isEmpty {
            athlete.availability.restWeekdays.remove(index + 1)
        } else {
            athlete.availability.restWeekdays.insert(index + 1)
        }
    }

    /// Parses five bounds or none. With an incomplete table, it would be unclear which zones are the athlete's own.
    mutating func readZones(before stored: [String: String]) {
        let fields = ProfileForm.zoneFields
        guard fields.contains(where: { self[$0] != stored[$0.rawValue] }) else { return }
        if fields.allSatisfy({ self[$0].isEmpty }) {
            athlete.heartRateZones = []
            return
        }
        var bounds: [Double] = []
        for field in fields {
            let text = self[field]
            if text.isEmpty {
                flaws[field.rawValue] = .zoneMissing
            } else if let number = DecimalText.number(text) {
                if !(30...240).contains(number) {
                    flaws[field.rawValue] = .range("30", "240")
                } else if let last = bounds.last, number <= last {
                    flaws[field.rawValue] = .zoneOrder
                }
                bounds.append(number)
            } else {
                flaws[field.rawValue] = .notNumber
            }
        }
        guard !fields.contains(where: { flaws[$0.rawValue] != nil }), HeartRateZones.areBounds(bounds) else { return }
        athlete.heartRateZones = bounds.map { HeartRate(beatsPerMinute: $0) }
    }

    mutating func readHours(before stored: [String: String]) {
        let (first, last) = (self[.firstHour], self[.lastHour])
        guard first != stored[Field.firstHour.rawValue] || last != stored[Field.lastHour.rawValue] else { return }
        if first.isEmpty, last.isEmpty {
            athlete.availability.hours = nil
            return
        }
        for field in [Field.firstHour, .lastHour] {
            let hour = DecimalText.number(self[field])
            if let hour, hour != hour.rounded(.down) || hour > 24 {
                flaws[field.rawValue] = .range("0", "24")
            } else if hour == nil {
                flaws[field.rawValue] = self[field].isEmpty ? .hours : .notNumber
            }
        }
        guard flaws[Field.firstHour.rawValue] == nil, flaws[Field.lastHour.rawValue] == nil, let from = DecimalText.number(first),
            let until = DecimalText.number(last)
        else { return }
        guard until - from >= Double(Availability.fewestHours) else {
            flaws[Field.lastHour.rawValue] = .hours
            return
        }
        athlete.availability.hours = Int(from)..<Int(until)
    }
}
