import Analysis
import Localizations
import Measures
import Training

extension ActivityScreen {
    /// Describes the altitude in words, without a figure for its effect, because people differ too much.
    static func circumstances(_ digest: ActivityDigest?, _ context: DisplayContext) -> [String] {
        var notes: [String] = []
        if let altitude = digest?.notedAltitude {
            let isUnused = altitude > Altitude.high && digest?.sport.isRunning == true
            notes.append(
                context.sentences(
                    context.say(.highNote(altitude: context.height(altitude).text)), isUnused ? context.say(.highNoteUptake) : nil
                ))
        }
        if let air = digest?.air { notes.append(self.air(air, context)) }
        return notes
    }

    /// States that the device's total and the track differ by at least a third.
    static func distanceDoubt(_ recording: Recording, _ series: ActivitySeries, _ context: DisplayContext) -> String? {
        guard !recording.hasDistanceOfPoints, let stated = recording.distance, stated.metres > 0,
            let track = series.path?.metres.last, 3 * abs(track - stated.metres) >= stated.metres
        else { return nil }
        return context.say(
            .distanceDoubt(
                statedDistance: context.exactDistance(stated).text,
                trackDistance: context.exactDistance(Distance(metres: track)).text))
    }

    private static func air(_ air: AirQuality, _ context: DisplayContext) -> String {
        let values = [
            air.index.map { context.say(.airIndex(index: context.number($0))) },
            air.fineParticles.map { context.say(.airParticles(concentration: context.number($0))) },
        ].compactMap { $0 }
        return context.sentences(
            context.say(.airNote(values: values.joined(separator: context.say(.listJoint)))),
            air.isUnhealthy ? context.say(.airUnhealthy(index: context.number(AirQuality.unhealthy))) : nil)
    }
}
