import Archives
import Synchronization

/// The file of map tiles of a data folder. It is opened when it is needed, and again after it was replaced.
public final class MapFile: Sendable {
    /// Name of the file in the data folder.
    public static let name = "map.pmtiles"

    public let path: String

    private enum Content {
        case archive(MapArchive)
        case flawed(MapArchiveError)
    }

    private let last = Mutex<(identity: PositionedFile.Identity, content: Content)?>(nil)

    public init(path: String) { self.path = path }

    /// The archive; nil without a file.
    /// - Throws: why the file cannot be used.
    public var archive: MapArchive? {
        get throws(MapArchiveError) {
            guard let identity = PositionedFile.identity(ofFileAt: path) else { return nil }
            switch content(of: identity) {
            case .archive(let archive): return archive
            case .flawed(let error): throw error
            }
        }
    }

    private func content(of identity: PositionedFile.Identity) -> Content {
        if let known = last.withLock({ $0 }), known.identity == identity { return known.content }
        let content: Content
        do throws(MapArchiveError) { content = .archive(try MapArchive(path: path)) } catch { content = .flawed(error) }
        last.withLock { $0 = (identity, content) }
        return content
    }
}
