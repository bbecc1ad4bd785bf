import ActivityFiles
import Measures
import Training

/// Stored samples and days as a file.
///
/// Layout: a line of text, the version, the sources, the kinds of samples, the samples, the kinds of totals, the totals in their parts.
/// Sources and kinds are stored by their position in these lists.
enum KeptBody {
    private static let version: UInt8 = 1
    private static let beginning = Array("\(FileKind.keptBodyBeginning)".utf8)
    /// Maximum number in one file, which keeps it below `KeptFile.largest`.
    private static let (samplesInFile, totalsInFile) = (100_000, 5_000)

    /// Returns at least one file for each year, so that past years give the same file in every export.
    static func files(_ samples: [BodySample], _ totals: [DailyTotal]) -> [[UInt8]] {
        let years = Dictionary(grouping: samples) { Day(of: $0.start, at: .utc)?.civil.year ?? 0 }
        let totalYears = Dictionary(grouping: totals) { $0.day.civil.year }
        return years.sorted { $0.key < $1.key }.flatMap { pieces($0.value, of: samplesInFile).map { bytes($0, []) } }
            + totalYears.sorted { $0.key < $1.key }.flatMap { pieces($0.value, of: totalsInFile).map { bytes([], $0) } }
    }

    private static func pieces<Element>(_ all: [Element], of count: Int) -> [[Element]] {
        stride(from: 0, to: all.count, by: count).map { Array(all[$0..<min($0 + count, all.count)]) }
    }

    static func bytes(_ samples: [BodySample], _ totals: [DailyTotal]) -> [UInt8] {
        let sources = Set(samples.map(\.source) + totals.map(\.source)).sorted { $0.comesBefore($1) }
        let sampleKinds = Set(samples.map(\.kind)).sorted { $0.rawValue < $1.rawValue }
        let totalKinds = Set(totals.map(\.kind)).sorted { $0.rawValue < $1.rawValue }
        let placeOfSource = places(sources), placeOfSample = places(sampleKinds), placeOfTotal = places(totalKinds)
        var writer = BlobWriter()
        for byte in beginning { writer.add(byte: byte) }
        writer.add(byte: version)
        writer.add(list: sources) {
            $0.add($1.name)
            $0.add($1.origin.rawValue)
        }
        writer.add(list: sampleKinds) { $0.add($1.rawValue) }
        writer.add(list: samples) {
            $0.add(placeOfSample[$1.kind] ?? 0)
            $0.add(placeOfSource[$1.source] ?? 0)
            $0.add($1.start.secondsSince1970)
            $0.add($1.end.secondsSince1970)
            $0.add($1.offset?.secondsAheadOfUTC)
            $0.add($1.value)
        }
        writer.add(list: totalKinds) { $0.add($1.rawValue) }
        writer.add(list: totals) {
            $0.add(placeOfTotal[$1.kind] ?? 0)
            $0.add(placeOfSource[$1.source] ?? 0)
            $0.add($1.day.number)
            $0.add($1.part)
            $0.add($1.sum)
            $0.add($1.minimum)
            $0.add($1.maximum)
            $0.add($1.count)
            let day = $1.day
            $0.add(optional: $1.minutes) { $0.add(raw: encoded($1, of: day)) }
        }
        return writer.bytes
    }

    private static func places<Value: Hashable>(_ values: [Value]) -> [Value: Int] {
        Dictionary(uniqueKeysWithValues: zip(values, values.indices))
    }

    /// Decodes a file. Impossible measurements are left out and counted.
    /// - Throws: `.malformed` for anything but the output of `bytes`.
    static func read(_ bytes: [UInt8]) throws(FileError) -> FileReading {
        var result = FileReading(kind: .keptBody)
        do throws(StoreError) { (result.samples, result.totals) = try decoded(bytes) } catch {
            throw .malformed(what: "kept samples", offset: 0)
        }
        let count = result.samples.count + result.totals.count
        result.samples.removeAll { !$0.isSound }
        result.totals.removeAll { !$0.isSound }
        let left = count - result.samples.count - result.totals.count
        if left > 0 { result.findings.append(ImportFinding(.warning, .valuesOutOfRange(what: "record", count: left))) }
        return result
    }

    private static func decoded(_ bytes: [UInt8]) throws(StoreError) -> ([BodySample], [DailyTotal]) {
        var reader = BlobReader(bytes, what: "kept samples")
        _ = try reader.raw(beginning.count)
        guard try reader.byte() == version else { throw reader.damage }
        let sources = try reader.list { reader throws(StoreError) in
            let name = try reader.string()
            return Source(name: name, origin: try reader.named(Source.Origin.self))
        }
        let sampleKinds = try reader.list { reader throws(StoreError) in try reader.named(BodySampleKind.self) }
        let samples = try reader.list { reader throws(StoreError) in
            let kind = try reader.one(of: sampleKinds)
            let source = try reader.one(of: sources)
            return BodySample(
                kind: kind, start: Moment(secondsSince1970: try reader.double()),
                end: Moment(secondsSince1970: try reader.double()),
                offset: try reader.optionalInteger().map { LocalOffset(secondsAheadOfUTC: $0) }, value: try reader.double(),
                source: source)
        }
        let totalKinds = try reader.list { reader throws(StoreError) in try reader.named(DailyTotalKind.self) }
        let totals = try reader.list { reader throws(StoreError) in
            let kind = try reader.one(of: totalKinds)
            let source = try reader.one(of: sources)
            let day = Day(number: try reader.integer())
            guard KeptBody.days.contains(day.number) else { throw reader.damage }
            let part = try reader.integer()
            return DailyTotal(
                kind: kind, day: day, sum: try reader.double(), minimum: try reader.double(), maximum: try reader.double(),
                count: try reader.integer(), source: source, part: part,
                minutes: try reader.optional { reader throws(StoreError) in
                    try heartRateMinutes(from: Array(try reader.counted()), of: day)
                })
        }
        guard reader.isAtEnd else { throw reader.damage }
        return (samples, totals)
    }

    /// Days since 1970-01-01, from 1900 to 2199.
    fileprivate static let days = -25_567...84_005
    fileprivate static let moments = -2_208_988_800.0...7_258_118_400.0
}

extension BlobReader {
    /// Reads a position and returns the value there.
    fileprivate mutating func one<Value>(of values: [Value]) throws(StoreError) -> Value {
        let place = try integer()
        guard values.indices.contains(place) else { throw damage }
        return values[place]
    }
}

extension BodySample {
    fileprivate var isSound: Bool {
        KeptBody.moments.contains(start.secondsSince1970) && KeptBody.moments.contains(end.secondsSince1970) && start <= end
            && abs(offset?.secondsAheadOfUTC ?? 0) <= 86_400 && (0...1e9).contains(value)
    }
}

extension DailyTotal {
    fileprivate var isSound: Bool {
        [sum, minimum, maximum].allSatisfy { (-1e15...1e15).contains($0) } && (1...1 << 40).contains(count)
            && (0...1 << 40).contains(part)
    }
}
