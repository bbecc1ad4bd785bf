import Measures
import Synchronization
import TrainingLog
import WebhookDelivery
import Webhooks

/// Stores a message for the server after each change that a receiver wants to know, in any process.
final class WebhookAnnouncer: Sendable {
    private let folder: WebhookFolder
    private let kinds: Set<WebhookEvent.Kind>
    private let now: @Sendable () -> Moment
    /// Number of messages that can be stored before the folder is counted again.
    private let room = Mutex(0)

    /// Nil while the settings name no receiver.
    init?(_ settings: Settings, now: @escaping @Sendable () -> Moment) {
        guard !settings.webhooks.receivers.isEmpty else { return nil }
        folder = settings.webhookFolder
        kinds = Set(settings.webhooks.receivers.flatMap(\.kinds))
        self.now = now
    }

    /// Returns what a journal calls after a change; nil while the settings name no receiver.
    static func announcement(of settings: Settings) -> (@Sendable (String, JournalEvent) -> Void)? {
        guard let announcer = WebhookAnnouncer(settings, now: systemClock) else { return nil }
        return { athlete, event in announcer.announce(athlete: athlete, event) }
    }

    func announce(athlete: String, _ event: JournalEvent) {
        switch event {
        case .imported(let activity): add(WebhookEvent(athlete: athlete, .imported(activities: [activity])))
        case .recomputed(let from, let to): add(WebhookEvent(athlete: athlete, .recomputed(from: from, to: to)))
        case .synced(let sessions):
            for start in stride(from: 0, to: sessions.count, by: WebhookEvent.idLimit) {
                let part = sessions[start..<min(start + WebhookEvent.idLimit, sessions.count)]
                add(WebhookEvent(athlete: athlete, .synced(sessions: part.map(\.text))))
            }
        case .erased: folder.removeAll(of: athlete)
        }
    }

    private func add(_ event: WebhookEvent) {
        guard kinds.contains(event.kind) else { return }
        let hasRoom = room.withLock { room in
            if room == 0 { room = folder.room }
            guard room > 0 else { return false }
            room -= 1
            return true
        }
        guard hasRoom else { return }
        var generator = SystemRandomNumberGenerator()
        // The change is stored. A disk that has become full must not fail it.
        try? folder.add(WebhookMessage(number: (generator.next(), generator.next()), created: now(), event: event))
    }
}
