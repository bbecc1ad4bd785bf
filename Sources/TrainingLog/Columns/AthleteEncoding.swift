import Training

/// Encodes the settings that digests depend on, so that results can state which profile they were computed from.
func encoded(_ athlete: Athlete) -> [UInt8] {
    var writer = BlobWriter()
    for field in AthleteField.all where field.isInDigestKey {
        let value = field.value(athlete)
        if !field.isRequired { writer.add(value != nil) }
        switch value {
        case .text(let text): writer.add(text)
        case .whole(let number): writer.add(number)
        case .decimal(let number): writer.add(number)
        case .wholes(let numbers): writer.add(list: numbers) { $0.add($1) }
        case .decimals(let numbers): writer.add(list: numbers) { $0.add($1) }
        case nil: break
        }
    }
    return writer.bytes
}
