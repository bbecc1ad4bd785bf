import Testing

@testable import ActivityFiles

struct XMLScannerTests {
    /// Returns the events of a text as lines that are easy to compare.
    static func events(_ text: String, isLast: Bool = true) throws(FileError) -> [String] {
        let bytes = Array(text.utf8)
        var scanner = XMLScanner(bytes.span, isLast: isLast)
        var lines: [String] = []
        while true {
            switch try scanner.next() {
            case .start(let name, let isSelfClosing):
                var line = (isSelfClosing ? "<>" : "<") + scanner.string(name)
                var index = 0
                while let attribute = scanner.attribute(index) {
                    line += " " + scanner.string(attribute.name) + "=" + scanner.string(attribute.value)
                    index += 1
                }
                lines.append(line)
            case .end(let name): lines.append(">" + scanner.string(name))
            case .text(let range): lines.append(scanner.string(range))
            case .characterData(let range): lines.append("[" + String(decoding: bytes[range], as: UTF8.self) + "]")
            case .incomplete(let from):
                lines.append("incomplete \(from)")
                return lines
            case .finished: return lines
            }
        }
    }

    @Test func `tags, attributes, text and character data come in the order of the file`() throws {
        let text = "<?xml version=\"1.0\"?><a x='1' y = \"2 > 1\"> hi <b/><!-- <c> --><![CDATA[<d> & ]]></a>"
        #expect(try Self.events(text) == ["<a x=1 y=2 > 1", "hi", "<>b", "[<d> & ]", ">a"])
    }

    @Test(arguments: ["<a b <c d='1'/>", "<a<c d='1'/>", "<a b='2' <c d='1'/>"])
    func `a tag that does not end is refused at the next tag, which is read`(_ text: String) throws {
        let bytes = Array(text.utf8)
        var scanner = XMLScanner(bytes.span)
        do {
            _ = try scanner.next()
            Issue.record("the broken tag was read")
        } catch {}
        scanner.skipMalformed()
        guard case .start(let name, let isSelfClosing) = try scanner.next() else {
            Issue.record("no start tag")
            return
        }
        #expect(scanner.string(name) == "c" && isSelfClosing && scanner.attributeCount == 1)
    }

    @Test func `an apostrophe inside double quotes and a quotation mark inside single ones are text`() throws {
        #expect(try Self.events("<a n=\"Ann's\" m='say \"hi\"'/>") == ["<>a n=Ann's m=say \"hi\""])
    }

    @Test func `named and numbered references are resolved and unknown ones are kept as written`() throws {
        #expect(
            try Self.events("<a v=\"&lt;&lt;HK&gt;&gt; &amp;&quot;&apos;&#65;&#x4e2d;\">&nope; & &#x110000; &;</a>")
                == ["<a v=<<HK>> &\"'A中", "&nope; & &#x110000; &;", ">a"])
    }

    @Test func `marks before the declaration, NUL and vertical tabs between tags are ignored`() throws {
        #expect(
            try Self.events("\u{FEFF}  <?xml version=\"1.0\"?>\u{0}<a>\u{B}<b v=\"x\u{B}y\"/></a>") == ["<a", "<>b v=xy", ">a"])
    }

    @Test func `a document type with an unclosed list is skipped`() throws {
        let text = """
            <!DOCTYPE HealthData [
            <!-- note: it's ]> here -->
            <!ATTLIST VisionPrescription
              type CDATA #REQUIRED
            <!ELEMENT RightEye EMPTY>
            >
            ]>
            <HealthData/>
            """
        #expect(try Self.events(text) == ["<>HealthData"])
        #expect(try Self.events("<!DOCTYPE a SYSTEM \"a.dtd\"><a/>") == ["<>a"])
    }

    @Test func `declared entities are refused, inside and outside`() {
        #expect(throws: FileError.hostile(what: "entity", offset: 13)) {
            try Self.events("<!DOCTYPE x [<!ENTITY a \"aaa\">]><x>&a;</x>")
        }
        #expect(throws: FileError.hostile(what: "entity", offset: 13)) {
            try Self.events("<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><x>&e;</x>")
        }
    }

    @Test func `endless nesting is refused`() {
        let text = String(repeating: "<a>", count: 5000)
        #expect(throws: FileError.hostile(what: "nesting", offset: 3 * 256)) { try Self.events(text) }
    }

    @Test func `a tag with too many attributes is refused`() {
        var text = "<a"
        for index in 0..<200 { text += " a\(index)=\"\"" }
        #expect(throws: FileError.hostile(what: "attributes", offset: 0)) { try Self.events(text + "/>") }
    }

    @Test func `attributes without value or quotation marks are malformed`() {
        #expect(throws: FileError.malformed(what: "attribute", offset: 3)) { try Self.events("<a b>") }
        #expect(throws: FileError.malformed(what: "attribute", offset: 3)) { try Self.events("<a b=1>") }
        #expect(throws: FileError.malformed(what: "tag", offset: 0)) { try Self.events("< a>") }
    }

    @Test func `an attribute name with a space is one name`() throws {
        #expect(try Self.events("<Me HK Date Of Birth=\"1\" b=\"2\"/>") == ["<>Me HK Date Of Birth=1 b=2"])
    }

    @Test func `pieces of any size give the same events as the whole file`() throws {
        let text = """
            \u{FEFF}<?xml version="1.0"?><!DOCTYPE a [<!ELEMENT a (b)>]><a x="1>2" y='3'>some text<!-- c -->\
            <b><![CDATA[ raw ]]></b><n:c z="&amp;"/>tail</a>
            """
        let whole = try Self.events(text)
        let bytes = Array(text.utf8)
        for size in 1...40 { #expect(try Self.eventsInPieces(bytes, of: size) == whole, "pieces of \(size)") }
    }

    /// Reads like a streaming reader: incomplete content is put before the next piece.
    static func eventsInPieces(_ bytes: [UInt8], of size: Int) throws(FileError) -> [String] {
        var lines: [String] = []
        var held: [UInt8] = []
        var fed = 0
        var consumed = 0
        var depth = 0
        while true {
            let upTo = min(bytes.count, fed + size)
            held.append(contentsOf: bytes[fed..<upTo])
            fed = upTo
            let isLast = fed == bytes.count
            var scanner = XMLScanner(held.span, isLast: isLast, base: consumed, depth: depth)
            var used = held.count
            reading: while true {
                switch try scanner.next() {
                case .start(let name, let isSelfClosing):
                    var line = (isSelfClosing ? "<>" : "<") + scanner.string(name)
                    var index = 0
                    while let attribute = scanner.attribute(index) {
                        line += " " + scanner.string(attribute.name) + "=" + scanner.string(attribute.value)
                        index += 1
                    }
                    lines.append(line)
                case .end(let name): lines.append(">" + scanner.string(name))
                case .text(let range): lines.append(scanner.string(range))
                case .characterData(let range): lines.append("[" + String(decoding: held[range], as: UTF8.self) + "]")
                case .incomplete(let from):
                    used = from
                    break reading
                case .finished: break reading
                }
            }
            depth = scanner.depth
            consumed += used
            held.removeFirst(used)
            if isLast { return lines }
        }
    }

    @Test func `local names ignore a prefix and lines are counted from one`() throws {
        let bytes = Array("<a>\n<n:b/>\n</a>".utf8)
        var scanner = XMLScanner(bytes.span)
        _ = try scanner.next()
        guard case .start(let name, true) = try scanner.next() else {
            Issue.record("no start tag")
            return
        }
        let isB = scanner.isEqual(scanner.localName(name), "b")
        let line = scanner.line(of: name.lowerBound)
        #expect(isB)
        #expect(line == 2)
    }
}
