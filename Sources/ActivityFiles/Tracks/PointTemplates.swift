/// Learns the form of a file's points, and reads points of the same form without parsing their tags.
///
/// Thousands of points differ in their values only. The markup around the values of a parsed point is stored; a point with the same bytes
/// between its values has the same meaning. Any other point is parsed and learned.
struct PointTemplates {
    /// Points with and without a heart rate alternate, and more than four forms are rare.
    private static let capacity = 4

    private var templates: [PointTemplate] = []
    private var isLearning = false
    private var start = 0
    private var depth = 0
    private var slots: [(place: Range<Int>, value: TrackValue)] = []

    /// Returns the point at the scanner's position, after spaces.
    /// - Returns: nil if it has none of the recent forms; nothing changes then.
    @inline(__always)
    mutating func read(_ scanner: borrowing XMLScanner, stamps: inout StampReader) -> (point: TrackPoint, end: Int)? {
        guard !templates.isEmpty else { return nil }
        let start = scanner.offsetOfContent(from: scanner.position)
        if let read = templates[0].read(at: start, in: scanner, stamps: &stamps) { return read }
        var index = 1
        while index < templates.count {
            if let read = templates[index].read(at: start, in: scanner, stamps: &stamps) {
                templates.swapAt(0, index)
                return read
            }
            index += 1
        }
        return nil
    }

    /// Begins a point after its start tag.
    mutating func begin(_ name: Range<Int>, isSelfClosing: Bool, in scanner: borrowing XMLScanner) {
        isLearning = true
        start = name.lowerBound - 1
        depth = isSelfClosing ? scanner.depth : scanner.depth - 1
        slots.removeAll(keepingCapacity: true)
    }

    /// Adds the place of a value. Attributes may have any order; texts follow them.
    mutating func add(_ place: Range<Int>, _ value: TrackValue) {
        guard isLearning else { return }
        var index = slots.count
        while index > 0, slots[index - 1].place.lowerBound > place.lowerBound { index -= 1 }
        slots.insert((place, value), at: index)
    }

    /// Stops learning: the point contains something that needs the full reader.
    mutating func abandon() { isLearning = false }

    /// Ends a point after its end tag.
    mutating func finish(_ scanner: borrowing XMLScanner) {
        defer { isLearning = false }
        // A point that leaves elements open changes more than itself.
        guard isLearning, scanner.depth == depth,
            let template = PointTemplate(start..<scanner.position, slots: slots, in: scanner)
        else { return }
        if templates.count == PointTemplates.capacity { templates.removeLast() }
        templates.insert(template, at: 0)
    }
}
