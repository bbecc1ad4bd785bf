import Foundation
import TestKit
import Testing
import TrainingLog

struct StoreIsolationTests {
    @Test func `no call of the stores in memory reaches another athlete`() async throws {
        try await StoreIsolation.check { MemoryStores().stores }
    }

    /// Calls of the protocols as their sources declare them, with the names of their parameters.
    private static func declared() throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appending(path: "Sources/TrainingLog/Stores")
        var calls: [String] = []
        for file in try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        {
            let text = try String(contentsOf: file, encoding: .utf8)
            for found in text.matches(of: #/(?s)public protocol (\w+)(?:<\w+>)?: Sendable \{\n(.*?)\n\}/#) {
                for call in found.output.2.matches(of: #/(?s)\bfunc (\w+)\((.*?)\) async\s+throws/#) {
                    calls.append(
                        "\(found.output.1).\(call.output.1)(\(names(in: call.output.2).joined(separator: ", ")))"
                    )
                }
            }
        }
        return calls
    }

    /// Returns what stands before the colon of each parameter. Types in brackets and parentheses have commas and colons of their own.
    private static func names(in parameters: Substring) -> [String] {
        var (parts, depth) = ([""], 0)
        for character in parameters {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.compactMap { part in
            part.split(separator: ":").first.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        }
    }

    @Test func `every call of every store is walked through`() throws {
        let declared = try Self.declared()
        #expect(declared.count > 70 && Set(declared).count == declared.count)
        let walked = Set(StoreIsolation.calls).union(StoreIsolation.callsWithoutAthlete)
        #expect(Set(declared).subtracting(walked).sorted() == [], "calls without a check")
        #expect(walked.subtracting(declared).sorted() == [], "checks without a call")
        #expect(Set(StoreIsolation.calls).count == StoreIsolation.calls.count)
    }
}
