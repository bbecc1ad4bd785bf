import Training

extension Recording {
    /// Steps per minute as counted by the device; without them, from step length and speed over half a minute. Nil without either.
    var knownCadence: Channel? {
        if let counted = channel(.cadence) { return counted }
        guard let steps = channel(.stepLength), let speed = channel(.speed), let end = steps.seconds.last, end >= 0,
            end <= Double(SecondColumn.longest)
        else { return nil }
        let count = Int(end) + 1
        let lengths = SecondColumn(seconds: steps.seconds, values: steps.values, count: count, longestGap: 10)
        let speeds = SecondColumn(seconds: speed.seconds, values: speed.values, count: count, longestGap: 10)
        var derived = Channel(kind: .cadence, seconds: [], values: [])
        for second in 0..<count {
            guard let length = lengths[second], let speed = speeds[second],
                let cadence = Cadence.stepsPerMinute(speed: speed, stepLength: length)
            else { continue }
            derived.seconds.append(Double(second))
            derived.values.append(cadence)
        }
        guard !derived.values.isEmpty else { return nil }
        derived.values = Slope.smoothed(derived.values, over: 30)
        return derived
    }
}
