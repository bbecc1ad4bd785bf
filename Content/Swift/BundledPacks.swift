import Foundation
public import Training

/// The packs that this program brings along.
public enum BundledPacks {
    /// The file of a pack.
    public struct File {
        public var name: String
        public var bytes: [UInt8]

        /// Identifier and version by the first lines, without reading the whole file; nil if they do not state both.
        public var head: (id: ContentID, version: Int)? {
            var id: ContentID?
            var version: Int?
            for line in bytes.prefix(1000).split(separator: UInt8(ascii: "\n")) {
                let text = String(decoding: line, as: UTF8.self)
                if text.hasPrefix("pack: ") { id = ContentID(String(text.dropFirst(6))) }
                if text.hasPrefix("version: ") { version = Int(text.dropFirst(9)) }
            }
            guard let id, let version else { return nil }
            return (id, version)
        }
    }

    /// The files in the order of their names.
    public static func files() throws -> [File] {
        guard let folder = Bundle.module.url(forResource: "Packs", withExtension: nil) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "yaml" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { File(name: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0))) }
    }
}
