import Analysis
import Localizations
import Measures
import Training

extension ActivityScreen {
    /// Describes the altitude in words, without a figure for its effect, because people differ too much.
    static func circumstances(_ digest: ActivityDigest?, _ reader: Reader) -> [String] {
        var notes: [String] = []
        if let altitude = digest?.notedAltitude {
            let isUnused = altitude > Altitude.high && digest?.sport.isRunning == true
            notes.append(
                reader.sentences(
                    reader.say(.highNote(altitude: reader.height(altitude).text)), isUnused ? reader.say(.highNoteUptake) : nil))
        }
        if let air = digest?.air { notes.append(self.air(air, reader)) }
        return notes
    }

    /// States that the device's total and the track differ by at least a third.
    static func distanceDoubt(_ recording: Recording, _ series: ActivitySeries, _ reader: Reader) -> String? {
        guard !recording.hasDistanceOfPoints, let stated = recording.distance, stated.metres > 0,
            let track = series.path?.metres.last, 3 * abs(track - stated.metres) >= stated.metres
        else { return nil }
        return reader.say(
            .distanceDoubt(
                statedDistance: reader.exactDistance(stated).text,
                trackDistance: reader.exactDistance(Distance(metres: track)).text))
    }

    private static func air(_ air: AirQuality, _ reader: Reader) -> String {
        let values = [
            air.index.map { reader.say(.airIndex(index: reader.number($0))) },
            air.fineParticles.map { reader.say(.airParticles(concentration: reader.number($0))) },
        ].compactMap { $0 }
        return reader.sentences(
            reader.say(.airNote(values: values.joined(separator: reader.say(.listJoint)))),
            air.isUnhealthy ? reader.say(.airUnhealthy) : nil)
    }
}
