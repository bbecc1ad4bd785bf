extension Double {
    /// The angle whose tangent is `x`, in radians, within one unit in the last place.
    public static func atan(_ x: Double) -> Double {
        guard !x.isNaN else { return .nan }
        let size = abs(x)
        let angle: Double
        if size <= 1 {
            let small = arc(TwoDoubles(size))
            angle = small.high + small.low
        } else {
            let small = size.isInfinite ? TwoDoubles(0) : arc(TwoDoubles(1).divided(by: TwoDoubles(size)))
            angle = sumToDouble(quarterTurn, minus: small)
        }
        return x.sign == .minus ? -angle : angle
    }

    /// The direction of a point, in radians from −π to π, within one unit in the last place.
    public static func atan2(y: Double, x: Double) -> Double {
        guard !x.isNaN, !y.isNaN else { return .nan }
        // Of two infinities only the signs matter; beside one infinity the other number is nothing.
        let isInfinite = x.isInfinite || y.isInfinite
        let across = isInfinite ? (x.isInfinite ? 1.0 : 0) : abs(x)
        let up = isInfinite ? (y.isInfinite ? 1.0 : 0) : abs(y)
        var angle = TwoDoubles(0)
        if up > across {
            let small = arc(TwoDoubles(across).divided(by: TwoDoubles(up)))
            angle = quarterTurn.plus(TwoDoubles(-small.high, -small.low))
        } else if up > 0 {
            angle = arc(TwoDoubles(up).divided(by: TwoDoubles(across)))
        }
        if x.sign == .minus {
            angle = TwoDoubles(2 * halfTurn.0, 2 * halfTurn.1).plus(TwoDoubles(-angle.high, -angle.low))
        }
        let size = angle.high + angle.low
        return y.sign == .minus ? -size : size
    }

    /// The angle whose sine is `x`, in radians, within two units in the last place; not a number beyond ±1.
    public static func asin(_ x: Double) -> Double {
        guard abs(x) <= 1 else { return .nan }
        return atan2(y: x, x: ((1 - x) * (1 + x)).squareRoot())
    }

    private static let quarterTurn = TwoDoubles(halfTurn.0, halfTurn.1)

    private static func sumToDouble(_ left: TwoDoubles, minus right: TwoDoubles) -> Double {
        let sum = left.plus(TwoDoubles(-right.high, -right.low))
        return sum.high + sum.low
    }

    /// atan of 0…1: from the nearest sixteenth, and by its series from there.
    private static func arc(_ x: TwoDoubles) -> TwoDoubles {
        let step = x.high < 0.109 ? 0 : Int(x.high * 16 + 0.5)
        let near = Double(step) / 16
        let t = step == 0 ? x.high : ((x.high - near) + x.low) / (1 + near * x.high)
        let z = t * t
        var tail = 1.0 / 21
        var odd = 19.0
        while odd >= 3 {
            tail = 1 / odd - z * tail
            odd -= 2
        }
        let series = -t * z * tail
        guard step > 0 else { return TwoDoubles.sum(t, x.low + series) }
        let known = sixteenths(step)
        return TwoDoubles.sum(known.high, t + (series + known.low))
    }

    /// atan(n/16) to 106 bits, computed with 80 digits. A switch and no table: a global array would be made at the first call.
    private static func sixteenths(_ step: Int) -> TwoDoubles {
        switch step {
        case 1: TwoDoubles(0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60)
        case 2: TwoDoubles(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59)
        case 3: TwoDoubles(0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58)
        case 4: TwoDoubles(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57)
        case 5: TwoDoubles(0x1.362773707ebccp-2, -0x1.963a544b672d8p-57)
        case 6: TwoDoubles(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56)
        case 7: TwoDoubles(0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56)
        case 8: TwoDoubles(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
        case 9: TwoDoubles(0x1.0657e94db30d0p-1, -0x1.d5b495f6349e6p-56)
        case 10: TwoDoubles(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58)
        case 11: TwoDoubles(0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55)
        case 12: TwoDoubles(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56)
        case 13: TwoDoubles(0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57)
        case 14: TwoDoubles(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56)
        case 15: TwoDoubles(0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56)
        default: TwoDoubles(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55)
        }
    }
}
