/// An OpenAI-compatible endpoint that writes summaries of heated classes, as the owner configured it.
public struct SummaryEndpoint: Equatable, Sendable {
    /// Address below which `/chat/completions` lies, such as `http://127.0.0.1:11434/v1`.
    public let address: String
    /// Name of the model at the endpoint.
    public let model: String
    /// Key that the endpoint requires; nil for none.
    public let key: String?

    /// Reasons why a value is refused.
    public enum Flaw: Error, Equatable, Sendable {
        case address(ConfiguredArchives.Flaw)
        case modelMissing
        /// In characters.
        case modelTooLong(limit: Int)
        /// The key has spaces or other characters that no key has, or is longer than `longestKey`.
        case notKey
    }

    static let longestModel = 120
    static let longestKey = 400

    /// - Parameters:
    ///   - address: address below which `/chat/completions` lies.
    ///   - model: name of the model, at most 120 characters.
    ///   - key: empty for no key.
    ///   - allowsPrivate: whether the owner allows sources on this machine and in its network.
    public init(address: String, model: String, key: String, allowsPrivate: Bool = false) throws(Flaw) {
        do throws(ConfiguredArchives.Flaw) {
            self.address = SummaryEndpoint.base(try ConfiguredArchives.checked(address, allowsPrivate))
        } catch {
            throw .address(error)
        }
        let words = model.split { $0 == " " || $0.isNewline }.joined(separator: " ")
        guard !words.isEmpty else { throw .modelMissing }
        guard words.unicodeScalars.count <= SummaryEndpoint.longestModel else {
            throw .modelTooLong(limit: SummaryEndpoint.longestModel)
        }
        self.model = words
        // A header gets the key, so it must not have spaces or line ends.
        guard key.utf8.count <= SummaryEndpoint.longestKey, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .notKey
        }
        self.key = key.isEmpty ? nil : key
    }

    /// Scheme, name and port of the server.
    var origin: String { WebAddress(address + "/")?.origin ?? address }

    /// Name of the server, with its port if the address has one.
    public var host: String { String(decoding: origin.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2), as: UTF8.self) }

    /// Accepts the address of completions too, which some servers show.
    private static func base(_ address: String) -> String {
        var bytes = Array(address.utf8)
        let completions = Array("chat/completions".utf8)
        if bytes.count > completions.count, bytes.suffix(completions.count).elementsEqual(completions) {
            bytes.removeLast(completions.count)
        }
        while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
