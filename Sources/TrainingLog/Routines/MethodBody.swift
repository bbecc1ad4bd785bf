import Training

/// Stored form of a method.
public struct MethodBody: Codable, Equatable, Sendable {
    var id: String
    var kind: String
    var name: [TextBody]
    var description: [TextBody]
    var minutes: Int
    var intensity: String
    /// Nil means no.
    var heat: Bool?

    init(_ method: TrainingMethod) {
        id = method.id.text
        kind = method.kind.rawValue
        name = TextBody.list(method.name)
        description = TextBody.list(method.description)
        minutes = method.minutes
        intensity = method.intensity.rawValue
        heat = method.isInHeat ? true : nil
    }

    /// Nil if a value is unknown to this version.
    var method: TrainingMethod? {
        guard let id = ContentID(id), let kind = TrainingMethod.Kind(rawValue: kind), let name = name.translated,
            let description = description.translated, TrainingMethod.minuteRange.contains(minutes),
            let intensity = TrainingMethod.Intensity(rawValue: intensity)
        else { return nil }
        return TrainingMethod(
            id: id, kind: kind, name: name, description: description, minutes: minutes, intensity: intensity,
            isInHeat: heat ?? false)
    }
}
