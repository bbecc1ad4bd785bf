import Measures
import Training

extension ExportLine {
    /// Profile in SI units: the values of `AthleteField.all` under their export keys.
    struct Profile: Equatable {
        /// One value for each field, in the order of the table. Untrusted until `keepWhatIsPlausible` has checked it.
        private var values: [AthleteValue?]

        init(_ athlete: Athlete) {
            values = AthleteField.all.map { field in field.value(athlete).flatMap { $0.isEmptyList ? nil : $0 } }
        }

        var athlete: Athlete {
            var result = Athlete(name: "")
            for (field, value) in zip(AthleteField.all, values) { field.set(&result, value) }
            return result
        }

        /// Replaces implausible values by their defaults.
        /// - Returns: whether everything was plausible.
        mutating func keepWhatIsPlausible() -> Bool {
            let defaults = Profile(Athlete(name: ""))
            var isWhole = true
            for (index, field) in AthleteField.all.enumerated() {
                guard let value = values[index], !field.isPlausible(value) else { continue }
                values[index] = defaults.values[index]
                isWhole = false
            }
            return isWhole
        }
    }
}

extension ExportLine.Profile: Codable {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let list = try decoder.container(keyedBy: Key.self)
        values = try AthleteField.all.map { field in
            let keys = field.names.export.map { Key(stringValue: $0) }
            func value<Value: Decodable>(_ type: Value.Type) throws -> Value? {
                try field.isRequired ? list.decode(type, forKey: keys[0]) : list.decodeIfPresent(type, forKey: keys[0])
            }
            func elements<Value: Decodable>(_ type: Value.Type) throws -> [Value]? {
                if keys.count == 1 { return try value([Value].self) }
                let found = try keys.compactMap { try list.decodeIfPresent(type, forKey: $0) }
                return found.isEmpty ? nil : found
            }
            return switch field.kind.storage {
            case .text: try value(String.self).map { .text($0) }
            case .whole: try value(Int.self).map { .whole($0) }
            case .decimal: try value(Double.self).map { .decimal($0) }
            case .wholes: try elements(Int.self).map { .wholes($0) }
            case .decimals: try elements(Double.self).map { .decimals($0) }
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.container(keyedBy: Key.self)
        for (field, value) in zip(AthleteField.all, values) {
            let keys = field.names.export.map { Key(stringValue: $0) }
            func add<Value: Encodable>(_ elements: [Value]) throws {
                if keys.count == 1 { return try list.encode(elements, forKey: keys[0]) }
                for (key, element) in zip(keys, elements) { try list.encode(element, forKey: key) }
            }
            switch value {
            case .text(let text): try list.encode(text, forKey: keys[0])
            case .whole(let number): try list.encode(number, forKey: keys[0])
            case .decimal(let number): try list.encode(number, forKey: keys[0])
            case .wholes(let numbers): try add(numbers)
            case .decimals(let numbers): try add(numbers)
            case nil: break
            }
        }
    }
}

extension AthleteField {
    /// Whether an imported list may set this value.
    fileprivate func isPlausible(_ value: AthleteValue) -> Bool {
        switch kind {
        case .text, .choice, .weekdays, .hours, .sports: true
        case .birthYear: value.whole.map { Athlete.birthYears.contains($0) } ?? false
        case .number(let limits): value.decimal.map { limits.stored.contains($0) } ?? false
        case .pace: value.decimal.map { (0.5...12).contains($0) } ?? false
        case .day: value.whole.map { ExportLine.days.contains($0) } ?? false
        case .offset: value.whole.map { (-12 * 3600...14 * 3600).contains($0) } ?? false
        case .zone: value.text.map { HomeClock(zone: $0) != nil } ?? false
        case .zones: value.decimals?.allSatisfy { (30...240).contains($0) } ?? false
        }
    }
}
