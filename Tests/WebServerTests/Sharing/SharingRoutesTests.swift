import Accounts
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// The athlete's own pages of sharing.
struct SharingRoutesTests {
    @Test func `a zone is added, shown, removed and restored`() async throws {
        try await SharedLinkRoutesTests.with { server, browser async throws in
            #expect(try await browser.get("/settings").body.contains("href=\"/settings/sharing\""))
            let added = try await browser.post("/settings/sharing/zones", "name=Home&place=25.0330%2C+121.5654&radius=800")
            #expect(added.status == 303 && added["Location"] == "/settings/sharing?change=added")
            let page = try await browser.get("/settings/sharing?change=added").body
            #expect(page.contains("Home") && page.contains("25.03300, 121.56540") && page.contains("800"))
            let zone = try #require(try await server.journal.privacyZones().first)
            #expect(zone.radius == 800)
            for _ in 1...2 {
                // A second press has the answer of the first.
                #expect(try await browser.post("/settings/sharing/zones/remove", "zone=" + zone.id.text).status == 303)
            }
            #expect(try await browser.get("/settings/sharing?change=removed").body.contains("/settings/sharing/zones/undo"))
            #expect(try await browser.post("/settings/sharing/zones/undo", "").status == 303)
            #expect(try await server.journal.privacyZones() == [zone])
            #expect(server.signIn.audit.newest(1).first?.event == .zoneRemoved)
        }
    }

    @Test func `a form with a flaw is shown again, and stores nothing`() async throws {
        try await SharedLinkRoutesTests.with { server, browser async throws in
            for body in ["place=nowhere&name=Home", "place=91,0", "", "place=1,2&name=" + String(repeating: "a", count: 50)] {
                let answer = try await browser.post("/settings/sharing/zones", body)
                #expect(answer.status == 422 && answer.body.contains("aria-invalid=\"true\""), "\(body)")
            }
            let path = "/activities/\(SharedLinkRoutesTests.id)/share/zone"
            for body in ["", "end=middle"] { #expect(try await browser.post(path, body).status == 400, "\(body)") }
            #expect(try await browser.post("/settings/sharing/zones/remove", "zone=x").status == 400)
            #expect(
                try await browser.post("/settings/sharing/zones/remove", "zone=" + UniqueID(high: 1, low: 1).text).status == 404)
            #expect(try await server.journal.privacyZones().isEmpty)
        }
    }

    @Test func `links are listed on the activity and in the settings, and can be revoked from both`() async throws {
        try await SharedLinkRoutesTests.with { server, browser async throws in
            let activity = "/activities/" + SharedLinkRoutesTests.id
            #expect(try await browser.get(activity).body.contains("href=\"\(activity)/share\""))
            #expect(try await !browser.get(activity).body.contains("/settings/sharing/links/remove"))
            let path = try await SharedLinkRoutesTests.link(browser, "days=30&file=1")
            let id = try #require(try await server.journal.shares().first).id.text
            for page in [activity, activity + "/share", "/settings/sharing"] {
                let text = try await browser.get(page).body
                #expect(text.contains(id) && text.contains("not opened yet"), "\(page)")
                #expect(!text.contains(path.dropFirst(8)), "the address is shown once")
            }
            let answer = try await browser.post("/settings/sharing/links/remove", "link=\(id)&from=activity")
            #expect(answer.status == 303 && answer["Location"] == activity + "/share?change=revoked")
            #expect(try await !browser.get(activity).body.contains(id))
            #expect(try await browser.post("/settings/sharing/links/remove", "link=" + id).status == 404)
            #expect(try await browser.post("/settings/sharing/links/remove", "link=x").status == 400)
        }
    }

    @Test func `a new link and the removal of a zone need a fresh sign-in, revoking does not`() async throws {
        let clock = TestClock()
        try await SharedLinkRoutesTests.with(clock: clock) { server, browser async throws in
            let share = "/activities/\(SharedLinkRoutesTests.id)/share"
            _ = try await SharedLinkRoutesTests.link(browser)
            _ = try await browser.post("/settings/sharing/zones", "place=25.0330,121.5654")
            let zone = try #require(try await server.journal.privacyZones().first)
            clock.advance(by: 900)
            for (path, body, page) in [
                (share, "days=7", share), ("/settings/sharing/zones/remove", "zone=" + zone.id.text, "/settings/sharing"),
            ] {
                let answer = try await browser.ask("POST", path, form: body, ["Accept: text/html"])
                #expect(answer.status == 403 && answer.body.contains("the last 15 minutes"), "\(path)")
                #expect(try await browser.signIn()["Location"] == page)
                clock.advance(by: 900)
            }
            let id = try #require(try await server.journal.shares().first).id.text
            #expect(try await browser.post("/settings/sharing/links/remove", "link=" + id).status == 303)
            #expect(try await server.journal.privacyZones().count == 1)
            #expect(try await server.journal.shares().isEmpty)
        }
    }
}
