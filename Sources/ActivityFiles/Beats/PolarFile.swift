import Measures
import Training

/// Content of the text file of an older Polar heart-rate monitor (`.hrm`), by section.
///
/// Source of the layout: Polar HRM2 File Format Description 1.4 (2009).
struct PolarFile {
    /// Lines of measurements at a fixed interval.
    private(set) var rows: [[Double]] = []
    private(set) var unreadable = Counts<String>()
    private(set) var notes: String?
    /// End of each lap in seconds since the start, with its mean and maximum heart rate.
    private(set) var laps: [(end: Double, mean: Double?, maximum: Double?)] = []
    private(set) var parameters: [(name: String, value: String)] = []
    private var section = ""

    init(_ bytes: Span<UInt8>) {
        var start = 0
        for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D {
            take(bytes.extracting(start..<index), at: start)
            start = index + 1
        }
    }

    private mutating func take(_ line: Span<UInt8>, at offset: Int) {
        guard line.count > 0, line.count < 1000 else { return }
        if line[0] == UInt8(ascii: "["), line[line.count - 1] == UInt8(ascii: "]") {
            section = PolarFile.text(line.extracting(1..<line.count - 1))
            return
        }
        switch section {
        case "Params":
            for index in 0..<line.count where line[index] == UInt8(ascii: "=") {
                parameters.append((PolarFile.text(line.extracting(..<index)), PolarFile.text(line.extracting((index + 1)...))))
                return
            }
        case "Note": notes.extend(with: (notes == nil ? "" : "\n") + PolarFile.text(line))
        case "IntTimes":
            // The first line of each lap; only this line begins with a time.
            let cells = PolarFile.text(line).split(separator: "\t")
            guard let first = cells.first, let end = PolarFile.seconds(String(first)) else { return }
            func rate(_ index: Int) -> Double? {
                guard index < cells.count, let value = WrittenNumber.decimal(String(cells[index])), value != 0 else { return nil }
                return unreadable.checked(value, PlausibleAmounts.heartRates, "heart rate", at: offset)
            }
            laps.append((end, rate(3), rate(4)))
        case "HRData":
            var row: [Double] = []
            for cell in PolarFile.text(line).split(whereSeparator: { $0 == "\t" || $0 == " " }) {
                guard let value = WrittenNumber.decimal(String(cell)) else {
                    unreadable.add("heart rate", at: offset)
                    return
                }
                row.append(value)
            }
            if !row.isEmpty { rows.append(row) }
        default: return
        }
    }

    subscript(name: String) -> String? {
        for parameter in parameters where parameter.name == name { return parameter.value }
        return nil
    }

    func number(_ name: String) -> Double? { self[name].flatMap { WrittenNumber.decimal($0) } }

    /// Local time of the monitor, which has no time zone.
    var start: Moment? {
        guard let date = self["Date"], let time = self["StartTime"], date.utf8.count == 8 else { return nil }
        return ISO8601.stamp(date + "T" + (time.utf8.count == 10 ? time : "0" + time))?.moment
            ?? ISO8601.stamp(PolarFile.dashed(date) + " " + time)?.moment
    }

    /// Length in seconds.
    var length: Double? { self["Length"].flatMap { PolarFile.seconds($0) } }

    private static func dashed(_ date: String) -> String {
        let digits = Array(date.utf8)
        func part(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
        return part(0..<4) + "-" + part(4..<6) + "-" + part(6..<8)
    }

    /// Returns the seconds of a text such as `00:42:41.7`.
    private static func seconds(_ text: String) -> Double? {
        WrittenClock.seconds(text, twoParts: nil, each: 0..<1000)
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        let copy = [UInt8](copying: bytes)
        return String(validating: copy, as: UTF8.self) ?? XMLScanner.latin1(copy)
    }
}
