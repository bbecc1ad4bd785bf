import Sync
import Testing

struct ConversationScenarioTests {
    private func answer(_ outcomes: [(SessionRecord, Receipt.Outcome)], epoch: Int = 1) -> PushAnswer {
        PushAnswer(
            epoch: Sample.epoch(epoch),
            receipts: outcomes.map { Receipt(id: $0.0.id, version: $0.0.version, outcome: $0.1) })
    }

    private func conversation(_ records: [SessionRecord] = [], position: Int64? = 5) -> Conversation {
        Conversation(
            Replica(
                device: Sample.device(1), records: records.map { HeldRecord(record: $0, acknowledged: nil) },
                cursor: position.flatMap { Sample.cursor($0) }))
    }

    private func names(_ effects: [Conversation.Effect]) -> [String] { effects.map { ConversationTests.described($0) } }

    @Test func `an edit during an upload is pushed after it`() {
        var device = conversation()
        let (one, two) = (Sample.record(1, 1, 10), Sample.record(1, 2, 11))
        _ = device.handle(.save(one.id, Sample.details(10)))
        #expect(names(device.handle(.save(one.id, Sample.details(11)))) == ["store 1@2"])
        #expect(device.handle(.pushed(answer([(one, .stored)]))).last == .push([two]))
        #expect(device.state(one.id) == .uploading)
        _ = device.handle(.pushed(answer([(two, .stored)])))
        #expect(device.state(one.id) == .synced)
    }

    @Test func `a refused push merges the server's record, and a device that lost adopts it`() {
        let (mine, servers) = (Sample.record(1, 1, 10), Sample.record(1, 4, 14))
        var device = conversation([mine])
        _ = device.handle(.trigger(.periodic))
        let effects = device.handle(.pushed(answer([(mine, .superseded(current: servers))])))
        #expect(names(effects) == ["store 1@4", "pull after 5"])
        #expect(device.record(mine.id) == servers && device.state(mine.id) == .synced)
    }

    @Test func `a change that the server announces begins a round, also during a wait`() {
        var device = conversation()
        #expect(names(device.handle(.trigger(.announced))) == ["pull after 5"])
        #expect(device.handle(.trigger(.announced)).isEmpty)
        // What was announced during the round may be missing in its page.
        _ = device.handle(.pulled(PullAnswer(after: Sample.cursor(5), changes: [], next: nil, hasMore: false, restarts: false)))
        #expect(names(device.handle(.settings(nil))) == ["pull after 5"])
        _ = device.handle(.pullFailed(jitter: 1))
        #expect(device.phase == .waiting)
        #expect(names(device.handle(.trigger(.announced))) == ["pull after 5"])
    }

    @Test func `an edit made during a push that is refused is pushed again if it is the larger one`() {
        let mine = Sample.record(1, 4, 10)
        var device = conversation([mine])
        _ = device.handle(.trigger(.periodic))
        _ = device.handle(.save(mine.id, Sample.details(11)))
        let effects = device.handle(.pushed(answer([(mine, .superseded(current: Sample.record(1, 4, 99)))])))
        #expect(effects.last == .push([Sample.record(1, 5, 11)]))
    }

    @Test func `a server that refuses a record for a smaller one is not asked again`() {
        let mine = Sample.record(1, 4, 10)
        var device = conversation([mine])
        _ = device.handle(.trigger(.periodic))
        let effects = device.handle(.pushed(answer([(mine, .superseded(current: Sample.record(1, 3, 9)))])))
        #expect(names(effects) == ["pull after 5"])
        #expect(device.state(mine.id) == .failed && device.record(mine.id) == mine)
    }

    @Test func `a rejected record does not hold up the others, and is sent again on a return to the foreground`() {
        let (bad, good) = (Sample.record(1, 1, 10), Sample.record(2, 1, 20))
        var device = conversation([bad, good])
        _ = device.handle(.trigger(.periodic))
        #expect(names(device.handle(.pushed(answer([(bad, .rejected), (good, .stored)])))) == ["store 2@1", "pull after 5"])
        _ = device.handle(.pulled(PullAnswer(after: Sample.cursor(5), changes: [], next: nil, hasMore: false, restarts: false)))
        #expect(device.handle(.settings(nil)).isEmpty && device.phase == .idle)
        #expect(names(device.handle(.trigger(.periodic))) == ["pull after 5"])
        _ = device.handle(.pullFailed(jitter: 0))
        #expect(device.handle(.trigger(.foreground)) == [.push([bad])])
    }

    @Test func `a server with another epoch gets every record that its pages lack`() {
        let (one, two) = (Sample.record(1, 1, 10), Sample.record(2, 1, 20, by: 2))
        let replica = Replica(
            device: Sample.device(1), records: [one, two].map { HeldRecord(record: $0, acknowledged: $0.version) },
            cursor: Sample.cursor(5))
        var device = Conversation(replica)
        _ = device.handle(.trigger(.periodic))
        let page = PullAnswer(
            after: Sample.cursor(5), changes: [one], next: Sample.cursor(1, epoch: 2), hasMore: false, restarts: true)
        let effects = device.handle(.pulled(page))
        #expect(names(effects) == ["store 1@1 2@1 cursor 1", "push [2]"])
        #expect(device.state(one.id) == .synced && device.state(two.id) == .uploading)
    }

    @Test func `a push response of another epoch starts over, and pulls before it pushes more`() {
        let (one, two) = (Sample.record(1, 1, 10), Sample.record(2, 1, 20))
        let replica = Replica(
            device: Sample.device(1),
            records: [HeldRecord(record: one, acknowledged: one.version), HeldRecord(record: two, acknowledged: nil)],
            cursor: Sample.cursor(5))
        var device = Conversation(replica)
        _ = device.handle(.trigger(.periodic))
        let effects = device.handle(.pushed(answer([(two, .stored)], epoch: 2)))
        #expect(names(effects) == ["store 1@1 2@1 cursor 0", "pull after 0"])
        #expect(device.state(one.id) == .pending && device.state(two.id) == .synced)
    }

    @Test func `two servers behind one address end the round with a wait`() {
        var device = conversation([Sample.record(1, 1, 10)])
        var effects = device.handle(.trigger(.periodic))
        var epoch = 1
        for _ in 0..<20 {
            epoch = 3 - epoch
            switch effects.last {
            case .push(let batch): effects = device.handle(.pushed(answer(batch.map { ($0, .stored) }, epoch: epoch)))
            case .pull(let cursor):
                let next = Sample.cursor(0, epoch: epoch)
                effects = device.handle(
                    .pulled(
                        PullAnswer(after: cursor, changes: [], next: next, hasMore: true, restarts: cursor?.epoch != next?.epoch))
                )
            case .store, .handOver, .fetchSettings, .acknowledge, .wakeAfter, .report, .refuse, nil: break
            }
        }
        #expect(device.phase == .waiting)
        #expect(names(effects).last == "wake after 5")
    }

    @Test func `many records are pushed in batches, and many changes pulled in pages`() {
        var device = conversation((1...250).map { Sample.record($0, 1, $0) })
        var sizes: [Int] = []
        var effects = device.handle(.trigger(.periodic))
        while case .push(let batch) = effects.last {
            sizes.append(batch.count)
            effects = device.handle(.pushed(answer(batch.map { ($0, .stored) })))
        }
        #expect(sizes == [100, 100, 50] && device.unsyncedCount == 0)
        let page = PullAnswer(
            after: Sample.cursor(5), changes: [Sample.record(900, 1, 1, by: 2)], next: Sample.cursor(6), hasMore: true,
            restarts: false)
        #expect(names(device.handle(.pulled(page))) == ["store 900@1 cursor 6", "pull after 6"])
    }

    @Test func `a server that has more but does not advance is not asked for ever`() {
        var device = conversation()
        _ = device.handle(.trigger(.periodic))
        let page = PullAnswer(after: Sample.cursor(5), changes: [], next: Sample.cursor(5), hasMore: true, restarts: false)
        #expect(names(device.handle(.pulled(page))) == ["fetch settings"])
    }

    @Test func `failures in a row wait longer, and a saved record begins a round without those that wait`() {
        let waiting = Sample.record(1, 1, 10)
        var device = conversation([waiting])
        var waits: [String] = []
        for _ in 1...4 {
            _ = device.handle(.trigger(.woke))
            waits += names(device.handle(.pushFailed(jitter: 1)))
        }
        #expect(waits == ["wake after 5", "wake after 10", "wake after 20", "wake after 40"])
        let fresh = Sample.record(2, 1, 20)
        #expect(names(device.handle(.save(fresh.id, Sample.details(20)))) == ["store 2@1", "push [2]"])
        // The server answers again, so the other record waits no longer.
        #expect(names(device.handle(.pushed(answer([(fresh, .stored)])))) == ["store 2@1", "push [1]"])
    }

    @Test func `pulls that fail wait longer too, and the network's return resets the wait`() {
        var device = conversation()
        var waits: [String] = []
        for trigger: Conversation.Trigger in [.periodic, .woke, .periodic, .network] {
            _ = device.handle(.trigger(trigger))
            waits += names(device.handle(.pullFailed(jitter: 1)))
        }
        #expect(waits == ["wake after 5", "wake after 10", "wake after 20", "wake after 5"])
    }

    @Test func `a trigger during a round leads to another round`() {
        var device = conversation()
        _ = device.handle(.trigger(.periodic))
        #expect(device.handle(.trigger(.foreground)).isEmpty)
        _ = device.handle(.pulled(PullAnswer(after: Sample.cursor(5), changes: [], next: nil, hasMore: false, restarts: false)))
        #expect(names(device.handle(.settings(nil))) == ["pull after 5"])
    }

    @Test func `a companion is offered records first, and the server gets them all the same`() {
        let record = Sample.record(1, 1, 10)
        var device = conversation([record])
        #expect(device.handle(.companion(isReachable: true)) == [.handOver([record])])
        #expect(names(device.handle(.handedOver(answer([(record, .held)])))) == ["push [1]"])
        #expect(device.state(record.id) == .uploading)
    }

    @Test func `a device without a network learns from its companion that the server has its records`() {
        let record = Sample.record(1, 1, 10)
        var device = conversation([record], position: nil)
        _ = device.handle(.companion(isReachable: true))
        let effects = device.handle(.handedOver(answer([(record, .stored)])))
        #expect(names(effects) == ["store 1@1 cursor 0", "pull after 0"])
        #expect(device.state(record.id) == .synced)
    }

    @Test func `a larger version of a companion is not taken for one that the server has`() {
        let (old, new) = (Sample.record(1, 1, 10, by: 2), Sample.record(1, 2, 11, by: 2))
        var device = conversation([old])
        _ = device.handle(.companion(isReachable: true))
        let effects = device.handle(.handedOver(answer([(old, .superseded(current: new))])))
        #expect(names(effects) == ["store 1@2", "push [1]"])
        #expect(device.record(old.id) == new && device.state(old.id) == .uploading)
    }

    @Test func `a companion that knows another server is not believed`() {
        let record = Sample.record(1, 1, 10)
        var device = conversation([record])
        _ = device.handle(.companion(isReachable: true))
        #expect(device.handle(.handedOver(answer([(record, .stored)], epoch: 2))) == [.push([record])])
        #expect(device.state(record.id) == .uploading && device.cursor == Sample.cursor(5))
    }

    @Test func `a companion stores a record before it acknowledges it, then pushes it`() {
        let record = Sample.record(1, 1, 10, by: 2)
        var device = conversation()
        #expect(names(device.handle(.received([record]))) == ["store 1@1", "acknowledge held", "push [1]"])
        _ = device.handle(.pushed(answer([(record, .stored)])))
        #expect(names(device.handle(.received([record]))) == ["acknowledge stored"])
    }

    @Test func `two contents of one version are settled and reported`() {
        let (mine, other) = (Sample.record(1, 1, 10), Sample.record(1, 1, 11))
        var device = conversation([mine])
        let effects = device.handle(.received([other]))
        #expect(effects.first == .report(FoundFault(id: mine.id, fault: .sameVersionDiffers(mine.version))))
        #expect(device.record(mine.id) == Merge.merged(mine, other).record)
    }

    @Test func `settings replace older ones and are kept through a crash`() throws {
        let versions = try [1, 2].map { try #require(SettingsVersion(epoch: Sample.epoch(1), counter: $0)) }
        let settings = try versions.map {
            try #require(
                DeviceSettings(
                    version: $0, units: DeviceSettings.Units(isFahrenheit: true, isImperial: false), classTypes: [], zones: []))
        }
        var device = conversation()
        let empty = PullAnswer(after: Sample.cursor(5), changes: [], next: nil, hasMore: false, restarts: false)
        _ = device.handle(.trigger(.periodic))
        #expect(device.handle(.pulled(empty)) == [.fetchSettings(known: nil)])
        #expect(device.handle(.settings(settings[1])) == [.store([.settings(settings[1])])])
        _ = device.handle(.trigger(.periodic))
        #expect(device.handle(.pulled(empty)) == [.fetchSettings(known: versions[1])])
        #expect(device.handle(.settings(settings[0])).isEmpty)
        #expect(Conversation(device.replica).settings == settings[1])
    }

    @Test func `a counter at its end refuses a change instead of starting over`() {
        let last = SessionRecord(
            id: Sample.id(1), version: Sample.version(RecordVersion.counters.upperBound), details: Sample.details(1))
        var device = conversation([last])
        #expect(device.handle(.save(last.id, Sample.details(2))) == [.refuse(.exhausted(last.id))])
    }
}
