public import Analysis

extension Example {
    /// Five repetitions of three minutes that get faster, with all that a watch records.
    public static let workIntervals = WorkIntervals(
        repetitions: (0..<5).map { index in
            let place = Double(index)
            return WorkIntervals.Repetition(
                start: 900 + 300 * place, seconds: 180, metres: 640 + 9 * place, power: nil, heartRate: 164 + 2 * place,
                end: 1080 + 300 * place, recovery: index < 4 ? 120 : nil)
        }, sets: [.init(repetitions: 0..<5, length: .seconds(180))], origin: .samples, trend: 5.6, basis: .speed)
}
