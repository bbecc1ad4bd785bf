import Contract
import Measures
import Training
import TrainingLog

/// What an activity is made of, for people and for programs.
enum SourcesText {
    static func lines(_ activity: Activity) -> [String] {
        var lines = ["Activity " + activity.id]
        for cut in activity.cuts { lines.append("cut by you at " + ISO8601.text(cut)) }
        for (index, source) in activity.sources.enumerated() {
            lines.append("")
            lines.append(
                "\(index + 1). " + (source.source.name.isEmpty ? "–" : source.source.name)
                    + "  (\(source.source.origin.rawValue), "
                    + ISO8601.text(source.start) + ", \(Int(min(1e9, max(0, source.elapsed)))) s)")
            if index < activity.sourceIDs.count { lines.append("   recording " + activity.sourceIDs[index]) }
            if index == 0 { lines.append("   stands for the activity: start, totals, laps") }
            let given = activity.channelSources.filter { $0.source == index }.map { name($0.kind) }
            let fields = activity.fieldSources.filter { $0.source == index }.map { $0.field.rawValue }
            let kept = activity.channelSources.filter { $0.others.contains(index) }.map { name($0.kind) }
            if !given.isEmpty { lines.append("   gives: " + given.joined(separator: ", ")) }
            if !fields.isEmpty { lines.append("   tells: " + fields.joined(separator: ", ")) }
            if !kept.isEmpty { lines.append("   kept, not shown: " + kept.joined(separator: ", ")) }
            if index < activity.sourceIDs.count { lines += decisions(about: activity.sourceIDs[index], activity) }
        }
        let said = SharedField.allCases.filter { $0.isSaid(in: activity.edit) }.map(\.rawValue)
        if !said.isEmpty { lines += ["", "said by you: " + said.joined(separator: ", ")] }
        return lines
    }

    private static func decisions(about id: String, _ activity: Activity) -> [String] {
        activity.decisions.filter { $0.concerns(id) }.map { decision in
            let other = decision.one == id ? decision.other : decision.one
            return decision.verdict == .together ? "   joined by you with " + other : "   taken by you from " + other
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
        return [
            "activity": .text(activity.id), "sources": .list(sources), "channels": .list(channels), "fields": .list(fields),
            "decisions": .list(decisions),
            "cuts": .list(activity.cuts.map { .text(ISO8601.text($0)) }),
        ]
    }

    /// `heart_rate` for `heartRate`.
    static func name(_ kind: ChannelKind) -> String {
        "\(kind)".reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
    }
}
