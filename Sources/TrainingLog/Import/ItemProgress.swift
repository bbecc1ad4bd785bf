import Archives

/// Progress within one file, measured in the file's own bytes.
final class ItemProgress {
    private let counter: ProgressCounter
    private let file: LooseFile
    private var told = 0

    init(_ counter: ProgressCounter, file: LooseFile) {
        self.counter = counter
        self.file = file
    }

    func part(_ item: ArchiveItem) -> (Double) -> Void {
        let before = told
        return { [self] share in
            let now = min(file.size, before + Int(Double(item.storedSize) * min(1, max(0, share))))
            guard now > told else { return }
            counter.add(bytes: now - told, files: share >= 1 ? 1 : 0, path: file.path(of: item))
            told = now
        }
    }

    func finish() { counter.add(bytes: max(0, file.size - told), files: 1, path: file.shown) }
}
