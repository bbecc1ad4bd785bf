import Analysis
import Foundation
public import Localizations
public import Screens
import WebRequests

/// Writes summaries with a model behind an OpenAI-compatible endpoint (`POST …/chat/completions`) that the owner named.
///
/// The request has the computed facts of one class, and the name of the model. It has no samples, no date, no place and no name.
public struct ChatEndpoint: SummaryWriter {
    let endpoint: SummaryEndpoint
    let allowsPrivate: Bool
    let patience: Double

    public var kind: ClassSummary.Writer { .endpoint }

    /// - Parameters:
    ///   - allowsPrivate: whether the owner allows servers on this machine and in its network.
    ///   - patience: timeout in seconds.
    public init(_ endpoint: SummaryEndpoint, allowsPrivate: Bool, patience: Double = ClassSummary.patience) {
        self.endpoint = endpoint
        self.allowsPrivate = allowsPrivate
        self.patience = patience
    }

    /// In bytes; a summary has some hundred, and some servers add details of the model.
    static let largestAnswer = 65_536
    /// Some models count what they think before the text, which is many times longer. The timeout limits both.
    static let mostTokens = 2_000

    public func text(_ facts: SummaryFacts, in language: Language) async throws(SummaryFailure) -> String {
        guard let url = URL(string: endpoint.address + "/chat/completions"),
            let content = ChatEndpoint.content(facts, endpoint.model, language)
        else { throw .unreachable }
        var headers = ["Accept": "application/json", "Content-Type": "application/json"]
        if let key = endpoint.key { headers["Authorization"] = "Bearer " + key }
        let request = WebRequest(
            url, headers: headers, content: content, allowsPrivate: allowsPrivate, patience: patience,
            largest: ChatEndpoint.largestAnswer)
        let answer: WebRequest.Answer
        do throws(WebRequestError) {
            answer = try await request.send()
        } catch {
            throw SummaryFailure(error)
        }
        guard answer.status == 200 else { throw .refused(status: answer.status) }
        guard let completion = try? JSONDecoder().decode(Completion.self, from: answer.body),
            let text = completion.choices.first?.message.content
        else { throw .unreadable }
        return ChatEndpoint.plain(text)
    }

    /// Returns the text on one line without surrounding spaces and quotation marks, which models like to add.
    static func plain(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard line.count > 1, line.hasPrefix("\""), line.hasSuffix("\"") else { return line }
        return String(line.dropFirst().dropLast())
    }

    // MARK: Request and response

    struct Message: Codable, Equatable {
        var role: String
        var content: String
    }

    struct Question: Encodable {
        var model: String
        var messages: [Message]
        var max_tokens: Int
        var temperature: Double
        var stream: Bool
    }

    private struct Completion: Decodable {
        struct Choice: Decodable {
            struct Text: Decodable { var content: String? }
            var message: Text
        }
        var choices: [Choice]
    }

    private static func content(_ facts: SummaryFacts, _ model: String, _ language: Language) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(
            Question(model: model, messages: messages(facts, language), max_tokens: mostTokens, temperature: 0.3, stream: false))
    }

    static func messages(_ facts: SummaryFacts, _ language: Language) -> [Message] {
        let task = """
            Write two or three short sentences, in the language “\(language.ownName)”, to the person who attended this heated class. Be sober and kind. \
            Use the facts below only. State no other number, and write each number as digits with its unit. \
            Make no comparison with other classes, no advice, no medical statement, no heading, no list and no emoji.
            """
        return [Message(role: "system", content: task), Message(role: "user", content: lines(facts).joined(separator: "\n"))]
    }

    private static func lines(_ facts: SummaryFacts) -> [String] {
        var lines = [
            "Kind of class: \(facts.kind)", "Room: \(facts.degrees) \(facts.scale == .fahrenheit ? "°F" : "°C")",
            "Duration: \(facts.minutes) minutes",
        ]
        if let mean = facts.meanHeartRate { lines.append("Mean heart rate: \(mean) bpm") }
        if let highest = facts.highestHeartRate { lines.append("Highest heart rate: \(highest) bpm") }
        return lines
    }
}

extension SummaryFailure {
    fileprivate init(_ error: WebRequestError) {
        self =
            switch error {
            case .unreachable: .unreachable
            case .notPublic: .notPublic
            case .tooSlow: .tooSlow
            case .tooLarge: .tooLarge
            case .redirected(let status): .refused(status: status)
            }
    }
}
