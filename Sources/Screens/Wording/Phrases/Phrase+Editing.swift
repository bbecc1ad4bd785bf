import Localizations

extension Phrase {
    /// Shortened words of Borg's CR-10 scale.
    static let efforts: [Phrase] = [
        .effort0,
        .effort1,
        .effort2,
        .effort3,
        .effort4,
        .effort5,
        .effort6,
        .effort7,
        .effort8,
        .effort9,
        .effort10,
    ]
}
