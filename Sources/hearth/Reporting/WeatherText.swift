import Contract
import Measures
import TrainingLog

/// Formats the result of a request to a weather archive.
enum WeatherText {
    static func lines(_ report: WeatherReport, air: WeatherReport? = nil) -> [String] {
        lines(report, "now have weather") + (air.map { lines($0, "now have air quality") } ?? [])
    }

    private static func lines(_ report: WeatherReport, _ outcome: String) -> [String] {
        var lines = ["Requests: \(report.asked); \(report.completed) activities \(outcome)."]
        for problem in report.problems {
            lines.append(
                "no answer  " + ISO8601.text(problem.day) + " at \(place(problem.place)): "
                    + (problem.problem ?? "").replacing("_", with: " "))
        }
        if report.waiting > 0 { lines.append("\(report.waiting) places and days are waiting: run the command again later.") }
        return lines
    }

    static func json(_ report: WeatherReport, air: WeatherReport?) -> JSONValue {
        guard let air else { return json(report) }
        return ["weather": json(report), "air": json(air)]
    }

    private static func json(_ report: WeatherReport) -> JSONValue {
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
