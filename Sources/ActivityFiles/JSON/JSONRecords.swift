/// A reader of the records in a JSON text of a vendor.
protocol JSONRecordReader {
    /// - Parameter record: the node of an object.
    mutating func take(_ record: Int, of document: borrowing JSONDocument)
}

extension JSONRecordReader {
    /// Passes every record of a text to the reader: the elements of a list, of lists inside its objects, or a single object.
    ///
    /// Lists are read in windows, so that a text of hundreds of megabytes needs no full table.
    /// - Parameter wrappers: names of members that contain a list of records, such as `sleep`.
    /// - Returns: whether the text ends inside an object or a list.
    /// - Throws: `.malformed` for invalid JSON, `.hostile` for endless nesting, `.tooLarge` beyond 256 MB.
    mutating func readRecords(of bytes: Span<UInt8>, in wrappers: [StaticString] = []) throws(FileError) -> Bool {
        var outline = try JSONOutline(bytes)
        guard let first = outline.peek(bytes) else { throw .empty }
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
            throw .malformed(what: "json", offset: outline.place)
        }
        if try outline.enter("[", bytes) {
            while try !outline.leavesArray(bytes) {
                let document = try JSONDocument(elementsIn: bytes, &outline)
                for element in document.elements { takeRecords(element, of: document, in: wrappers) }
            }
            return outline.depth > 0
        }
        let document = try JSONDocument(elementsIn: bytes, &outline, atMost: 1)
        for element in document.elements { takeRecords(element, of: document, in: wrappers) }
        return !JSONOutline.endsWithObject(bytes)
    }

    private mutating func takeRecords(_ node: Int, of document: borrowing JSONDocument, in wrappers: [StaticString]) {
        for wrapper in wrappers {
            let list = document.member(wrapper, of: node)
            guard document.isArray(list) else { continue }
            for record in document.elements(of: list) { take(record, of: document) }
            return
        }
        take(node, of: document)
    }
}

extension JSONOutline {
    /// Whether the last byte of a text other than a space ends an object.
    fileprivate static func endsWithObject(_ bytes: Span<UInt8>) -> Bool {
        var end = bytes.count
        while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
        return end > 0 && bytes[end - 1] == UInt8(ascii: "}")
    }
}
