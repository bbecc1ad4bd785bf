import Measures

/// A course as columns: distance and altitude of each of its points.
public struct CoursePath: Equatable, Sendable {
    /// Metres from the start, ascending; for a standard distance scaled to the official one, as races are measured.
    public var distances: [Double]
    /// Metres; empty if too few points have an altitude.
    public var altitudes: [Double]
    /// Unscaled metres along the points.
    public var measured: Double

    /// Share of points that must have an altitude.
    static let altitudesNeeded = 0.9
    /// Metres between points below which altitudes are recorded and noisy.
    static let dense = 25.0

    /// Nil with fewer than two positions on Earth.
    /// - Parameters:
    ///   - latitudes: degrees north.
    ///   - longitudes: degrees east; as many as latitudes.
    ///   - altitudes: as many as positions; nil if unknown.
    public init?(latitudes: [Double], longitudes: [Double], altitudes: [Double?]) {
        guard latitudes.count == longitudes.count, latitudes.count == altitudes.count else { return nil }
        var metres: [Double] = []
        var heights: [Double?] = []
        var last: Coordinate?
        for index in latitudes.indices {
            guard let place = Coordinate(latitude: latitudes[index], longitude: longitudes[index]) else { continue }
            metres.append((metres.last ?? 0) + (last.map { $0.metres(to: place) } ?? 0))
            heights.append(altitudes[index].flatMap { (-500.0...9000.0).contains($0) ? $0 : nil })
            last = place
        }
        guard metres.count >= 2, let total = metres.last, total > 0 else { return nil }
        measured = total
        let official = StandardDistances.race(measured: total)
        let scale = official.map { $0 / total } ?? 1
        distances = metres.map { min(official ?? total, $0 * scale) }
        self.altitudes = []
        guard Double(heights.count(where: { $0 != nil })) >= CoursePath.altitudesNeeded * Double(heights.count),
            var height = heights.compactMap({ $0 }).first
        else { return }
        var filled: [Double] = []
        for known in heights {
            height = known ?? height
            filled.append(height)
        }
        let isDense = total / Double(metres.count - 1) < CoursePath.dense
        self.altitudes = isDense ? Slope.medianOfFive(filled) : filled
    }
}
