/// The synchronisation of one record: pending → uploading → synced or failed, and pending again after each change.
///
/// It handles versions only. The conversation owns the record, carries out the effects, and reports what happened.
public struct RecordSync: Hashable, Sendable {
    /// The newest version on this device.
    public private(set) var version: RecordVersion
    /// The version that the server has, as far as this device knows.
    public private(set) var acknowledged: RecordVersion?
    public private(set) var phase: Phase
    /// Failures since the last success or reset.
    public private(set) var attempts = 0

    public enum Phase: Hashable, Sendable {
        /// The server lacks the newest version.
        case pending
        /// This version is in a request. The newest one may be another by now.
        case uploading(RecordVersion)
        /// The server has the newest version.
        case synced
        /// The last request failed; the record waits for a retry.
        case failed
        /// The server rejected this version. Only a change, or a return to the foreground or the network, sends it again.
        case rejected
    }

    /// Continues from durable state: what was in a request before a crash is pending again.
    public init(version: RecordVersion, acknowledged: RecordVersion?) {
        self.version = version
        self.acknowledged = acknowledged
        phase = acknowledged == version ? .synced : .pending
    }

    /// The state to show: one of four.
    public var state: SyncState {
        switch phase {
        case .pending: .pending
        case .uploading: .uploading
        case .synced: .synced
        case .failed, .rejected: .failed
        }
    }

    public mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .edited(let version): edited(version)
        case .sending: sending()
        case .acknowledged(let version): acknowledged(version)
        case .superseded(let current): superseded(by: current)
        case .merged(let version, let isAtServer): merged(version, isAtServer: isAtServer)
        case .notStored: answered(.pending)
        case .rejected: answered(.rejected)
        case .failed(let jitter): failed(jitter)
        case .woke: woke()
        case .resumed: resumed()
        case .forgotten: forgotten()
        }
    }

    private mutating func edited(_ version: RecordVersion) -> [Effect] {
        guard self.version < version else { return [.refuse(.notNewer)] }
        self.version = version
        switch phase {
        case .pending, .uploading: break
        case .synced, .failed, .rejected: phase = .pending
        }
        return []
    }

    private mutating func sending() -> [Effect] {
        switch phase {
        case .pending:
            phase = .uploading(version)
            return [.upload(version)]
        case .uploading: return [.refuse(.isUploading)]
        case .synced: return [.refuse(.isSynced)]
        case .failed, .rejected: return [.refuse(.isWaiting)]
        }
    }

    private mutating func acknowledged(_ version: RecordVersion) -> [Effect] {
        guard case .uploading(let sent) = phase else { return [.refuse(.notUploading)] }
        guard sent == version else { return [.refuse(.otherVersion)] }
        acknowledged = version
        attempts = 0
        // An edit during the upload has a newer version, which the server lacks.
        phase = version == self.version ? .synced : .pending
        return []
    }

    private mutating func superseded(by current: RecordVersion) -> [Effect] {
        guard case .uploading = phase else { return [.refuse(.notUploading)] }
        phase = .pending
        attempts = 0
        return [.merge(with: current)]
    }

    private mutating func merged(_ version: RecordVersion, isAtServer: Bool) -> [Effect] {
        self.version = version
        if isAtServer {
            acknowledged = version
            phase = .synced
            attempts = 0
        } else {
            if acknowledged == version { acknowledged = nil }  // the server has other content under this version
            phase = .pending
        }
        return []
    }

    /// The request ended without storing the record.
    private mutating func answered(_ next: Phase) -> [Effect] {
        guard case .uploading(let sent) = phase else { return [.refuse(.notUploading)] }
        phase = sent == version ? next : .pending
        return []
    }

    private mutating func failed(_ jitter: Double) -> [Effect] {
        guard case .uploading = phase else { return [.refuse(.notUploading)] }
        attempts = min(attempts + 1, 1000)
        phase = .failed
        return [.wakeAfter(seconds: BackOff.seconds(attempts: attempts, jitter: jitter))]
    }

    private mutating func woke() -> [Effect] {
        guard phase == .failed else { return [.refuse(.notWaiting)] }
        phase = .pending
        return []
    }

    private mutating func resumed() -> [Effect] {
        attempts = 0
        if phase == .failed || phase == .rejected { phase = .pending }
        return []
    }

    private mutating func forgotten() -> [Effect] {
        acknowledged = nil
        if phase == .synced { phase = .pending }
        return []
    }
}
