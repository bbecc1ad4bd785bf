import ActivityFiles
import Archives
import Foundation
import Training

/// Times the readers in this process, on one core, round by round. `Scripts/bench` compares them with references in the same run.
///
///     hearth-bench files ROUNDS PATH…      whole files of any kind: bytes → typed columns
///     hearth-bench health ROUNDS PATH      export.xml, fed in chunks of a megabyte
///     hearth-bench insights ROUNDS         insights of ten years, and the cost of one more activity
///     hearth-bench plans ROUNDS            one plan of seven days of a history of ten years, without a race and with the weeks up to one
///     hearth-bench digest ROUNDS           the digest of one outdoor run, with weather and without
///     hearth-bench mutants COUNT SEED BOUND FOLDER PATH…  changed copies of files; those slower than BOUND seconds go to FOLDER
///
/// Prints one JSON object: bytes, and the seconds of each round.
@main
struct HearthBench {
    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 3, arguments[1] == "insights", let rounds = Int(arguments[2]), rounds > 0 {
            if let answer = benchInsights(rounds: rounds) { print(answer) }
            return
        }
        if arguments.count == 3, arguments[1] == "plans", let rounds = Int(arguments[2]), rounds > 0 {
            if let answer = benchPlans(rounds: rounds) { print(answer) }
            return
        }
        if arguments.count == 3, arguments[1] == "digest", let rounds = Int(arguments[2]), rounds > 0 {
            if let answer = benchDigest(rounds: rounds) { print(answer) }
            return
        }
        if arguments.count >= 7, arguments[1] == "mutants", let count = Int(arguments[2]), let seed = UInt64(arguments[3]),
            let bound = Double(arguments[4])
        {
            print(try benchMutants(count: count, seed: seed, bound: bound, keep: arguments[5], paths: Array(arguments[6...])))
            return
        }
        guard arguments.count >= 4, let rounds = Int(arguments[2]), rounds > 0 else {
            FileHandle.standardError.write(
                Data(
                    "usage: hearth-bench files|health ROUNDS PATH…, insights|plans|digest ROUNDS, mutants COUNT SEED BOUND FOLDER PATH…\n"
                        .utf8))
            exit(64)
        }
        let files = try arguments[3...].map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) }
        let clock = ContinuousClock()
        var times: [Double] = []
        var recordings = 0
        for _ in 0..<rounds {
            recordings = 0
            let took = try clock.measure {
                for file in files {
                    recordings += try arguments[1] == "health" ? readHealth(file) : read(file)
                }
            }
            times.append(seconds(took))
        }
        let bytes = files.reduce(0) { $0 + $1.count }
        print("{\"bytes\":\(bytes),\"recordings\":\(recordings),\"seconds\":[\(list(times))]}")
    }

    /// The time includes refused files, which the references refuse too.
    static func read(_ bytes: [UInt8]) throws -> Int {
        do { return try readFile(bytes.span).recordings.count } catch { return 0 }
    }

    static func readHealth(_ bytes: [UInt8]) throws -> Int {
        var reader = HealthExportReader()
        let chunk = 1 << 20
        var start = 0
        while start < bytes.count {
            let end = min(start + chunk, bytes.count)
            try reader.feed(bytes.span.extracting(start..<end))
            start = end
        }
        return try reader.finish().recordings.count
    }
}
