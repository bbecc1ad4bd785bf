import Measures
import Testing
import Training

@testable import Analysis

struct ContactBalanceTests {
    private func known(_ shares: [Double?]) -> KnownRuns {
        let digests = shares.enumerated().map { index, share in
            var digest = SyntheticHistory.digest(back: 2 * (shares.count - index))
            digest.traits = SessionTraits(
                speedCurve: [], heartRateCurve: [], powerCurve: [], heartRateDrop: nil, lateEfficiencyLoss: nil,
                fastestClimb: nil, stride: StrideMeans(speed: 3, values: [170, nil, nil, nil, nil], balance: share))
            return digest
        }
        return KnownRuns(
            asOf: SyntheticHistory.today, history: History(athlete: SyntheticHistory.athlete, digests: digests))
    }

    @Test func `the median is displayed, and three runs outside on one side are reported`() throws {
        let even = try #require(known([50.2, 49.8, 50.4, nil, 48.5]).contactBalance.value)
        #expect(abs(even.share.value - 50) < 1e-12 && even.share.count == 4)
        #expect(even.runsOutside == 1 && !even.isPersistent)
        let changed = try #require(known([50.2, 51.4, 51.2, nil, 51.8]).contactBalance.value)
        #expect(changed.runsOutside == 3 && changed.isPersistent)
        #expect(known([50, 51]).contactBalance == .absent(.tooFew))
        #expect(known([nil, nil, nil]).contactBalance == .absent(.noData))
    }

    @Test func `the bounds are normal, and the other side restarts the count`() {
        #expect(ContactBalance.runsOutside([49, 51, 49]) == 0)
        #expect(ContactBalance.runsOutside([48.9, 48.9, 51.1]) == 1)
        #expect(ContactBalance.runsOutside([48.9, 48.8, 48.7, 48.6]) == 4)
        #expect(ContactBalance.runsOutside([]) == 0)
    }

    @Test func `a recording's balance is the mean of plausible values`() throws {
        var recording = SyntheticRun(seconds: 1200, cadence: { _ in 170 }).recording
        let seconds = (0...1200).map { Double($0) }
        // Half a minute of dropouts at 0 and 100, which are impossible.
        let values: [Double] = seconds.map { $0 < 15 ? 0 : $0 < 30 ? 100 : $0 < 615 ? 49 : 50 }
        recording.channels.append(Channel(kind: .groundContactBalance, seconds: seconds, values: values))
        let digest = digest(of: recording, id: "a", athlete: Athlete(name: "T"), profile: AthleteProfile())
        let balance = try #require(digest.traits?.stride?.balance)
        #expect(abs(balance - 49.5) < 0.01)
    }
}
