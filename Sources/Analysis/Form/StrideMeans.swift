import Training

/// Mean stride of a run, from seconds at 2 m/s or more with a running cadence.
public struct StrideMeans: Equatable, Sendable {
    /// Metres per second over the counted seconds.
    public var speed: Double
    /// One value for each metric in the order of `StrideMetric.allCases`; nil if not measured.
    public var values: [Double?]
    /// Ground contact of the left foot, percent of the total.
    public var balance: Double?
    /// Step length times cadence differs from speed by more than 5 %: a sensor error, so step length is removed.
    public var isInconsistent = false

    public init(speed: Double, values: [Double?], balance: Double? = nil) {
        self.speed = speed
        self.values = values
        self.balance = balance
    }

    /// Share of speed.
    static let mostDisagreement = 0.05

    /// Removes step length and values derived from it if length times steps does not match speed.
    mutating func checkStepLength() {
        guard let cadence = self[.cadence], let length = self[.stepLength], speed > 0 else { return }
        guard abs(cadence * length / 60 / speed - 1) > StrideMeans.mostDisagreement + Rounding.slack else { return }
        isInconsistent = true
        for (index, metric) in StrideMetric.allCases.enumerated() where metric == .stepLength || metric == .verticalRatio {
            values[index] = nil
        }
    }

    public subscript(metric: StrideMetric) -> Double? {
        guard let index = StrideMetric.allCases.firstIndex(of: metric), index < values.count else { return nil }
        return values[index]
    }
}

/// Stride metrics of watches and foot pods. The raw values are part of the API.
public enum StrideMetric: String, CaseIterable, Sendable {
    /// Steps a minute.
    case cadence
    /// Metres.
    case stepLength = "step_length"
    /// Seconds.
    case contactTime = "ground_contact_time"
    /// Metres.
    case oscillation = "vertical_oscillation"
    /// Percent.
    case verticalRatio = "vertical_ratio"

    /// Plausible values of a runner (models.md, section 8).
    var range: ClosedRange<Double> {
        switch self {
        case .cadence: 130...220
        case .stepLength: 0.4...2.2
        case .contactTime: 0.120...0.400
        case .oscillation: 0.03...0.16
        case .verticalRatio: 2...20
        }
    }

    public var unit: String {
        switch self {
        case .cadence: "steps/min"
        case .stepLength, .oscillation: "m"
        case .contactTime: "s"
        case .verticalRatio: "%"
        }
    }
}

extension SessionTrack {
    /// Returns the means; nil without five minutes of running with a measured stride.
    func strideMeans(of recording: Recording) -> StrideMeans? {
        guard !metres.isEmpty else { return nil }
        func column(_ kind: ChannelKind) -> SecondColumn? {
            recording.channel(kind).map {
                SecondColumn(seconds: $0.seconds, values: $0.values, count: count, longestGap: 10)
            }
        }
        let columns = [
            column(.cadence), column(.stepLength), column(.groundContactTime), column(.verticalOscillation),
            column(.verticalRatio),
        ]
        guard columns.contains(where: { $0 != nil }) else { return nil }
        let balance = column(.groundContactBalance)
        var (balanceSum, balanceCount) = (0.0, 0)
        var sums = [Double](repeating: 0, count: columns.count)
        var counts = [Int](repeating: 0, count: columns.count)
        var speedSum = 0.0
        var seconds = 0
        for second in 0..<count where isMoving[second] && speeds[second] >= 2 && speeds[second] <= 10 {
            var row = row(columns, second)
            // Without measured cadence, it follows from step length (one step, not two).
            guard let cadence = row[0] ?? row[1].flatMap({ Cadence.stepsPerMinute(speed: speeds[second], stepLength: $0) }),
                StrideMetric.cadence.range.contains(cadence)
            else { continue }
            // The vertical ratio follows likewise if a watch records only oscillation.
            if row[4] == nil, let bounce = row[3] {
                row[4] = StrideShape.verticalRatio(oscillation: bounce, stepLength: row[1] ?? 60 * speeds[second] / cadence)
            }
            speedSum += speeds[second]
            seconds += 1
            if let left = balance?[second], ContactBalance.plausible.contains(left) {
                balanceSum += left
                balanceCount += 1
            }
            for (index, metric) in StrideMetric.allCases.enumerated() {
                guard let value = index == 0 ? cadence : row[index], metric.range.contains(value) else { continue }
                sums[index] += value
                counts[index] += 1
            }
        }
        guard seconds >= 300 else { return nil }
        let values = sums.indices.map { counts[$0] * 2 >= seconds ? sums[$0] / Double(counts[$0]) : nil }
        var means = StrideMeans(
            speed: speedSum / Double(seconds), values: values,
            balance: balanceCount * 2 >= seconds ? balanceSum / Double(balanceCount) : nil)
        means.checkStepLength()
        return means
    }

    private func row(_ columns: [SecondColumn?], _ second: Int) -> [Double?] { columns.map { $0.flatMap { $0[second] } } }
}
