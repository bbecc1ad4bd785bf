public import ActivityFiles
import Localizations

/// Tables of the athlete on the import page: those that wait for a description, and the described ones.
public struct TableList: Equatable, Sendable {
    public var pendingTitle: String
    public var pendingLead: String
    public var pending: [Pending]
    public var savedTitle: String
    public var savedLead: String
    public var saved: [Saved]

    /// A kept file of an unknown table.
    public struct Pending: Equatable, Sendable {
        public var id: String
        public var name: String
        public var size: String
        public var route: Route
        public var describe: String
        public var describeSpoken: String
        public var discard: String
    }

    public struct Saved: Equatable, Sendable {
        public var id: String
        public var name: String
        public var text: String
        public var forget: String
        public var forgetSpoken: String
    }

    /// Field with the id of a description.
    public static let field = "table"
    /// Number of unknown tables that are kept until the athlete decides. Beyond it, the oldest are deleted.
    public static let keptLimit = 10

    /// - Parameters:
    ///   - pending: id, name and bytes of each kept file.
    ///   - saved: id and description of each described table.
    ///   - context: display context: language, units and current time.
    public init(
        pending: [(id: String, name: String, bytes: Int)], saved: [(id: String, table: OwnTable)], context: DisplayContext
    ) {
        pendingTitle = context.say(.tablesPendingTitle)
        pendingLead = context.say(.tablesPendingLead)
        self.pending = pending.map { file in
            Pending(
                id: file.id, name: file.name, size: ByteText.text(file.bytes, context.language), route: .describingTable(file.id),
                describe: context.say(.tablesDescribe), describeSpoken: context.say(.tablesDescribeSpoken(file: file.name)),
                discard: context.say(.tablesDiscard))
        }
        savedTitle = context.say(.tablesSavedTitle)
        savedLead = context.say(.tablesSavedLead)
        self.saved = saved.map { entry in
            let table = entry.table
            return Saved(
                id: entry.id, name: table.name,
                text: context.say(
                    .tablesSavedRow(count: table.columns.count, columns: OwnTableText.row(table.row, context.language))),
                forget: context.say(.tablesForget), forgetSpoken: context.say(.tablesForgetSpoken(table: table.name)))
        }
    }
}
