/// A reader of tracks in markup. It defines the meaning of tags and texts; traversing the file is shared.
protocol TrackMarkupReader {
    var markup: TrackMarkup { get set }
    /// Whether a track point may begin here, or is being read.
    var place: TrackPlace { get }
    /// The point being read.
    var point: TrackPoint { get set }
    /// Meaning of the current element's text for a point.
    var pointValue: TrackValue { get }

    mutating func start(_ name: Range<Int>, _ isSelfClosing: Bool, _ scanner: borrowing XMLScanner) throws(FileError)
    /// - Parameter name: without its prefix.
    mutating func end(_ name: Range<Int>, _ scanner: borrowing XMLScanner)
    mutating func text(_ range: Range<Int>, _ scanner: borrowing XMLScanner)
    /// Stores the complete point.
    mutating func closePoint()
}

enum TrackPlace { case elsewhere, amongPoints, point }

extension TrackMarkupReader {
    /// Begins a GPX point, whose position is in its start tag.
    mutating func startPoint(_ name: Range<Int>, _ isSelfClosing: Bool, _ scanner: borrowing XMLScanner) {
        markup.templates.begin(name, isSelfClosing: isSelfClosing, in: scanner)
        var next = TrackPoint()
        markup.takePlace(into: &next, scanner)
        point = next
        if isSelfClosing {
            markup.templates.finish(scanner)
            closePoint()
        }
    }

    /// Traverses the whole file, including damaged parts.
    /// - Throws: errors of the reader; damage before the root, and hostile markup anywhere.
    mutating func walk(_ bytes: Span<UInt8>) throws(FileError) {
        let check = MarkupCheck(bytes)
        var scanner = XMLScanner(bytes)
        reading: while true {
            if place == .amongPoints, let next = markup.repeatedPoint(scanner) {
                scanner.position = next.end
                point = next.point
                closePoint()
                continue
            }
            let event: XMLEvent
            do throws(FileError) {
                event = try scanner.next()
            } catch {
                guard case .malformed(let what, let offset) = error, markup.hasRoot else { throw error }
                markup.note(.malformedMarkup(what: what), at: offset, of: bytes)
                scanner.skipMalformed()
                markup.templates.abandon()
                continue
            }
            switch event {
            case .start(let name, let isSelfClosing):
                markup.prefixes.look(at: name, in: scanner)
                if markup.ignoredDepth == .max { try start(name, isSelfClosing, scanner) }
            case .end(let name):
                if markup.ignoredDepth == .max {
                    end(scanner.localStart..<name.upperBound, scanner)
                } else if scanner.depth <= markup.ignoredDepth {
                    markup.ignoredDepth = .max
                }
            case .text(let range):
                if place == .point { markup.templates.add(range, pointValue) }
                text(range, scanner)
            case .characterData(let range):
                markup.templates.abandon()
                text(range, scanner)
            case .incomplete(let from):
                markup.note(.truncated, at: from, of: bytes)
                break reading
            case .finished:
                if scanner.depth > 0 { markup.note(.truncated, at: bytes.count, of: bytes) }
                break reading
            }
        }
        markup.noteBytes(check, bytes)
    }
}
