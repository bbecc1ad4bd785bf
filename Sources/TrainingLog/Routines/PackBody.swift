public import Training

/// Stored form of a content pack.
public struct PackBody: Codable, Equatable, Sendable {
    var id: String
    var version: Int
    var languages: [String]
    var adults: Bool
    var name: [TextBody]
    var description: [TextBody]
    var methods: [MethodBody]
    var routines: [RoutineBody]

    public init(_ pack: ContentPack) {
        id = pack.id.text
        version = pack.version
        languages = pack.languages
        adults = pack.isForAdults
        name = TextBody.list(pack.name)
        description = TextBody.list(pack.description)
        methods = pack.methods.map { MethodBody($0) }
        routines = pack.routines.map { RoutineBody($0, withMethods: false) }
    }

    /// Nil if a value is unknown to this version.
    public var pack: ContentPack? {
        var known: [ContentID: TrainingMethod] = [:]
        var list: [TrainingMethod] = []
        for body in methods {
            guard let method = body.method else { return nil }
            known[method.id] = method
            list.append(method)
        }
        var read: [Routine] = []
        for body in routines {
            guard let routine = body.routine(methods: known) else { return nil }
            read.append(routine)
        }
        guard let id = ContentID(id), let name = name.translated, let description = description.translated else { return nil }
        return ContentPack(
            id: id, version: version, languages: languages, isForAdults: adults, name: name, description: description,
            methods: list, routines: read)
    }
}
