import Foundation
import Measures
import Screens
import Testing

@testable import WebServer

struct TokenStoreTests {
    static func token(_ id: String, made: Double, ends: Double, name: String = "Phone") -> IssuedToken {
        IssuedToken(
            id: id, name: name, scopes: [.read], made: Moment(secondsSince1970: made), ends: Moment(secondsSince1970: ends),
            used: nil)
    }

    @Test func `issued tokens are listed newest first until they are withdrawn`() throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let ledger = TokenStore(in: folder)
        #expect(ledger.all.isEmpty)
        let (one, two) = (TokenStore.newID(), TokenStore.newID())
        #expect(one != two)
        try ledger.add(Self.token(one, made: 1000, ends: 9000), of: "1")
        try ledger.add(Self.token(two, made: 2000, ends: 9000, name: "小廚房"), of: "1")
        #expect(TokenStore(in: folder).all.map(\.id) == [two, one])
        #expect(ledger.all[0] == Self.token(two, made: 2000, ends: 9000, name: "小廚房"))
        #expect(ledger.withdraw(one) && !ledger.holds(one) && !ledger.withdraw(one))
        #expect(ledger.all.map(\.id) == [two])
        #expect(ledger.withdrawAll(of: "1") == 1 && ledger.all.isEmpty)
        let mode = try FileManager.default.attributesOfItem(atPath: folder + "/tokens")[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o700)
    }

    @Test func `a use is recorded to the minute, and a late record restores no token`() throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let ledger = TokenStore(in: folder)
        let id = TokenStore.newID()
        try ledger.add(Self.token(id, made: 1000, ends: 9000), of: "1")
        #expect(ledger.all.first?.used == nil)
        ledger.noteUse(of: id, at: Moment(secondsSince1970: 1500))
        ledger.noteUse(of: id, at: Moment(secondsSince1970: 1530))
        #expect(ledger.all.first?.used == Moment(secondsSince1970: 1500))
        ledger.noteUse(of: id, at: Moment(secondsSince1970: 1600))
        #expect(ledger.all.first?.used == Moment(secondsSince1970: 1600))
        ledger.withdraw(id)
        ledger.noteUse(of: id, at: Moment(secondsSince1970: 2000))
        #expect(!ledger.holds(id) && ledger.all.isEmpty)
    }

    @Test func `how far a device is, is recorded to the minute and deleted with its token`() throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let ledger = TokenStore(in: folder)
        let id = TokenStore.newID()
        try ledger.add(Self.token(id, made: 1000, ends: 9000), of: "1")
        func note(_ cursor: String, _ isComplete: Bool, _ seconds: Double) -> DeviceReceipt? {
            ledger.noteReceipt(of: id, cursor: cursor, isComplete: isComplete, at: Moment(secondsSince1970: seconds))
            return ledger.all.first?.receipt
        }
        #expect(ledger.all.first?.receipt == nil)
        #expect(note("a", false, 1100) == DeviceReceipt(cursor: "a", complete: nil))
        #expect(note("b", true, 1200) == DeviceReceipt(cursor: "b", complete: Moment(secondsSince1970: 1200)))
        #expect(note("b", true, 1230) == DeviceReceipt(cursor: "b", complete: Moment(secondsSince1970: 1200)))
        #expect(note("b", true, 1300) == DeviceReceipt(cursor: "b", complete: Moment(secondsSince1970: 1300)))
        // Once there is more, the device was complete until then.
        #expect(note("b", false, 1500) == DeviceReceipt(cursor: "b", complete: Moment(secondsSince1970: 1300)))
        #expect(note("c", false, 1600) == DeviceReceipt(cursor: "c", complete: Moment(secondsSince1970: 1300)))
        ledger.withdraw(id)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/tokens").isEmpty)
    }

    @Test func `expired tokens leave the list when the next one is issued`() throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let ledger = TokenStore(in: folder)
        let (old, new) = (TokenStore.newID(), TokenStore.newID())
        try ledger.add(Self.token(old, made: 1000, ends: 2000), of: "1")
        #expect(ledger.all.map(\.id) == [old])
        try ledger.add(Self.token(new, made: 2000, ends: 3000), of: "1")
        #expect(ledger.all.map(\.id) == [new])
    }

    @Test func `no id leads out of the folder, and a damaged file can still be withdrawn`() throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let ledger = TokenStore(in: folder)
        let id = TokenStore.newID()
        try ledger.add(Self.token(id, made: 1000, ends: 2000), of: "1")
        try Data("x".utf8).write(to: URL(filePath: folder + "/victim.json"))
        for name in ["", "../victim", "..", String(repeating: ".", count: 32), id.uppercased() + "G", id + "/../" + id] {
            #expect(!ledger.holds(name) && !ledger.withdraw(name), "\(name)")
        }
        #expect(FileManager.default.fileExists(atPath: folder + "/victim.json"))
        try Data("{".utf8).write(to: URL(filePath: folder + "/tokens/" + id + ".json"))
        #expect(ledger.all.map(\.name) == [""])
        #expect(ledger.withdraw(id) && ledger.all.isEmpty)
    }
}
