import Measures

/// Random numbers that are identical on every machine for the same seed (SplitMix64; G. Steele et al., OOPSLA 2014).
public struct SeededRandom: Sendable {
    private var state: UInt64
    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a uniform number from 0 (included) to 1 (excluded).
    public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Returns a normal number with mean 0 and standard deviation 1 (Box–Muller).
    public mutating func normal() -> Double {
        let radius = (-2 * Double.log(1 - unit())).squareRoot()
        return radius * Double.cos(2 * .pi * unit())
    }
}
