import Measures
import Testing
import Training

@testable import ActivityFiles

/// Thousands of deterministic mutations: a reader returns or throws for all bytes, and its results are valid.
struct MutationTests {
    static let gpx = """
        <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE gpx [<!ELEMENT gpx ANY>]>
        <gpx creator="T" xmlns:n="u"><metadata><time>2024-05-01T10:00:00Z</time></metadata><trk><name>é &amp; &#x41;</name>
        <type>running</type><trkseg><trkpt lat="48.1" lon="11.2"><ele>500.5</ele><time>2024-05-01T10:00:00.123Z</time>
        <extensions><n:hr>120</n:hr><n:cad>85</n:cad></extensions></trkpt><trkpt lat="48.2" lon='11.3'><ele>501</ele>
        <time>2024-05-01T10:00:05+02:00</time></trkpt></trkseg><trkseg/><trkseg><trkpt lat="48.3" lon="11.4"><time>2024-05-01T10:01:00Z
        </time></trkpt></trkseg></trk><rte><rtept lat="1" lon="2"/></rte><!-- end --></gpx>
        """
    static let tcx = """
        <?xml version="1.0"?><TrainingCenterDatabase xmlns="u"><Activities><Activity Sport="Running"><Id>2024-05-01T10:00:00Z</Id>
        <Lap StartTime="2024-05-01T10:00:00Z"><TotalTimeSeconds>60</TotalTimeSeconds><DistanceMeters>200.5</DistanceMeters><Calories>9
        </Calories><AverageHeartRateBpm><Value>120</Value></AverageHeartRateBpm><Track><Trackpoint><Time>2024-05-01T10:00:00Z</Time>
        <Position><LatitudeDegrees>48.1</LatitudeDegrees><LongitudeDegrees>11.2</LongitudeDegrees></Position><HeartRateBpm><Value>118
        </Value></HeartRateBpm><Extensions><TPX><Speed>3.1</Speed><Watts>200</Watts></TPX></Extensions></Trackpoint><Trackpoint><Time>
        2024-05-01T10:01:00Z</Time><DistanceMeters>200</DistanceMeters></Trackpoint></Track></Lap><Creator><Name>X</Name></Creator>
        </Activity></Activities></TrainingCenterDatabase>
        """
    static let csv = "Date,Weight (kg),Note\n2024-05-01,70.5,\"a \"\"b\"\"\nc\"\n2024-05-02;71,5;x\r\n"

    @Test(arguments: [gpx, tcx]) func `a damaged file returns or throws with a valid result`(_ text: String) {
        let original = Array(text.utf8)
        var random = SeededBytes(seed: UInt64(original.count))
        var returned = 0
        for _ in 0..<6000 {
            let bytes = Self.mutate(original, &random)
            do throws(FileError) {
                expectSound(try readFile(bytes.span))
                returned += 1
            } catch {
                continue
            }
        }
        #expect(returned > 100)
    }

    @Test(arguments: [gpx, tcx, csv]) func `each reader returns or throws for the damaged files of the others`(_ text: String) {
        let original = Array(text.utf8)
        var random = SeededBytes(seed: 11)
        for _ in 0..<1500 {
            let bytes = Self.mutate(original, &random)
            for read in [readGPX, readTCX] {
                do throws(FileError) { expectSound(try read(bytes.span)) } catch { continue }
            }
            _ = FileKind.sniff(bytes.span)
            var rows = CSVScanner(bytes.span)
            while let row = rows.next() { #expect(!row.isEmpty) }
        }
    }

    @Test(arguments: [gpx, tcx]) func `a file cut anywhere gives the content before the cut`(_ text: String) {
        let bytes = Array(text.utf8)
        var most = 0
        for count in 0..<bytes.count {
            let cut = Array(bytes[..<count])
            do throws(FileError) {
                let reading = try readFile(cut.span)
                expectSound(reading)
                let points = reading.recordings.map { $0.points }.reduce(0, +)
                #expect(points >= most, "at \(count)")
                most = max(most, points)
            } catch {
                #expect(most == 0, "at \(count): \(error)")
            }
        }
        #expect(most >= 2)
    }

    /// Checks the properties of every reading: finite numbers, channels in order, as many times as values.
    func expectSound(_ reading: FileReading) {
        for recording in reading.recordings {
            #expect(recording.start.secondsSince1970.isFinite)
            #expect(recording.elapsed.isFinite && recording.elapsed >= 0)
            #expect(recording.timer?.isFinite ?? true)
            #expect(recording.distance?.metres.isFinite ?? true)
            for channel in recording.channels {
                #expect(!channel.values.isEmpty && channel.seconds.count == channel.values.count)
                #expect(channel.values.allSatisfy { $0.isFinite })
                #expect(zip(channel.seconds, channel.seconds.dropFirst()).allSatisfy { $0 <= $1 })
            }
            #expect(recording.laps.allSatisfy { $0.start.isFinite && $0.elapsed.isFinite && $0.elapsed >= 0 })
            #expect(recording.pauses.allSatisfy { $0.start <= $0.end })
        }
    }

    /// Flips, removes, repeats or replaces a few bytes with characters of markup.
    static func mutate(_ original: [UInt8], _ random: inout SeededBytes) -> [UInt8] {
        var bytes = original
        let tokens = [
            "<", ">", "\"", "'", "&", "]]>", "<!--", "<![CDATA[", "</", "/>", "NaN", "-1e308", "9999999999", "\0", "é", "=", ";",
            "\n",
        ]
        for _ in 0...Int(random.next() % 6) {
            guard !bytes.isEmpty else { return bytes }
            let place = Int(random.next()) % bytes.count
            switch random.next() % 5 {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(contentsOf: tokens[Int(random.next()) % tokens.count].utf8, at: place)
            case 3:
                let end = min(bytes.count, place + Int(random.next() % 60))
                bytes.removeSubrange(place..<end)
            default:
                let end = min(bytes.count, place + Int(random.next() % 120))
                bytes.insert(contentsOf: Array(bytes[place..<end]), at: Int(random.next()) % bytes.count)
            }
        }
        return bytes
    }
}
