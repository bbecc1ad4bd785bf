import ActivityFiles
import Archives

extension FileError {
    /// Error of an archive, or of an entry of one, that gives no file.
    init(_ error: ArchiveError) {
        self =
            switch error {
            case .notFound, .unreadable, .notARegularFile: .unreadable
            case .noFiles, .emptyArchive: .empty
            case .directoryMissing: .malformed(what: "zip directory", offset: 0)
            case .directoryDamaged(_, let offset): .malformed(what: "zip directory", offset: offset)
            case .overlappingEntries(_, let offset): .hostile(what: "overlapping zip entries", offset: offset)
            case .encrypted: .packed(what: "encrypted")
            case .unsupportedMethod(_, let method): .packed(what: "zip method \(method)")
            case .notDeflated: .malformed(what: "deflate stream", offset: 0)
            case .limitReached(.nesting, _): .packed(what: "nested")
            case .limitReached(let limit, _): .hostile(what: limit.rawValue, offset: 0)
            case .tooLargeToHold(_, let limit): .tooLarge(what: "file", limit: limit)
            case .scratchFailed: .malformed(what: "scratch file", offset: 0)
            }
    }
}

extension ImportFinding {
    /// Damage of an entry whose bytes could still be read.
    init(_ damage: ArchiveDamage) {
        switch damage {
        case .truncated(let offset): self.init(.warning, .truncated, at: .offset(offset))
        case .corrupt(let offset): self.init(.warning, .truncated, at: .offset(offset))
        case .checksumMismatch: self.init(.warning, .checksumMismatch)
        case .sizeMismatch(let stated, let actual): self.init(.warning, .headerSizeWrong(stated: stated, actual: actual))
        }
    }

    /// Finding about an entry that was read; nil for remarks without importance.
    init?(_ remark: ArchiveRemark) {
        switch remark {
        case .unsafeName: self.init(.warning, .malformedMarkup(what: "entry name"))
        case .directoryRebuilt: self.init(.warning, .truncated)
        case .nameGuessed: return nil
        }
    }
}
