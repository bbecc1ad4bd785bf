import Foundation

/// One backup in one file: the header, the blocks, the list of files, and where everything lies.
///
/// The file begins with eight fixed bytes. Each part has a kind, a name of 64 bytes (zeros where there is none) and a length of 8 bytes in
/// little-endian order before its content. A file that ends early has no list of files and is refused.
enum BackupFile {
    static let magic = Array("hearthb1".utf8)
    static let ending = ".hearthbackup"

    /// Whether a path names a backup file. A folder may have such a name too.
    static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return path.hasSuffix(ending)
            && !(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue)
    }

    enum Part: UInt8 { case header = 1, block, manifest }

    static let frameSize = 1 + 64 + 8
    /// Bytes of a part at most.
    static let largestPart = 1 << 30

    static func frame(_ part: Part, name: String, count: Int) -> [UInt8] {
        let text = Array(name.utf8.prefix(64))
        var bytes = [part.rawValue] + text + [UInt8](repeating: 0, count: 64 - text.count)
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: count >> shift)) }
        return bytes
    }
}

/// Writes a backup file. It gets its name when it is complete.
final class BackupFileWriter {
    let coding: BlockCoding
    private let path: String
    private let file: OutputFile
    private var written: Set<String> = []
    private var isFinished = false

    /// - Throws: `BackupError.exists` when there is a file of that name.
    init(_ path: String, passphrase: String?, rounds: Int) throws {
        guard !FileManager.default.fileExists(atPath: path) else { throw BackupError.exists(path: path) }
        let (header, coding) = try BackupHeader.new(passphrase: passphrase, rounds: rounds)
        self.path = path
        self.coding = coding
        let folder = URL(filePath: path).deletingLastPathComponent().path
        try BackupDisk.clearDrafts(in: folder) { $0.hasSuffix(BackupFile.ending + BackupDisk.draftEnding) }
        file = try OutputFile(creating: path + BackupDisk.draftEnding)
        try file.write(BackupFile.magic)
        try add(.header, name: "", try header.encoded())
    }

    deinit { if !isFinished { unlink(path + BackupDisk.draftEnding) } }

    private func add(_ part: BackupFile.Part, name: String, _ bytes: [UInt8]) throws {
        try file.write(BackupFile.frame(part, name: name, count: bytes.count))
        try file.write(bytes)
    }

    func holds(_ name: String) -> Bool { written.contains(name) }

    func write(_ content: [UInt8], as name: String) throws {
        try add(.block, name: name, try coding.encoded(content, as: name))
        written.insert(name)
    }

    func publish(_ manifest: BackupManifest, as name: String) throws {
        try add(.manifest, name: name, try manifest.encoded(coding, as: name))
        try file.finish(as: path)
        isFinished = true
        try BackupDisk.settle(URL(filePath: path).deletingLastPathComponent().path)
    }
}

/// A backup file, opened for reading.
struct BackupFileSource: BackupSource {
    let path: String
    let coding: BlockCoding
    private let file: InputFile
    private let list: (name: String, range: Range<Int>)
    private let blocks: [String: Range<Int>]

    /// - Throws: `BackupError.notABackup` for another file, `damaged` for one that ends early.
    init(_ path: String, passphrase: String?) throws {
        self.path = path
        file = try InputFile(path)
        guard try file.read(at: 0, count: BackupFile.magic.count) == BackupFile.magic else {
            throw BackupError.notABackup(path: path)
        }
        let size = try file.stamp().size
        var position = BackupFile.magic.count
        var header: Range<Int>?
        var list: (name: String, range: Range<Int>)?
        var blocks: [String: Range<Int>] = [:]
        while position < size {
            let frame = try file.read(at: position, count: BackupFile.frameSize)
            guard frame.count == BackupFile.frameSize, list == nil, let part = BackupFile.Part(rawValue: frame[0]),
                let count = BackupFileSource.length(frame[65...]), count <= size - position - BackupFile.frameSize
            else { throw BackupError.damaged(path: path, what: "the file at byte \(position)") }
            let name = String(decoding: frame[1..<65].prefix { $0 != 0 }, as: UTF8.self)
            let range = position + BackupFile.frameSize..<position + BackupFile.frameSize + count
            switch part {
            case .header where header == nil: header = range
            case .block where BlockCoding.isName(name): blocks[name] = range
            case .manifest where BackupEntry(name: name) != nil: list = (name, range)
            default: throw BackupError.damaged(path: path, what: "the file at byte \(position)")
            }
            position = range.upperBound
        }
        guard let header, let list else { throw BackupError.damaged(path: path, what: "the end of the file") }
        let bytes = try file.read(at: header.lowerBound, count: header.count)
        coding = try BackupHeader.decoded(bytes, path: path).coding(passphrase: passphrase, path: path)
        self.list = list
        self.blocks = blocks
    }

    private static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
        let number = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return number <= UInt64(BackupFile.largestPart) ? Int(number) : nil
    }

    func entries() throws -> [BackupEntry] { BackupEntry(name: list.name).map { [$0] } ?? [] }

    func storedManifest(_ name: String) throws -> [UInt8] {
        guard name == list.name else { throw BackupError.unknown(name: name, path: path) }
        return try file.read(at: list.range.lowerBound, count: list.range.count)
    }

    func storedBlock(_ name: String) throws -> [UInt8]? {
        try blocks[name].map { try file.read(at: $0.lowerBound, count: $0.count) }
    }
}
