import Analysis
import DemoAthletes
import Measures
import Training

/// Makes an invented athlete, reads every recording, concludes everything, and prints every number as the bits that it is.
///
/// The same source runs on Linux and, compiled to WebAssembly, in a JavaScript engine: what the two print must be the same.
/// `Scripts/check-determinism` compares them.
public func printFullReport(seed: UInt64, days: Int) {
    let end = Day(number: 20_413)
    let demo = demoAthlete(seed: seed, endingOn: end, days: days, fine: 2)
    var printer = BitPrinter()
    var digests: [ActivityDigest] = []
    for (index, recording) in demo.recordings.enumerated() {
        for channel in recording.channels { printer.add("channel", channel.values) }
        let digest = digest(of: recording, id: String(index), athlete: demo.athlete, profile: AthleteProfile())
        printer.add(digest)
        digests.append(digest)
    }
    let history = History(athlete: demo.athlete, digests: digests, bodySamples: demo.samples, dailyTotals: demo.totals)
    printer.flush("recordings and digests")
    printer.add(insights(asOf: end, history: history))
    print("all " + BitPrinter.hex(printer.whole))
}

/// Prints named numbers as hexadecimal bit patterns; long columns as one hash (FNV-1a).
struct BitPrinter {
    private(set) var whole: UInt64 = 0xcbf2_9ce4_8422_2325
    private var part: UInt64 = 0xcbf2_9ce4_8422_2325

    static func hex(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    private static func mixed(_ hash: UInt64, _ bits: UInt64) -> UInt64 {
        var hash = hash
        for shift in stride(from: UInt64(0), to: 64, by: 8) { hash = (hash ^ (bits >> shift & 0xFF)) &* 0x0000_0100_0000_01b3 }
        return hash
    }

    mutating func add(_ value: Double) {
        whole = BitPrinter.mixed(whole, value.bitPattern)
        part = BitPrinter.mixed(part, value.bitPattern)
    }

    mutating func add(_ name: String, _ values: [Double]) {
        add(Double(values.count))
        for value in values { add(value) }
    }

    mutating func add(_ value: Double?) {
        add(value == nil ? 0 : 1.0)
        if let value { add(value) }
    }

    mutating func flush(_ name: String) {
        print(name + " " + BitPrinter.hex(part))
        part = 0xcbf2_9ce4_8422_2325
    }

    mutating func add(_ name: String, _ answer: Answer<Estimate>) {
        switch answer {
        case .absent(let reason): print(name + " " + reason.rawValue)
        case .known(let estimate): add(name, estimate)
        }
    }

    /// The value, both bounds, and a hash of everything that went in.
    mutating func add(_ name: String, _ estimate: Estimate) {
        add(estimate.value)
        add(estimate.interval?.low)
        add(estimate.interval?.high)
        add(estimate.quality)
        for input in estimate.inputs { add(input.value) }
        let bits = [estimate.value, estimate.interval?.low ?? 0, estimate.interval?.high ?? 0].map {
            BitPrinter.hex($0.bitPattern)
        }
        print(name + " " + bits[0] + " " + bits[1] + " " + bits[2])
    }
}
