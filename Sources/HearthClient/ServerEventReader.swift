/// Reads server-sent events (WHATWG HTML, 9.2.6) from pieces of a stream.
struct ServerEventReader: Sendable {
    /// One event of a stream.
    struct Event: Equatable, Sendable {
        var name: String
        var data: String
    }

    /// Longest line in bytes. The rest of a longer one is dropped, so that a broken server cannot fill the memory.
    static let longestLine = 65_536

    private var line: [UInt8] = []
    private var name = ""
    private var data: [String] = []
    private var dataLength = 0
    private var endsWithReturn = false

    /// Takes the next bytes and returns the events that are complete.
    mutating func take(_ bytes: some Sequence<UInt8>) -> [Event] {
        var events: [Event] = []
        for byte in bytes {
            let isSecondOfTwo = endsWithReturn && byte == 0x0A
            endsWithReturn = byte == 0x0D
            if isSecondOfTwo { continue }
            if byte == 0x0A || byte == 0x0D {
                if let event = lineEnded() { events.append(event) }
            } else if line.count < ServerEventReader.longestLine {
                line.append(byte)
            }
        }
        return events
    }

    private mutating func lineEnded() -> Event? {
        defer { line.removeAll(keepingCapacity: true) }
        guard !line.isEmpty else {
            defer { (name, data, dataLength) = ("", [], 0) }
            return data.isEmpty ? nil : Event(name: name.isEmpty ? "message" : name, data: data.joined(separator: "\n"))
        }
        let colon = line.firstIndex(of: 0x3A) ?? line.endIndex
        var value = line[min(colon + 1, line.endIndex)...]
        if value.first == 0x20 { value = value.dropFirst() }
        // A line that begins with a colon is a comment; ids are in the data too.
        switch String(decoding: line[..<colon], as: UTF8.self) {
        case "event": name = String(decoding: value, as: UTF8.self)
        case "data" where dataLength + value.count <= ServerEventReader.longestLine:
            data.append(String(decoding: value, as: UTF8.self))
            dataLength += value.count + 1
        default: break
        }
        return nil
    }
}
