import Measures
import Training

/// Encodes a profile, so that results can state which profile they were computed from.
func encoded(_ athlete: Athlete) -> [UInt8] {
    var writer = BlobWriter()
    writer.add(athlete.birthYear)
    writer.add(athlete.sex?.rawValue)
    writer.add(athlete.mass?.amount)
    writer.add(athlete.height?.amount)
    writer.add(athlete.restingHeartRate?.amount)
    writer.add(athlete.maximumHeartRate?.amount)
    writer.add(athlete.thresholdHeartRate?.amount)
    writer.add(athlete.thresholdSpeed?.amount)
    writer.add(athlete.functionalThresholdPower?.amount)
    writer.add(athlete.homeOffset.secondsAheadOfUTC)
    return writer.bytes
}
