import Passkeys
import TestAuthenticators
import Testing

struct CBORReaderTests {
    private static func flaw(_ bytes: [UInt8]) -> CBORFlaw? {
        do throws(PasskeyError) {
            _ = try CBORReader.whole(bytes)
            return nil
        } catch {
            guard case .cbor(let flaw, let offset) = error, (0...bytes.count).contains(offset) else { return nil }
            return flaw
        }
    }

    // Examples of RFC 8949, appendix A.
    @Test(
        arguments: [
            ([0x00], .unsigned(0)), ([0x17], .unsigned(23)), ([0x18, 0x18], .unsigned(24)),
            ([0x19, 0x03, 0xE8], .unsigned(1000)),
            ([0x1A, 0x00, 0x0F, 0x42, 0x40], .unsigned(1_000_000)),
            ([0x1B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .unsigned(.max)), ([0x20], .negative(0)),
            ([0x39, 0x03, 0xE7], .negative(999)), ([0x40], .bytes([])), ([0x44, 1, 2, 3, 4], .bytes([1, 2, 3, 4])),
            ([0x60], .text("")),
            ([0x62, 0xC3, 0xBC], .text("ü")), ([0x80], .list([])),
            ([0x82, 0x01, 0x81, 0x02], .list([.unsigned(1), .list([.unsigned(2)])])),
            ([0xA0], .map([])), ([0xA1, 0x61, 0x61, 0xF5], .map([CBORMember(key: .text("a"), value: .boolean(true))])),
            ([0xF4], .boolean(false)), ([0xF6], .null),
        ] as [([UInt8], CBORValue)])
    func `examples of the standard are read`(bytes: [UInt8], value: CBORValue) throws {
        #expect(try CBORReader.whole(bytes) == value)
        for count in 0..<bytes.count { #expect(Self.flaw(Array(bytes.prefix(count))) == .truncated, "\(count)") }
        #expect(Self.flaw(bytes + [0]) == .trailing)
    }

    @Test(
        arguments: [
            ([0x18, 0x17], .notShortest), ([0x19, 0x00, 0xFF], .notShortest), ([0x1A, 0, 0, 0xFF, 0xFF], .notShortest),
            ([0x1B, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF], .notShortest), ([0x58, 0x01, 0x00], .notShortest),
            ([0x5F, 0x41, 0x00, 0xFF], .indefiniteLength), ([0x7F, 0xFF], .indefiniteLength), ([0x9F, 0xFF], .indefiniteLength),
            ([0xBF, 0xFF], .indefiniteLength), ([0xFF], .indefiniteLength), ([0xC0, 0x60], .unsupported),
            ([0xF9, 0x3C, 0x00], .unsupported),
            ([0xFB, 0, 0, 0, 0, 0, 0, 0, 0], .unsupported), ([0xF7], .unsupported), ([0x1C], .unsupported),
            ([0x1E], .unsupported),
            ([0x61, 0xFF], .textInvalid), ([0x62, 0xC0, 0x80], .textInvalid), ([0x63, 0xED, 0xA0, 0x80], .textInvalid),
            ([0xA2, 0x01, 0x00, 0x01, 0x00], .keyRepeated), ([0xA2, 0x61, 0x61, 0x00, 0x61, 0x61, 0x01], .keyRepeated),
            ([0xA1, 0x40, 0x00], .keyUnsupported), ([0xA1, 0x80, 0x00], .keyUnsupported), ([0xA1, 0xF5, 0x00], .keyUnsupported),
            ([0x9B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .truncated),
            ([0xBB, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .truncated),
            ([0x5B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0], .truncated),
        ] as [([UInt8], CBORFlaw)])
    func `other forms are refused`(bytes: [UInt8], flaw: CBORFlaw) {
        #expect(Self.flaw(bytes) == flaw)
    }

    @Test func `depth, items and bytes are bounded`() throws {
        let nested = [UInt8](repeating: 0x81, count: CBORReader.depthLimit)
        #expect(Self.flaw(nested + [0x00]) == nil)
        #expect(Self.flaw(nested + [0x81, 0x00]) == .tooDeep)
        #expect(Self.flaw([UInt8](repeating: 0x81, count: 60_000)) == .tooDeep)
        let fitting = CBORWriter.list([[UInt8]](repeating: [0x00], count: CBORReader.itemLimit - 1))
        #expect(Self.flaw(fitting) == nil)
        #expect(Self.flaw(CBORWriter.list([[UInt8]](repeating: [0x00], count: CBORReader.itemLimit))) == .tooLarge)
        let largest = CBORWriter.bytes([UInt8](repeating: 1, count: CBORReader.byteLimit - 3))
        #expect(largest.count == CBORReader.byteLimit && Self.flaw(largest) == nil)
        #expect(Self.flaw(largest + [0]) == .tooLarge)
    }

    @Test func `a reader goes on after an item, and a start beyond the bytes finds their end`() throws {
        var reader = CBORReader([0x01, 0x42, 0x00, 0x00, 0x20], from: 1)
        #expect(try reader.item() == .bytes([0, 0]) && reader.position == 4)
        #expect(try reader.item() == .negative(0) && reader.position == 5)
        for start in [1, 9, -1] {
            var reader = CBORReader([], from: start)
            #expect(throws: PasskeyError.cbor(.truncated, offset: 0)) { try reader.item() }
        }
    }
}

struct Base64URLTests {
    // RFC 4648, 10, in the alphabet of section 5.
    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
    ])
    func `examples of the standard`(plain: String, text: String) {
        #expect(Base64URL.text(Array(plain.utf8)) == text && Base64URL.bytes(text) == Array(plain.utf8))
    }

    @Test func `bytes of any value and length return, and other texts are refused`() {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ count &* 31) }
            #expect(Base64URL.bytes(Base64URL.text(bytes)) == bytes)
        }
        #expect(Base64URL.text([0xFB, 0xFF]) == "-_8")
        for text in ["Z", "Zg=", "Zg==", "Zh", "Zm9", "Z g", "Zm9v\n", "+/8", "Zm9vY", "ü"] {
            #expect(Base64URL.bytes(text) == nil, "\(text)")
        }
    }
}
