import Testing
import Tokens

struct TypeScaleTests {
    @Test func `sizes decrease from the large title to the second caption`() {
        let sizes = TypeScale.allCases.map(\.points)
        #expect(sizes == sizes.sorted(by: >))
    }

    @Test func `spacing increases, and materials get less transparent`() {
        #expect(Spacing.allCases.map(\.points) == Spacing.allCases.map(\.points).sorted())
        #expect(Material.allCases.map(\.opacity) == Material.allCases.map(\.opacity).sorted())
    }
}
