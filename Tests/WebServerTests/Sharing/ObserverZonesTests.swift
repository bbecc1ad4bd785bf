import Accounts
import ActivityFiles
import Analysis
import Archives
import Foundation
import Measures
import Screens
import Synchronization
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// What an observer learns about places inside privacy zones: nothing.
@Suite(.timeLimit(.minutes(20))) struct ObserverZonesTests {
    /// The run of the other tests with another way inside the zone at its start.
    private static let other = {
        var run = ObserverRoutesTests.run
        for index in run.channels.indices where run.channels[index].kind == .longitude {
            for second in 0..<200 { run.channels[index].values[second] += 0.0008 * Double.sin(Double(second) / 40) }
        }
        return run
    }()

    private static func zone() throws -> PrivacyZone {
        let place = try #require(Coordinate(latitude: 25.02, longitude: 121.53))
        return try #require(
            PrivacyZone(
                id: UniqueID(high: 1, low: 1), name: "Grandmother", place: place, centre: place.moved(metres: 80, bearing: 1),
                radius: 400))
    }

    /// Returns every answer that is open to an observer, by its address without the id of the activity.
    private static func answers(of run: Recording, asObserver: Bool, hasZone: Bool = true) async throws -> [String: String] {
        let answers = Mutex<[String: String]>([:])
        try await TestBrowser.with { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now).id
            let journal = server.journal
            try await journal.save(Athlete(name: "Idunn"))
            try await journal.add(FileReading(kind: .fit, recordings: [run]), path: "run.fit", hash: .init(of: [1]))
            if hasZone { try await journal.stores.sharing.save([try zone()], athlete: "1", at: RunningServer.now) }
            _ = try await journal.addObserver(mia, days: nil, at: RunningServer.now)
            let browser = TestBrowser(server)
            _ = try await browser.signIn(as: asObserver ? mia : "1")
            if asObserver { #expect(try await browser.post("/settings/sharing/observe", "person=1").status == 303) }
            let id = StoredRecording(run).id
            for pattern in ObservedRoutes.patterns {
                for query in ["", "?q=", "?year=all", "?recorded=1", "?colour=elevation"] {
                    let path = GuardedRoutesTests.address(pattern).replacing(GuardedRoutesTests.address("{id}"), with: id)
                    let answer = try await browser.get(path + query)
                    #expect([200, 205, 404].contains(answer.status), "\(path): \(answer.status)")
                    answers.withLock { $0[pattern + query] = answer.body.replacing(id, with: "ID") }
                }
            }
        }
        return answers.withLock { $0 }
    }

    @Test func `no answer depends on the positions inside a zone`() async throws {
        let first = try await Self.answers(of: ObserverRoutesTests.run, asObserver: true)
        let second = try await Self.answers(of: Self.other, asObserver: true)
        #expect(first.count > 100 && first.keys == second.keys)
        for (address, text) in first { #expect(text == second[address], "\(address)") }
        // The control: without a zone, and for the athlete, they do.
        for (isObserver, hasZone) in [(true, false), (false, true)] {
            let one = try await Self.answers(of: ObserverRoutesTests.run, asObserver: isObserver, hasZone: hasZone)
            let two = try await Self.answers(of: Self.other, asObserver: isObserver, hasZone: hasZone)
            for address in ["/activities/{id}", "/partials/activities/{id}", "/routes.svg", "/partials/today"] {
                #expect(one[address] != two[address], "\(address)")
            }
        }
    }

    @Test func `no answer has the name or the place of a zone`() async throws {
        for (address, text) in try await Self.answers(of: ObserverRoutesTests.run, asObserver: true) {
            for word in ["Grandmother", "25.02", "121.53", "25,02", "121,53"] {
                #expect(!text.contains(word), "\(address) has \(word)")
            }
        }
    }
}
