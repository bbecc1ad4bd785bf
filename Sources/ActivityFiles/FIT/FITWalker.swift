/// Iterates over the messages of one FIT file, or of consecutive files, without reading their fields.
struct FITWalker: ~Escapable {
    let bytes: RawSpan
    /// Position of the next message's header byte.
    private(set) var position: Int
    /// All definitions so far. Messages of all files in the chain refer to them by index.
    private(set) var definitions: [FITDefinition] = []
    /// The last timestamp, the base of compressed timestamps; nil before the first.
    private(set) var lastTime: UInt32?
    private var end: Int
    private var locals: InlineArray<16, Local>

    /// The parts of a local number's current definition that iteration needs.
    private struct Local {
        var definition = -1
        var message = FITMessageNumber(0)
        var size = 0
        var timestampOffset = -1
        var isBigEndian = false
    }

    /// Limit above the definitions of any genuine file, since each uses memory.
    static let definitionLimit = 4_000

    @_lifetime(copy bytes)
    init(_ bytes: RawSpan) {
        self.bytes = bytes
        position = 0
        end = 0
        locals = InlineArray(repeating: Local())
    }

    /// Begins a file of the chain with messages in `range`.
    mutating func begin(_ range: Range<Int>) {
        position = range.lowerBound
        end = range.upperBound
        lastTime = nil
        locals = InlineArray(repeating: Local())
    }

    enum Step {
        case message(FITPlace)
        /// The messages end where they should.
        case end
        /// A message or definition extends beyond the end; the value is its offset.
        case truncated(Int)
        /// A message without a definition: the rest is unreadable.
        case undefined(Int)
        /// More definitions than `definitionLimit`.
        case tooManyDefinitions(Int)
    }

    mutating func next() -> Step {
        while position < end {
            let start = position
            let header = bytes.byte(at: start)
            if header & 0xC0 == 0x40 {
                let developed = header & 0x20 != 0
                guard let range = FITDefinition.range(bytes, at: start + 1, end: end, withDeveloperFields: developed) else {
                    return .truncated(start)
                }
                guard let index = define(range, withDeveloperFields: developed) else { return .tooManyDefinitions(start) }
                let definition = definitions[index]
                locals[Int(header & 0x0F)] = Local(
                    definition: index, message: definition.message, size: definition.size,
                    timestampOffset: definition.timestampOffset, isBigEndian: definition.isBigEndian)
                position = range.upperBound
                continue
            }
            let isCompressed = header & 0x80 != 0
            let local = locals[isCompressed ? Int(header >> 5 & 3) : Int(header & 0x0F)]
            guard local.definition >= 0 else { return .undefined(start) }
            let fields = start + 1
            guard end - fields >= local.size else { return .truncated(start) }
            position = fields + local.size
            var time: UInt32?
            if local.timestampOffset >= 0 {
                let stamp = bytes.long(at: fields + local.timestampOffset, bigEndian: local.isBigEndian)
                if stamp != 0xFFFF_FFFF { time = stamp }
            } else if isCompressed, let last = lastTime {
                // Five bits of seconds, which continue from the last timestamp and overflow every 32 s.
                time = last &+ ((UInt32(header) &- last) & 0x1F)
            }
            if let time { lastTime = time }
            return .message(FITPlace(message: local.message, definition: local.definition, offset: fields, time: time))
        }
        return .end
    }

    /// Returns the index of the definition in `range`. Devices repeat definitions; a repeated one is not stored again.
    private mutating func define(_ range: Range<Int>, withDeveloperFields: Bool) -> Int? {
        let oldest = max(0, definitions.count - 32)
        var index = definitions.count
        while index > oldest {
            index -= 1
            let known = definitions[index].range
            if known.count == range.count, (definitions[index].developerFields.isEmpty != withDeveloperFields),
                isSame(known.lowerBound, range.lowerBound, count: range.count)
            {
                return index
            }
        }
        guard definitions.count < FITWalker.definitionLimit,
            let definition = FITDefinition(bytes, at: range.lowerBound, end: end, withDeveloperFields: withDeveloperFields)
        else { return nil }
        definitions.append(definition)
        return definitions.count - 1
    }

    private func isSame(_ left: Int, _ right: Int, count: Int) -> Bool {
        for offset in 0..<count where bytes.byte(at: left + offset) != bytes.byte(at: right + offset) { return false }
        return true
    }
}

/// Location and type of a message.
struct FITPlace {
    var message: FITMessageNumber
    /// Index in `FITWalker.definitions`.
    var definition: Int
    /// The first byte of its fields.
    var offset: Int
    /// Its own or compressed timestamp.
    var time: UInt32?
}
