import Foundation
import Testing

@testable import Screens

struct QRCodeTests {
    /// Texts of all lengths that fill a version, and of one byte more than the version before holds.
    private static let capacities: [(version: Int, bytes: Int)] = [
        (1, 14), (2, 26), (6, 106), (7, 122), (9, 180), (10, 213), (14, 362), (15, 412), (21, 711), (25, 997),
    ]

    @Test func `the correction codewords of HELLO WORLD in version 1-M are the published ones`() {
        let data: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
        #expect(ReedSolomon(degree: 10).remainder(of: data) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
    }

    @Test func `a block with its correction is divisible by the generator`() {
        for degree in [10, 16, 22, 30] {
            let code = ReedSolomon(degree: degree)
            let block = (0..<40).map { UInt8(truncatingIfNeeded: $0 * 37 + degree) }
            let whole = block + code.remainder(of: block)
            #expect(code.remainder(of: whole).allSatisfy { $0 == 0 })
        }
    }

    @Test func `format and version have the bits of the standard's examples`() {
        #expect(QRGrid.format(mask: 5) == 0b100_0000_1100_1110)
        #expect(QRGrid.versionInformation(7) == 0b00_0111_1100_1001_0100)
    }

    @Test func `alignment patterns are where annex E has them`() {
        #expect(QRGrid.alignment(version: 1) == [])
        #expect(QRGrid.alignment(version: 2) == [6, 18])
        #expect(QRGrid.alignment(version: 7) == [6, 22, 38])
        #expect(QRGrid.alignment(version: 15) == [6, 26, 48, 70])
        #expect(QRGrid.alignment(version: 16) == [6, 26, 50, 74])
        #expect(QRGrid.alignment(version: 24) == [6, 28, 54, 80, 106])
    }

    @Test func `a text takes the smallest version that holds it`() throws {
        for (version, bytes) in Self.capacities {
            let (full, longer) = (QRCode(String(repeating: "a", count: bytes)), QRCode(String(repeating: "a", count: bytes + 1)))
            #expect(try #require(full).version == version)
            #expect(longer?.version == (version == 25 ? nil : version + 1))
        }
        #expect(QRCode("")?.version == 1)
    }

    @Test func `the data of a short text are mode, length, bytes and padding`() {
        #expect(QRCode.codewords([0x61], version: 1, count: 6) == [0x40, 0x16, 0x10, 0xEC, 0x11, 0xEC])
        #expect(QRCode.codewords([UInt8](repeating: 0, count: 5), version: 1, count: 6) == nil)
    }

    @Test func `blocks of unequal length are interleaved, and the longer ones come last`() {
        let blocks = QRBlocks(version: 10, codewords: 346)
        #expect(blocks.dataCodewords == 216 && blocks.lengths == [43, 43, 43, 43, 44])
        let order = blocks.interleaved((0..<216).map { UInt8($0) })
        #expect(order.count == 346)
        #expect(order.prefix(6) == [0, 43, 86, 129, 172, 1] && order[215] == 215)
    }

    @Test func `runs and lines like a finder pattern cost what the standard states`() {
        #expect(QRPenalty.runs([true, true, true, true, false]) == 0)
        #expect(QRPenalty.runs(Array(repeating: false, count: 7)) == 5)
        let line = [false, false, false, false, true, false, true, true, true, false, true]
        #expect(QRPenalty.finderLike(line) == 40 && QRPenalty.finderLike(line.reversed()) == 40)
        #expect(QRPenalty.finderLike(Array(line.dropFirst())) == 0)
    }

    @Test func `everything around the code is light`() throws {
        let code = try #require(QRCode("hearth"))
        #expect(code.isDark(row: 0, column: 0) && code.side == 21)
        #expect(!code.isDark(row: -1, column: 0) && !code.isDark(row: 0, column: 21))
    }

    /// Codes of these texts are in Tests/Web/codes, where Tests/Web/test_codes.py reads them with an independent decoder.
    private static let texts: [(name: String, text: String)] =
        [("word", "hearth"), ("unicode", "熱瑜伽 — 38 °C")]
        + QRCode.versions.map { version in
            let length = QRBlocks(version: version, codewords: QRGrid(version: version).freeModules / 8).dataCodewords
            let bytes = length - (version < 10 ? 2 : 3)
            return ("version-\(version)", String((0..<bytes).map { Character(Unicode.Scalar(UInt8(33 + $0 * 7 % 90))) }))
        }

    @Test func `the committed codes are what the encoder makes`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Web/codes").standardizedFileURL
        let renewed = FileManager.default.temporaryDirectory.appending(path: "hearth-written-codes")
        for (name, text) in Self.texts {
            let code = try #require(QRCode(text))
            let rows = (0..<code.side).map { row in
                String((0..<code.side).map { code.isDark(row: row, column: $0) ? "#" : "." })
            }
            let expected = Data((text + "\n" + rows.joined(separator: "\n") + "\n").utf8)
            guard (try? Data(contentsOf: folder.appending(path: name + ".txt"))) != expected else { continue }
            try FileManager.default.createDirectory(at: renewed, withIntermediateDirectories: true)
            try expected.write(to: renewed.appending(path: name + ".txt"))
            Issue.record("\(name).txt differs. If the change is intended, copy it from \(renewed.path) to \(folder.path).")
        }
    }
}
