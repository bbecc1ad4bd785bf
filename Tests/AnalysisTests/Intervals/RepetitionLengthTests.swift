import Testing

@testable import Analysis

struct RepetitionLengthTests {
    private func length(_ parts: [(seconds: Double, metres: Double?)]) -> WorkIntervals.Length {
        WorkIntervals.Length(
            of: parts.map {
                WorkIntervals.Repetition(
                    start: 0, seconds: $0.seconds, metres: $0.metres, power: nil, heartRate: nil, end: $0.seconds,
                    recovery: nil)
            }[...])
    }

    @Test func `the quantity that varies less names the set`() {
        #expect(length([(181, 700), (179, 720), (180, 690)]) == .seconds(180))
        #expect(length([(88, 401), (92, 399), (97, 400)]) == .metres(400))
        #expect(length([(215, 803), (224, 797), (229, 800)]) == .metres(800))
    }

    @Test func `a length that is neither round nor usual is stated to the second`() {
        #expect(length([(172, 555), (172, 555), (173, 556)]) == .seconds(172))
        #expect(length([(605, nil), (598, nil)]) == .seconds(600))
        #expect(length([(1350, nil), (1351, nil)]) == .seconds(1350))
    }

    @Test func `a usual distance is named only if the measured ones agree with it`() {
        // 783 m are 2.1 % from 800 m.
        #expect(length([(196, 783), (208, 783), (188, 784)]) == .metres(780))
        #expect(length([(196, 785), (208, 785), (188, 784)]) == .metres(800))
        #expect(length([(88, 408), (92, 407), (97, 408)]) == .metres(400))
        #expect(length([(88, 409), (92, 410), (97, 409)]) == .metres(410))
        // The middle one is 400 m, the others are not.
        #expect(length([(81, 375), (88, 400), (104, 425)]) == .seconds(88))
    }

    @Test func `a round duration is named only if the measured ones agree with it`() {
        #expect(length([(180, nil), (188, nil), (172, nil)]) == .seconds(180))
        #expect(length([(181, nil), (198, nil), (164, nil)]) == .seconds(181))
    }

    @Test func `damaged lengths have a name without a trap`() {
        #expect(length([]) == .seconds(0))
        #expect(length([(0, 0), (0, 0)]) == .seconds(0))
    }
}
