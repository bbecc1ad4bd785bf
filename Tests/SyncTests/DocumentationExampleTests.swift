import Measures
import Sync
import Testing
import Training

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `a saved session is stored, then pushed`() throws {
        let device = UniqueID(high: 1, low: 1)
        let start = Moment(secondsSince1970: 1_714_550_400)
        let room = RoomTemperature(degrees: 104, isFahrenheit: true)
        let details = try SessionDetails(start: start, end: start + 3600, offset: .utc, room: room)
        var conversation = Conversation(Replica(device: device))
        let effects = conversation.handle(.save(UniqueID(high: 2, low: 2), details))
        let count = effects.count  // 2: store the record, then push it
        let state = conversation.state(UniqueID(high: 2, low: 2))  // uploading
        #expect(count == 2 && state == .uploading)
    }
}
