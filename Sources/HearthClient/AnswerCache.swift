import Foundation

/// The last good answers, by address, in memory and optionally in a file.
///
/// The actor protects the map and the order of writes to the file; nothing that waits for the network runs on it.
actor AnswerCache {
    struct Entry: Codable {
        var body: Data
        var secondsSince1970: Double
    }

    private var entries: [String: Entry] = [:]
    private let file: URL?
    private var isLoaded = false

    init(file: URL?) { self.file = file }

    /// Names a question so that servers and athletes are kept apart. A token is a secret: only its FNV-1a sum goes into a file.
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
        // A cache that cannot be written is no reason to withhold the answer; the next answer tries again.
        try? bytes.write(to: file, options: .atomic)
        // Health data: for nobody else's eyes.
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
