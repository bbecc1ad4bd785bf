import Analysis
import Training

extension ActivityScreen {
    /// How high it was, in words without a figure for what that does: people differ too much in it.
    static func circumstances(_ digest: ActivityDigest?, _ reader: Reader) -> [String] {
        guard let altitude = digest?.notedAltitude else { return [] }
        var text = reader.say(.highNote, reader.height(altitude).text)
        if altitude > Altitude.high, digest?.sport.isRunning == true { text += " " + reader.say(.highNoteUptake) }
        return [text]
    }
}
