import Measures
import Training

/// Returns the weather stored with a recording, or else the temperature of a handlebar sensor.
///
/// A wrist sensor measures the wrist, so on foot only stored weather counts.
func climate(of recording: Recording, offset: LocalOffset) -> ClimateConditions? {
    let humidity = recording.conditions?.humidityPercent
    guard let temperature = recording.conditions?.temperature ?? handlebarTemperature(of: recording) else { return nil }
    if isInRoom(recording) {
        return ClimateConditions.indoors(
            temperature: temperature, humidityPercent: humidity, assumesHumidity: recording.sport == .hotYoga)
    }
    return ClimateConditions.outdoors(
        temperature: temperature, humidityPercent: humidity, at: recording.start + recording.elapsed / 2, offset: offset,
        place: firstPlace(of: recording), altitude: recording.channel(.altitude)?.values.first,
        sky: MeasuredSky(wind: recording.conditions?.wind, cloudCover: recording.conditions?.cloudCover))
}

func isInRoom(_ recording: Recording) -> Bool {
    if recording.isIndoor == true { return true }
    switch recording.sport {
    case .treadmillRunning, .indoorCycling, .indoorRowing, .hotYoga, .sauna: return true
    default: return false
    }
}

private func handlebarTemperature(of recording: Recording) -> Temperature? {
    guard recording.sport.isCycling, let channel = recording.channel(.temperature) else { return nil }
    return Robust.median(channel.values.filter { (-40...60).contains($0) }).map { Temperature(celsius: $0) }
}

func firstPlace(of recording: Recording) -> Coordinate? {
    guard let latitude = recording.channel(.latitude)?.values.first else { return nil }
    guard let longitude = recording.channel(.longitude)?.values.first else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
}
