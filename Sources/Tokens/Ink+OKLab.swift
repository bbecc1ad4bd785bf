import Measures

/// A colour in OKLab, where equal steps of lightness look equal and hue survives them (B. Ottosson, 2020).
struct OKLab {
    var lightness: Double
    var a: Double
    var b: Double

    init(_ ink: DesignColour) {
        let red = DesignColour.linear(ink.red)
        let green = DesignColour.linear(ink.green)
        let blue = DesignColour.linear(ink.blue)
        let long = Double.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = Double.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = Double.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The nearest sRGB colour, channel by channel.
    var ink: DesignColour {
        let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return DesignColour(
            parts: encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short))
    }

    private func cube(_ value: Double) -> Double { value * value * value }

    private func encoded(_ light: Double) -> Double {
        let part = min(1, max(0, light))
        return part <= 0.0031308 ? 12.92 * part : 1.055 * Double.pow(part, 1 / 2.4) - 0.055
    }
}

extension DesignColour {
    /// The same hue, its lightness moved step by step until the contrast with every ground is reached.
    ///
    /// Towards black on light grounds, towards white on dark ones; black or white is the end of the way.
    public func adjusted(toContrast target: Double, on grounds: [DesignColour], darker: Bool) -> DesignColour {
        var colour = OKLab(self)
        if contrast(withAny: grounds) >= target { return self }
        for _ in 0..<200 {
            colour.lightness += darker ? -0.005 : 0.005
            if darker {
                colour.a *= 0.998
                colour.b *= 0.998
            }
            let ink = colour.ink
            if ink.contrast(withAny: grounds) >= target { return ink }
        }
        return darker ? DesignColour(0, 0, 0) : DesignColour(255, 255, 255)
    }
}
