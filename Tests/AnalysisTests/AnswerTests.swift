import Analysis
import Testing

struct AnswerTests {
    @Test func `an absent answer has a reason`() {
        let answer = Answer<Double>.absent(.tooFew)
        #expect(answer.value == nil)
        #expect(answer.absence == .tooFew)
    }
}
