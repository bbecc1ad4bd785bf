import ActivityFiles
import Analysis
import Archives
import Foundation
import Measures
import Sync
import Testing
import Training
public import TrainingLog

/// Walks through every call of the stores that names an athlete, as another athlete who knows all ids of the first one.
///
/// Reads give nothing, and writes change nothing of the first athlete. The control is the same call by the first athlete: it gives
/// something, or changes something, so that no call can pass without content. `calls` is compared with the sources of the protocols.
public enum StoreIsolation {
    /// A call with its arguments.
    struct Call: Sendable {
        /// Name of the protocol and the call, with the parameters without their types.
        var name: String
        var effect: Effect

        enum Effect: Sendable {
            /// Returns whether the call gives anything.
            case reads(@Sendable (Stores, Content, String) async throws -> Bool)
            case writes(@Sendable (Stores, Content, String) async throws -> Void)
        }
    }

    /// Names of all calls that are walked through.
    public static var calls: [String] { (reads + writes).map { $0.name } }

    /// Calls without an athlete: content that belongs to no athlete, the whole database, and the secrets of a calendar and a link.
    public static let callsWithoutAthlete: Set<String> = [
        "CalendarStore.athlete(ofCalendar hash)", "ImportStore.settle()", "RoutineStore.pack(_ id)", "RoutineStore.packs()",
        "RoutineStore.removePack(_ id, at moment)", "RoutineStore.save(_ pack, at moment)", "SharingStore.share(ofSecret hash)",
        "StoreInspection.checkEveryTable()",
        "StoreInspection.damagedTables()",
        // Reports tables of a damaged database, and no content.
        "StoreInspection.undecodableTables(of athlete, basis)",
    ]

    static let stranger = "2"

    /// - Parameter make: creates empty stores.
    public static func check(_ make: () async throws -> Stores) async throws {
        let stores = try await make()
        let content = try await Content(in: stores)
        defer { content.removeFiles() }
        let before = try await image(of: stores, content)
        for call in reads {
            guard case .reads(let gives) = call.effect else { continue }
            #expect(try await gives(stores, content, me), "\(call.name): the control gives nothing")
            #expect(try await !gives(stores, content, stranger), "\(call.name) gives what belongs to another athlete")
        }
        for call in writes {
            guard case .writes(let write) = call.effect else { continue }
            try await write(stores, content, stranger)
            let after = try await image(of: stores, content)
            let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
            #expect(changed.isEmpty, "\(call.name) of another athlete changes \(changed)")
        }
        for call in writes {
            guard case .writes(let write) = call.effect else { continue }
            let own = try await make()
            let content = try await Content(in: own)
            defer { content.removeFiles() }
            let before = try await image(of: own, content)
            try await write(own, content, me)
            #expect(try await image(of: own, content) != before, "\(call.name): the control changes nothing")
        }
    }

    /// Everything of the first athlete that reads give, as text by its subject.
    private static func image(of stores: Stores, _ content: Content) async throws -> [String: String] {
        var image: [String: String] = [:]
        func note(_ subject: String, _ value: some Sendable) { image[subject] = String(describing: value) }
        let journal = try await JournalContent(of: stores)
        note("journal", journal)
        note("profile", try await stores.athletes.athlete(me) as Any? == nil)
        note("last change", try await stores.athletes.lastChange(of: me) as Change?)
        note("read again", try await stores.imports.kindsReadAgain(of: me).map { $0.rawValue }.sorted())
        note("outdated", try await stores.imports.outdated([.fit: 9], athlete: me).count)
        note("original", try await stores.originals.holds(content.original, athlete: me))
        note("due", try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me).sorted())
        note("digests", try await stores.derived.digests(ActivityQuery(), athlete: me))
        note("edits", try await stores.edits.edits(of: me))
        note("weather requests", try await stores.weather.requests(of: me))
        note("weather", try await stores.weather.hours(content.hours, at: content.place, athlete: me))
        note("air requests", try await stores.air.requests(of: me))
        note("air", try await stores.air.hours(content.hours, at: content.place, athlete: me))
        note("forecast request", try await stores.forecasts.request(of: me))
        note("forecast", try await stores.forecasts.hours(of: me))
        note("cursor", try await stores.sessions.lastCursor(newEpoch: content.otherEpoch, athlete: me))
        note(
            "settings", try await stores.sessions.settingsVersion(ofContent: "a", newEpoch: content.otherEpoch, athlete: me))
        note("calendar", try await stores.calendars.calendar(of: me))
        note("links", try await stores.sharing.shares(of: me))
        note("observers", try await stores.sharing.observers(of: me))
        note("observed", try await stores.sharing.accesses(by: me))
        note("link of the secret", try await stores.sharing.share(ofSecret: content.secret))
        note("holder of the calendar", try await stores.calendars.athlete(ofCalendar: content.secret))
        return image
    }
}
