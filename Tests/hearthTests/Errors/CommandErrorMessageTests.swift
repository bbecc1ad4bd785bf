import Archives
import Foundation
import Measures
import Testing
import TrainingLog
import WebServer

@testable import hearth

struct CommandErrorMessageTests {
    @Test func `the exit codes are stable`() {
        #expect(HearthExit.allCases.map(\.rawValue) == [0, 1, 2, 64, 66, 69, 73, 74, 77, 78, 130])
    }

    @Test func `every error is one sentence with its own code`() throws {
        let cases: [(any Error, HearthExit, String)] = [
            (StoreError.newerSchema(found: "9", known: "3"), .settings, "newer"),
            (StoreError.diskFull, .inputOutput, "full"), (StoreError.readOnly(path: "/h.sqlite"), .cannotCreate, "/h.sqlite"),
            (StoreError.cannotOpen(path: "/h", reason: "no"), .cannotCreate, "/h"),
            (StoreError.damaged(what: "/h"), .inputOutput, "damaged"), (ServerError.portInUse(8080), .unavailable, "8080"),
            (ServerError.notLoopback(host: "0.0.0.0"), .notPermitted, "TLS"),
            (ServerError.hostInvalid("hearth.example"), .settings, "192.168.1.5"),
            (CommandError.tlsNotBuilt, .settings, "HEARTH_TLS=1"),
            (CommandError.tlsFileUnusable(path: "/c.pem", reason: "no"), .settings, "/c.pem"),
            (CommandError.tlsKeyForeign(certificate: "/c.pem", key: "/k.pem"), .settings, "/k.pem"),
            (ServerError.portOutOfRange(-1), .usage, "65535"), (ServerError.portNotAllowed(80), .notPermitted, "80"),
            (ServerError.resourceMalformed(file: "a.js", line: 3, reason: "no"), .unavailable, "a.js"),
            (ServerError.keyUnusable(path: "/k", reason: "no"), .cannotCreate, "/k"),
            (ArchiveError.notFound(path: "/gone.fit"), .noInput, "/gone.fit"),
            (ArchiveError.noFiles(path: "/empty"), .nothingDone, "/empty"),
            (CommandError.momentInvalid("x"), .usage, "07:30:00Z"), (GroupingError.unknownActivity("x"), .nothingDone, "\"x\""),
            (GroupingError.oneRecordingOnly("x"), .nothingDone, "single recording"),
            (GroupingError.alreadyJoined("x"), .nothingDone, "x"),
            (GroupingError.noneBeyond(Moment(secondsSince1970: 0)), .nothingDone, "1970-01-01"),
            (GroupingError.nothingDecided("x"), .nothingDone, "manual"),
            (CommandError.dateInvalid("x"), .usage, "2026-03-15"), (CommandError.durationInvalid("x"), .usage, "12h"),
            (CommandError.fileExists(path: "/e.zip"), .cannotCreate, "/e.zip"),
            (CommandError.notEmpty(path: "/h", activities: 3), .nothingDone, "3 activities"),
            (CommandError.notDemonstration(path: "/h"), .nothingDone, "everyone could read"),
            (CommandError.figureUnknown("x", near: ["acwr"]), .usage, "acwr"),
            (CocoaError(.fileWriteOutOfSpace), .inputOutput, "full"),
        ]
        for (error, code, words) in cases {
            let refusal = try #require(CommandErrorMessage(error), "\(error)")
            #expect(refusal.code == code, "\(error)")
            #expect(refusal.sentence.contains(words), "\(refusal.sentence)")
            #expect(refusal.sentence.hasSuffix("."))
            #expect(!refusal.sentence.contains("\n"))
        }
    }

    @Test func `ArgumentParser words errors of the command line`() {
        struct Other: Error {}
        #expect(CommandErrorMessage(Other()) == nil)
    }
}
