import Measures
import Screens
import Training

/// Lines of `hearth sharing`: who may look at the training, and at whose training the athlete may look.
enum SharingText {
    struct Row {
        var name: String
        var access: ObserverAccess
    }

    static func lines(observers: [Row], observed: [Row], at now: Moment, offset: LocalOffset) -> [String] {
        var lines = observers.isEmpty ? ["No other person may look."] : ["May look:"]
        lines += observers.map { "  " + line($0, at: now, offset: offset) }
        if !observed.isEmpty {
            lines.append("May be looked at:")
            lines += observed.map { "  " + line($0, at: now, offset: offset) }
        }
        return lines
    }

    static func line(_ row: Row, at now: Moment, offset: LocalOffset) -> String {
        func day(_ moment: Moment) -> String { Day(of: moment, at: offset)?.iso ?? "–" }
        var facts = ["since " + day(row.access.made)]
        if let ends = row.access.ends {
            facts.append((row.access.isValid(at: now) ? "until " : "ended ") + day(ends))
        } else {
            facts.append("no end")
        }
        facts.append(row.access.opened.map { "first looked " + day($0) } ?? "not looked yet")
        return row.name + "  " + facts.joined(separator: ", ")
    }
}
