import Testing

@testable import ActivityFiles

struct MarkupCheckTests {
    @Test func `control characters are counted without line ends`() {
        let clean = Array(String(repeating: "a\r\n\tb ", count: 20).utf8)
        #expect(MarkupCheck(clean.span).controlCharacters == 0)
        for place in 0..<40 {
            var bytes = clean
            bytes[place] = 0x0B
            bytes[place + 17] = 0
            let check = MarkupCheck(bytes.span)
            #expect(check.controlCharacters == 2)
            #expect(check.firstControlCharacter == place)
        }
    }

    @Test func `bytes that are not UTF-8 are located`() {
        for (good, bad) in [("é", [0xE9, 0x20]), ("中", [0xE4, 0xB8]), ("🏃", [0xF0, 0x9F, 0x8F]), ("ab", [0xC0, 0x80])]
            as [(String, [UInt8])]
        {
            let text = Array("plain text and \(good)".utf8)
            #expect(MarkupCheck(text.span).firstOffsetNotUTF8 == nil)
            let broken = text + bad
            #expect(MarkupCheck(broken.span).firstOffsetNotUTF8 == text.count)
        }
        let surrogate: [UInt8] = [0xED, 0xA0, 0x80]
        #expect(MarkupCheck(surrogate.span).firstOffsetNotUTF8 == 0)
    }

    @Test func `invalid bytes are found at any offset`() {
        var random = SeededBytes(seed: 9)
        let good: [[UInt8]] = [
            Array("\n\t\r\n".utf8), Array("é".utf8), Array("中文".utf8), Array("🏃".utf8), [0], [0x0B], [0x1F, 0x7F],
        ]
        let bad: [[UInt8]] = [[0xC3], [0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x8F], [0xFF]]
        for round in 0..<300 {
            var bytes: [UInt8] = []
            var firstBad: Int?
            for _ in 0..<2 + random.next() % 8 {
                bytes += [UInt8](repeating: UInt8(ascii: "a"), count: 1 + Int(random.next() % 90))
                if round % 2 == 0 || random.next() % 3 > 0 {
                    bytes += good[Int(random.next() % 7)]
                } else {
                    firstBad = firstBad ?? bytes.count
                    bytes += bad[Int(random.next() % 5)]
                }
            }
            let check = MarkupCheck(bytes.span)
            #expect(check.firstOffsetNotUTF8 == firstBad, "round \(round)")
            let controls = bytes.indices.filter { bytes[$0] < 0x20 && ![0x09, 0x0A, 0x0D].contains(bytes[$0]) }
            #expect(check.controlCharacters == controls.count, "round \(round)")
            #expect(check.firstControlCharacter == controls.first ?? 0, "round \(round)")
        }
    }

    @Test func `UTF-16 of either order becomes UTF-8`() {
        let text = "<gpx>é中🏃</gpx>"
        for order in [UTF16Text.ByteOrder.little, .big] {
            var bytes: [UInt8] = order == .little ? [0xFF, 0xFE] : [0xFE, 0xFF]
            for unit in text.utf16 {
                let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
                bytes += order == .little ? [low, high] : [high, low]
            }
            #expect(UTF16Text.byteOrder(of: bytes.span) == order)
            #expect(String(decoding: UTF16Text.utf8(bytes.span, order), as: UTF8.self) == text)
        }
        let halves: [UInt8] = [0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00, 0x00, 0xDC, 0x01, 0xD8]
        #expect(String(decoding: UTF16Text.utf8(halves.span, .little), as: UTF8.self) == "\u{FFFD}A\u{FFFD}\u{FFFD}")
    }
}
