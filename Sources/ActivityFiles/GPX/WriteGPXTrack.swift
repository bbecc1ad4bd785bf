/// Returns a GPX 1.1 file with one track: places and altitudes, without times.
///
/// - Parameters:
///   - title: name of the track.
///   - latitudes: degrees north; as many as `longitudes` and `altitudes`.
///   - longitudes: degrees east.
///   - altitudes: metres above sea level; nil where unknown.
///   - breaks: indices of the points that begin a new segment, ascending.
public func writeGPXTrack(
    named title: String, latitudes: [Double], longitudes: [Double], altitudes: [Double?], breaks: [Int]
) -> [UInt8] {
    var text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="Hearth" xmlns="http://www.topografix.com/GPX/1/1">
        <trk><name>\(title.escapedForXML)</name><trkseg>

        """
    var next = breaks[...]
    for index in 0..<min(latitudes.count, longitudes.count, altitudes.count) {
        if index > 0, next.first == index { text += "</trkseg><trkseg>\n" }
        while let position = next.first, position <= index { next.removeFirst() }
        // A millionth of a degree is a tenth of a metre.
        text += "<trkpt lat=\"\(DecimalNumber.text(latitudes[index], decimals: 6))\""
        text += " lon=\"\(DecimalNumber.text(longitudes[index], decimals: 6))\">"
        if let altitude = altitudes[index] { text += "<ele>\(DecimalNumber.text(altitude, decimals: 1))</ele>" }
        text += "</trkpt>\n"
    }
    text += "</trkseg></trk>\n</gpx>\n"
    return Array(text.utf8)
}
