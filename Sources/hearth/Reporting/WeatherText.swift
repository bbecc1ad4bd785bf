import Contract
import Measures
import TrainingLog

/// Formats the result of a request to a weather archive.
enum WeatherText {
    static func lines(_ report: ArchiveReport, air: ArchiveReport? = nil, forecast: ForecastOutcome? = nil) -> [String] {
        lines(report, "now have weather") + (air.map { lines($0, "now have air quality") } ?? [])
            + (forecast.map { [line($0)] } ?? [])
    }

    private static func line(_ forecast: ForecastOutcome) -> String {
        switch forecast {
        case .notDue: "Forecast: the last one is recent, or a failed request waits."
        case .placeUnknown: "Forecast: no recent activity outdoors has a place."
        case .answered(let hours): "Forecast: \(hours) hours."
        case .failed(let problem, _): "no forecast  " + problem.replacing("_", with: " ")
        }
    }

    private static func lines(_ report: ArchiveReport, _ outcome: String) -> [String] {
        var lines = ["Requests: \(report.asked); \(report.completed) activities \(outcome)."]
        for problem in report.problems {
            lines.append(
                "no answer  " + ISO8601.text(problem.day) + " at \(place(problem.place)): "
                    + (problem.problem ?? "").replacing("_", with: " "))
        }
        if report.waiting > 0 { lines.append("\(report.waiting) places and days are waiting: run the command again later.") }
        return lines
    }

    static func json(_ report: ArchiveReport, air: ArchiveReport?, forecast: ForecastOutcome? = nil) -> JSONValue {
        if air == nil, forecast == nil { return json(report) }
        return [
            "weather": json(report), "air": air.map { json($0) } ?? .null, "forecast": forecast.map { json($0) } ?? .null,
        ]
    }

    private static func json(_ forecast: ForecastOutcome) -> JSONValue {
        switch forecast {
        case .notDue: ["outcome": "not_due"]
        case .placeUnknown: ["outcome": "place_unknown"]
        case .answered(let hours): ["outcome": "answered", "hours": .integer(hours)]
        case .failed(let problem, let retry):
            ["outcome": "failed", "problem": .text(problem), "retry": .number(retry.secondsSince1970)]
        }
    }

    private static func json(_ report: ArchiveReport) -> JSONValue {
        [
            "asked": .integer(report.asked), "answered": .integer(report.answered), "completed": .integer(report.completed),
            "waiting": .integer(report.waiting),
            "problems": .list(
                report.problems.map {
                    [
                        "day": .text(ISO8601.text($0.day)), "latitude": .number($0.place.degrees.latitude),
                        "longitude": .number($0.place.degrees.longitude), "problem": .text($0.problem ?? ""),
                        "retry": $0.retry.map { .number($0.secondsSince1970) } ?? .null,
                    ]
                }),
        ]
    }

    private static func place(_ place: RoundedPlace) -> String {
        "\(place.degrees.latitude)°, \(place.degrees.longitude)°"
    }
}
