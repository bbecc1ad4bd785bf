@testable import Sync

/// One random history of three devices and a server over a lossy network, which its seed determines completely.
///
/// Messages are lost, duplicated, delayed and reordered. Devices crash between any two effects, even within a transaction, fall silent for a
/// year, and have clocks that are off by up to a year. Some runs restore a backup of the server. Two devices are companions of each other.
struct Simulation {
    let seed: UInt64
    private(set) var world: World
    private(set) var steps = 0
    /// A fingerprint of everything that happened, for comparing two runs of one seed.
    private(set) var trace: UInt64 = 0
    private var random: SeededNumbers
    private var queue = TimedQueue()
    private var requests: [Int]
    /// How many records each device made.
    private var records: [Int]
    private static let year = 31_557_600
    private var clockErrors: [Int]
    private var backup: MemoryServer?
    private let plan: Plan

    struct Plan {
        var changes = 30
        /// The share of changes that make a new record.
        var newRecords = 0.4
        var loss = 0.2
        var duplication = 0.1
        var crashes = 0.02
        var restores = 0.1
        var absences = 0.5
        /// Whether there are so many records that comparing all of them after each step would take too long.
        var isLarge = false
        /// Seconds in which the changes happen.
        var duration = 3600.0
    }

    init(seed: UInt64, plan: Plan = Plan(), rule: MergeRule = .largest) {
        self.seed = seed
        self.plan = plan
        random = SeededNumbers(seed: seed)
        world = World(devices: 3, rule: rule)
        world.answersSettingsAtOnce = false
        world.pageLimit = plan.isLarge ? RecordBook.largestPage : 1 + random.below(5)
        world.comparesStorage = !plan.isLarge
        requests = [0, 0, 0]
        records = [0, 0, 0]
        clockErrors = [0, 0, 0]
        for device in 0..<3 { clockErrors[device] = random.below(2 * Self.year) - Self.year }
    }

    /// Runs the history to its end. Returns what is wrong, nil if nothing is.
    mutating func run() -> String? {
        schedule()
        while let (time, action) = queue.next() {
            // A copy of many records would cost more than the step.
            let before = world.comparesStorage ? world : nil
            let isRestore = perform(action, at: time)
            steps += 1
            trace = trace &* 0x100_0000_01B3 ^ UInt64(bitPattern: Int64(time * 1000)) ^ UInt64(world.server.lastPosition)
            if let before, let reason = world.brokenStep(since: before, isRestore: isRestore) ?? world.brokenInvariant() {
                return reason
            }
            if steps > 2_000_000 { return "the history does not end" }
        }
        if world.faults > 0 { return "a fault was reported although each record has one writer" }
        world.settle()
        return world.brokenAgreement()
    }

    private mutating func schedule() {
        for _ in 0..<plan.changes {
            queue.add(at: Double.random(in: 0..<plan.duration, using: &random), .change(device: random.below(3)))
        }
        for device in 0..<3 {
            var time = random.unit() * 900
            while time < plan.duration {
                queue.add(at: time, .trigger(device: device, random.chance(0.5) ? .periodic : .network))
                time += 60 + random.unit() * 900
            }
        }
        // A device is away for a year, and returns at the end.
        if random.chance(plan.absences) {
            let device = random.below(3)
            queue.add(at: plan.duration * random.unit() * 0.5, .silence(device: device))
            queue.add(at: Double(Self.year), .returns(device: device))
        }
        if random.chance(plan.restores) {
            queue.add(at: plan.duration * random.unit() * 0.5, .backup)
            queue.add(at: plan.duration * (0.5 + random.unit() * 0.5), .restore)
        }
        for _ in 0..<4 { queue.add(at: plan.duration * random.unit(), .companions(random.chance(0.7))) }
    }

    private mutating func perform(_ action: TimedQueue.Action, at time: Double) -> Bool {
        switch action {
        case .change(let device): change(on: device, at: time)
        case .trigger(let device, let trigger): handle(.trigger(trigger), on: device, at: time)
        case .arrival(let message): arrive(message, at: time)
        case .timeout(let device, let request):
            guard requests[device] == request else { return false }
            send(world.failRequest(of: device, jitter: random.unit()), at: time)
            scheduleWait(of: device, at: time)
        case .silence(let device): silent.insert(device)
        case .returns(let device):
            silent.remove(device)
            handle(.trigger(.network), on: device, at: time)
        case .backup: backup = world.server
        case .restore:
            guard let backup else { return false }
            world.server = backup
            world.server.epoch = Sample.epoch(2)
            return true
        case .companions(let areReachable):
            world.devices[0].companion = areReachable ? 1 : nil
            world.devices[1].companion = areReachable ? 0 : nil
            for device in 0..<2 { handle(.companion(isReachable: areReachable), on: device, at: time) }
        }
        return false
    }

    private var silent: Set<Int> = []

    private mutating func change(on device: Int, at time: Double) {
        let isNew = records[device] == 0 || random.chance(plan.newRecords)
        if isNew { records[device] += 1 }
        let id = Sample.id(device * 100_000 + (isNew ? records[device] : 1 + random.below(records[device])))
        let isDeletion = !isNew && random.chance(0.2)
        let mark = random.below(1_000_000)
        handle(
            isDeletion ? .delete(id) : .save(id, Sample.details(mark, clockError: clockErrors[device])), on: device, at: time)
    }

    private mutating func handle(_ event: Conversation.Event, on device: Int, at time: Double) {
        send(world.handle(event, on: device, survived: crash(), torn: random.below(3)), at: time)
        scheduleWait(of: device, at: time)
    }

    private mutating func arrive(_ message: Message, at time: Double) {
        if let device = message.device {
            if silent.contains(device) { return }
            send(world.deliver(message, survived: crash(), torn: random.below(3)), at: time)
            scheduleWait(of: device, at: time)
        } else {
            send(world.deliver(message), at: time)
        }
    }

    /// After how many effects the device crashes, if it does.
    private mutating func crash() -> Int? { random.chance(plan.crashes) ? random.below(4) : nil }

    private mutating func send(_ messages: [Message], at time: Double) {
        for message in messages {
            if let device = message.sender {
                requests[device] += 1
                queue.add(at: time + 30, .timeout(device: device, request: requests[device]))
                if silent.contains(device) { continue }
            }
            for _ in 0..<(random.chance(plan.duplication) ? 2 : 1) where !random.chance(plan.loss) {
                // Most messages take part of a second; some arrive after their request ran out of time.
                let delay = random.chance(0.1) ? random.unit() * 120 : random.unit() * 0.5
                queue.add(at: time + delay, .arrival(message))
            }
        }
    }

    private mutating func scheduleWait(of device: Int, at time: Double) {
        guard let wait = world.devices[device].wait else { return }
        world.devices[device].wait = nil
        // Waits after the last change would only repeat what `settle` does.
        if time + wait < plan.duration { queue.add(at: time + wait, .trigger(device: device, .woke)) }
    }
}

extension Message {
    /// The device whose request this is; nil for a response.
    var sender: Int? {
        switch self {
        case .push(let from, _), .pull(let from, _), .fetchSettings(let from), .offer(let from, _, _): from
        case .pushed, .pulled, .settings, .taken: nil
        }
    }
}
