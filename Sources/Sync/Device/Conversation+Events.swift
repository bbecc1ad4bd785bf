public import Measures

extension Conversation {
    public enum Event: Hashable, Sendable {
        /// The user saved a session: a new one, or a change of one that this device recorded.
        case save(UniqueID, SessionDetails)
        /// The user deleted a session that this device recorded.
        case delete(UniqueID)
        case trigger(Trigger)
        /// A companion came into reach, or left it.
        case companion(isReachable: Bool)
        /// A companion offers records.
        case received([SessionRecord])
        /// The companion's answer to `handOver`.
        case handedOver(PushAnswer)
        case handOverFailed
        /// The server's answer to `push`.
        case pushed(PushAnswer)
        /// A failure has a number drawn from 0…1, which spreads the retries of many devices.
        case pushFailed(jitter: Double)
        /// The server's answer to `pull`.
        case pulled(PullAnswer)
        case pullFailed(jitter: Double)
        /// The server's answer to `fetchSettings`; nil if they are unchanged.
        case settings(DeviceSettings?)
        case settingsFailed(jitter: Double)
    }

    /// Why a round begins, besides a saved record.
    public enum Trigger: String, CaseIterable, Hashable, Sendable {
        /// The app came to the foreground. Waits end.
        case foreground
        /// The network came back. Waits end.
        case network
        /// Some time passed, such as a background task of the system.
        case periodic
        /// The server announced a change.
        case announced
        /// The time of `wakeAfter` passed.
        case woke
    }

    public enum Effect: Hashable, Sendable {
        /// Write these rows in one transaction, and continue when they are safe.
        case store([Replica.Change])
        /// Offer records to the companion. Its answer is `handedOver`.
        case handOver([SessionRecord])
        /// Send records to the server. Its answer is `pushed`.
        case push([SessionRecord])
        /// Ask the server for changes. Its answer is `pulled`.
        case pull(after: Cursor?)
        /// Ask the server for settings other than these. Its answer is `settings`.
        case fetchSettings(known: SettingsVersion?)
        /// Answer a companion's offer.
        case acknowledge(PushAnswer)
        /// Report `woke` after so many seconds. It replaces an earlier wait.
        case wakeAfter(seconds: Double)
        /// Log a broken promise.
        case report(FoundFault)
        case refuse(Refusal)
    }

    /// Why an event was refused. A refused event changes nothing.
    public enum Refusal: Hashable, Sendable {
        /// The session was deleted, and a tombstone is final.
        case isDeleted(UniqueID)
        /// Another device recorded the session. The owner's change is an edit of the activity.
        case otherWriter(UniqueID)
        /// There is no such session on this device.
        case unknown(UniqueID)
        /// The record's counter is at its end.
        case exhausted(UniqueID)
        /// No request of this kind is open.
        case notRequested
        /// The answer does not fit the open request, which stays open until it is answered or fails.
        case otherRequest
    }
}
