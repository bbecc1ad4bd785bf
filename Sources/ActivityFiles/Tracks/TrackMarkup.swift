/// What reading GPX and TCX needs alike: stamps, prefixes, repeated points, and what was odd on the way.
struct TrackMarkup {
    var stamps = StampReader()
    var prefixes = XMLPrefixes()
    var templates = PointTemplates()
    /// Whether points may be read as repetitions of earlier ones; without it everything is read tag by tag, as a check.
    let usesTemplates: Bool
    /// Inside what holds no track, this many elements were open before it; `max` anywhere else.
    var ignoredDepth = Int.max
    var hasRoot = false
    private(set) var findings: [ImportFinding] = []
    private var commaNumbers = 0

    init(usesTemplates: Bool) { self.usesTemplates = usesTemplates }

    /// A number, with a decimal comma if a program wrote its owner's; NaN when it is none.
    @inline(__always)
    mutating func number(_ range: Range<Int>, _ scanner: borrowing XMLScanner) -> Double {
        if let number = scanner.number(range) { return number }
        guard let number = Numeral.decimal(scanner.bytes.extracting(range), point: UInt8(ascii: ",")) else { return .nan }
        commaNumbers += 1
        return number
    }

    /// Takes a text into a point, unless an earlier copy of the value could be read.
    @inline(__always)
    mutating func take(_ value: TrackValue, _ range: Range<Int>, into point: inout TrackPoint, _ scanner: borrowing XMLScanner) {
        guard point.lacks(value) else { return }
        point.set(value, to: value == .time ? stamps.read(range, in: scanner) : number(range, scanner))
    }

    /// Takes latitude and longitude of the start tag just read into a point of GPX.
    mutating func takePlace(into point: inout TrackPoint, _ scanner: borrowing XMLScanner) {
        if let latitude = scanner.value(of: "lat") { takeAttribute(.latitude, latitude, into: &point, scanner) }
        if let longitude = scanner.value(of: "lon") { takeAttribute(.longitude, longitude, into: &point, scanner) }
    }

    private mutating func takeAttribute(
        _ value: TrackValue, _ range: Range<Int>, into point: inout TrackPoint, _ scanner: borrowing XMLScanner
    ) {
        templates.add(range, value)
        point.set(value, to: number(range, scanner))
    }

    /// The next point, where it is written like one before.
    @inline(__always)
    mutating func repeatedPoint(_ scanner: borrowing XMLScanner) -> (point: TrackPoint, end: Int)? {
        guard usesTemplates, ignoredDepth == .max else { return nil }
        return templates.read(scanner, stamps: &stamps)
    }

    mutating func note(_ what: ImportFinding.What, at line: Int) {
        // A file may break a thousand times; the first dozen places tell enough.
        guard findings.count < 12 else { return }
        findings.append(ImportFinding(.warning, what, at: .line(line)))
    }

    /// What the file as a whole is to be blamed for.
    mutating func noteBytes(_ check: MarkupCheck, _ bytes: Span<UInt8>) {
        findings += check.findings(in: bytes, isLatin1: declaresLatin1(bytes))
        if let offset = prefixes.firstUndeclared {
            findings.append(ImportFinding(.warning, .malformedMarkup(what: "prefix"), at: .line(bytes.line(of: offset))))
        }
    }

    /// What its values are to be blamed for.
    var valueFindings: [ImportFinding] {
        var findings: [ImportFinding] = []
        if commaNumbers > 0 { findings.append(ImportFinding(.warning, .malformedMarkup(what: "decimal comma"))) }
        if stamps.withoutZone > 0 { findings.append(ImportFinding(.note, .localTimeWithoutZone)) }
        if stamps.unreadable > 0 {
            findings.append(ImportFinding(.warning, .fieldUnreadable(what: "time", count: stamps.unreadable)))
        }
        return findings
    }
}
