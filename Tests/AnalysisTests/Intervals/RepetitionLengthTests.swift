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
}
