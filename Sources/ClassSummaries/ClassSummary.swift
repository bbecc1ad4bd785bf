public import Localizations
public import Screens

/// The summary of a heated class, and who wrote it.
public struct ClassSummary: Equatable, Sendable {
    public var text: String
    public var writer: Writer
    /// Why writers before this one have no text, in their order.
    public var failures: [SummaryFailure]

    public enum Writer: String, Equatable, Sendable {
        /// The on-device model of an Apple system.
        case onDevice = "on-device"
        /// The endpoint that the owner configured.
        case endpoint
        case template
    }

    /// Longest wait for a writer in seconds.
    public static let patience = 10.0

    /// Asks the writers in turn and returns the first text that states no number except the facts. The template comes last and always has one.
    public init(_ facts: SummaryFacts, by writers: [any SummaryWriter], in language: Language) async {
        var failures: [SummaryFailure] = []
        for writer in writers {
            do throws(SummaryFailure) {
                let text = try await writer.text(facts, in: language)
                if let refusal = SummaryCheck.refusal(of: text, facts) { throw .notChecked(refusal) }
                self.init(text: text, writer: writer.kind, failures: failures)
                return
            } catch {
                failures.append(error)
            }
        }
        self.init(text: SummaryTemplate.text(facts, language), writer: .template, failures: failures)
    }

    init(text: String, writer: Writer, failures: [SummaryFailure]) {
        self.text = text
        self.writer = writer
        self.failures = failures
    }
}
