import Analysis
import Contract
import Measures
import Training
import TrainingLog

/// Formats the recordings of an activity and the source of each channel as text and as JSON.
enum SourcesText {
    static func lines(_ activity: Activity) -> [String] {
        var lines = ["Activity " + activity.id]
        for cut in activity.cuts { lines.append("cut manually at " + ISO8601.text(cut)) }
        for (index, source) in activity.sources.enumerated() {
            lines.append("")
            lines.append(
                "\(index + 1). " + (source.source.name.isEmpty ? "–" : source.source.name)
                    + "  (\(source.source.origin.rawValue), "
                    + ISO8601.text(source.start) + ", \(Int(min(1e9, max(0, source.elapsed)))) s)")
            if index < activity.sourceIDs.count { lines.append("   recording " + activity.sourceIDs[index]) }
            if index == 0 { lines.append("   represents the activity: start, laps") }
            let given = activity.channelSources.filter { $0.source == index }.map { name($0.kind) }
            let fields = activity.fieldSources.filter { $0.source == index }.map { $0.field.rawValue }
            let kept = activity.channelSources.filter { $0.others.contains(index) }.map { name($0.kind) }
            if !given.isEmpty { lines.append("   channels: " + given.joined(separator: ", ")) }
            if !fields.isEmpty { lines.append("   fields: " + fields.joined(separator: ", ")) }
            if !kept.isEmpty { lines.append("   stored, not shown: " + kept.joined(separator: ", ")) }
            if index < activity.sourceIDs.count { lines += decisions(about: activity.sourceIDs[index], activity) }
        }
        lines += repairs(of: activity)
        let said = SharedField.allCases.filter { $0.isSaid(in: activity.edit) }.map(\.rawValue)
        if !said.isEmpty { lines += ["", "edited by you: " + said.joined(separator: ", ")] }
        return lines
    }

    /// Describes repairs that are applied before charts and models, and those that the athlete has turned off.
    private static func repairs(of activity: Activity) -> [String] {
        var lines: [String] = []
        let repairs = repaired(activity.recording).repairs
        for kind in Repair.Kind.allCases {
            let found = repairs.filter { $0.kind == kind }
            guard let first = found.first else { continue }
            lines.append(
                "   " + kind.rawValue + ": \(found.reduce(0) { $0 + $1.count }), \(seconds(found)) s, the first at "
                    + ISO8601.text(activity.recording.start + first.start))
        }
        if !lines.isEmpty { lines = ["", "repaired for charts and figures:"] + lines }
        let kept = activity.edit.unrepaired.map(\.rawValue).sorted()
        if !kept.isEmpty { lines += ["", "not repaired, by your choice: " + kept.joined(separator: ", ")] }
        return lines
    }

    private static func seconds(_ repairs: [Repair]) -> Int {
        Int(min(1e9, repairs.reduce(0) { $0 + $1.seconds } + 0.5))
    }

    private static func decisions(about id: String, _ activity: Activity) -> [String] {
        activity.decisions.filter { $0.concerns(id) }.map { decision in
            let other = decision.one == id ? decision.other : decision.one
            return decision.verdict == .together ? "   joined manually with " + other : "   split manually from " + other
        }
    }

    static func json(_ activity: Activity) -> JSONValue {
        func id(_ index: Int) -> JSONValue { index < activity.sourceIDs.count ? .text(activity.sourceIDs[index]) : .null }
        let sources = activity.sources.enumerated().map { index, source -> JSONValue in
            [
                "recording": id(index), "name": .text(source.source.name), "origin": .text(source.source.origin.rawValue),
                "sport": .text(source.sport.rawValue), "start": .text(ISO8601.text(source.start)),
                "elapsed_s": .number(source.elapsed), "points": .integer(source.points),
                "stands_for_activity": .boolean(index == 0),
            ]
        }
        let channels = activity.channelSources.map { channel -> JSONValue in
            [
                "channel": .text(name(channel.kind)), "from": id(channel.source),
                "also_in": .list(channel.others.map { id($0) }),
            ]
        }
        let fields = activity.fieldSources.map { field -> JSONValue in
            ["field": .text(field.field.rawValue), "from": id(field.source)]
        }
        let decisions = activity.decisions.map { decision -> JSONValue in
            ["recordings": [.text(decision.one), .text(decision.other)], "verdict": .text(decision.verdict.rawValue)]
        }
        let repairs = repaired(activity.recording).repairs.map { repair -> JSONValue in
            [
                "kind": .text(repair.kind.rawValue), "channel": .text(name(repair.channel)), "from_s": .number(repair.start),
                "until_s": .number(repair.end), "count": .integer(repair.count),
                "as_recorded_with": repair.repairable.map { .text($0.rawValue) } ?? .null,
            ]
        }
        return [
            "activity": .text(activity.id), "sources": .list(sources), "channels": .list(channels), "fields": .list(fields),
            "decisions": .list(decisions), "repairs": .list(repairs),
            "as_recorded": .list(activity.edit.unrepaired.map(\.rawValue).sorted().map { .text($0) }),
            "cuts": .list(activity.cuts.map { .text(ISO8601.text($0)) }),
        ]
    }

    /// Returns a channel's name in snake case: `heart_rate` for `heartRate`.
    static func name(_ kind: ChannelKind) -> String {
        "\(kind)".reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
    }
}
