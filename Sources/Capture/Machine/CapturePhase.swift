/// Where a captured session is in its course.
public enum CapturePhase: Hashable, Sendable {
    case idle, starting, running, paused, ending, completed
    case failed(CaptureFailure)
}

/// Why a recorder can't record. The raw values are part of the log's format: never change one, only add.
public enum CaptureFailure: UInt8, CaseIterable, Sendable {
    case storageUnavailable = 1
    case storageFull = 2
    case permissionDenied = 3
    case unsupported = 4
    case other = 5
}

/// Why an event is refused. A refused event changes nothing. The raw values are part of the interface of the live page's module.
public enum CaptureRefusal: UInt8, Error, CaseIterable, Sendable {
    case notStarted = 1
    case alreadyStarted = 2
    case notStarting = 3
    case notRunning = 4
    case alreadyRunning = 5
    case alreadyPaused = 6
    case notEnding = 7
    case alreadyEnded = 8
    case alreadyCompleted = 9
    case hasFailed = 10
    case nothingToRecover = 11
    /// The event's bytes state a time outside of `CaptureTime.range`.
    case invalidTime = 12
    case invalidStart = 13
    case invalidDetails = 14
    case unreadableMeasurement = 15
    case unreadableEvent = 16
}
