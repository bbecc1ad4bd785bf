/// Value of a profile setting as it is stored and exported, in SI units.
public enum AthleteValue: Equatable, Sendable {
    case text(String)
    case whole(Int)
    case decimal(Double)
    case wholes([Int])
    case decimals([Double])

    /// Type of a value.
    public enum Storage: Sendable { case text, whole, decimal, wholes, decimals }

    public var text: String? { if case .text(let text) = self { text } else { nil } }
    public var whole: Int? { if case .whole(let number) = self { number } else { nil } }
    public var decimal: Double? { if case .decimal(let number) = self { number } else { nil } }
    public var wholes: [Int]? { if case .wholes(let numbers) = self { numbers } else { nil } }
    public var decimals: [Double]? { if case .decimals(let numbers) = self { numbers } else { nil } }

    /// Whether it is a list without elements. Exports leave it out.
    public var isEmptyList: Bool { wholes?.isEmpty ?? decimals?.isEmpty ?? false }
}
