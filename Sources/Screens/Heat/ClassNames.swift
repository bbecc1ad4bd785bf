import Analysis
import Localizations
public import Measures
public import Training

extension ClassType {
    /// Sports of classes in the order of choices: the usual heated ones first, the unspecific one last.
    static let builtInOrder: [Sport] = [.hotYoga, .yoga] + sports.filter { ![.hotYoga, .yoga, .other].contains($0) } + [.other]
}

extension DisplayContext {
    /// Name of a sport among class types.
    func classSport(_ sport: Sport) -> String { say(sport == .other ? .otherSport : .sport(sport)) }

    /// Returns the name of a class type, also of a removed one; nil if it is unknown.
    public func className(_ id: UniqueID, in list: ClassTypeList) -> String? {
        list.type(id)?.name.text ?? ClassType.builtInSport(id).map { classSport($0) }
    }

    /// Returns the name of an activity's class type, also of a removed one; without one, that of its sport.
    func kind(of digest: ActivityDigest) -> String {
        digest.classType.flatMap { className($0, in: classes) } ?? say(.sport(digest.sport))
    }

    /// Returns the symbol of an activity's own class type; without one, that of its sport.
    func symbol(of digest: ActivityDigest) -> Symbol {
        digest.classType.flatMap { classes.type($0) }.map { Symbol($0) } ?? Symbol(digest.sport)
    }
}

extension Symbol {
    /// Symbol of a class type; without one of its own, that of its sport.
    init(_ type: ClassType) {
        switch type.symbol {
        case .flame: self = .flame
        case .drop: self = .drop
        case .sunrise: self = .sunrise
        case .moon: self = .moon
        case .heart: self = .heart
        case .bolt: self = .bolt
        case .mountain: self = .mountain
        case .strength: self = .strength
        case .ride: self = .ride
        case .sauna: self = .sauna
        case nil: self = Symbol(type.sport)
        }
    }
}

extension ClassSymbol {
    var phrase: Phrase {
        switch self {
        case .flame: .classSymbolFlame
        case .drop: .classSymbolDrop
        case .sunrise: .classSymbolSunrise
        case .moon: .classSymbolMoon
        case .heart: .classSymbolHeart
        case .bolt: .classSymbolBolt
        case .mountain: .classSymbolMountain
        case .strength: .classSymbolStrength
        case .ride: .classSymbolRide
        case .sauna: .classSymbolSauna
        }
    }
}
