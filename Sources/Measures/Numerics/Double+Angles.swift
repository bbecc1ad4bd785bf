extension Double {
    /// The sine of an angle in radians, within one unit in the last place.
    ///
    /// Beyond 2⁵² quarter turns neighbouring doubles lie more than a radian apart; such an angle has no direction, and counts as 0.
    public static func sin(_ x: Double) -> Double {
        guard x.isFinite else { return .nan }
        guard let (quarter, rest) = reduced(x) else { return 0 }
        switch quarter {
        case 0: return sine(rest)
        case 1: return cosine(rest)
        case 2: return -sine(rest)
        default: return -cosine(rest)
        }
    }

    /// The cosine of an angle in radians, within one unit in the last place; see `sin`.
    public static func cos(_ x: Double) -> Double {
        guard x.isFinite else { return .nan }
        guard let (quarter, rest) = reduced(x) else { return 1 }
        switch quarter {
        case 0: return cosine(rest)
        case 1: return -sine(rest)
        case 2: return -cosine(rest)
        default: return sine(rest)
        }
    }

    /// π/2 to 160 bits.
    static let halfTurn = (0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110)

    /// Which quarter turn (0…3) is nearest, and what is left of the angle: at most π/4.
    private static func reduced(_ x: Double) -> (quarter: Int, rest: TwoDoubles)? {
        if abs(x) <= 0.7853981633974483 { return (0, TwoDoubles(x)) }
        let turns = (x / halfTurn.0 + 0.5).rounded(.down)
        guard abs(turns) < 0x1p52 else { return nil }
        let first = TwoDoubles.product(turns, halfTurn.0)
        let second = TwoDoubles.product(turns, halfTurn.1)
        let rest = TwoDoubles(x - first.high).plus(TwoDoubles(-first.low)).plus(TwoDoubles(-second.high))
            .plus(TwoDoubles(-second.low - turns * halfTurn.2))
        let quarter = Int(turns - 4 * (turns / 4).rounded(.down))
        return (quarter & 3, rest)
    }

    private static func sine(_ r: TwoDoubles) -> Double {
        let x = r.high
        let z = x * x
        var tail = 1.0 / 355_687_428_096_000
        tail = tail * z - 1.0 / 1_307_674_368_000
        tail = tail * z + 1.0 / 6_227_020_800
        tail = tail * z - 1.0 / 39_916_800
        tail = tail * z + 1.0 / 362_880
        tail = tail * z - 1.0 / 5_040
        tail = tail * z + 1.0 / 120
        tail = tail * z - 1.0 / 6
        return x + (r.low * (1 - 0.5 * z) + x * z * tail)
    }

    private static func cosine(_ r: TwoDoubles) -> Double {
        let x = r.high
        let z = x * x
        var tail = -1.0 / 6_402_373_705_728_000
        tail = tail * z + 1.0 / 20_922_789_888_000
        tail = tail * z - 1.0 / 87_178_291_200
        tail = tail * z + 1.0 / 479_001_600
        tail = tail * z - 1.0 / 3_628_800
        tail = tail * z + 1.0 / 40_320
        tail = tail * z - 1.0 / 720
        tail = tail * z + 1.0 / 24
        let half = 0.5 * z
        let near = 1 - half
        return near + (((1 - near) - half) + (z * z * tail - x * r.low))
    }
}
