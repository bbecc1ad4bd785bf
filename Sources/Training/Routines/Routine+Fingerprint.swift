extension Routine {
    /// Digest of everything that a page of the routine shows. A form carries it, so that a press on an outdated page changes nothing.
    public var fingerprint: UInt64 {
        var digest = TextDigest()
        digest.add(name)
        digest.add(description)
        digest.add(difficulty.rawValue)
        digest.add(repeats ? 1 : 0)
        for day in days { digest.add(day) }
        return digest.value
    }
}

extension RoutineDay {
    /// Digest of the content of the day.
    public var fingerprint: UInt64 {
        var digest = TextDigest()
        digest.add(self)
        return digest.value
    }
}

/// FNV-1a with 64 bits.
private struct TextDigest {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte: byte) }
        // Ends the text, so that two texts differ from one of both.
        add(byte: 0xFF)
    }

    mutating func add(_ text: TranslatedText) {
        for version in text.versions {
            add(version.language)
            add(version.text)
        }
        add(byte: 0xFE)
    }

    mutating func add(_ number: Int) { add("\(number)") }

    mutating func add(_ day: RoutineDay) {
        add(day.name)
        add(day.description)
        if let notes = day.notes { add(notes) }
        add(day.isOpen ? 1 : 0)
        add(day.sessions.count)
        for session in day.sessions {
            add(session.method.kind.rawValue)
            add(session.method.intensity.rawValue)
            add(session.method.name)
            add(session.method.description)
            add(session.minutes)
            add(session.isOptional ? 1 : 0)
            if let parts = session.parts { add(parts) }
            if session.method.isInHeat { add("heat") }
        }
    }

    private mutating func add(_ parts: SessionParts) {
        for minutes in [parts.warmUp, parts.repeats, parts.work, parts.recovery, parts.coolDown] { add(minutes) }
    }

    private mutating func add(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
