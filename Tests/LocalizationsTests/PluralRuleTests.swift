import Testing

@testable import Localizations

/// Samples of Unicode CLDR 46, Language Plural Rules, for whole numbers.
struct PluralRuleTests {
    @Test func `English and German have a form for one`() {
        #expect([0, 1, 2, 21, 101].map { PluralRule.one.form(of: $0) } == [1, 0, 1, 1, 1])
    }

    @Test func `Chinese has one form`() {
        #expect([0, 1, 2].map { PluralRule.other.form(of: $0) } == [0, 0, 0])
    }

    @Test func `French uses the form for one for zero`() {
        #expect([0, 1, 2].map { PluralRule.zeroOne.form(of: $0) } == [0, 0, 1])
    }

    @Test func `Czech has the form few from two to four`() {
        #expect([0, 1, 2, 4, 5, 22].map { PluralRule.czech.form(of: $0) } == [2, 0, 1, 1, 2, 2])
    }

    @Test func `Polish and Russian have another form for the teens`() {
        #expect([0, 1, 2, 4, 5, 12, 21, 22, 112].map { PluralRule.polish.form(of: $0) } == [2, 0, 1, 1, 2, 2, 2, 1, 2])
        #expect([0, 1, 2, 5, 11, 21, 22, 111].map { PluralRule.eastSlavic.form(of: $0) } == [2, 0, 1, 2, 2, 0, 1, 2])
    }

    @Test func `the smallest integer does not overflow`() {
        #expect(PluralRule.eastSlavic.form(of: .min) == 2)
    }
}
