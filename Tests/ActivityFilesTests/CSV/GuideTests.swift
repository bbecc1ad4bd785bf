import Foundation
import Measures
import Testing
import Training

@testable import ActivityFiles

/// The example of `Docs/Guide`.
struct GuideTests {
    @Test func `the web app serves the example of the guide`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let served = try Data(contentsOf: root.appending(path: "Sources/WebServer/Resources/sessions.csv"))
        #expect(try Data(contentsOf: root.appending(path: "Docs/Guide/sessions.csv")) == served)
    }

    @Test func `the example table is read without loss`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let bytes = [UInt8](try Data(contentsOf: root.appending(path: "Docs/Guide/sessions.csv")))
        let reading = try readFile(bytes.span)
        #expect(reading.recordings.map(\.sport) == [.running, .hotYoga, .cycling])
        #expect(reading.recordings.map(\.elapsed) == [3150, 4500, 6500])
        #expect(reading.recordings.map(\.distance?.metres) == [10_200, nil, 42_500])
        #expect(reading.recordings.map(\.customChannels.count) == [1, 0, 2])
        #expect(reading.findings.isEmpty)
    }
}
