extension FileKind {
    /// Returns the kind of a file from its first bytes, regardless of its name.
    ///
    /// One kilobyte is sufficient, except for a document type before the root of an XML file; 64 kB suffice for those.
    public static func sniff(_ head: Span<UInt8>) -> FileKind {
        if head.count >= 12, head[8] == UInt8(ascii: "."), head[9] == UInt8(ascii: "F"), head[10] == UInt8(ascii: "I"),
            head[11] == UInt8(ascii: "T")
        {
            return .fit
        }
        if head.count >= 4, head[0] == UInt8(ascii: "P"), head[1] == UInt8(ascii: "K"), head[2] < 8, head[3] == head[2] + 1 {
            return .zip
        }
        if head.starts(with: BeatStart.mark) { return .heartRateMonitor }
        if head.starts(with: OwnTableLine.mark) { return .ownTable }
        if head.starts(with: keptRecordingBeginning) { return .keptRecording }
        if head.starts(with: keptBodyBeginning) { return .keptBody }
        if head.count >= 2, head[0] == 0x1F, head[1] == 0x8B { return .gzip }
        if let order = UTF16Text.byteOrder(of: head) {
            let text = UTF16Text.utf8(head, order)
            return sniffText(text.span)
        }
        return sniffText(head)
    }

    /// The first line of a recording in Hearth's own export.
    public static let keptRecordingBeginning: StaticString = "hearth keeps a recording after this line\n"

    /// The first line of samples and days in Hearth's own export.
    public static let keptBodyBeginning: StaticString = "hearth keeps samples and days after this line\n"

    /// Whether a file with this beginning is a route of an Apple Health export, which the phone signs.
    public static func isHealthRoute(_ head: Span<UInt8>) -> Bool {
        sniff(head) == .gpx && contains("creator=\"Apple Health Export\"", XMLScanner(head))
    }

    private static func sniffText(_ head: Span<UInt8>) -> FileKind {
        var start = 0
        if head.count >= 3, head[0] == 0xEF, head[1] == 0xBB, head[2] == 0xBF { start = 3 }
        while start < head.count, head[start] <= 0x20 { start += 1 }
        guard start < head.count else { return .unknown }
        let text = head.extracting(start..<head.count)
        switch text[0] {
        case UInt8(ascii: "<"): return sniffMarkup(text)
        case UInt8(ascii: "{"): return sniffJSON(text)
        case UInt8(ascii: "["): return text.starts(with: "[Params]") ? .heartRateMonitor : sniffJSON(text)
        default: return sniffTable(text)
        }
    }

    /// Returns the kind by document type or the root's local name, so that a missing or wrong namespace does not matter.
    private static func sniffMarkup(_ head: Span<UInt8>) -> FileKind {
        let scanner = XMLScanner(head)
        var cursor = 0
        while let start = tagStart(from: cursor, in: scanner) {
            if scanner.starts(with: "<?", at: start) {
                cursor = scanner.end(of: "?>", from: start + 2)
            } else if scanner.starts(with: "<!--", at: start) {
                cursor = scanner.end(of: "-->", from: start + 4)
            } else if scanner.starts(with: "<!DOCTYPE", at: start) {
                var name = start + 9
                while name < head.count, head[name] <= 0x20 { name += 1 }
                if scanner.starts(with: "HealthData", at: name) { return .appleHealth }
                guard let end = scanner.endOfDocumentType(skippingEntitiesFrom: start + 2) else { return .unknown }
                cursor = end
            } else {
                var end = start + 1
                while end < head.count, head[end] > 0x20, head[end] != UInt8(ascii: ">"), head[end] != UInt8(ascii: "/") {
                    end += 1
                }
                let root = scanner.localName(start + 1..<end)
                if scanner.isEqual(root, "gpx") { return .gpx }
                if scanner.isEqual(root, "TrainingCenterDatabase") || scanner.isEqual(root, "Activities") { return .tcx }
                if scanner.isEqual(root, "HealthData") || isHealthFragment(root, scanner) { return .appleHealth }
                if scanner.isEqual(root, "ClinicalDocument") { return .clinicalDocument }
                if scanner.isEqual(root, "FitnessWorkbook") { return .fitlog }
                if scanner.isEqual(root, "pwx") { return .pwx }
                return .unknown
            }
        }
        return .unknown
    }

    /// Whether a root element was extracted from the `HealthData` of an Apple Health export. Other formats also have a `Workout`, but not
    /// with these attributes.
    static func isHealthFragment(_ root: Range<Int>, _ scanner: borrowing XMLScanner) -> Bool {
        if scanner.isEqual(root, "Workout") { return contains("workoutActivityType=", scanner) }
        return scanner.isEqual(root, "Record") && contains("type=\"HK", scanner)
    }

    private static func tagStart(from cursor: Int, in scanner: borrowing XMLScanner) -> Int? {
        guard cursor < scanner.bytes.count else { return nil }
        let start = scanner.offset(of: UInt8(ascii: "<"), from: cursor)
        return start < scanner.bytes.count ? start : nil
    }

    private static func sniffJSON(_ head: Span<UInt8>) -> FileKind {
        let scanner = XMLScanner(head)
        let holds = contains("\"metrics\"", scanner) || contains("\"workouts\"", scanner)
        if contains("\"data\"", scanner) && holds { return .healthAutoExport }
        for (kind, marks) in jsonMarks {
            for all in marks where all.allSatisfy({ contains($0, scanner) }) { return kind }
        }
        return .unknown
    }

    /// Names of members that identify a kind: all of one of its lists.
    private static let jsonMarks: [(FileKind, [[StaticString]])] = [
        (.goldenCheetah, [["\"RIDE\"", "\"STARTTIME\""]]), (.suunto, [["\"DeviceLog\""]]),
        (
            .garminAccount,
            [
                ["\"summarizedActivitiesExport\""], ["\"sleepStartTimestampGMT\""], ["\"calendarDate\"", "\"totalSteps\""],
                ["\"calendarDate\"", "\"wellnessStartTimeGmt\""],
            ]
        ),
        (.polarFlow, [["\"exercises\"", "\"startTime\""], ["\"sleepResult\"", "\"evaluation\""]]),
        (.endomondo, [["\"start_time\"", "\"duration_s\"", "\"sport\""]]),
        (
            .runtastic,
            [
                ["\"start_time\"", "\"start_time_timezone_offset\""], ["\"accuracy_v\"", "\"timestamp\""],
                ["\"signal_strength\"", "\"heart_rate\"", "\"timestamp\""],
                ["\"elevation\"", "\"source_type\"", "\"timestamp\""],
            ]
        ),
        (.oura, [["\"bedtime_start\"", "\"bedtime_end\""]]),
        (.fitbit, [["\"dateOfSleep\""], ["\"dateTime\"", "\"value\"", "\"error\""]]),
    ]

    private static func contains(_ text: StaticString, _ scanner: borrowing XMLScanner) -> Bool {
        scanner.end(of: text, from: 0) <= scanner.bytes.count
    }

    /// Returns the kind of a table: a first line of at least two cells, and text only.
    private static func sniffTable(_ head: Span<UInt8>) -> FileKind {
        for index in 0..<head.count where head[index] < 0x09 { return .unknown }
        if isElectrocardiogram(head) { return .electrocardiogram }
        var rows = CSVScanner(head)
        guard let header = rows.next() else { return .unknown }
        if isTableOfLead(header) { return .electrocardiogram }
        if WahooReader.isBeginning(head) { return .wahoo }
        if let layout = KnownTables.layout(of: head) { return layout.description.kind }
        if BeatColumns(header) != nil, HealthColumns(header) == nil { return .heartRateMonitor }
        guard header.count >= 2 else {
            var list = [header]
            while list.count < 5, let row = rows.next() { list.append(row) }
            return BeatColumns.isList(list) ? .heartRateMonitor : .unknown
        }
        if StravaColumns(header) != nil { return .stravaActivities }
        var below = CSVScanner(head.extracting(rows.position..<head.count), delimiter: rows.delimiter)
        if let row = below.next(), GarminColumns(header, row) != nil { return .garminActivities }
        return rows.isTable(header) ? .csv : .unknown
    }

    /// Whether the header is that of other tools: `leadI,value` or `point,value`, then one number per line.
    private static func isTableOfLead(_ header: [String]) -> Bool {
        guard header.count == 2, header[1].letterWords() == ["value"], let first = header[0].letterWords().first else {
            return false
        }
        return first == "point" || first.utf8.starts(with: "lead".utf8)
    }

    /// Whether the beginning is that of an Apple electrocardiogram: names and values, then one value in microvolts per line.
    private static func isElectrocardiogram(_ head: Span<UInt8>) -> Bool {
        let scanner = XMLScanner(head)
        let hasUnit = contains(",µV", scanner) || contains(",μV", scanner) || contains(",\"µV", scanner)
        return hasUnit && (contains("512", scanner) || contains("Lead", scanner))
    }
}
