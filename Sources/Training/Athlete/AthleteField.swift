/// Setting of the athlete's profile: its value, its limits, and its names in storage, exports, the settings form and the command.
///
/// `AthleteField.all` is the only list of settings. Everything that stores, exports, shows or asks for the profile is a loop over it.
/// CONTRIBUTING.md has a recipe.
public struct AthleteField: Sendable {
    /// Key of its texts in `Localizations/Athlete.xcstrings`: `athlete.<key>.name` for the command, `.label` and `.hint` for the form.
    public var key: String
    /// Names of columns and keys. They never change once released.
    public var names: Names
    public var flag: Flag
    public var kind: Kind
    /// Whether it always has a value; without a stated one, a default such as an empty name.
    public var isRequired = false
    /// Whether digests depend on it. They are computed again when its value changes.
    public var isInDigestKey = false
    /// Returns the value; nil if it is absent.
    public var value: @Sendable (Athlete) -> AthleteValue?
    /// Sets the value. Nil, a value of another type or an impossible value clears the setting.
    public var set: @Sendable (inout Athlete, AthleteValue?) -> Void

    /// Names of the setting. A list with several names has one element under each; a list with one name is stored as a list.
    public struct Names: Sendable {
        /// Columns of the table `athlete`.
        public var columns: [String]
        /// Keys in the export's list.
        public var export: [String]
        /// Keys of `hearth athlete --json`.
        public var json: [String]
        /// Fields of the settings form; empty if the form asks for it in another field.
        public var form: [String]
    }

    /// Flag of `hearth athlete`.
    public struct Flag: Sendable {
        public var name: String
        /// Placeholder of the value in the help.
        public var value: String
        /// Value that the command accepts.
        public var example: String
        public var help: String

        init(_ name: String, _ value: String, example: String, _ help: String) {
            self.name = name
            self.value = value
            self.example = example
            self.help = help
        }
    }

    /// Type of the value, which decides how it is parsed, checked and shown.
    public enum Kind: Sendable {
        /// - limit: most characters that the form accepts.
        case text(limit: Int)
        /// One of these words. The texts of each are `athlete.<key>.<word>.name` and `.label`.
        case choice([String])
        case birthYear
        case number(Limits)
        /// Speed, entered as a pace.
        case pace
        case day(Days)
        /// Offset of the home clock, in seconds.
        case offset
        /// Name of a time zone. In the form, it shares a field with the offset.
        case zone
        /// Lower bounds of the heart-rate zones.
        case zones
        /// Days of the week, 1 is Monday. In one column, they are bits.
        case weekdays
        /// First and last hour of a day.
        case hours
        /// Some of these sports; stored as their names, separated by spaces.
        case sports([Sport])
    }

    /// Unit and allowed ranges of a number.
    public struct Limits: Sendable {
        public var unit: Unit
        /// Range of the form, in the stored unit.
        public var form: ClosedRange<Double>
        /// Range of the command, in the unit of the flag.
        public var flag: ClosedRange<Int>
        /// Range of imported lists, in the stored unit. Other values are removed.
        public var stored: ClosedRange<Double>
    }

    public enum Unit: Sendable {
        case kilograms
        /// Stored in metres; entered in centimetres or inches.
        case metres
        case beatsPerMinute, watts, hours
    }

    /// Days that may be entered.
    public enum Days: Sendable {
        /// Today and later.
        case ahead
        /// Today and earlier.
        case past
    }

    /// Card of the settings form.
    public struct FormSection: Sendable {
        public var name: Name
        public var fields: [AthleteField]

        /// The raw values are names in the page.
        public enum Name: String, Sendable { case you, heart, threshold, zones, habits, devices }
    }
}

extension AthleteField.Kind {
    public var storage: AthleteValue.Storage {
        switch self {
        case .text, .choice, .zone, .sports: .text
        case .birthYear, .day, .offset: .whole
        case .number, .pace: .decimal
        case .zones: .decimals
        case .weekdays, .hours: .wholes
        }
    }
}

extension AthleteField.Unit {
    /// Units of the flag in a stored unit.
    public var flagFactor: Double { if case .metres = self { 100 } else { 1 } }

    /// English name of the flag's unit.
    public var flagName: String {
        switch self {
        case .kilograms: "kilograms"
        case .metres: "centimetres"
        case .beatsPerMinute: "beats per minute"
        case .watts: "watts"
        case .hours: "hours"
        }
    }
}
