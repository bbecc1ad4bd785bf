import Screens

/// Settings file of the endpoint that writes summaries: its address, its model and its key, one line each. The third line is empty without a
/// key. Only the owner can read the file, like all files of the data folder.
struct SummaryEndpointFile: Sendable {
    let path: String
    /// Whether the owner allows an endpoint on this machine or in its network.
    var allowsPrivate = false

    /// A file that never exists.
    static let none = SummaryEndpointFile(path: "")

    /// Current endpoint; nil without a file, and when the form would refuse its content. No endpoint is then asked.
    var current: SummaryEndpoint? {
        guard let lines = LinesFile(path: path).lines, lines.count >= 3 else { return nil }
        return try? SummaryEndpoint(address: lines[0], model: lines[1], key: lines[2], allowsPrivate: allowsPrivate)
    }

    /// Saves the endpoint.
    /// - Parameter endpoint: nil for none.
    func keep(_ endpoint: SummaryEndpoint?) throws {
        try LinesFile(path: path).keep(endpoint.map { [$0.address, $0.model, $0.key ?? ""] })
    }
}
