extension SessionTrack {
    /// Three-minute segments of even running after minute eight: speed within 5 %, grade within 4 %, level heart rate. In runs of more than
    /// 75 minutes the last third is excluded, because drift would look like effort.
    var steadySegments: [SteadySegment] {
        guard let heartRate, !metres.isEmpty, !heartRateIsDoubtful else { return [] }
        let length = 180
        let end = count > 4500 ? count * 2 / 3 : count
        var segments: [SteadySegment] = []
        var start = 480
        while start + length < end {
            if let segment = steadySegment(start, length, heartRate) {
                segments.append(segment)
                start += length
            } else {
                start += 30
            }
        }
        return segments
    }

    private func steadySegment(_ start: Int, _ length: Int, _ heartRate: SecondColumn) -> SteadySegment? {
        // Checks speed first, since most windows fail there.
        let blocks = stride(from: start, to: start + length, by: 10).map { (metres[$0 + 10] - metres[$0]) / 10 }
        guard let speed = Moments.mean(blocks), speed >= 1.5, let spread = Moments.deviation(blocks) else { return nil }
        guard spread < 0.05 * speed else { return nil }
        var beats: [Double] = []
        beats.reserveCapacity(length)
        var climb = 0.0
        for second in start..<(start + length) {
            guard isMoving[second], let value = heartRate[second] else { return nil }
            beats.append(value)
            climb += grades.map { $0[second] } ?? 0
        }
        let grade = climb / Double(length)
        guard abs(grade) < 0.04, let mean = Moments.mean(beats) else { return nil }
        let line = LeastSquaresLine(xs: (0..<length).map { Double($0) / 60 }, ys: beats)
        guard let line, abs(line.slope) < 1 else { return nil }
        return SteadySegment(duration: Double(length), speed: speed, grade: grade, heartRate: mean)
    }

    /// Metres per beat and decoupling of an even run: forty moving minutes after the first ten, speed within 12 %, hardly any stop, heart
    /// rate over 80 % of them.
    var efficiency: (metresPerBeat: Double, decoupling: Double)? {
        guard let heartRate, !metres.isEmpty, !heartRateIsDoubtful, count > 3000 else { return nil }
        let seconds = (600..<count).filter { isMoving[$0] }
        guard seconds.count >= 2400, Double(seconds.count) >= 0.95 * Double(count - 600) else { return nil }
        guard isEven(seconds) else { return nil }
        let middle = seconds.count / 2
        guard let first = efficiency(seconds[..<middle], heartRate), let second = efficiency(seconds[middle...], heartRate) else {
            return nil
        }
        guard let whole = efficiency(seconds[...], heartRate) else { return nil }
        guard let decoupling = Efficiency.decoupling(first: first, second: second) else { return nil }
        return (whole, decoupling)
    }

    private func isEven(_ seconds: [Int]) -> Bool {
        var blocks: [Double] = []
        for start in stride(from: 0, to: seconds.count - 29, by: 30) {
            var sum = 0.0
            for second in seconds[start..<(start + 30)] { sum += speeds[second] * effortFactor(second) }
            blocks.append(sum / 30)
        }
        guard let mean = Moments.mean(blocks), let spread = Moments.deviation(blocks), mean > 0 else { return false }
        return spread < 0.12 * mean
    }

    func efficiency(_ seconds: ArraySlice<Int>, _ heartRate: SecondColumn) -> Double? {
        var speed = 0.0
        var beats = 0.0
        var known = 0
        for second in seconds {
            speed += speeds[second] * effortFactor(second)
            if let value = heartRate[second] {
                beats += value
                known += 1
            }
        }
        guard known > 0, Double(known) >= 0.8 * Double(seconds.count) else { return nil }
        return Efficiency.metresPerBeat(speed: speed / Double(seconds.count), heartRate: beats / Double(known))
    }
}
