import Training

extension FITReadWorkout {
    /// Warm-up, repeats of equal work with equal recoveries, and cool-down, all in whole minutes. Nil for steps of another kind.
    var parts: SessionParts? {
        guard var rest = expanded.map({ $0[...] }) else { return nil }
        var warmUp = 0
        while let step = rest.first, step.effort == .warmUp {
            warmUp += step.minutes
            rest.removeFirst()
        }
        guard let work = rest.first, work.effort == .work else { return nil }
        rest.removeFirst()
        var (repeats, recovery) = (1, 0)
        // A recovery without work after it belongs to the cool-down.
        while rest.count > 1, let easy = rest.first, easy.effort == .recovery, rest[rest.startIndex + 1] == work {
            guard repeats == 1 || easy.minutes == recovery else { return nil }
            (repeats, recovery) = (repeats + 1, easy.minutes)
            rest.removeFirst(2)
        }
        guard rest.allSatisfy({ $0.effort == .recovery || $0.effort == .coolDown }) else { return nil }
        return SessionParts(
            warmUp: warmUp, repeats: repeats, work: work.minutes, recovery: recovery,
            coolDown: rest.reduce(0) { $0 + $1.minutes })
    }

    private struct Part: Equatable {
        var effort: Effort
        var minutes: Int
    }

    private enum Effort { case work, recovery, warmUp, coolDown }

    /// Most steps with repeats.
    private static let mostParts = 2 * SessionParts.repeatRange.upperBound + 4

    /// The steps with each repeat written out; nil where one has no duration in whole minutes, and for too many.
    private var expanded: [Part]? {
        var parts: [Part] = []
        // Where the steps of each place of the file begin.
        var places: [Int] = []
        for step in steps {
            places.append(parts.count)
            if let (first, count) = step.repeats {
                guard places.indices.contains(first), first < places.count - 1 else { return nil }
                let block = parts[places[first]...]
                guard !block.isEmpty, parts.count + (count - 1) * block.count <= FITReadWorkout.mostParts else { return nil }
                for _ in 1..<count { parts += block }
            } else {
                guard step.metres == 0, let minutes = Int(exactly: step.seconds / 60),
                    TrainingMethod.minuteRange.contains(minutes), parts.count < FITReadWorkout.mostParts
                else { return nil }
                parts.append(Part(effort: FITReadWorkout.effort(step.intensity), minutes: minutes))
            }
        }
        return parts
    }

    /// By the profile's type `intensity`: rest and recovery are both easy parts between the work.
    private static func effort(_ code: Int?) -> Effort {
        switch code {
        case 1, 4: .recovery
        case 2: .warmUp
        case 3: .coolDown
        default: .work
        }
    }
}
