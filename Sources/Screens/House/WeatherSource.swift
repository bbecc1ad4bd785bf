/// Whether somebody is asked about past weather. It is set where the server is started, and read then.
public enum WeatherSource: Equatable, Sendable {
    /// Weather comes from the athlete's files alone.
    case filesOnly
    /// The address of the archive that the owner named.
    case archive(address: String)
}

extension SettingsScreen {
    /// Where weather comes from, what that tells to whom, and how to change it.
    public struct Weather: Equatable, Sendable {
        public var title: String
        public var rows: [Explanation.Row]
        /// What leaves the machine, or that nothing does.
        public var leaves: String
        public var how: String

        init(_ source: WeatherSource, _ reader: Reader) {
            title = reader.say(.weatherSource)
            how = reader.say(.weatherSourceHow)
            switch source {
            case .filesOnly:
                rows = [.init(reader.say(.weatherArchive), reader.say(.weatherArchiveNone))]
                leaves = reader.say(.weatherLeavesNothing)
            case .archive(let address):
                rows = [.init(reader.say(.weatherArchive), address)]
                leaves = reader.say(.weatherLeaves)
            }
        }
    }
}
