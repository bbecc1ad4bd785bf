extension CaptureMachine {
    /// Why an event of this kind is not permitted now; nil if it is.
    func refusal(of kind: CaptureEvent.Kind) -> CaptureRefusal? {
        switch kind {
        case .tick: nil
        case .start: phase == .idle ? nil : over ?? .alreadyStarted
        case .ready: phase == .starting ? nil : outside ?? .notStarting
        case .failed: outside
        case .measured, .sensorConnected, .sensorLost: over
        case .pause:
            switch phase {
            case .running: nil
            case .paused: .alreadyPaused
            case .ending: .alreadyEnded
            default: outside ?? .notRunning
            }
        case .resume:
            switch phase {
            case .paused, .ending: nil
            case .running: .alreadyRunning
            default: outside ?? .notRunning
            }
        case .end:
            switch phase {
            case .running, .paused: nil
            case .ending: .alreadyEnded
            default: outside ?? .notRunning
            }
        case .details, .complete: phase == .ending ? nil : outside ?? .notEnding
        case .discard:
            switch phase {
            case .idle: .notStarted
            case .completed: .alreadyCompleted
            default: nil
            }
        case .recover:
            switch phase {
            case .idle: .nothingToRecover
            case .completed: .alreadyCompleted
            case .failed: start == nil ? .nothingToRecover : nil
            default: nil
            }
        case .endAtLastRecord:
            switch phase {
            case .running, .paused: nil
            case .ending: .alreadyEnded
            case .completed: .alreadyCompleted
            case .failed: start == nil ? .nothingToRecover : end == nil ? nil : .alreadyEnded
            case .idle, .starting: .nothingToRecover
            }
        }
    }

    /// The refusal after the session; nil before and during it.
    private var over: CaptureRefusal? {
        switch phase {
        case .completed: .alreadyCompleted
        case .failed: .hasFailed
        default: nil
        }
    }

    /// The refusal before and after the session; nil during it.
    private var outside: CaptureRefusal? { phase == .idle ? .notStarted : over }
}
