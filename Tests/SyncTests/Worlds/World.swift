import Measures

@testable import Sync

/// Devices, a server and the messages between them. The model checker and the simulation decide what happens next.
struct World: Hashable {
    var devices: [WorldDevice]
    var server: MemoryServer
    /// Answers settings at once, without a message of their own.
    var answersSettingsAtOnce = true
    /// Whether each step compares a device's storage with its conversation, which takes time in proportion to its records.
    var comparesStorage = true
    /// Changes a page of a pull contains.
    var pageLimit = 2
    /// The largest version of each record that a user saved and that its device stored.
    var accepted: [UniqueID: SessionRecord] = [:]
    /// Faults that devices or the server reported.
    var faults = 0
    /// What an effect did that the rules forbid.
    var violation: String?

    init(devices count: Int, rule: MergeRule = .largest) {
        devices = (0..<count).map { WorldDevice(Replica(device: Sample.device($0)), rule: rule) }
        server = MemoryServer(epoch: Sample.epoch(1), rule: rule)
    }

    /// A device handles an event. It crashes after the first `survived` effects, or not at all. If the next one is a transaction, a storage
    /// without transactions has carried out `torn` of its changes. Returns what the device sent.
    mutating func handle(
        _ event: Conversation.Event, on index: Int, survived: Int? = nil, torn: Int = 0, replyTo: Int? = nil
    ) -> [Message] {
        let before = event.recordID.flatMap { devices[index].disk.records[$0]?.record }
        var messages: [Message] = []
        var queue = devices[index].conversation.handle(event)
        var done = 0
        while !queue.isEmpty {
            if let survived, done == survived {
                if case .store(let changes) = queue[0] {
                    for change in changes.prefix(torn) { devices[index].disk.apply(change) }
                }
                break
            }
            done += 1
            let effect = queue.removeFirst()
            queue += perform(effect, on: index, replyTo: replyTo, sending: &messages)
        }
        if survived != nil {
            devices[index].restart()
        } else if comparesStorage, devices[index].conversation.replica != devices[index].disk {
            violation = "device \(index) stored another state than it has after \(event)"
        }
        if let id = event.recordID, let saved = devices[index].disk.records[id]?.record, saved != before {
            accepted[id] = accepted[id].map { Merge.merged($0, saved).record } ?? saved
        }
        return messages
    }

    /// Carries out one effect. Returns the effects that follow at once.
    private mutating func perform(
        _ effect: Conversation.Effect, on index: Int, replyTo: Int?, sending messages: inout [Message]
    ) -> [Conversation.Effect] {
        switch effect {
        case .store(let changes):
            for change in changes { devices[index].disk.apply(change) }
        case .push(let batch): messages.append(.push(from: index, batch))
        case .pull(let cursor): messages.append(.pull(from: index, cursor))
        case .fetchSettings:
            if answersSettingsAtOnce { return devices[index].conversation.handle(.settings(nil)) }
            messages.append(.fetchSettings(from: index))
        case .handOver(let batch):
            if let companion = devices[index].companion { messages.append(.offer(from: index, to: companion, batch)) }
        case .acknowledge(let answer):
            if let replyTo { messages.append(.taken(to: replyTo, answer)) }
        case .wakeAfter(let seconds): devices[index].wait = seconds
        case .report: faults += 1
        case .refuse: devices[index].refusals += 1
        }
        return []
    }

    /// A message arrives. Returns the messages that follow.
    mutating func deliver(_ message: Message, survived: Int? = nil, torn: Int = 0) -> [Message] {
        switch message {
        case .push(let from, let batch):
            let (answer, found) = server.push(batch)
            faults += found.count
            return [.pushed(to: from, answer)]
        case .pull(let from, let cursor): return [.pulled(to: from, server.pull(cursor, limit: pageLimit))]
        case .fetchSettings(let from): return [.settings(to: from)]
        case .offer(let from, let to, let batch):
            return handle(.received(batch), on: to, survived: survived, torn: torn, replyTo: from)
        case .pushed(let to, let answer): return handle(.pushed(answer), on: to, survived: survived, torn: torn)
        case .pulled(let to, let answer): return handle(.pulled(answer), on: to, survived: survived, torn: torn)
        case .settings(let to): return handle(.settings(nil), on: to, survived: survived, torn: torn)
        case .taken(let to, let answer): return handle(.handedOver(answer), on: to, survived: survived, torn: torn)
        }
    }

    /// The open request of a device fails, or its time runs out.
    mutating func failRequest(of index: Int, jitter: Double = 1) -> [Message] {
        switch devices[index].conversation.phase {
        case .idle, .waiting: []
        case .handingOver: handle(.handOverFailed, on: index)
        case .pushing: handle(.pushFailed(jitter: jitter), on: index)
        case .pulling: handle(.pullFailed(jitter: jitter), on: index)
        case .fetchingSettings: handle(.settingsFailed(jitter: jitter), on: index)
        }
    }
}

/// A device: what it stored, and the conversation that a crash destroys.
struct WorldDevice: Hashable {
    var disk: Replica
    var conversation: Conversation
    /// The device that acknowledges this one's records.
    var companion: Int?
    var wait: Double?
    var refusals = 0

    init(_ replica: Replica, rule: MergeRule) {
        disk = replica
        conversation = Conversation(replica, rule: rule)
    }

    mutating func restart() {
        conversation = Conversation(disk, rule: conversation.rule)
        wait = nil
        conversation.isCompanionReachable = companion != nil
    }

    var isAtRest: Bool { conversation.phase == .idle || conversation.phase == .waiting }

    // A count of refusals, the time of a wait: neither changes what can happen next.
    static func == (left: Self, right: Self) -> Bool {
        left.disk == right.disk && left.conversation == right.conversation && left.companion == right.companion
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(disk)
        hasher.combine(conversation)
    }
}

/// A request or a response on its way.
enum Message: Hashable {
    case push(from: Int, [SessionRecord])
    case pull(from: Int, Cursor?)
    case fetchSettings(from: Int)
    case offer(from: Int, to: Int, [SessionRecord])
    case pushed(to: Int, PushAnswer)
    case pulled(to: Int, PullAnswer)
    case settings(to: Int)
    case taken(to: Int, PushAnswer)

    /// The device that handles the message; nil for the server.
    var device: Int? {
        switch self {
        case .push, .pull, .fetchSettings: nil
        case .offer(_, let to, _): to
        case .pushed(let to, _), .pulled(let to, _), .settings(let to), .taken(let to, _): to
        }
    }
}

extension Conversation.Event {
    /// The record that a user's event is about.
    var recordID: UniqueID? {
        switch self {
        case .save(let id, _), .delete(let id): id
        case .trigger, .companion, .received, .handedOver, .handOverFailed, .pushed, .pushFailed, .pulled, .pullFailed, .settings,
            .settingsFailed:
            nil
        }
    }
}
