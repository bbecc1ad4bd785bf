import Localizations
import Measures
import Testing

@testable import Screens

struct AccessScreenTests {
    @Test func `a token shows its name, its days and its last use`() {
        let context = Example.context(.english)
        let given = [
            IssuedToken(
                id: "a", name: "", scopes: [.read, .sync, .importing], made: context.now + -86_400, ends: context.now + 86_400,
                used: context.now + -7200),
            IssuedToken(id: "b", name: "Phone", scopes: [], made: context.now + -86_400, ends: context.now, used: nil),
        ]
        let rows = AccessScreen(given: given, context: context).rows
        #expect(rows.map { $0.name } == ["Without a name", "Phone"])
        #expect(
            rows[0].text
                == "read figures and plan, sync a device, send data · Made 20 Nov · valid until 22 Nov · last used 2 hours ago")
        #expect(rows[1].text == "permits nothing · Made 20 Nov · expired 21 Nov · never used")
        #expect(rows[1].withdrawSpoken == "Withdraw Phone")
    }

    @Test func `a device that syncs shows whether it has everything, or when it last had`() {
        for language in Language.allCases {
            let context = Example.context(language)
            func text(_ receipt: DeviceReceipt) -> String {
                let token = IssuedToken(
                    id: "a", name: "Watch", scopes: [.sync], made: context.now, ends: context.now + 86_400, used: context.now,
                    receipt: receipt)
                return AccessScreen(given: [token], cursor: "e.2", context: context).rows[0].text
            }
            #expect(text(DeviceReceipt(cursor: "e.2", complete: nil)).hasSuffix(" · " + context.say(.accessUpToDate)))
            #expect(text(DeviceReceipt(cursor: "e.1", complete: nil)).hasSuffix(" · " + context.say(.accessBehind)))
            let ago = context.ago(context.now + -7200)
            #expect(text(DeviceReceipt(cursor: "e.1", complete: context.now + -7200)).hasSuffix(ago))
        }
    }

    @Test func `signed-in browsers are listed with their use, and the page's own browser is marked`() {
        let context = Example.context(.english)
        func session(_ id: String, _ device: String, isCurrent: Bool) -> BrowserSession {
            BrowserSession(
                id: id, device: device, began: context.now + -86_400, used: context.now + -7200, ends: context.now + 86_400,
                isCurrent: isCurrent)
        }
        let both = [session("a", "Firefox · Linux", isCurrent: true), session("b", "", isCurrent: false)]
        let sessions = AccessScreen(given: [], sessions: both, context: context).sessions
        #expect(sessions.rows.map { $0.name } == ["Firefox · Linux", "Unknown browser"])
        #expect(sessions.rows[0].text == "this browser · signed in 20 Nov · valid until 22 Nov")
        #expect(sessions.rows[1].text == "last used 2 hours ago · signed in 20 Nov · valid until 22 Nov")
        #expect(sessions.rows.map { $0.endSpoken } == ["Sign out", "Sign out Unknown browser"])
        #expect(sessions.endOthers == "Sign out all others" && sessions.lead.contains("hearth sign-in"))
        #expect(AccessScreen(given: [], sessions: [both[0]], context: context).sessions.endOthers == nil)
        #expect(AccessScreen(given: [], isSessionEnded: true, context: context).actionResult?.hasPrefix("Signed out.") == true)
    }

    @Test func `a form trims its input and enforces its limits`() {
        func form(_ name: String, _ days: String) -> AccessForm { AccessForm { $0 == "name" ? name : days } }
        #expect(form("  Phone \u{7}", "365").name == "Phone")
        #expect(form("x", "365").days == 365)
        for days in ["", "-1", "99999999999999999999", "31"] { #expect(form("x", days).days == 90) }
        #expect(!form(String(repeating: "長", count: 60), "30").isTooLong)
        #expect(form(String(repeating: "長", count: 61), "30").isTooLong)
    }
}
