import Measures
import Testing

struct UniqueIDTests {
    @Test func `an identifier is read in either case and written in lower case`() {
        let text = "0123ABCD-4567-89ef-fedc-BA9876543210"
        #expect(UniqueID(text)?.text == "0123abcd-4567-89ef-fedc-ba9876543210")
        #expect(UniqueID(text) == UniqueID(high: 0x0123_ABCD_4567_89EF, low: 0xFEDC_BA98_7654_3210))
    }

    @Test(arguments: [
        "", "0123abcd-4567-89ef-fedc-ba987654321", "0123abcd-4567-89ef-fedc-ba98765432100", "0123abcd456789effedcba9876543210",
        "0123abcd-4567-89ef-fedc-ba987654321g", "0123abcd-4567-89ef-fedcba-9876543210", "{123abcd-4567-89ef-fedc-ba9876543210",
    ])
    func `any other text is no identifier`(text: String) { #expect(UniqueID(text) == nil) }
}
