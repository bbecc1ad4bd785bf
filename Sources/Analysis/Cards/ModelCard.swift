/// Description of a model for people who want to check it. No field has a default, so that every card is complete.
public struct ModelCard: Equatable, Sendable {
    /// Stable: used in receipts and in `hearth explain`.
    public var id: String
    public var name: String
    /// Other names in the field.
    public var alsoKnownAs: [String]
    /// How the model computes, in English, with the numbers of its constants.
    public var formula: String { filled(formulaTemplate) }
    /// The formula as written, with placeholders for the constants.
    public var formulaTemplate: String
    public var units: String
    /// A full citation, or the words "our own, because …".
    public var source: String
    public var grade: EvidenceGrade
    /// Where the model is valid, and what it cannot do.
    public var limits: String { filled(limitsTemplate) }
    /// The limits as written, with placeholders for the constants.
    public var limitsTemplate: String
    /// The numbers that the formula and the limits name in braces.
    public var constants: [CardConstant]

    public init(
        id: String, name: String, alsoKnownAs: [String], formula: String, units: String, source: String, grade: EvidenceGrade,
        limits: String, constants: [CardConstant] = []
    ) {
        self.id = id
        self.name = name
        self.alsoKnownAs = alsoKnownAs
        formulaTemplate = formula
        self.units = units
        self.source = source
        self.grade = grade
        limitsTemplate = limits
        self.constants = constants
    }

    private func filled(_ template: String) -> String {
        CardConstant.filled(template, constants) { $0.text(decimalSeparator: ".") }
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
