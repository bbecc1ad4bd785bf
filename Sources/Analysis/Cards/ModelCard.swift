/// What a model is, for people who want to check it. Nothing here has a default: a card is written, not filled in.
public struct ModelCard: Equatable, Sendable {
    /// Frozen: it leaves the process in receipts and in `hearth explain`.
    public var id: String
    public var name: String
    /// Other names under which the field knows it.
    public var alsoKnownAs: [String]
    /// How the model computes, in English, with the numbers of its constants.
    public var formula: String { filled(formulaTemplate) }
    /// The formula as written, with placeholders for the constants.
    public var formulaTemplate: String
    public var units: String
    /// A full citation, or the words "our own, because …".
    public var source: String
    public var grade: EvidenceGrade
    /// Where it holds, and what it cannot do.
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

/// How far a model may be trusted. There is no "unknown": the author of a model grades it.
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
