import Capture
import DemoAthletes

/// Writes event sequences of 1,000 seeds to the standard output, with the answers, the log and the FIT file that this machine makes of each.
/// `compare.mjs` replays them in the WebAssembly module. All numbers are 32 bits, little-endian, and precede their bytes.
@main
struct Sequences {
    private static let sequences: UInt64 = 1000
    private static let eventsOfOne = 120

    static func main() throws {
        var out = StandardOutput()
        for seed in 1...sequences {
            var live = LiveSession()
            var log: [UInt8] = []
            for event in events(seed: seed) {
                let answer = live.handle(event[...])
                log += records(answer)
                try out.write(event)
                try out.write(answer)
            }
            try out.write([])  // the end of the events
            let session = live.session()
            live.beginReplay()
            live.replay(log[...])
            let replayed = live.endReplay()
            live.beginFile()
            live.readFile(log[...])
            for bytes in [log, session, replayed, live.endFile()] { try out.write(bytes) }
        }
        try out.flush()
    }

    /// Random events, some of them with damaged bytes. Every sequence ends by all means of ending, of which most are refused.
    private static func events(seed: UInt64) -> [[UInt8]] {
        var random = RandomEvents(seed: seed)
        let setup = seed % 2 == 0 ? CaptureSetup.example : .unknown
        var events = [CaptureEvent(.start(setup), at: .after(0)).bytes, CaptureEvent(.ready, at: .after(0.25)).bytes]
        for _ in 0..<eventsOfOne {
            var bytes = random.next().bytes
            if random.below(25) == 0 { bytes[Int(random.below(UInt64(bytes.count)))] ^= UInt8(1 << random.below(8)) }
            events.append(bytes)
        }
        let last: [CaptureEvent.Kind] = [.end, .endAtLastRecord, .details(ExampleSession.details)]
        return events + last.map { CaptureEvent($0, at: .after(200_000)).bytes }
    }

    /// The records among the effects of an answer: kind 1, length, bytes. A record is the first effect.
    private static func records(_ answer: [UInt8]) -> [UInt8] {
        guard answer.count > 51, answer[48] == 1 else { return [] }
        let size = Int(answer[49]) | Int(answer[50]) << 8
        return Array(answer[51..<(51 + size)])
    }
}
