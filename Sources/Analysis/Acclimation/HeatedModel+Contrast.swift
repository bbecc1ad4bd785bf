import Measures
import Training

extension HeatedModel.Fit {
    /// A weighted sum of coefficients in beats per minute, and half of its 80 % interval.
    struct Contrast: Equatable {
        var value: Double
        var halfWidth: Double
    }

    /// A sport, or its classes of a name with a coefficient of its own.
    struct Kind: Equatable {
        var sport: Sport
        var name: HeatedEffects.ClassName?
        /// Number of classes in the window.
        var count: Int
    }

    /// Effect of a change of the room's warmth in °C.
    func contrast(warmth: Double) -> Contrast? { contrast { $0[1] = warmth } }

    func contrast(tenMinutes: Double) -> Contrast? { contrast { $0[2] = tenMinutes } }

    /// Kinds with enough classes for a coefficient, in the order of their first class.
    func kinds(among classes: [HeatedModel.Class]) -> [Kind] {
        var kinds: [Kind] = []
        for one in classes {
            guard let sport = Sport(rawValue: one.sport) else { continue }
            let name = one.name.flatMap { hasCoefficient($0) ? $0 : nil }
            if let index = kinds.firstIndex(where: { $0.sport == sport && $0.name == name }) {
                kinds[index].count += 1
            } else {
                kinds.append(Kind(sport: sport, name: name, count: 1))
            }
        }
        return kinds.filter { $0.count >= HeatedModel.classesOfTitle }
    }

    /// Effect of a kind against the weighted mean of all classes.
    func contrast(of kind: Kind, among classes: [HeatedModel.Class], on day: Day) -> Contrast? {
        let weights = classes.map { HeatedModel.weight(of: $0, on: day) }
        let total = weights.reduce(0, +)
        guard total > 0 else { return nil }
        return contrast { row in
            add(sport: kind.sport.rawValue, name: kind.name, 1, to: &row)
            for (one, weight) in zip(classes, weights) { add(sport: one.sport, name: one.name, -weight / total, to: &row) }
        }
    }
}
