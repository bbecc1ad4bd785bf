import Accounts
import Measures
import Testing

@testable import hearth

struct SessionsTextTests {
    @Test func `a session shows the beginning of its id, its browser and its days`() {
        let now = Moment(secondsSince1970: 1_717_223_400)
        let known = Session(
            id: "0123456789abcdef0123456789abcdef", athlete: "1", device: "Firefox · Linux", began: now, used: now + 86_400,
            ends: now + 2_592_000)
        var unknown = known
        unknown.device = ""
        #expect(
            SessionsText.lines([known, unknown], offset: .utc) == [
                "01234567  Firefox · Linux  signed in 2024-06-01, last used 2024-06-02, until 2024-07-01",
                "01234567  an unknown browser  signed in 2024-06-01, last used 2024-06-02, until 2024-07-01",
            ])
        #expect(SessionsText.lines([], offset: .utc) == ["No browser is signed in; `hearth sign-in` prints an address for one."])
    }
}
