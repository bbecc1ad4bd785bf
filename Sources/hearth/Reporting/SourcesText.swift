import Analysis
import Contract
import Localizations
import Measures
import Screens
import Training
import TrainingLog

/// Formats the recordings of an activity and the source of each channel as text and as JSON.
enum SourcesText {
    static func lines(_ activity: Activity, _ words: CommandWords) -> [String] {
        func list(_ names: [String]) -> String { names.joined(separator: words.say(.listJoint)) }
        func indented(_ phrase: Phrase) -> String { "   " + words.say(phrase) }
        var lines = [words.say(.sourcesActivity(id: activity.id))]
        for cut in activity.cuts { lines.append(words.say(.sourcesCut(time: ISO8601.text(cut)))) }
        for (index, source) in activity.sources.enumerated() {
            lines.append("")
            let seconds = words.say(.sourcesSeconds(count: "\(Int(min(1e9, max(0, source.elapsed))))"))
            let facts = [words.origin(source.source.origin), ISO8601.text(source.start), seconds]
            lines.append(
                "\(index + 1). " + (source.source.name.isEmpty ? "–" : source.source.name) + "  (" + list(facts) + ")")
            if index < activity.sourceIDs.count { lines.append(indented(.sourcesRecording(id: activity.sourceIDs[index]))) }
            if index == 0 { lines.append(indented(.sourcesRepresents)) }
            let given = activity.channelSources.filter { $0.source == index }.map { words.channel($0.kind) }
            let fields = activity.fieldSources.filter { $0.source == index }.map { words.field($0.field) }
            let kept = activity.channelSources.filter { $0.others.contains(index) }.map { words.channel($0.kind) }
            if !given.isEmpty { lines.append(indented(.sourcesChannels(names: list(given)))) }
            if !fields.isEmpty { lines.append(indented(.sourcesFields(names: list(fields)))) }
            if !kept.isEmpty { lines.append(indented(.sourcesStored(names: list(kept)))) }
            if index < activity.sourceIDs.count {
                lines += decisions(about: activity.sourceIDs[index], activity).map { indented($0) }
            }
        }
        lines += repairs(of: activity, words)
        let edited = SharedField.allCases.filter { $0.isSaid(in: activity.edit) }.map { words.field($0) }
        if !edited.isEmpty { lines += ["", words.say(.sourcesEdited(names: list(edited)))] }
        return lines
    }

    /// Describes repairs that are applied before charts and models, and those that the athlete has turned off.
    private static func repairs(of activity: Activity, _ words: CommandWords) -> [String] {
        var lines: [String] = []
        let repairs = repaired(activity.recording).repairs
        for kind in Repair.Kind.allCases {
            let found = repairs.filter { $0.kind == kind }
            guard let first = found.first else { continue }
            let count = found.reduce(0) { $0 + $1.count }
            lines.append(
                "   "
                    + words.say(
                        .sourcesRepair(
                            repair: words.repair(kind), count: "\(count)", seconds: "\(seconds(found))",
                            time: ISO8601.text(activity.recording.start + first.start))))
        }
        if !lines.isEmpty { lines = ["", words.say(.sourcesRepaired)] + lines }
        let kept = activity.edit.unrepaired.sorted { $0.rawValue < $1.rawValue }.map { words.repairable($0) }
        if !kept.isEmpty { lines += ["", words.say(.sourcesNotRepaired(names: kept.joined(separator: words.say(.listJoint))))] }
        return lines
    }

    private static func seconds(_ repairs: [Repair]) -> Int {
        Int(min(1e9, repairs.reduce(0) { $0 + $1.seconds } + 0.5))
    }

    private static func decisions(about id: String, _ activity: Activity) -> [Phrase] {
        activity.decisions.filter { $0.concerns(id) }.map { decision in
            let other = decision.one == id ? decision.other : decision.one
            return decision.verdict == .together ? .sourcesJoined(id: other) : .sourcesSplit(id: other)
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
                "channel": .text(channel.kind.name), "from": id(channel.source),
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
                "kind": .text(repair.kind.rawValue), "channel": .text(repair.channel.name), "from_s": .number(repair.start),
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
}
