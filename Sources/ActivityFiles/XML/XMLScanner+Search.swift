extension XMLScanner {
    /// Returns the first position of a byte at or after `from`; the number of bytes without one.
    ///
    /// Eight bytes at a time: after the exclusive or, the wanted byte is zero, and the arithmetic sets the top bit of exactly the zero
    /// bytes.
    @inline(__always)
    func offset(of byte: UInt8, from: Int) -> Int {
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        var cursor = from
        while cursor &+ 8 <= bytes.count {
            let found = Self.zeros(word(at: cursor) ^ pattern)
            if found != 0 { return cursor &+ found.trailingZeroBitCount / 8 }
            cursor &+= 8
        }
        while cursor < bytes.count, bytes[cursor] != byte { cursor &+= 1 }
        return min(cursor, bytes.count)
    }

    /// Returns the first `=`, `>` or `<` at or after `from`: the end of an attribute's name, or a sign that there is none. The number of
    /// bytes without one.
    @inline(__always)
    func offsetOfAttributeEnd(from: Int) -> Int {
        // `<`, `=` and `>` are 0x3C to 0x3E. Names are short: byte by byte is as fast as eight at a time.
        var cursor = from
        while cursor < bytes.count, bytes[cursor] &- 0x3C > 2 { cursor &+= 1 }
        return min(cursor, bytes.count)
    }

    /// Returns the first position at or after `from` of a byte that is neither a space nor a control character.
    @inline(__always)
    func offsetOfContent(from: Int) -> Int {
        var cursor = from
        while cursor &+ 8 <= bytes.count {
            let word = word(at: cursor)
            // Top bit of every byte above 0x20: seven bits plus 0x5F set it from 0x21 on; others have it already.
            let found = (((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x5F5F_5F5F_5F5F_5F5F) | word) & 0x8080_8080_8080_8080
            if found != 0 { return cursor &+ found.trailingZeroBitCount / 8 }
            cursor &+= 8
        }
        while cursor < bytes.count, bytes[cursor] <= 0x20 { cursor &+= 1 }
        return cursor
    }

    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    static func zeros(_ word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        return ~(((word & low) &+ low) | word | low)
    }

    /// Returns the position after the next `closing`; one more than the number of bytes without one.
    func end(of closing: StaticString, from: Int) -> Int {
        let first = closing.utf8Start.pointee
        var cursor = from
        while true {
            cursor = offset(of: first, from: cursor)
            guard cursor < bytes.count else { return bytes.count + 1 }
            if starts(with: closing, at: cursor) { return cursor + closing.utf8CodeUnitCount }
            cursor += 1
        }
    }

    func starts(with text: StaticString, at start: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard start >= 0, start <= bytes.count, length <= bytes.count - start else { return false }
        return isEqual(start..<start + length, text)
    }

    /// Whether the bytes of a range equal a word.
    @inline(__always)
    public func isEqual(_ range: Range<Int>, _ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard range.count == length else { return false }
        for index in 0..<length where bytes[range.lowerBound &+ index] != text.utf8Start[index] { return false }
        return true
    }

    /// Returns the part after the prefix: `hr` of `gpxtpx:hr`, whether or not the prefix is declared.
    public func localName(_ name: Range<Int>) -> Range<Int> {
        for index in name where bytes[index] == UInt8(ascii: ":") { return index + 1..<name.upperBound }
        return name
    }

    /// Returns the line of an offset, from 1. Counts from the start of the bytes: for findings, not for loops.
    public func line(of offset: Int) -> Int {
        bytes.line(of: offset)
    }

    /// Returns the position after `<!DOCTYPE …>`; nil if it does not end here.
    ///
    /// Ignores the grammar inside, because Apple's of iOS 16.0 is invalid: the subset ends at a bracket followed by `>`, outside comments.
    func endOfDocumentType(from start: Int) throws(FileError) -> Int? {
        let end = endOfDocumentType(skippingEntitiesFrom: start)
        let limit = min(end ?? bytes.count, bytes.count)
        var cursor = start
        while true {
            cursor = offset(of: UInt8(ascii: "<"), from: cursor)
            guard cursor < limit else { return end }
            if starts(with: "<!--", at: cursor) {
                cursor = self.end(of: "-->", from: cursor + 4)
            } else if starts(with: "<!ENTITY", at: cursor) {
                throw hostile("entity", at: cursor)
            } else {
                cursor += 1
            }
        }
    }

    /// Like `endOfDocumentType(from:)`, but accepts any declaration: for inspecting the root only.
    func endOfDocumentType(skippingEntitiesFrom start: Int) -> Int? {
        var cursor = start
        var isInSubset = false
        var isAfterSubset = false
        while cursor < bytes.count {
            let byte = bytes[cursor]
            if byte == UInt8(ascii: "<") {
                if starts(with: "<!--", at: cursor) {
                    cursor = end(of: "-->", from: cursor + 4)
                    continue
                }
            } else if byte == UInt8(ascii: "[") {
                isInSubset = true
                isAfterSubset = false
            } else if byte == UInt8(ascii: "]") {
                isAfterSubset = true
            } else if byte == UInt8(ascii: ">"), isAfterSubset || !isInSubset {
                return cursor + 1
            } else if byte > 0x20 {
                isAfterSubset = false
            }
            cursor += 1
        }
        return nil
    }
}

extension Span<UInt8> {
    /// Returns the line of an offset, from 1.
    func line(of offset: Int) -> Int {
        var line = 1
        for index in 0..<Swift.min(Swift.max(0, offset), count) where self[index] == 0x0A { line += 1 }
        return line
    }
}
