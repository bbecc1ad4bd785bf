/// Reed–Solomon code over the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004:2015, 7.5.2).
struct ReedSolomon {
    /// Coefficients of (x − 1)(x − α)…(x − αⁿ⁻¹), without the leading 1, the highest power first.
    let generator: [UInt8]

    /// - Parameter degree: number of correction codewords.
    init(degree: Int) {
        var product: [UInt8] = [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            var next = product + [0]
            for (index, factor) in product.enumerated() { next[index + 1] ^= ReedSolomon.product(factor, root) }
            product = next
            root = ReedSolomon.product(root, 2)
        }
        generator = Array(product.dropFirst())
    }

    /// Returns the correction codewords of a block: the remainder of the division by the generator.
    func remainder(of block: [UInt8]) -> [UInt8] {
        var rest = [UInt8](repeating: 0, count: generator.count)
        for byte in block {
            let factor = byte ^ (rest.first ?? 0)
            rest = Array(rest.dropFirst()) + [0]
            for (index, coefficient) in generator.enumerated() { rest[index] ^= ReedSolomon.product(coefficient, factor) }
        }
        return rest
    }

    /// Returns the product of two elements of the field.
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var (a, b, sum): (UInt8, UInt8, UInt8) = (a, b, 0)
        while b > 0 {
            if b & 1 == 1 { sum ^= a }
            a = a & 0x80 > 0 ? a << 1 ^ 0x1D : a << 1
            b >>= 1
        }
        return sum
    }
}
