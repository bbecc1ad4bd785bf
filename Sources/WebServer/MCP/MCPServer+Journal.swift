public import Screens
public import TrainingLog

extension MCPServer {
    /// Creates a server for the data of a journal, such as that of `hearth mcp`.
    /// - Parameters:
    ///   - version: version of the program.
    ///   - context: returns the display context of a request. Texts are in its language.
    ///   - report: records an error that is no fault of the client.
    public init(
        version: String, journal: Journal, context: @escaping @Sendable () async throws -> DisplayContext,
        report: @escaping @Sendable (any Error) -> Void
    ) {
        self.init(
            version: version,
            answer: { tool, arguments in
                let reads = APIReads(journal: journal, context: try await context()) { [] }
                return try await MCPTools(reads: reads).answer(tool, arguments)
            }, report: report)
    }
}
