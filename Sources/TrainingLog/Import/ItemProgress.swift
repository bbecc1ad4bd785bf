import Archives

/// Progress within one file, measured in the file's own bytes.
final class ItemProgress {
    private let counter: ProgressCounter
    private let file: LooseFile
    private var reported = 0

    init(_ counter: ProgressCounter, file: LooseFile) {
        self.counter = counter
        self.file = file
    }

    func part(_ item: ArchiveItem) -> (Double) -> Void {
        let before = reported
        return { [self] share in
            let now = min(file.size, before + Int(Double(item.storedSize) * min(1, max(0, share))))
            guard now > reported else { return }
            counter.add(bytes: now - reported, files: share >= 1 ? 1 : 0, path: file.path(of: item))
            reported = now
        }
    }

    func finish() { counter.add(bytes: max(0, file.size - reported), files: 1, path: file.shown) }
}
