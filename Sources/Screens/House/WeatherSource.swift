/// Whether somebody is asked about past weather. It is set where the server is started, and read then.
public enum WeatherSource: Equatable, Sendable {
    /// Weather comes from the athlete's files alone.
    case filesOnly
    /// The addresses of the archives that the owner named; of the air's only beside the weather's.
    case archive(address: String, air: String? = nil)
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
            case .archive(let address, let air):
                rows = [.init(reader.say(.weatherArchive), address)]
                if let air { rows.append(.init(reader.say(.airArchive), air)) }
                leaves = reader.say(.weatherLeaves) + (air == nil ? "" : " " + reader.say(.airLeaves))
            }
        }
    }
}
