import Foundation
import Measures
import Testing

/// Our own exp, log, pow, sin, cos, atan and asin.
struct ElementaryFunctionsTests {
    private func units(_ value: Double, _ other: Double) -> Double { value == other ? 0 : abs(value - other) / other.ulp }

    private func check(
        _ rows: [(x: Double, y: Double)], within limit: Double = 1, _ function: (Double) -> Double,
        _ place: SourceLocation = #_sourceLocation
    ) {
        for row in rows {
            #expect(units(function(row.x), row.y) <= limit, "\(row.x): \(function(row.x)), \(row.y)", sourceLocation: place)
        }
    }

    @Test func `values computed with 300 bits are met to one unit in the last place`() {
        check(References.exponentials) { Double.exp($0) }
        check(References.logarithms) { Double.log($0) }
        check(References.sines) { Double.sin($0) }
        check(References.cosines) { Double.cos($0) }
        check(References.arcs) { Double.atan($0) }
        check(References.arcsines, within: 2) { Double.asin($0) }
        check(References.powers) { Double.pow($0, 2.334) }
        check(References.cubeRoots) { Double.cubeRoot($0) }
    }

    @Test func `twenty thousand values each are those of the C library, give or take two units`() {
        var state: UInt64 = 7
        func next(_ range: ClosedRange<Double>) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Double(state >> 11) * 0x1p-53 * (range.upperBound - range.lowerBound)
        }
        for _ in 0..<20_000 {
            let (wide, angle, share) = (next(-700...700), next(-1e5...1e5), next(-1...1))
            let positive = next(1e-6...1e3)
            #expect(units(Double.exp(wide), Foundation.exp(wide)) <= 2)
            #expect(units(Double.log(positive), Foundation.log(positive)) <= 2)
            #expect(units(Double.sin(angle), Foundation.sin(angle)) <= 2)
            #expect(units(Double.cos(angle), Foundation.cos(angle)) <= 2)
            #expect(units(Double.atan(angle), Foundation.atan(angle)) <= 2)
            #expect(units(Double.asin(share), Foundation.asin(share)) <= 2)
            #expect(units(Double.atan2(y: share, x: wide), Foundation.atan2(share, wide)) <= 2)
            #expect(units(Double.pow(positive, share * 50), Foundation.pow(positive, share * 50)) <= 2)
        }
    }

    @Test func `the ends of the numbers are what the standard says`() {
        #expect(Double.exp(-.infinity) == 0 && Double.exp(.infinity) == .infinity && Double.exp(710) == .infinity)
        #expect(Double.exp(-745) == .leastNonzeroMagnitude && Double.exp(-746) == 0 && Double.exp(0) == 1)
        #expect(Double.log(0) == -.infinity && Double.log(1) == 0 && Double.log(.infinity) == .infinity)
        #expect(Double.log(-1).isNaN && Double.exp(.nan).isNaN && Double.sin(.infinity).isNaN && Double.asin(1.5).isNaN)
        #expect(Double.pow(0, 0) == 1 && Double.pow(-2, 3) == -8 && Double.pow(-2, 0.5).isNaN && Double.pow(0, -1) == .infinity)
        #expect(Double.pow(2, 1023) == 0x1p1023 && Double.pow(2, -1074) == .leastNonzeroMagnitude && Double.pow(0.5, 2000) == 0)
        #expect(Double.atan(.infinity) == Double.pi / 2 && Double.atan2(y: 0, x: -1) == Double.pi)
        #expect(Double.atan2(y: -0.0, x: -1) == -Double.pi && Double.atan2(y: 1, x: 0) == Double.pi / 2)
        #expect(Double.cubeRoot(-8) == -2 && Double.cubeRoot(0) == 0)
        // No direction is left in such an angle; the answer is a number all the same.
        #expect(Double.sin(1e300) == 0 && Double.cos(1e300) == 1)
    }

    @Test func `neighbours keep their order`() {
        var (power, logarithm, exponential) = (Double.pow(1, 1.7), Double.log(1), Double.exp(1))
        var x = 1.0
        for _ in 0..<5000 {
            x = x.nextUp
            #expect(Double.pow(x, 1.7) >= power && Double.log(x) >= logarithm && Double.exp(x) >= exponential)
            (power, logarithm, exponential) = (Double.pow(x, 1.7), Double.log(x), Double.exp(x))
        }
    }
}
