import ActivityFiles
import Foundation
import GivenFiles
import Measures
import Testing
import Training

@testable import Analysis

/// What is stored and reported of a file against what `inspect` says of it.
struct GivenDistancesTests {
    /// Real tracks, of which 30 s are faster than their sport can be. Only there is the stored distance another one.
    @Test(.needsGivenFiles)
    func `the stored distance of every given file is the one that inspecting it says`() throws {
        let folder = try #require(GivenFiles.folder)
        var (compared, doubtful) = (0, 0)
        var problems: [String] = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        while let file = files?.nextObject() as? URL {
            guard ["fit", "gpx", "tcx"].contains(file.pathExtension.lowercased()), !file.path.contains("_derived_broken"),
                try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 < 5_000_000
            else { continue }
            let bytes = Array(try Data(contentsOf: file))
            guard let reading = try? readFile(bytes.span) else { continue }
            for recording in reading.recordings {
                guard let inspected = recording.distance?.metres else { continue }
                compared += 1
                let stored = MovingTimeTests.digested(recording).distance?.metres ?? 0
                guard abs(stored - inspected) > max(1, 0.005 * inspected) else { continue }
                if DistancePath.hasImpossibleStretch(recording), stored < inspected {
                    doubtful += 1
                } else {
                    problems.append("\(file.path): \(inspected) inspected, \(stored) stored")
                }
            }
        }
        #expect(compared > 200)
        // Two runs and a flight of simulated sessions in runpandas, and a made file of gpxpy whose clock goes back by an hour.
        #expect(doubtful <= 4)
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

    /// Two walks of 400 m, and four kilometres on foot between them while the recording was paused.
    @Test func `a file of two segments far apart has the length of its segments, inspected and stored`() throws {
        let first = (0...36).map { 47 + Double($0) * 0.0001 }
        let second = (0...36).map { 47.04 + Double($0) * 0.0001 }
        let recording = try gpx([(0, first), (60, second)])
        let inspected = try #require(recording.distance?.metres)
        let stored = try #require(MovingTimeTests.digested(recording).distance?.metres)
        #expect(abs(inspected - 800.6) < 1)
        #expect(abs(stored - inspected) < 0.5)
    }
}
