import Screens
import Testing

struct ToneTests {
    @Test func `tone names are distinct`() { #expect(Set(Tone.allCases.map(\.rawValue)).count == Tone.allCases.count) }
}
