/// Shared parts of reading GPX and TCX: timestamps, prefixes, repeated points, and peculiarities for findings.
struct TrackMarkup {
    var stamps = StampReader()
    var prefixes = XMLPrefixes()
    var templates = PointTemplates()
    /// Whether points may be read by templates of earlier ones; false reads everything tag by tag, as a check.
    let usesTemplates: Bool
    /// Number of open elements around an element without a track; `max` elsewhere.
    var ignoredDepth = Int.max
    var hasRoot = false
    private(set) var findings: [ImportFinding] = []
    private var unreadable = Counts<String>()
    /// Findings about values with their lines, available at the end.
    private var oddValues: [ImportFinding] = []
    private var firstCommaNumber: Int?

    init(usesTemplates: Bool) { self.usesTemplates = usesTemplates }

    /// Returns a number, also with a decimal comma; NaN, with a note, for an unreadable one.
    @inline(__always)
    mutating func number(
        _ range: Range<Int>, _ name: @autoclosure () -> String, _ scanner: borrowing XMLScanner
    ) -> Double {
        if let number = scanner.number(range) { return number }
        return oddNumber(range, name(), scanner)
    }

    /// Separate, so that regular numbers stay fast.
    @inline(never)
    private mutating func oddNumber(_ range: Range<Int>, _ name: String, _ scanner: borrowing XMLScanner) -> Double {
        guard let number = Numeral.decimal(scanner.bytes.extracting(range), point: UInt8(ascii: ",")) else {
            noteUnreadable(range, name, scanner)
            return .nan
        }
        firstCommaNumber = firstCommaNumber ?? range.lowerBound
        return number
    }

    /// Returns seconds since 1970; NaN, with a note, for an unreadable time.
    @inline(__always)
    mutating func time(_ range: Range<Int>, _ scanner: borrowing XMLScanner) -> Double {
        let time = stamps.read(range, in: scanner)
        if time.isNaN { noteUnreadable(range, TrackValue.time.name, scanner) }
        return time
    }

    /// Notes an unreadable value. Spaces and `NaN` represent a missing value and are not reported.
    @inline(never)
    private mutating func noteUnreadable(_ range: Range<Int>, _ name: String, _ scanner: borrowing XMLScanner) {
        var start = range.lowerBound
        while start < range.upperBound, scanner.bytes[start] <= 0x20 { start += 1 }
        let text = scanner.bytes.extracting(start..<range.upperBound)
        if text.isEmpty || text.starts(with: "NaN") || text.starts(with: "nan") { return }
        unreadable.add(name, at: start)
    }

    /// Stores a text in a point unless an earlier copy of the value was readable.
    @inline(__always)
    mutating func take(_ value: TrackValue, _ range: Range<Int>, into point: inout TrackPoint, _ scanner: borrowing XMLScanner) {
        guard point.lacks(value) else { return }
        point.set(value, to: value == .time ? time(range, scanner) : number(range, value.name, scanner))
    }

    /// Stores latitude and longitude of the current start tag in a GPX point.
    mutating func takePlace(into point: inout TrackPoint, _ scanner: borrowing XMLScanner) {
        if let latitude = scanner.value(of: "lat") { takeAttribute(.latitude, latitude, into: &point, scanner) }
        if let longitude = scanner.value(of: "lon") { takeAttribute(.longitude, longitude, into: &point, scanner) }
    }

    private mutating func takeAttribute(
        _ value: TrackValue, _ range: Range<Int>, into point: inout TrackPoint, _ scanner: borrowing XMLScanner
    ) {
        templates.add(range, value)
        point.set(value, to: number(range, value.name, scanner))
    }

    /// Returns the next point if it has the form of an earlier one.
    @inline(__always)
    mutating func repeatedPoint(_ scanner: borrowing XMLScanner) -> (point: TrackPoint, end: Int)? {
        guard usesTemplates, ignoredDepth == .max else { return nil }
        return templates.read(scanner, stamps: &stamps)
    }

    /// Stores the first dozen damaged places. Counting the lines of every place would take quadratic time.
    mutating func note(_ what: ImportFinding.What, at offset: Int, of bytes: Span<UInt8>) {
        guard findings.count < 12 else { return }
        findings.append(ImportFinding(.warning, what, at: .line(bytes.line(of: offset))))
    }

    /// Notes findings about the file as a whole.
    mutating func noteBytes(_ check: MarkupCheck, _ bytes: Span<UInt8>) {
        findings += check.findings(in: bytes, isLatin1: declaresLatin1(bytes))
        if let offset = prefixes.firstUndeclared {
            findings.append(ImportFinding(.warning, .malformedMarkup(what: "prefix"), at: .line(bytes.line(of: offset))))
        }
        if let offset = firstCommaNumber {
            oddValues.append(
                ImportFinding(.warning, .malformedMarkup(what: "decimal comma"), at: .line(bytes.line(of: offset))))
        }
        oddValues += unreadable.warnings(linesOf: bytes) { .fieldUnreadable(what: $0, count: $1) }
    }

    /// Findings about its values.
    var valueFindings: [ImportFinding] {
        stamps.withoutZone > 0 ? oddValues + [ImportFinding(.note, .localTimeWithoutZone)] : oddValues
    }
}
