import ActivityFiles

/// The XML scanner by itself: it always gets on, and everything that it points to lies within the bytes.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard count > 0, let start else { return 0 }
    // The first byte says whether these are the last bytes of a file.
    let bytes = input(start + 1, count - 1)
    var scanner = XMLScanner(bytes.span, isLast: start[0] & 1 == 0)
    func demandWithin(_ range: Range<Int>) {
        demand(range.lowerBound >= 0 && range.upperBound <= count - 1, "ranges within the bytes")
    }
    while true {
        let before = scanner.position
        let event: XMLEvent
        do throws(FileError) { event = try scanner.next() } catch {
            guard case .malformed = error else { return 0 }
            scanner.skipMalformed()
            demand(scanner.position > before, "malformed tags are stepped over")
            continue
        }
        switch event {
        case .finished: return 0
        case .incomplete(let from):
            demandWithin(from..<from)
            return 0
        case .start(let name, _):
            demandWithin(name)
            for index in 0..<scanner.attributeCount {
                guard let attribute = scanner.attribute(index) else { fatalError("an attribute less than was counted") }
                demandWithin(attribute.name)
                demandWithin(attribute.value)
                _ = scanner.string(attribute.value)
                demand(scanner.number(attribute.value)?.isFinite ?? true, "finite numbers")
                demand(scanner.stamp(attribute.value)?.moment.secondsSince1970.isFinite ?? true, "finite moments")
            }
        case .end(let name): demandWithin(name)
        case .text(let range), .characterData(let range):
            demandWithin(range)
            _ = scanner.string(range)
        }
        demand(scanner.position > before, "every step gets on")
    }
}
