import ActivityFiles
import Contract
import Training
import TrainingLog

/// Details of `inspect --all`: the channels of every recording, and the messages of a FIT file.
enum InspectionDetail {
    static func lines(_ recording: Recording) -> [String] {
        var lines: [String] = []
        if let notes = recording.notes { lines.append("      notes: " + notes.split(separator: "\n").joined(separator: " / ")) }
        let channels =
            recording.channels.map { $0.kind.name }
            + recording.customChannels.map { $0.name + ($0.units.isEmpty ? "" : " (\($0.units))") }
        if !channels.isEmpty { lines.append("      channels: " + channels.joined(separator: ", ")) }
        return lines
    }

    /// Returns one line for each kind of message. Developer fields show their number.
    static func lines(_ messages: [FITMessageCount]) -> [String] {
        messages.map { message in
            "    \(message.count) × " + (message.name ?? "message \(message.number)") + ": "
                + message.fields.map { name($0) }.joined(separator: ", ")
        }
    }

    private static func name(_ field: FITFieldCount) -> String {
        let name = field.name ?? "field \(field.number)"
        return field.developer.map { "\(name) [app \($0)]" } ?? name
    }

    static func json(_ recording: Recording) -> [String: JSONValue] {
        let known = recording.channels.map { channel -> JSONValue in
            ["name": .text(channel.kind.name), "samples": .integer(channel.values.count), "custom": false]
        }
        let custom = recording.customChannels.map { channel -> JSONValue in
            [
                "name": .text(channel.name), "units": .text(channel.units), "samples": .integer(channel.values.count),
                "custom": true,
            ]
        }
        return ["channels": .list(known + custom), "notes": .text(recording.notes), "title": .text(recording.title)]
    }

    static func json(_ messages: [FITMessageCount]) -> JSONValue {
        .list(
            messages.map { message in
                [
                    "number": .integer(Int(message.number)), "name": .text(message.name), "count": .integer(message.count),
                    "fields": .list(
                        message.fields.map { field in
                            [
                                "number": .integer(Int(field.number)), "app": field.developer.map { .integer(Int($0)) } ?? .null,
                                "name": .text(field.name), "units": .text(field.units), "count": .integer(field.count),
                            ]
                        }),
                ]
            })
    }
}
