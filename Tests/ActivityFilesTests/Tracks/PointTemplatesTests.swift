import GivenFiles
import Testing
import Training

@testable import ActivityFiles

/// Reading tag by tag is the slow reference; reading by templates must give the same result.
struct PointTemplatesTests {
    @Test(.needsGivenFiles) func `real files give the same result by templates and tag by tag`() throws {
        for (kind, count) in [("gpx", 100), ("tcx", 40)] {
            let files = try GivenFiles.expected(kind)
            #expect(files.count >= count, "only \(files.count) \(kind) files were compared")
            for file in files {
                expectSame(try GivenFiles.bytes(file.path), kind, file.path)
            }
        }
    }

    @Test(arguments: ["gpx", "tcx"], 0..<150) func `files with unusual markup give the same result both ways`(
        kind: String, seed: Int
    ) {
        var random = Dice(UInt64(seed))
        var text = kind == "gpx" ? OddTracks.gpx(&random) : OddTracks.tcx(&random)
        expectSame(Array(text.utf8), kind, "\(kind) of seed \(seed)")
        // The same text, cut at a random place.
        text = String(text.prefix(random.below(text.count)))
        expectSame(Array(text.utf8), kind, "\(kind) of seed \(seed), cut")
    }

    @Test func `points with repeated markup are read by templates`() throws {
        var templates = PointTemplates()
        var stamps = StampReader()
        let first = #"<trkpt lat="1" lon="-2.5"><ele>7</ele><x>a</x><time>2024-05-01T10:20:30Z</time></trkpt>"#
        let next = "\n " + #"<trkpt lat="-10.25" lon="2"><ele>.5</ele><x></x><time>2024-05-01T10:21:31.5Z</time></trkpt>"#
        let bytes = Array((first + next + next).utf8)
        var scanner = XMLScanner(bytes.span)
        #expect(templates.read(scanner, stamps: &stamps) == nil)
        let event = try scanner.next()
        guard case .start(let name, _) = event else {
            Issue.record("no point")
            return
        }
        templates.begin(name, isSelfClosing: false, in: scanner)
        let values: [(String, TrackValue)] = [
            ("1", .latitude), ("-2.5", .longitude), ("7", .altitude), ("a", .ignored), ("2024-05-01T10:20:30Z", .time),
        ]
        var from = 1
        for (text, value) in values {
            while !first.dropFirst(from).hasPrefix(text + (from < 28 ? "\"" : "<")) { from += 1 }
            templates.add(from..<from + text.count, value)
            from += text.count
        }
        scanner.position = first.count
        scanner.depth = 0
        templates.finish(scanner)
        let read = try #require(templates.read(scanner, stamps: &stamps))
        #expect(read.end == first.count + next.count)
        #expect([read.point.latitude, read.point.longitude, read.point.altitude] == [-10.25, 2, 0.5])
        #expect(read.point.time == 1_714_558_891.5)
    }

    private func expectSame(_ bytes: [UInt8], _ kind: String, _ name: String) {
        let fast: Result<FileReading, FileError>
        let slow: Result<FileReading, FileError>
        if kind == "gpx" {
            fast = result { () throws(FileError) in try GPXReader().read(bytes.span) }
            slow = result { () throws(FileError) in try GPXReader(usesTemplates: false).read(bytes.span) }
        } else {
            fast = result { () throws(FileError) in try TCXReader().read(bytes.span) }
            slow = result { () throws(FileError) in try TCXReader(usesTemplates: false).read(bytes.span) }
        }
        #expect(fast == slow, "\(name)")
    }

    private func result(_ read: () throws(FileError) -> FileReading) -> Result<FileReading, FileError> {
        do throws(FileError) { return .success(try read()) } catch { return .failure(error) }
    }
}

/// A small generator with a seed, so that failures are reproducible.
struct Dice {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return limit > 0 ? Int(state % UInt64(limit)) : 0
    }
    mutating func one(of choices: [String]) -> String { choices[below(choices.count)] }
}

/// Generates tracks with frequently changing markup.
enum OddTracks {
    static func gpx(_ dice: inout Dice) -> String {
        var text = "<?xml version=\"1.0\"?>\n<gpx creator=\"odd\" xmlns:a=\"x\"><trk><type>running</type><trkseg>"
        for index in 0..<(20 + dice.below(40)) {
            let order = dice.below(20) == 0
            let latitude = "lat=\"\(number(&dice, "47.1"))\"", longitude = "lon=\"\(number(&dice, "8.5"))\""
            text += blank(&dice) + "<trkpt " + (order ? longitude + " " + latitude : latitude + " " + longitude)
            if dice.below(25) == 0 { text += "/>"; continue }
            text += ">" + element("ele", number(&dice, "400"), &dice) + element("time", time(index, &dice), &dice)
            if dice.below(4) > 0 { text += element("a:hr", number(&dice, "14"), &dice) }
            if dice.below(9) == 0 { text += element("a:hr", number(&dice, "15"), &dice) }
            if dice.below(5) == 0 { text += element("note", dice.one(of: ["x", "", "7", "a &amp; b"]), &dice) }
            text += dice.below(40) == 0 ? "" : "</trkpt>"
            if dice.below(15) == 0 { text += "</trkseg><trkseg>" }
        }
        return text + "</trkseg></trk></gpx>"
    }

    static func tcx(_ dice: inout Dice) -> String {
        var text =
            "<TrainingCenterDatabase><Activities><Activity Sport=\"Running\"><Lap StartTime=\"2024-05-01T10:00:00Z\"><Track>"
        for index in 0..<(20 + dice.below(40)) {
            text += blank(&dice) + "<Trackpoint>" + element("Time", time(index, &dice), &dice)
            if dice.below(6) > 0 {
                text += "<Position>" + element("LatitudeDegrees", number(&dice, "47.1"), &dice)
                text += element("LongitudeDegrees", number(&dice, "8.5"), &dice) + "</Position>"
            }
            text += element("DistanceMeters", number(&dice, "1\(index)"), &dice)
            if dice.below(3) > 0 { text += "<HeartRateBpm>" + element("Value", number(&dice, "14"), &dice) + "</HeartRateBpm>" }
            if dice.below(3) == 0 { text += element(dice.one(of: ["RunCadence", "Cadence"]), number(&dice, "8"), &dice) }
            if dice.below(6) == 0 { text += element("Calories", "7", &dice) }
            text += dice.below(40) == 0 ? "" : "</Trackpoint>"
            if dice.below(20) == 0 { text += "</Track></Lap><Lap StartTime=\"2024-05-01T10:30:00Z\"><Track>" }
        }
        return text + "</Track></Lap></Activity></Activities></TrainingCenterDatabase>"
    }

    private static func element(_ name: String, _ value: String, _ dice: inout Dice) -> String {
        switch dice.below(60) {
        case 0: return "<\(name)/>"
        case 1: return "<\(name)><![CDATA[\(value)]]></\(name)>"
        case 2: return "<!-- \(value) --><\(name)> \(value)\n</\(name)>"
        case 3: return "<\(name)>\(value)"
        case 4: return "<\(name) = >\(value)</\(name)>"
        default: return "<\(name)>\(value)</\(name)>" + blank(&dice)
        }
    }

    private static func number(_ dice: inout Dice, _ start: String) -> String {
        switch dice.below(50) {
        case 0:
            return dice.one(of: [
                "", "NaN", "abc", "-", ".", "1e3", "+5", "&#53;", "12345678901234567890", "0.1234567890123456789",
            ])
        case 1: return start.split(separator: ".").joined(separator: ",") + ",5"
        case 2: return "-" + start
        case 3: return " " + start + " "
        default: return start + "\(dice.below(1000))"
        }
    }

    private static func time(_ index: Int, _ dice: inout Dice) -> String {
        let second = index < 10 ? "0\(index)" : "\(index % 60)"
        switch dice.below(30) {
        case 0:
            return dice.one(of: [
                "", "yesterday", "2024-05-01T10:61:00Z", "2024-05-01T10:20:\(second)+02:00", "2024-05-01T10:20:\(second)",
            ])
        case 1: return " 2024-05-01T10:2\(dice.below(10)):\(second).25Z "
        default: return "2024-05-01T10:2\(index / 60):\(second)\(dice.below(3) == 0 ? ".5" : "")Z"
        }
    }

    private static func blank(_ dice: inout Dice) -> String { dice.below(10) == 0 ? dice.one(of: [" ", "\n\t", "\r\n"]) : "" }
}
