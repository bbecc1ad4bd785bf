import Measures
import Testing
import Training

@testable import ActivityFiles

/// Rides on a trainer are marked as indoors where the file does not state the place.
struct IndoorTrainingTests {
    private func ride(
        _ kinds: [ChannelKind], sport: Sport = .cycling, origin: Source.Origin = .tcx, name: String = "Edge 530",
        isIndoor: Bool? = nil
    ) -> Bool? {
        var recording = Recording(
            source: Source(name: name, origin: origin), sport: sport, isIndoor: isIndoor,
            start: Moment(secondsSince1970: 1_714_545_000),
            elapsed: 60, channels: kinds.map { Channel(kind: $0, seconds: [0, 60], values: [1, 2]) })
        recording.markIndoorTraining()
        return recording.isIndoor
    }

    @Test func `a ride with power and speed but without a position is indoors`() {
        #expect(ride([.speed, .power]) == true && ride([.distance, .power], origin: .fit) == true)
        #expect(ride([.latitude, .longitude, .distance, .power]) == nil)
        #expect(ride([.distance]) == nil && ride([.power]) == nil && ride([]) == nil)
        #expect(ride([.distance, .power], sport: .running) == nil)
        #expect(ride([.distance, .power], origin: .gpx) == nil)
    }

    @Test func `a virtual course is indoors, and a stated place stays`() {
        let virtual: [ChannelKind] = [.latitude, .longitude, .distance, .power]
        #expect(ride(virtual, name: "Zwift") == true && ride(virtual, sport: .running, name: "zwift run") == true)
        #expect(ride(virtual, name: "ROUVY 3.1") == true && ride(virtual, name: "Swift") == nil)
        #expect(ride([.distance, .power], isIndoor: false) == false)
        #expect(ride([.heartRate], sport: .indoorCycling) == true && ride([], sport: .treadmillRunning) == true)
    }

    @Test func `a TCX file of a trainer is marked when it is read`() throws {
        let points = (0..<3).map { second in
            "<Trackpoint><Time>2024-05-01T10:00:0\(second)Z</Time><DistanceMeters>\(second * 9)</DistanceMeters>"
                + "<Extensions><TPX><Speed>9</Speed><Watts>200</Watts></TPX></Extensions></Trackpoint>"
        }.joined()
        let text =
            "<TrainingCenterDatabase><Activities><Activity Sport=\"Biking\"><Lap StartTime=\"2024-05-01T10:00:00Z\"><Track>\(points)"
            + "</Track></Lap></Activity></Activities></TrainingCenterDatabase>"
        let bytes = Array(text.utf8)
        #expect(try readTCX(bytes.span).recordings.first?.isIndoor == true)
    }
}
