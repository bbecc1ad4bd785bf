import Measures

extension DesignColour {
    /// Relative luminance, 0…1 (WCAG 2.2, definition of "relative luminance").
    public var luminance: Double {
        0.2126 * DesignColour.linear(red) + 0.7152 * DesignColour.linear(green) + 0.0722 * DesignColour.linear(blue)
    }

    /// Contrast ratio, 1…21, the same in both directions (WCAG 2.2, definition of "contrast ratio").
    public func contrast(with other: DesignColour) -> Double {
        let one = luminance + 0.05
        let two = other.luminance + 0.05
        return max(one, two) / min(one, two)
    }

    /// The least contrast with any of the grounds.
    public func contrast(withAny grounds: [DesignColour]) -> Double {
        var least = 21.0
        for ground in grounds { least = min(least, contrast(with: ground)) }
        return least
    }

    /// What is seen when this colour lies over another one, `opacity` of 1 hiding it.
    public func over(_ ground: DesignColour, opacity: Double) -> DesignColour {
        func mix(_ above: UInt8, _ below: UInt8) -> UInt8 {
            DesignColour.byte((Double(above) * opacity + Double(below) * (1 - opacity)) / 255)
        }
        return DesignColour(mix(red, ground.red), mix(green, ground.green), mix(blue, ground.blue))
    }

    /// The linear light of an sRGB byte (IEC 61966-2-1).
    static func linear(_ byte: UInt8) -> Double {
        let part = Double(byte) / 255
        return part <= 0.04045 ? part / 12.92 : Double.pow((part + 0.055) / 1.055, 2.4)
    }
}
