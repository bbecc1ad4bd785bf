/// A colour that all skins agree on, as sRGB.
public struct DesignColour: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// `0x1C1C1E`.
    public init(hex: UInt32) {
        self.init(UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255))
    }

    /// Parts of 1, as the design system writes its accents; beyond 0…1 they are clipped.
    public init(parts red: Double, _ green: Double, _ blue: Double) {
        self.init(DesignColour.byte(red), DesignColour.byte(green), DesignColour.byte(blue))
    }

    static func byte(_ part: Double) -> UInt8 {
        UInt8(min(255, max(0, (part * 255).rounded(.toNearestOrEven))))
    }

    /// `#1c1c1e`, as style sheets write it.
    public var hex: String {
        var text = "#"
        for byte in [red, green, blue] {
            if byte < 16 { text += "0" }
            text += String(byte, radix: 16)
        }
        return text
    }
}
