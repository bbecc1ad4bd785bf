import Synchronization

/// Total progress of the files of an import, updated from any task.
final class ProgressCounter: Sendable {
    private let state: Mutex<ImportProgress>
    private let report: @Sendable (ImportProgress) -> Void

    init(bytesTotal: Int, report: @escaping @Sendable (ImportProgress) -> Void) {
        state = Mutex(ImportProgress(bytesDone: 0, bytesTotal: bytesTotal, filesDone: 0, currentPath: ""))
        self.report = report
    }

    func add(bytes: Int, files: Int, path: String) {
        report(
            state.withLock {
                $0.bytesDone = min($0.bytesTotal, $0.bytesDone + bytes)
                $0.filesDone += files
                $0.currentPath = path
                return $0
            })
    }
}
