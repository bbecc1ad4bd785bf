import Foundation
import Measures
import Testing

@testable import Accounts

struct AuditLogTests {
    private static func entry(_ number: Int, _ event: AuditEvent = .signedOut) -> AuditEntry {
        AuditEntry(
            moment: Scratch.now + Double(number), event: event, athlete: "1",
            client: AuditedClient(device: "Firefox · Linux", address: "203.0.113.7"))
    }

    @Test func `entries are read newest first, by any process, and the file is private`() throws {
        try Scratch.with { folder in
            let log = AuditLog(in: folder)
            #expect(log.newest(10).isEmpty)
            for (number, event) in AuditEvent.allCases.enumerated() { log.add(Self.entry(number, event)) }
            let nameless = AuditEntry(moment: Scratch.now + 99, event: .signInFailed, athlete: nil, client: .command)
            log.add(nameless)
            let read = AuditLog(in: folder).newest(100)
            #expect(read.count == AuditEvent.allCases.count + 1)
            #expect(read[0] == nameless)
            #expect(read.dropFirst().map { $0.event } == AuditEvent.allCases.reversed())
            #expect(read.dropFirst().allSatisfy { $0.client == AuditedClient(device: "Firefox · Linux", address: "203.0.113.7") })
            #expect(log.newest(2).count == 2)
            let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/audit.log")
            #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0)
        }
    }

    @Test func `the file is bounded and keeps the newest entries`() throws {
        try Scratch.with { folder in
            let log = AuditLog(in: folder, limit: 2000)
            for number in 0..<500 {
                log.add(Self.entry(number))
                let size = try FileManager.default.attributesOfItem(atPath: folder + "/audit.log")[.size] as? Int
                #expect((size ?? .max) <= 4000)
            }
            let moments = log.newest(500).map { $0.moment }
            #expect(moments.count > 15 && moments[0] == Scratch.now + 499)
            #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 - $1 == 1 })
            #expect(!FileManager.default.fileExists(atPath: folder + "/audit.log.new"))
        }
    }

    @Test func `failed attempts displace nothing that happened to accounts`() throws {
        try Scratch.with { folder in
            let log = AuditLog(in: folder, limit: 2000)
            log.add(Self.entry(0, .passkeyRemoved))
            for number in 1...500 { log.add(Self.entry(number, number % 2 == 0 ? .signInFailed : .signInDelayed)) }
            let found = log.newest(1000)
            #expect(found.last == Self.entry(0, .passkeyRemoved) && found.first == Self.entry(500, .signInFailed))
            #expect(found.count < 100)
            let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/attempts.log")
            #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0)
        }
    }

    @Test func `refused requests displace neither failed attempts nor what happened to accounts`() throws {
        try Scratch.with { folder in
            let log = AuditLog(in: folder, limit: 2000)
            log.add(Self.entry(0, .exported))
            log.add(Self.entry(1, .signInFailed))
            for number in 2...500 { log.add(Self.entry(number, number % 2 == 0 ? .hostRefused : .tokenRefused)) }
            let found = log.newest(1000)
            #expect(found.suffix(2) == [Self.entry(1, .signInFailed), Self.entry(0, .exported)])
            #expect(found.first == Self.entry(500, .hostRefused) && found.count < 100)
            let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/refusals.log")
            #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0)
        }
    }

    @Test func `a line from before addresses were logged has none`() throws {
        try Scratch.with { folder in
            let log = AuditLog(in: folder)
            log.add(AuditEntry(moment: Scratch.now, event: .signedOut, athlete: "1", client: .command))
            let text = try String(contentsOfFile: folder + "/audit.log", encoding: .utf8)
            #expect(!text.contains("address") && log.newest(1).first?.client == .command)
        }
    }

    @Test func `a log from before attempts had a file of their own is read whole`() throws {
        try Scratch.with { folder in
            let log = AuditLog(in: folder)
            let old = try (0..<4).map { number -> String in
                let entry = Self.entry(number, .signedOut)
                log.add(entry)
                let text = try String(contentsOfFile: folder + "/audit.log", encoding: .utf8)
                return text.split(separator: "\n").last.map { String($0).replacing("signed-out", with: "sign-in-failed") } ?? ""
            }
            try (old.joined(separator: "\n") + "\n").write(toFile: folder + "/audit.log", atomically: true, encoding: .utf8)
            log.add(Self.entry(5, .signInFailed))
            log.add(Self.entry(6, .signedOut))
            let found = log.newest(100)
            #expect(found.map { $0.moment - Scratch.now } == [6, 5, 3, 2, 1, 0])
            #expect(found.map { $0.event } == [.signedOut] + Array(repeating: .signInFailed, count: 5))
        }
    }

    @Test func `a line that was cut off is left out, and swallows no other`() throws {
        try Scratch.with { folder in
            let log = AuditLog(in: folder)
            log.add(Self.entry(1))
            let path = folder + "/audit.log"
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try (text + "{\"at\":17").write(toFile: path, atomically: true, encoding: .utf8)
            log.add(Self.entry(2))
            #expect(log.newest(10).map { $0.moment } == [Scratch.now + 2, Scratch.now + 1])
        }
    }

    @Test func `a folder that cannot be written loses the entry and nothing else`() {
        let log = AuditLog(in: "/proc/nothing/here")
        log.add(Self.entry(1))
        #expect(log.newest(10).isEmpty)
    }

    @Test func `each line is one object of JSON with seconds of UTC and the same names`() throws {
        try Scratch.with { folder in
            let log = AuditLog(in: folder)
            let hostile = "a\"}\n{\"at\":0,\"event\":\"exported\"}\u{1B}[2J\u{2028}"
            for (number, event) in AuditEvent.allCases.enumerated() {
                log.add(
                    AuditEntry(
                        moment: Scratch.now + Double(number), event: event, athlete: "1",
                        client: AuditedClient(device: hostile, address: "203.0.113.7"), observer: number % 2 == 0 ? "2" : nil))
            }
            var seen: Set<String> = []
            for file in try Scratch.files(in: folder) where file.path.hasSuffix(".log") {
                #expect(file.text.hasSuffix("\n"))
                for line in file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                    let object = try #require(
                        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(file.path): \(line)")
                    let names = Set(object.keys)
                    #expect(names.isSuperset(of: ["at", "event", "athlete", "device", "address"]), "\(line)")
                    #expect(names.isSubset(of: ["at", "event", "athlete", "device", "address", "observer"]), "\(line)")
                    let event = try #require((object["event"] as? String).flatMap { AuditEvent(rawValue: $0) })
                    let index = try #require(AuditEvent.allCases.firstIndex(of: event))
                    // Seconds since 1970 count in UTC, wherever the server is.
                    #expect(object["at"] as? Double == Scratch.now.secondsSince1970 + Double(index), "\(line)")
                    #expect(object["device"] as? String == String(hostile.prefix(60)))
                    #expect(seen.insert(event.rawValue).inserted, "\(event)")
                }
            }
            #expect(seen.count == AuditEvent.allCases.count)
        }
    }
}
