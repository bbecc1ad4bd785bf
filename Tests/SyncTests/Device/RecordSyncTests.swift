import Sync
import Testing

struct RecordSyncTests {
    private static func start() -> RecordSync { RecordSync(version: Sample.version(2), acknowledged: nil) }
    private static func after(_ events: RecordSync.Event...) -> RecordSync {
        var sync = start()
        for event in events { _ = sync.handle(event) }
        return sync
    }

    /// Every phase; `edited` is an upload during which the record was edited.
    private static let phases: [(name: String, sync: RecordSync)] = [
        ("pending", start()),
        ("uploading", after(.sending)),
        ("edited", after(.sending, .edited(Sample.version(3)))),
        ("synced", after(.sending, .acknowledged(Sample.version(2)))),
        ("failed", after(.sending, .failed(jitter: 1))),
        ("rejected", after(.sending, .rejected)),
    ]

    private static let events: [(name: String, event: RecordSync.Event)] = [
        ("edited to 4", .edited(Sample.version(4))),
        ("edited to 1", .edited(Sample.version(1))),
        ("sending", .sending),
        ("acknowledged 2", .acknowledged(Sample.version(2))),
        ("acknowledged 1", .acknowledged(Sample.version(1))),
        ("superseded by 5", .superseded(by: Sample.version(5))),
        ("merged to 5 of the server", .merged(Sample.version(5), isAtServer: true)),
        ("merged to 5", .merged(Sample.version(5), isAtServer: false)),
        ("not stored", .notStored),
        ("rejected", .rejected),
        ("failed", .failed(jitter: 1)),
        ("woke", .woke),
        ("resumed", .resumed),
        ("forgotten", .forgotten),
    ]

    /// Phase, newest version / acknowledged version, attempts, effects.
    private static func described(_ sync: RecordSync, _ effects: [RecordSync.Effect]) -> String {
        let phase =
            switch sync.phase {
            case .pending: "pending"
            case .uploading(let version): "uploading \(version.counter) of"
            case .synced: "synced"
            case .failed: "failed"
            case .rejected: "rejected"
            }
        let made = effects.map { effect in
            switch effect {
            case .upload(let version): "upload \(version.counter)"
            case .merge(let version): "merge with \(version.counter)"
            case .wakeAfter(let seconds): "wake after \(Int(seconds))"
            case .refuse(let refusal): "refuse \(refusal)"
            }
        }
        let acknowledged = sync.acknowledged.map { String($0.counter) } ?? "–"
        return (["\(phase) \(sync.version.counter)/\(acknowledged) \(sync.attempts)"] + made).joined(separator: ", ")
    }

    private static let table: [String: [String]] = [
        "pending": [
            "pending 4/– 0", "pending 2/– 0, refuse notNewer", "uploading 2 of 2/– 0, upload 2",
            "pending 2/– 0, refuse notUploading",
            "pending 2/– 0, refuse notUploading", "pending 2/– 0, refuse notUploading", "synced 5/5 0", "pending 5/– 0",
            "pending 2/– 0, refuse notUploading", "pending 2/– 0, refuse notUploading", "pending 2/– 0, refuse notUploading",
            "pending 2/– 0, refuse notWaiting", "pending 2/– 0", "pending 2/– 0",
        ],
        "uploading": [
            "uploading 2 of 4/– 0", "uploading 2 of 2/– 0, refuse notNewer", "uploading 2 of 2/– 0, refuse isUploading",
            "synced 2/2 0",
            "uploading 2 of 2/– 0, refuse otherVersion", "pending 2/– 0, merge with 5", "synced 5/5 0", "pending 5/– 0",
            "pending 2/– 0", "rejected 2/– 0", "failed 2/– 1, wake after 5", "uploading 2 of 2/– 0, refuse notWaiting",
            "uploading 2 of 2/– 0", "uploading 2 of 2/– 0",
        ],
        "edited": [
            "uploading 2 of 4/– 0", "uploading 2 of 3/– 0, refuse notNewer", "uploading 2 of 3/– 0, refuse isUploading",
            "pending 3/2 0",
            "uploading 2 of 3/– 0, refuse otherVersion", "pending 3/– 0, merge with 5", "synced 5/5 0", "pending 5/– 0",
            "pending 3/– 0", "pending 3/– 0", "failed 3/– 1, wake after 5", "uploading 2 of 3/– 0, refuse notWaiting",
            "uploading 2 of 3/– 0", "uploading 2 of 3/– 0",
        ],
        "synced": [
            "pending 4/2 0", "synced 2/2 0, refuse notNewer", "synced 2/2 0, refuse isSynced",
            "synced 2/2 0, refuse notUploading",
            "synced 2/2 0, refuse notUploading", "synced 2/2 0, refuse notUploading", "synced 5/5 0", "pending 5/2 0",
            "synced 2/2 0, refuse notUploading", "synced 2/2 0, refuse notUploading", "synced 2/2 0, refuse notUploading",
            "synced 2/2 0, refuse notWaiting", "synced 2/2 0", "pending 2/– 0",
        ],
        "failed": [
            "pending 4/– 1", "failed 2/– 1, refuse notNewer", "failed 2/– 1, refuse isWaiting",
            "failed 2/– 1, refuse notUploading",
            "failed 2/– 1, refuse notUploading", "failed 2/– 1, refuse notUploading", "synced 5/5 0", "pending 5/– 1",
            "failed 2/– 1, refuse notUploading", "failed 2/– 1, refuse notUploading", "failed 2/– 1, refuse notUploading",
            "pending 2/– 1", "pending 2/– 0", "failed 2/– 1",
        ],
        "rejected": [
            "pending 4/– 0", "rejected 2/– 0, refuse notNewer", "rejected 2/– 0, refuse isWaiting",
            "rejected 2/– 0, refuse notUploading",
            "rejected 2/– 0, refuse notUploading", "rejected 2/– 0, refuse notUploading", "synced 5/5 0", "pending 5/– 0",
            "rejected 2/– 0, refuse notUploading", "rejected 2/– 0, refuse notUploading", "rejected 2/– 0, refuse notUploading",
            "rejected 2/– 0, refuse notWaiting", "pending 2/– 0", "rejected 2/– 0",
        ],
    ]

    @Test func `every event in every phase has the outcome of the table`() throws {
        #expect(Self.table.count == Self.phases.count)
        for (phase, sync) in Self.phases {
            let row = try #require(Self.table[phase])
            try #require(row.count == Self.events.count)
            for ((event, value), expected) in zip(Self.events, row) {
                var sync = sync
                let effects = sync.handle(value)
                #expect(Self.described(sync, effects) == expected, "\(phase), \(event)")
            }
        }
    }

    @Test func `a refused event changes nothing`() {
        for (phase, sync) in Self.phases {
            for (event, value) in Self.events {
                var after = sync
                let effects = after.handle(value)
                if case .refuse = effects.first { #expect(after == sync && effects.count == 1, "\(phase), \(event)") }
            }
        }
    }

    @Test func `the states that users see are the four of the specification`() {
        #expect(SyncState.allCases.map { $0.rawValue } == ["pending", "uploading", "synced", "failed"])
        #expect(Self.phases.map { $0.sync.state } == [.pending, .uploading, .uploading, .synced, .failed, .failed])
    }

    @Test func `the acknowledgement of an older version leaves a newer edit pending`() {
        var sync = Self.after(.sending, .edited(Sample.version(3)), .acknowledged(Sample.version(2)))
        #expect(sync.state == .pending && sync.acknowledged == Sample.version(2))
        #expect(sync.handle(.sending) == [.upload(Sample.version(3))])
        _ = sync.handle(.acknowledged(Sample.version(3)))
        #expect(sync.state == .synced)
    }

    @Test func `failures in a row wait longer, up to an hour, and a return ends the wait`() {
        var sync = Self.start()
        var waits: [Double] = []
        for _ in 1...12 {
            _ = sync.handle(.sending)
            for case .wakeAfter(let seconds) in sync.handle(.failed(jitter: 1)) { waits.append(seconds) }
            _ = sync.handle(.woke)
        }
        #expect(waits == [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600])
        _ = sync.handle(.resumed)
        _ = sync.handle(.sending)
        #expect(sync.handle(.failed(jitter: 1)) == [.wakeAfter(seconds: 5)])
        #expect(sync.handle(.resumed).isEmpty && sync.state == .pending)
    }

    @Test func `what was in a request before a crash is pending after it`() {
        let sync = Self.after(.sending)
        #expect(RecordSync(version: sync.version, acknowledged: sync.acknowledged).state == .pending)
        let synced = Self.after(.sending, .acknowledged(Sample.version(2)))
        #expect(RecordSync(version: synced.version, acknowledged: synced.acknowledged).state == .synced)
    }

    @Test func `other content under an acknowledged version is pushed again`() {
        var sync = Self.after(.sending, .acknowledged(Sample.version(2)))
        _ = sync.handle(.merged(Sample.version(2), isAtServer: false))
        #expect(sync.state == .pending && sync.acknowledged == nil)
    }
}
