import Measures
import Sync
import Testing

/// Every event in every phase. `ConversationScenarioTests` has what several events lead to.
struct ConversationTests {
    private static let mine = Sample.record(1, 1, 10)
    private static let foreign = Sample.record(2, 1, 20, by: 2)
    private static let deleted = Sample.record(3, 2, nil)
    private static let unsynced = Sample.record(4, 1, 40)
    private static let arriving = Sample.record(5, 1, 50, by: 2)

    /// A device with a record of each kind, one of which the server lacks.
    private static func start() -> Conversation {
        let synced = [mine, foreign, deleted].map { HeldRecord(record: $0, acknowledged: $0.version) }
        return Conversation(
            Replica(
                device: Sample.device(1), records: synced + [HeldRecord(record: unsynced, acknowledged: nil)],
                cursor: Sample.cursor(5)))
    }

    private static func receipts(_ outcome: Receipt.Outcome, of version: Int64 = 1) -> PushAnswer {
        PushAnswer(
            epoch: Sample.epoch(1), receipts: [Receipt(id: unsynced.id, version: Sample.version(version), outcome: outcome)])
    }

    private static func page(after position: Int64) -> PullAnswer {
        PullAnswer(after: Sample.cursor(position), changes: [arriving], next: Sample.cursor(6), hasMore: false, restarts: false)
    }

    private static func after(_ events: Conversation.Event...) -> Conversation {
        var conversation = start()
        for event in events { _ = conversation.handle(event) }
        return conversation
    }

    private static let pushed = Conversation.Event.pushed(receipts(.stored))

    private static let phases: [(name: String, conversation: Conversation)] = [
        ("idle", after(.trigger(.periodic), pushed, .pulled(page(after: 5)), .settings(nil))),
        ("handing over", after(.companion(isReachable: true))),
        ("pushing", after(.trigger(.periodic))),
        ("pulling", after(.trigger(.periodic), pushed)),
        ("fetching settings", after(.trigger(.periodic), pushed, .pulled(page(after: 5)))),
        ("waiting", after(.trigger(.periodic), .pushFailed(jitter: 1))),
    ]

    private static let events: [(name: String, event: Conversation.Event)] = [
        ("saves a new session", .save(Sample.id(9), Sample.details(90))),
        ("saves a change", .save(mine.id, Sample.details(11))),
        ("saves no change", .save(mine.id, Sample.details(10))),
        ("saves another device's session", .save(foreign.id, Sample.details(21))),
        ("saves a deleted session", .save(deleted.id, Sample.details(31))),
        ("deletes", .delete(mine.id)),
        ("deletes an unknown session", .delete(Sample.id(9))),
        ("foreground", .trigger(.foreground)),
        ("network", .trigger(.network)),
        ("periodic", .trigger(.periodic)),
        ("woke", .trigger(.woke)),
        ("companion comes", .companion(isReachable: true)),
        ("companion leaves", .companion(isReachable: false)),
        ("received a new record", .received([Sample.record(6, 1, 60, by: 2)])),
        ("received a known record", .received([foreign])),
        ("received an old record", .received([Sample.record(3, 1, 30)])),
        ("handed over", .handedOver(receipts(.held))),
        ("handed over another version", .handedOver(receipts(.held, of: 2))),
        ("hand-over failed", .handOverFailed),
        ("pushed", pushed),
        ("pushed another version", .pushed(receipts(.stored, of: 2))),
        ("push failed", .pushFailed(jitter: 1)),
        ("pulled", .pulled(page(after: 5))),
        ("pulled after another cursor", .pulled(page(after: 4))),
        ("pull failed", .pullFailed(jitter: 1)),
        ("settings unchanged", .settings(nil)),
        ("settings failed", .settingsFailed(jitter: 1)),
    ]

    static func described(_ phase: Conversation.Phase) -> String {
        switch phase {
        case .idle: "idle"
        case .handingOver(let sent): "handing over \(sent.map { $0.id.low })"
        case .pushing(let sent): "pushing \(sent.map { $0.id.low })"
        case .pulling: "pulling"
        case .fetchingSettings: "fetching settings"
        case .waiting: "waiting"
        }
    }

    static func described(_ effect: Conversation.Effect) -> String {
        switch effect {
        case .store(let changes):
            "store "
                + changes.map { change in
                    switch change {
                    case .record(let held): "\(held.record.id.low)@\(held.record.version.counter)"
                    case .cursor(let cursor): "cursor \(cursor.position)"
                    case .settings: "settings"
                    }
                }.joined(separator: " ")
        case .handOver(let batch): "hand over \(batch.map { $0.id.low })"
        case .push(let batch): "push \(batch.map { $0.id.low })"
        case .pull(let cursor): "pull after \(cursor?.position ?? 0)"
        case .fetchSettings: "fetch settings"
        case .acknowledge(let answer):
            "acknowledge "
                + answer.receipts.map { receipt in
                    switch receipt.outcome {
                    case .stored: "stored"
                    case .held: "held"
                    case .superseded(let current): "superseded by \(current.version.counter)"
                    case .rejected: "rejected"
                    }
                }.joined(separator: " ")
        case .wakeAfter(let seconds): "wake after \(Int(seconds))"
        case .report: "report"
        case .refuse(let refusal):
            switch refusal {
            case .isDeleted: "refuse: deleted"
            case .otherWriter: "refuse: other writer"
            case .unknown: "refuse: unknown"
            case .exhausted: "refuse: exhausted"
            case .notRequested: "refuse: not requested"
            case .otherRequest: "refuse: other request"
            }
        }
    }

    @Test func `every event in every phase has the outcome of the table`() throws {
        for (phase, conversation) in Self.phases {
            let row = try #require(ConversationTable.rows[phase])
            try #require(row.count == Self.events.count)
            for ((event, value), expected) in zip(Self.events, row) {
                var conversation = conversation
                let effects = conversation.handle(value)
                let outcome = ([Self.described(conversation.phase)] + effects.map { Self.described($0) }).joined(separator: "; ")
                #expect(outcome == expected, "\(phase), \(event)")
            }
        }
        #expect(ConversationTable.rows.count == Self.phases.count)
    }

    @Test func `a refused event changes nothing`() {
        for (phase, conversation) in Self.phases {
            for (event, value) in Self.events {
                var after = conversation
                let effects = after.handle(value)
                if case .refuse = effects.first { #expect(after == conversation && effects.count == 1, "\(phase), \(event)") }
            }
        }
    }

    @Test func `the effects of every event leave the storage like the conversation`() {
        for (phase, conversation) in Self.phases {
            for (event, value) in Self.events {
                var disk = conversation.replica
                var after = conversation
                for case .store(let changes) in after.handle(value) { for change in changes { disk.apply(change) } }
                #expect(disk == after.replica, "\(phase), \(event)")
            }
        }
    }
}
