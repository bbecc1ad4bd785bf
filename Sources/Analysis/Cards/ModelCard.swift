/// What a model is, for people who want to check it. Nothing here has a default: a card is written, not filled in.
public struct ModelCard: Equatable, Sendable {
    /// Frozen: it leaves the process in receipts and in `hearth explain`.
    public var id: String
    public var name: String
    /// Other names under which the field knows it.
    public var alsoKnownAs: [String]
    public var formula: String
    public var units: String
    /// A full citation, or the words "our own, because …".
    public var source: String
    public var grade: EvidenceGrade
    /// Where it holds, and what it cannot do.
    public var limits: String

    public init(
        id: String, name: String, alsoKnownAs: [String], formula: String, units: String, source: String, grade: EvidenceGrade,
        limits: String
    ) {
        self.id = id
        self.name = name
        self.alsoKnownAs = alsoKnownAs
        self.formula = formula
        self.units = units
        self.source = source
        self.grade = grade
        self.limits = limits
    }
}

/// How far a model may be trusted. There is no "unknown": whoever adds a model judges it.
public enum EvidenceGrade: String, CaseIterable, Sendable {
    /// Reproduced measurements, or an equation of physics.
    case established
    /// Published and widely used; the size of its error is known.
    case useful
    /// Published, disputed or tested on few people.
    case disputed
    /// Our own product definition, tuned by back-test.
    case ownDefinition = "own_definition"
}
