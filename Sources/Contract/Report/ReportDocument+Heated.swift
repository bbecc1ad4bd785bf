import Analysis
import Measures
import Training

extension ReportDocument {
    /// Returns the sessions in one class of room.
    static func heated(_ sessions: HeatedSessions) -> JSONValue {
        let (newest, change) = (sessions.newestSession, sessions.change.value)
        return [
            "room": .text(sessions.room.rawValue), "sessions": .integer(sessions.baseline.count),
            "baseline_bpm": .number(sessions.baseline.value), "last_ten_bpm": .optional(sessions.lastTen),
            "newest": [
                "activity": .optional(sessions.newest.activity), "day": .text(ISO8601.text(sessions.day)),
                "mean_hr": .optional(sessions.newest.value), "comparison": .optional(sessions.comparison?.rawValue),
                "alike_by_humidity": newest.flatMap { $0.isByWarmth ? .integer($0.before) : nil } ?? .null,
                "deviation_percent": .optional(newest?.deviation?.percent),
                "deviation_low": .optional(newest?.deviation?.interval.low),
                "deviation_high": .optional(newest?.deviation?.interval.high),
            ],
            "change_percent": .optional(change?.value), "change_low": .optional(change?.interval?.low),
            "change_high": .optional(change?.interval?.high), "signal": .optional(sessions.signal?.rawValue),
        ]
    }

    /// Returns what the model of heated classes found; `absent` states why it shows nothing.
    static func heated(_ model: HeatedFindings) -> JSONValue {
        [
            "classes": .integer(model.classes), "absent": .optional(model.expectation.absence?.rawValue),
            "errors": model.errors.map { errors in
                [
                    "model_bpm": .number(errors.model), "bucket_mean_bpm": .number(errors.bucketMean),
                    "classes": .integer(errors.count),
                ]
            } ?? .null,
            "newest": model.expectation.value.map { newest in
                [
                    "activity": .text(newest.activity), "day": .text(ISO8601.text(newest.day)),
                    "mean_hr": .number(newest.heartRate), "expected_bpm": .number(newest.expected.value),
                    "low": .optional(newest.expected.interval?.low), "high": .optional(newest.expected.interval?.high),
                    "deviation": .text(newest.deviation.rawValue),
                ]
            } ?? .null,
            "effects": .list((model.effects.value?.circumstances ?? []).map { effect($0) }),
            "kinds": .list((model.effects.value?.kinds ?? []).map { effect($0) }),
        ]
    }

    private static func effect(_ effect: HeatedEffects.Effect) -> JSONValue {
        var members: [String: JSONValue] = [
            "change_bpm": .number(effect.estimate.value), "low": .optional(effect.estimate.interval?.low),
            "high": .optional(effect.estimate.interval?.high),
        ]
        switch effect.cause {
        case .temperature: members["of"] = "one_degree_celsius"
        case .humidity: members["of"] = "ten_points_of_humidity"
        case .duration: members["of"] = "ten_minutes"
        case .kind(let sport, let name):
            members["sport"] = .text(sport.rawValue)
            members["title"] = .null
            switch name {
            case .title(let title): members["title"] = .text(title)
            case .type(let id): members["class_type"] = .text(id.text)
            case nil: break
            }
        }
        return .object(members)
    }
}
