import Archives

/// Lets files of the same content, which are read side by side, wait for one another: the second must know what became of the first,
/// or one that was read alone would stay beside the same file with what lies beside it.
actor ContentGate {
    /// Of each content that is being read, who else wants to.
    private var waiting: [ContentHash: [CheckedContinuation<Void, Never>]] = [:]

    func enter(_ content: ContentHash) async {
        guard waiting[content] != nil else {
            waiting[content] = []
            return
        }
        await withCheckedContinuation { waiting[content]?.append($0) }
    }

    func leave(_ content: ContentHash) {
        if waiting[content]?.isEmpty ?? true { waiting[content] = nil } else { waiting[content]?.removeFirst().resume() }
    }
}
