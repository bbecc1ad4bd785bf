/// Description of a model for people who want to check it. No field has a default, so that every card is complete.
public struct ModelCard: Equatable, Sendable {
    /// Stable: used in receipts and in `hearth explain`.
    public var id: String
    public var name: String
    /// Other names in the field.
    public var alsoKnownAs: [String]
    public var formula: String
    public var units: String
    /// A full citation, or the words "our own, because …".
    public var source: String
    public var grade: EvidenceGrade
    /// Where the model is valid, and what it cannot do.
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

/// Trustworthiness of a model. Every model is graded; there is no "unknown".
public enum EvidenceGrade: String, CaseIterable, Sendable {
    /// Reproduced measurements, or an equation of physics.
    case established
    /// Published and widely used, with an error of known size.
    case useful
    /// Published, but disputed or tested on few people.
    case disputed
    /// Our own product definition, tuned by back-tests.
    case ownDefinition = "own_definition"
}
