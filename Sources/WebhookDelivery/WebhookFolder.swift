import Foundation
import Measures
public import Webhooks

/// Folder of messages and deliveries that wait, one small file each, so that a restart loses none.
///
/// Every process may add a message; the server alone turns messages into deliveries and removes them.
public struct WebhookFolder: Sendable {
    /// Path of the folder. It is created with the first file.
    public let path: String

    private static let messageEnding = ".message.json"
    private static let deliveryEnding = ".delivery.json"
    private static let disabledEnding = ".disabled"
    /// Largest file that is read, in bytes. Ours are far smaller.
    private static let fileLimit = 1 << 16
    /// Messages that are kept at most while no server turns them into deliveries.
    static let messageLimit = 10_000
    /// Messages that are read at once.
    static let batch = 500

    public init(path: String) { self.path = path }

    private func write(_ data: Data, _ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try data.write(to: URL(fileURLWithPath: path + "/" + name), options: .atomic)
    }

    private func content(_ name: String) -> Data? {
        let size = (try? FileManager.default.attributesOfItem(atPath: path + "/" + name))?[.size] as? NSNumber
        guard let size, size.intValue <= WebhookFolder.fileLimit else { return nil }
        return FileManager.default.contents(atPath: path + "/" + name)
    }

    private func remove(_ name: String) { try? FileManager.default.removeItem(atPath: path + "/" + name) }  // it is gone already

    private func names(_ ending: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []  // nothing was stored yet
        return names.filter { $0.hasSuffix(ending) }
    }

    /// Number of messages that can be added until `messageLimit` wait.
    public var room: Int { max(0, WebhookFolder.messageLimit - names(WebhookFolder.messageEnding).count) }

    /// Stores a message for the server.
    public func add(_ message: WebhookMessage) throws {
        try write(try JSONEncoder().encode(StoredDelivery(message)), message.id + WebhookFolder.messageEnding)
    }

    /// Returns the oldest messages that wait, at most `batch`. Unreadable ones are removed.
    func messages() -> [WebhookMessage] {
        var found: [WebhookMessage] = []
        for name in names(WebhookFolder.messageEnding).prefix(WebhookFolder.batch) {
            guard let stored = decoded(name), let message = stored.message else {
                remove(name)
                continue
            }
            found.append(message)
        }
        return found.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
    }

    func remove(_ message: WebhookMessage) { remove(message.id + WebhookFolder.messageEnding) }

    func store(_ delivery: Delivery) throws {
        try write(try JSONEncoder().encode(StoredDelivery(delivery)), delivery.id + WebhookFolder.deliveryEnding)
    }

    /// Returns the stored deliveries in the order of their messages. Unreadable ones are removed.
    public func deliveries() -> [Delivery] {
        var found: [Delivery] = []
        for name in names(WebhookFolder.deliveryEnding) {
            guard let stored = decoded(name), let delivery = stored.delivery else {
                remove(name)
                continue
            }
            found.append(delivery)
        }
        return found.sorted { ($0.message.created, $0.id) < ($1.message.created, $1.id) }
    }

    func holds(_ delivery: Delivery) -> Bool {
        FileManager.default.fileExists(atPath: path + "/" + delivery.id + WebhookFolder.deliveryEnding)
    }

    func remove(_ delivery: Delivery) { remove(delivery.id + WebhookFolder.deliveryEnding) }

    /// Removes everything that waits for an athlete whose data were deleted.
    public func removeAll(of athlete: String) {
        for name in names(WebhookFolder.messageEnding) + names(WebhookFolder.deliveryEnding)
        where decoded(name)?.athlete == athlete { remove(name) }
    }

    private func decoded(_ name: String) -> StoredDelivery? {
        content(name).flatMap { try? JSONDecoder().decode(StoredDelivery.self, from: $0) }  // damaged: the caller removes it
    }

    /// Whether a receiver answered with status 410 at its present address.
    public func isDisabled(_ receiver: WebhookReceiver) -> Bool {
        content(receiver.name + WebhookFolder.disabledEnding) == Data(receiver.address.url.absoluteString.utf8)
    }

    func disable(_ receiver: WebhookReceiver) throws {
        try write(Data(receiver.address.url.absoluteString.utf8), receiver.name + WebhookFolder.disabledEnding)
    }

    /// Permits deliveries to a receiver that had answered with status 410.
    public func enable(_ receiver: WebhookReceiver) { remove(receiver.name + WebhookFolder.disabledEnding) }
}

/// A message, or a delivery of it, as a file.
private struct StoredDelivery: Codable {
    var id: String
    var created: Double
    var athlete: String
    var type: String
    var ids: [String]?
    var from: String?
    var to: String?
    var receiver: String?
    var attempts: Int?
    var due: Double?

    init(_ message: WebhookMessage) {
        id = message.id
        created = message.created.secondsSince1970
        athlete = message.event.athlete
        type = message.event.kind.rawValue
        switch message.event.content {
        case .imported(let activities): ids = activities
        case .synced(let sessions): ids = sessions
        case .recomputed(let first, let last): (from, to) = (ISO8601.text(first), ISO8601.text(last))
        case .test: break
        }
    }

    init(_ delivery: Delivery) {
        self.init(delivery.message)
        receiver = delivery.receiver
        attempts = delivery.attempts
        due = delivery.due.secondsSince1970
    }

    /// Nil for content that this type never writes.
    var message: WebhookMessage? {
        guard let kind = WebhookEvent.Kind(rawValue: type), created.isFinite else { return nil }
        let content: WebhookEvent.Content
        switch kind {
        case .activityImported: content = .imported(activities: ids ?? [])
        case .sessionSynced: content = .synced(sessions: ids ?? [])
        case .dayRecomputed:
            guard let first = from.flatMap({ ISO8601.day($0) }), let last = to.flatMap({ ISO8601.day($0) }) else { return nil }
            content = .recomputed(from: first, to: last)
        case .test: content = .test
        }
        return WebhookMessage(
            id: id, created: Moment(secondsSince1970: created), event: WebhookEvent(athlete: athlete, content))
    }

    var delivery: Delivery? {
        guard let message, let receiver, let attempts, attempts >= 0, let due, due.isFinite else { return nil }
        return Delivery(message, to: receiver, attempts: attempts, due: Moment(secondsSince1970: due))
    }
}
