import ActivityFiles
import Foundation
import GivenFiles
import Measures
import Testing
import Training

@testable import Analysis

/// The stored distance of an activity compared with that of `inspect`, which is `Recording.totalDistance`.
struct GivenDistancesTests {
    /// Files whose total differs from the reader's: 30 s of the track exceed the speed of their sport, or the session states no distance
    /// besides its samples.
    private static let judged = [
        "556160e9-d74c-440c-b0af-363efb753430.gpx", "7318ef76-9ef0-40d2-8e39-57216f39ba7d.gpx",
        "7ff163c7-3486-434f-8201-e83ce7f675b6.gpx", "test2.fit",
    ]

    /// Every file, including the damaged and the large ones.
    @Test(.needsGivenFiles)
    func `the stored distance of every given file equals the one of inspect`() throws {
        let folder = try #require(GivenFiles.folder)
        var compared = 0
        var changed: Set<String> = []
        var problems: [String] = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard ["fit", "gpx", "tcx"].contains(file.pathExtension.lowercased()) else { continue }
            let bytes = Array(try Data(contentsOf: file))
            guard let reading = try? readFile(bytes.span) else { continue }
            for recording in reading.recordings {
                compared += 1
                let inspected = recording.totalDistance?.metres
                let stored = MovingTimeTests.digested(recording).distance?.metres
                if stored != inspected { problems.append("\(file.path): \(String(describing: stored)) stored") }
                if inspected != recording.distance?.metres, !file.path.contains("_derived_broken") {
                    changed.insert(file.lastPathComponent)
                }
            }
        }
        #expect(compared > 230)
        #expect(changed == Set(Self.judged))
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    private func gpx(_ segments: [(minute: Int, latitudes: [Double])]) throws -> Recording {
        var text = "<gpx version=\"1.1\"><trk><type>walking</type>"
        let start = try #require(ISO8601.stamp("2024-05-01T06:00:00Z")?.moment)
        for segment in segments {
            text += "<trkseg>"
            for (index, latitude) in segment.latitudes.enumerated() {
                let time = ISO8601.text(start + Double(60 * segment.minute + 10 * index))
                text += "<trkpt lat=\"\(latitude)\" lon=\"10\"><time>\(time)</time></trkpt>"
            }
            text += "</trkseg>"
        }
        let bytes = Array((text + "</trk></gpx>").utf8)
        return try #require(try readGPX(bytes.span).recordings.first)
    }

    /// Two walks of 400 m, and four kilometres on foot between them during a pause of the recording.
    @Test func `a file of two distant segments has the length of its segments, inspected and stored`() throws {
        let first = (0...36).map { 47 + Double($0) * 0.0001 }
        let second = (0...36).map { 47.04 + Double($0) * 0.0001 }
        let recording = try gpx([(0, first), (60, second)])
        let inspected = try #require(recording.distance?.metres)
        let stored = try #require(MovingTimeTests.digested(recording).distance?.metres)
        #expect(abs(inspected - 800.6) < 1)
        #expect(abs(stored - inspected) < 0.5)
    }

    /// The length of the path is not in any summary, and the file's own total is impossible.
    @Test func `with an impossible total in the file, inspect shows the stored path`() throws {
        var points = ""
        let start = try #require(ISO8601.stamp("2024-05-01T06:00:00Z")?.moment)
        for index in 0...60 {
            points += """
                <Trackpoint><Time>\(ISO8601.text(start + Double(10 * index)))</Time><Position><LatitudeDegrees>\(47 + Double(index) * 0.0002)\
                </LatitudeDegrees><LongitudeDegrees>10</LongitudeDegrees></Position></Trackpoint>
                """
        }
        let text = """
            <TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap StartTime="2024-05-01T06:00:00Z">\
            <TotalTimeSeconds>600</TotalTimeSeconds><DistanceMeters>9000000</DistanceMeters><Track>\(points)</Track></Lap></Activity>\
            </Activities></TrainingCenterDatabase>
            """
        let bytes = Array(text.utf8)
        let recording = try #require(try readTCX(bytes.span).recordings.first)
        let inspected = try #require(recording.totalDistance?.metres)
        #expect(abs(inspected - 1334.3) < 1)
        #expect(MovingTimeTests.digested(recording).distance?.metres == inspected)
    }
}
