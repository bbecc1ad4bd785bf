import Foundation

/// The last valid answers by address, in memory and optionally in a file.
///
/// The actor serialises access to the map and writes to the file. It never waits for the network.
actor AnswerCache {
    struct Entry: Codable {
        var body: Data
        var secondsSince1970: Double
    }

    private var entries: [String: Entry] = [:]
    private let file: URL?
    private var isLoaded = false

    init(file: URL?) { self.file = file }

    /// Returns the cache key of a request, distinct for each server and athlete. The token is a secret; the key contains only its FNV-1a
    /// hash.
    static func address(of path: String, at server: URL, token: String) -> String {
        let sum = token.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return server.absoluteString + " " + String(sum, radix: 16) + " " + path
    }

    func entry(for address: String) -> Entry? {
        loadOnce()
        return entries[address]
    }

    func keep(_ body: Data, for address: String, at secondsSince1970: Double) {
        loadOnce()
        entries[address] = Entry(body: body, secondsSince1970: secondsSince1970)
        guard let file, let bytes = try? JSONEncoder().encode(entries) else { return }
        // A failed write does not withhold the answer; the next answer tries again.
        try? bytes.write(to: file, options: .atomic)
        // Health data: readable by its owner only.
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }

    private func loadOnce() {
        guard !isLoaded else { return }
        isLoaded = true
        // A missing or damaged file is an empty cache.
        guard let file, let bytes = try? Data(contentsOf: file),
            let kept = try? JSONDecoder().decode([String: Entry].self, from: bytes)
        else { return }
        entries = kept
    }
}
