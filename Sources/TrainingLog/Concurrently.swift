/// Maps elements concurrently, at most `limit` at a time, and returns the results in the order of the elements. The first error ends all.
func concurrently<Element: Sendable, Outcome: Sendable>(
    _ elements: [Element], width: Int, _ work: @escaping @Sendable (Element) async throws -> Outcome
) async throws -> [Outcome] {
    try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
        var outcomes = [Outcome?](repeating: nil, count: elements.count)
        var next = 0
        func start() {
            guard next < elements.count else { return }
            let (index, element) = (next, elements[next])
            next += 1
            group.addTask { (index, try await work(element)) }
        }
        for _ in 0..<max(1, width) { start() }
        while let (index, outcome) = try await group.next() {
            outcomes[index] = outcome
            start()
        }
        return outcomes.compactMap { $0 }
    }
}
