/// Learns how the points of a file are written, and reads those that are written the same way without looking at their tags.
///
/// Points come in thousands that differ in their values only. The markup around the values of one that was read tag by tag is
/// kept; a point with the same bytes between its values means the same. Whatever differs is read tag by tag and learned.
struct PointTemplates {
    /// Points with and without a heart rate take turns, and more kinds than these are rare.
    private static let capacity = 4

    private var templates: [PointTemplate] = []
    private var isLearning = false
    private var start = 0
    private var depth = 0
    private var slots: [(place: Range<Int>, value: TrackValue)] = []

    /// The point that stands at the scanner's position, behind blanks.
    /// - Returns: nil when it is not written like one of the last ones; nothing changed then.
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

    /// A point starts whose start tag was just read.
    mutating func begin(_ name: Range<Int>, isSelfClosing: Bool, in scanner: borrowing XMLScanner) {
        isLearning = true
        start = name.lowerBound - 1
        depth = isSelfClosing ? scanner.depth : scanner.depth - 1
        slots.removeAll(keepingCapacity: true)
    }

    /// A value of the point stands at a place. Attributes may come in any order, texts follow them.
    mutating func add(_ place: Range<Int>, _ value: TrackValue) {
        guard isLearning else { return }
        var index = slots.count
        while index > 0, slots[index - 1].place.lowerBound > place.lowerBound { index -= 1 }
        slots.insert((place, value), at: index)
    }

    /// The point holds something that only a reader of tags understands.
    mutating func abandon() { isLearning = false }

    /// The point's end was just read.
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
