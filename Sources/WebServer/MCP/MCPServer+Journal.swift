public import Screens
public import TrainingLog

extension MCPServer {
    /// Creates a server for the data of a journal, such as that of `hearth mcp`.
    /// - Parameters:
    ///   - version: version of the program.
    ///   - context: returns the display context of a request. Texts are in its language.
    public init(version: String, journal: Journal, context: @escaping @Sendable () async throws -> DisplayContext) {
        self.init(version: version) { tool, arguments in
            let reads = APIReads(journal: journal, context: try await context()) { [] }
            return try await MCPTools(reads: reads).answer(tool, arguments)
        }
    }
}
