import Measures

/// Solar radiation on level ground under a clear sky, and its reduction by clouds.
///
/// Formula: 1098 cos z exp(−0.059 / cos z) · (1 − 0.75 c^3.4), c the share of covered sky.
/// Units: W/m².
/// Source: B. Haurwitz, Journal of Meteorology 2:154 (1945); F. Kasten and G. Czeplak, Solar Energy 24:177 (1980).
/// Grade: useful.
public enum ClearSky {
    public static let card = ModelCard(
        id: "clear_sky", name: "Sunshine under clear and cloudy sky", alsoKnownAs: ["Haurwitz", "Kasten–Czeplak"],
        formula: "1098 cos z exp(−0.059 / cos z) (1 − 0.75 c^3.4), z the sun's distance from the zenith, c the cloud cover 0…1",
        units: "W/m²",
        source: "B. Haurwitz, Journal of Meteorology 2:154 (1945); F. Kasten and G. Czeplak, Solar Energy 24:177 (1980)",
        grade: .useful,
        limits: "An average over kinds of cloud; neither haze nor shade of trees and houses.")

    /// Returns W/m²; 0 with the sun below the horizon. Nil if `cosine` is outside −1…1.
    public static func radiation(cosineOfZenith cosine: Double) -> Double? {
        guard (-1.0...1.0).contains(cosine) else { return nil }
        return cosine > 0 ? 1098 * cosine * Double.exp(-0.059 / cosine) : 0
    }

    /// Returns the part of `clear` W/m² that passes a cloud cover of 0…1.
    public static func radiation(clear: Double, cloudCover cover: Double) -> Double? {
        guard clear >= 0, clear < 2000, (0.0...1.0).contains(cover) else { return nil }
        return clear * (1 - 0.75 * Double.pow(cover, 3.4))
    }
}
