extension CaptureMachine {
    /// Carries out a permitted event. `previous` is the time of the last record.
    mutating func apply(_ kind: CaptureEvent.Kind, at time: CaptureTime, previous: CaptureTime? = nil) -> [CaptureEffect] {
        switch kind {
        case .start(let setup):
            self = CaptureMachine()
            self.setup = setup
            details = SessionDetails(classType: setup.classType)
            phase = .starting
            return [.startRecorder]
        case .ready:
            phase = .running
            start = time
            return [.startSensor, .keepAwake(true), .haptic(.success), .sound(.started), .announce(.started)]
        case .failed(let failure):
            if start != nil, pauseStart == nil { openPause(at: time) }
            phase = .failed(failure)
            heart.isSensorConnected = false
            return [.stopSensor, .keepAwake(false), .haptic(.error), .sound(.failed), .announce(.failed)]
        case .measured(let measurement):
            heart.take(measurement, at: time, isRunning: phase == .running)
            return []
        case .sensorConnected, .sensorLost: return sensor(isConnected: kind == .sensorConnected)
        case .pause:
            phase = .paused
            openPause(at: time)
            return [.haptic(.medium), .sound(.paused), .announce(.paused)]
        case .resume:
            let wasEnding = phase == .ending
            closePause(at: time)
            end = nil
            phase = .running
            return (wasEnding ? [.keepAwake(true)] : []) + [.haptic(.medium), .sound(.resumed), .announce(.resumed)]
        case .end: return finish(at: time)
        case .endAtLastRecord: return finish(at: previous ?? time)
        case .details(let stated):
            let isNewRoom = stated.room != nil && stated.room != details.room
            details = stated
            return isNewRoom ? [.haptic(.selection)] : []
        case .complete:
            phase = .completed
            heart.isSensorConnected = false
            return [.stopSensor, .haptic(.success), .sound(.completed), .announce(.completed), .handOver]
        case .discard:
            self = CaptureMachine()
            return [.stopSensor, .keepAwake(false), .eraseLog]
        case .recover: return recover(at: time, previous: previous ?? time)
        case .tick: return []
        }
    }

    private mutating func openPause(at time: CaptureTime) {
        pauseStart = time
        heart.lastCounted = nil
    }

    private mutating func closePause(at time: CaptureTime) {
        if let pauseStart { paused += max(0, time - pauseStart) }
        pauseStart = nil
    }

    private mutating func finish(at time: CaptureTime) -> [CaptureEffect] {
        phase = .ending
        end = time
        if pauseStart == nil { openPause(at: time) }
        return [.keepAwake(false), .haptic(.success), .sound(.ended), .announce(.ended)]
    }

    private mutating func sensor(isConnected: Bool) -> [CaptureEffect] {
        guard heart.isSensorConnected != isConnected else { return [] }
        heart.isSensorConnected = isConnected
        return isConnected
            ? [.haptic(.light), .announce(.sensorConnected)]
            : [.haptic(.warning), .sound(.sensorLost), .announce(.sensorLost), .startSensor]
    }

    /// The sensor of the interrupted program is gone. A session that ran goes on, one that failed waits for the user.
    private mutating func recover(at time: CaptureTime, previous: CaptureTime) -> [CaptureEffect] {
        heart.isSensorConnected = false
        heart.latest = nil
        switch phase {
        case .starting: return [.startRecorder]
        case .running:
            openPause(at: previous)
            closePause(at: time)
        case .failed: phase = end == nil ? .paused : .ending
        default: break
        }
        let awake: [CaptureEffect] = phase == .ending ? [] : [.keepAwake(true)]
        return [.startSensor] + awake + [.haptic(.medium), .announce(.recovered)]
    }
}
