import ArgumentParser
import Training

/// Flags of `hearth athlete`. They are parsed as text, so that Hearth words the error of a value that is out of range.
struct ProfileFlags: ParsableArguments {
    @OptionGroup var values: FieldFlags

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Clear one of these fields (mass, ftp, …); can be repeated.", valueName: "field"))
    var clear: [String] = []
}

/// One flag for each entry of `AthleteField.all`.
///
/// The argument parser finds the options of a type in its mirror and decodes each under its label, so this type creates both
/// from the table instead of one property a flag.
struct FieldFlags: ParsableArguments, CustomReflectable {
    /// Texts of the flags that were passed, by name.
    private(set) var texts: [String: String] = [:]

    init() {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        for field in AthleteField.all {
            let key = Key(stringValue: field.flag.name)
            texts[field.flag.name] = try values.decode(Option<String?>.self, forKey: key).wrappedValue
        }
    }

    var customMirror: Mirror {
        Mirror(self, children: AthleteField.all.map { (label: $0.flag.name, value: FieldFlags.option($0)) })
    }

    private static func option(_ field: AthleteField) -> Option<String?> {
        // An offset may begin with a minus sign.
        var parsing = SingleValueParsingStrategy.next
        if case .offset = field.kind { parsing = .unconditional }
        return Option(
            name: .customLong(field.flag.name), parsing: parsing,
            help: ArgumentHelp(field.flag.help, valueName: field.flag.value))
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
