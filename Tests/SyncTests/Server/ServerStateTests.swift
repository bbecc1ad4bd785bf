import Sync
import Testing

struct ServerStateTests {
    @Test func `a state is a text that leads back to it`() throws {
        let cursor = try #require(Sample.cursor(7))
        let state = try #require(ServerState(cursor: cursor, settings: 3))
        #expect(state.text == cursor.text + ".3")
        #expect(ServerState(state.text) == state)
    }

    @Test func `any other text is no state`() throws {
        let place = try #require(Sample.cursor(7))
        let cursor = place.text
        let huge = "99999999999999999999"
        for text in [
            "", ".", "3", cursor, cursor + ".", cursor + ".0", cursor + ".-1", cursor + "." + huge, cursor + ".3.3",
            "x." + cursor,
        ] {
            #expect(ServerState(text) == nil, "\(text)")
        }
        #expect(ServerState(cursor: place, settings: 0) == nil)
    }
}
