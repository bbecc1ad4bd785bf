import Measures

extension HealthExportReader {
    /// Reads the complete elements in `buffer`, and leaves the incomplete rest in it.
    mutating func scan(isLast: Bool) throws(FileError) {
        var bytes: [UInt8] = []
        swap(&bytes, &buffer)
        let used = try scan(bytes.span, isLast: isLast)
        if bytes.count - used > HealthExportReader.longestTag { throw .hostile(what: "tag", offset: base + used) }
        bytes.removeFirst(used)
        swap(&bytes, &buffer)
        base += used
    }

    /// - Returns: number of bytes consumed.
    private mutating func scan(_ bytes: Span<UInt8>, isLast: Bool) throws(FileError) -> Int {
        var scanner = XMLScanner(bytes, isLast: isLast, base: base, depth: depth)
        defer { depth = scanner.depth }
        while true {
            if place == .top, let end = takePredictedRecord(bytes, from: scanner.position) {
                scanner.position = end
                if place != .top { scanner.depth += 1 }
                continue
            }
            if place == .recordToSkip {
                guard let end = endOfRecord(scanner, isLast: isLast) else {
                    // Only the start of an end tag is needed with the next piece.
                    return isLast ? bytes.count : max(scanner.position, bytes.count - 16)
                }
                scanner.position = end
                scanner.depth = max(0, scanner.depth - 1)
                place = .top
                continue
            }
            let event: XMLEvent
            do throws(FileError) { event = try scanner.next() } catch {
                guard case .malformed(_, let offset) = error, sawRoot else { throw error }
                if malformed.count == 0 { malformed.first = offset }
                malformed.count += 1
                scanner.position = scanner.offset(of: UInt8(ascii: "<"), from: max(scanner.position, offset - base) + 1)
                continue
            }
            switch event {
            case .start(let name, let isSelfClosing):
                if !sawRoot { try checkRoot(bytes.extracting(name), at: name.lowerBound) }
                start(scanner, bytes, name: name, isSelfClosing: isSelfClosing)
            case .end(let name): end(bytes.extracting(name))
            case .text, .characterData: if !sawRoot { throw .notThisKind(.appleHealth, offset: 0) }
            case .incomplete(let from): return isLast ? bytes.count : from
            case .finished: return bytes.count
            }
        }
    }

    private mutating func checkRoot(_ name: Span<UInt8>, at offset: Int) throws(FileError) {
        isFragment = name.isEqual(to: "Workout") || name.isEqual(to: "Record")
        guard isFragment || name.isEqual(to: "HealthData") else { throw .notThisKind(.appleHealth, offset: base + offset) }
        sawRoot = true
    }

    private func endOfRecord(_ scanner: borrowing XMLScanner, isLast: Bool) -> Int? {
        let end = scanner.end(of: "</Record>", from: scanner.position)
        return end <= scanner.bytes.count ? end : nil
    }

    private mutating func start(_ scanner: borrowing XMLScanner, _ bytes: Span<UInt8>, name: Range<Int>, isSelfClosing: Bool) {
        let word = bytes.extracting(name)
        content.elementStart = base + name.lowerBound - 1
        switch place {
        case .top:
            if word.isEqual(to: "Record") {
                startRecord(scanner, bytes, name: name, isSelfClosing: isSelfClosing)
            } else if word.isEqual(to: "Workout") {
                content.startWorkout(scanner, bytes, &clock)
                noteOffset()
                if isSelfClosing { content.finishOpenWorkout() } else { place = .workout }
            } else if word.isEqual(to: "Correlation") {
                // The file repeats its records at the top level.
                if !isSelfClosing { place = .correlation }
            } else if word.isEqual(to: "ExportDate") {
                content.owner.readDate(scanner, bytes, &clock)
            } else if word.isEqual(to: "Me") {
                content.owner.read(scanner)
            }
        case .record: content.child(scanner, bytes, name: word)
        case .workout: content.workoutChild(scanner, bytes, name: word, isSelfClosing: isSelfClosing, &clock)
        case .correlation, .recordToSkip: break
        }
    }

    private mutating func end(_ name: Span<UInt8>) {
        switch place {
        case .record where name.isEqual(to: "Record"):
            content.finishOpenRecord()
            place = .top
        case .workout where name.isEqual(to: "Workout"):
            content.finishOpenWorkout()
            place = .top
        case .workout: content.endWorkoutChild(name)
        case .correlation where name.isEqual(to: "Correlation"): place = .top
        default: if name.isEqual(to: "HealthData") { sawEndOfRoot = true }
        }
    }

    /// Reports an offset to the zones at its first use beside a date and at every change.
    mutating func noteOffset() {
        guard clock.offset != lastOffset, let second = content.lastSecond else { return }
        lastOffset = clock.offset
        content.zones.sawOffset(clock.offset, at: second)
    }
}
