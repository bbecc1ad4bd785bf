import Measures
import Training

extension HealthExportReader {
    /// Reads the record at or after `from` if it begins like one of the last two; the slow path reads other records.
    /// - Returns: the end of its start tag; nil for another element, an incomplete record, or one that differs from the learned beginnings.
    @inline(__always)
    mutating func takePredictedRecord(_ bytes: Span<UInt8>, from: Int) -> Int? {
        let raw = bytes.bytes
        var start = from
        while start < bytes.count, bytes[start] <= 0x20 { start &+= 1 }
        guard start &+ 120 <= bytes.count, let first = predictions.first else { return nil }
        if !first.matches(raw, at: start) {
            guard let second = predictions.second, second.matches(raw, at: start) else { return nil }
            predictions.swapTurns()
        }
        guard let entry = predictions.first else { return nil }
        // …creationDate="25 bytes" startDate="25 bytes" endDate="25 bytes" value="number"/>
        let created = start &+ entry.prefix.count
        let begins = created &+ 38
        let ends = begins &+ 36
        let value = ends &+ 34
        guard value &+ 3 < bytes.count, separates(raw, created &+ 25, " startDate=\""),
            separates(raw, begins &+ 25, " endDate=\""),
            separates(raw, ends &+ 25, " value=\""), !holdsQuote(raw, created)
        else { return nil }
        var cursor = value
        let number = readNumber(bytes, &cursor)
        guard cursor &+ 2 < bytes.count else { return nil }
        cursor &+= 1
        let isSelfClosing = bytes[cursor] == UInt8(ascii: "/")
        if isSelfClosing { cursor &+= 1 }
        guard bytes[cursor] == UInt8(ascii: ">") else { return nil }
        if entry.kind != .other {
            guard let second = clock.seconds(raw, at: begins) else { return nil }
            let end = isSame(raw, begins, ends) ? second : clock.seconds(raw, at: ends)
            guard let end else { return nil }
            content.keep(entry, start: second, end: end, value: number, at: base &+ start)
            if clock.offset != lastOffset { noteOffset() }
        } else {
            guard !holdsQuote(raw, begins), !holdsQuote(raw, ends) else { return nil }
            content.otherRecords &+= 1
        }
        content.tallies.count(number, in: entry.tally)
        if !isSelfClosing { place = .recordToSkip }
        return cursor &+ 1
    }

    /// Whether a quote and then `text` are at an offset. Each is compared as two overlapping words.
    @inline(__always)
    private func separates(_ raw: RawSpan, _ offset: Int, _ text: StaticString) -> Bool {
        var index = 0
        guard raw.unsafeLoad(fromByteOffset: offset, as: UInt8.self) == 0x22 else { return false }
        while index < text.utf8CodeUnitCount {
            if raw.unsafeLoad(fromByteOffset: offset &+ 1 &+ index, as: UInt8.self) != text.utf8Start[index] { return false }
            index &+= 1
        }
        return true
    }

    /// Whether a quote is within the 25 bytes of a date, so that the attributes differ from the expected ones.
    @inline(__always)
    private func holdsQuote(_ raw: RawSpan, _ date: Int) -> Bool {
        @inline(__always)
        func quotes(_ offset: Int) -> UInt64 {
            let word = raw.unsafeLoadUnaligned(fromByteOffset: date &+ offset, as: UInt64.self)
            return XMLScanner.zeros(word ^ 0x2222_2222_2222_2222)
        }
        return quotes(0) | quotes(8) | quotes(16) | quotes(17) != 0
    }

    /// Whether two dates have equal bytes.
    @inline(__always)
    private func isSame(_ raw: RawSpan, _ one: Int, _ other: Int) -> Bool {
        @inline(__always)
        func difference(_ offset: Int) -> UInt64 {
            raw.unsafeLoadUnaligned(fromByteOffset: one &+ offset, as: UInt64.self)
                ^ raw.unsafeLoadUnaligned(fromByteOffset: other &+ offset, as: UInt64.self)
        }
        return difference(0) | difference(8) | difference(16) | difference(17) == 0
    }

    /// Reads a number up to the closing quote, and leaves `cursor` on it.
    @inline(__always)
    private func readNumber(_ bytes: Span<UInt8>, _ cursor: inout Int) -> Double? {
        let start = cursor
        if let (number, end) = Numeral.plain(bytes, from: start, to: UInt8(ascii: "\"")) {
            cursor = end
            return number
        }
        while cursor < bytes.count, bytes[cursor] != 0x22 { cursor &+= 1 }
        return Numeral.decimal(bytes.extracting(start..<cursor))
    }

    /// Reads a record from its attributes in any order, and learns the beginning of such records.
    mutating func startRecord(_ scanner: borrowing XMLScanner, _ bytes: Span<UInt8>, name: Range<Int>, isSelfClosing: Bool) {
        let type = scanner.value(of: "type") ?? 0..<0
        let unit = scanner.value(of: "unit") ?? 0..<0
        var entry = HealthPredictions.Entry(
            prefix: [], kind: HealthKind(bytes.extracting(type)), factor: 1, source: 0,
            tally: content.tallies.row(kind: bytes.extracting(type), unit: bytes.extracting(unit)))
        let begins = scanner.value(of: "startDate")
        let ends = scanner.value(of: "endDate")
        let value = scanner.value(of: "value")
        if entry.kind != .other {
            entry.factor = HealthUnits.factor(bytes.extracting(unit), entry.kind.dimension)
            entry.source = content.source(scanner, bytes)
        }
        if !entry.kind.readsChildren, let created = scanner.value(of: "creationDate"), let begins, let ends, let value,
            created.count == 25, begins.count == 25, ends.count == 25, begins.lowerBound == created.lowerBound + 38,
            ends.lowerBound == begins.lowerBound + 36, value.lowerBound == ends.lowerBound + 34
        {
            entry.prefix = [UInt8](copying: bytes.extracting(name.lowerBound - 1..<created.lowerBound))
            predictions.learn(entry)
        }
        let number = value.flatMap { Numeral.decimal(bytes.extracting($0)) }
        content.tallies.count(number, in: entry.tally)
        if !isSelfClosing { place = entry.kind.readsChildren ? .record : .recordToSkip }
        guard entry.kind != .other else {
            content.otherRecords += 1
            return
        }
        guard let second = content.seconds(begins, bytes, &clock), let end = content.seconds(ends ?? begins, bytes, &clock) else {
            content.unreadable("date")
            if place == .record { content.open = nil }
            return
        }
        if entry.kind == .sleep {
            var stage: BodySampleKind?
            if let value { stage = BodySampleKind(sleepValue: bytes.extracting(value)) }
            content.openSleep(stage, start: second, end: end, source: entry.source)
            if isSelfClosing { content.finishOpenRecord() }
        } else if entry.kind == .menstrualFlow {
            content.openFlow(value.map { MenstrualFlow(bytes.extracting($0)) }, start: second, end: end, source: entry.source)
            if isSelfClosing { content.finishOpenRecord() }
        } else if entry.kind == .sdnn {
            content.openVariability(entry, start: second, end: end, value: number)
            if isSelfClosing { content.finishOpenRecord() }
        } else {
            content.keep(entry, start: second, end: end, value: number, at: content.elementStart)
        }
        noteOffset()
    }
}

extension BodySampleKind {
    /// Reads values such as `HKCategoryValueSleepAnalysisAsleepCore`; iOS 15 and older use only `Asleep`.
    init?(sleepValue text: Span<UInt8>) {
        guard text.starts(with: "HKCategoryValueSleepAnalysis") else { return nil }
        let name = text.extracting(28...)
        if name.isEqual(to: "InBed") {
            self = .inBed
        } else if name.isEqual(to: "Awake") {
            self = .awake
        } else if name.isEqual(to: "Asleep") || name.isEqual(to: "AsleepUnspecified") {
            self = .asleep
        } else if name.isEqual(to: "AsleepCore") {
            self = .asleepCore
        } else if name.isEqual(to: "AsleepDeep") {
            self = .asleepDeep
        } else if name.isEqual(to: "AsleepREM") {
            self = .asleepREM
        } else {
            return nil
        }
    }
}
