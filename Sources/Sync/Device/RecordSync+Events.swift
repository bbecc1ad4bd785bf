extension RecordSync {
    public enum Event: Hashable, Sendable {
        /// The user changed or deleted the record, which now has this version.
        case edited(RecordVersion)
        /// The conversation includes the record in a request.
        case sending
        /// The server has this version.
        case acknowledged(RecordVersion)
        /// The server refused the record because it has a larger one.
        case superseded(by: RecordVersion)
        /// The record was merged with another replica's and now has this version. `isAtServer`: the server has the merged record.
        case merged(RecordVersion, isAtServer: Bool)
        /// The request ended, but the record is not on the server: a companion holds it, or is out of reach.
        case notStored
        /// The server does not accept this version.
        case rejected
        /// The request failed, or its time ran out. The jitter is drawn from 0…1.
        case failed(jitter: Double)
        /// The wait is over.
        case woke
        /// The network or the app returned: waits end, and attempts count from zero.
        case resumed
        /// The server no longer has what it acknowledged.
        case forgotten
    }

    public enum Effect: Hashable, Sendable {
        case upload(RecordVersion)
        /// Merge the device's record with the server's of this version, then report `merged`.
        case merge(with: RecordVersion)
        case wakeAfter(seconds: Double)
        case refuse(Refusal)
    }

    /// Why an event was refused. A refused event changes nothing.
    public enum Refusal: Hashable, Sendable {
        /// An edit must have a newer version than the record.
        case notNewer
        /// The record is in a request already.
        case isUploading
        /// The server has the newest version.
        case isSynced
        /// The last request failed, and the wait is not over.
        case isWaiting
        /// No request contains the record.
        case notUploading
        /// The answer is about a version that is not in the request.
        case otherVersion
        /// The record waits for nothing.
        case notWaiting
    }
}

/// The state of a record as users see it. The raw values are its names in storage and messages.
public enum SyncState: String, CaseIterable, Hashable, Sendable {
    case pending, uploading, synced, failed
}
