import Testing
import Tokens

struct TypeScaleTests {
    @Test func `sizes fall from the large title to the second caption`() {
        let sizes = TypeScale.allCases.map(\.points)
        #expect(sizes == sizes.sorted(by: >))
    }

    @Test func `spaces grow, and materials thicken`() {
        #expect(Spacing.allCases.map(\.points) == Spacing.allCases.map(\.points).sorted())
        #expect(Material.allCases.map(\.opacity) == Material.allCases.map(\.opacity).sorted())
    }
}
