/// Checks whether a file uses undeclared namespace prefixes.
///
/// Reading does not depend on them, because tags are matched by local name; but a file that breaks this rule is damaged, and a finding
/// reports it.
struct XMLPrefixes {
    private var declared: [[UInt8]] = [Array("xml".utf8)]
    /// Position of the first undeclared prefix.
    private(set) var firstUndeclared: Int?
    private var lastGood: [UInt8] = []

    /// Checks a start tag and its attributes.
    mutating func look(at name: Range<Int>, in scanner: borrowing XMLScanner) {
        var index = 0
        while let (attribute, _) = scanner.attribute(index) {
            index += 1
            guard attribute.count > 6, scanner.bytes[attribute.lowerBound] == UInt8(ascii: "x"),
                scanner.starts(with: "xmlns:", at: attribute.lowerBound)
            else { continue }
            var prefix: [UInt8] = []
            for offset in attribute.lowerBound + 6..<attribute.upperBound { prefix.append(scanner.bytes[offset]) }
            if declared.count < 64 { declared.append(prefix) }
        }
        if firstUndeclared != nil { return }
        if scanner.localStart > name.lowerBound { check(name, in: scanner) }
        index = 0
        while let (attribute, _) = scanner.attribute(index) {
            index += 1
            if attribute.count > 4 { check(attribute, in: scanner) }
        }
    }

    private mutating func check(_ name: Range<Int>, in scanner: borrowing XMLScanner) {
        let local = scanner.localName(name)
        guard local.lowerBound > name.lowerBound else { return }
        let length = local.lowerBound - 1 - name.lowerBound
        if matches(lastGood, name.lowerBound, length, in: scanner) { return }
        if length == 5, scanner.starts(with: "xmlns", at: name.lowerBound) { return }
        for prefix in declared where matches(prefix, name.lowerBound, length, in: scanner) {
            lastGood = prefix
            return
        }
        firstUndeclared = name.lowerBound
    }

    private func matches(_ prefix: [UInt8], _ start: Int, _ length: Int, in scanner: borrowing XMLScanner) -> Bool {
        guard prefix.count == length else { return false }
        for index in 0..<length where prefix[index] != scanner.bytes[start + index] { return false }
        return true
    }
}
