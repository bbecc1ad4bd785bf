import Screens
import Testing
import TrainingLog

@testable import WebServer

struct ServerAddressTests {
    @Test(arguments: ["127.0.0.1", "localhost", "LOCALHOST", "::1", "[::1]"]) func `loopback addresses are accepted`(host: String)
        throws
    {
        let address = try ServerAddress(host: host, port: 0)
        #expect([.network(host: "127.0.0.1", port: 0), .network(host: "::1", port: 0)].contains(address))
    }

    @Test(arguments: ["0.0.0.0", "::", "192.168.1.5", "example.com", "", "127.0.0.2"])
    func `other addresses are refused without accounts`(host: String) {
        #expect(throws: ServerError.notLoopback(host: host)) { try ServerAddress(host: host) }
    }

    @Test(arguments: ["0.0.0.0", "::", "192.168.1.5"])
    func `with TLS of its own the server may listen at every network address`(host: String) throws {
        let access = PublicAccess(address: try PublicAddress("https://hearth.example"), proxies: .none)
        #expect(try ServerAddress(host: host, port: 0, access: access, isEncrypted: true) == .network(host: host, port: 0))
        #expect(throws: ServerError.notLoopback(host: host)) { try ServerAddress(host: host, access: access) }
        #expect(throws: ServerError.hostInvalid("hearth.example")) {
            try ServerAddress(host: "hearth.example", access: access, isEncrypted: true)
        }
    }

    @Test(arguments: [-1, 65_536]) func `a port must be in the valid range`(port: Int) {
        #expect(throws: ServerError.portOutOfRange(port)) { try ServerAddress(port: port) }
    }

    @Test func `a socket needs a public address and an absolute path that every system permits`() throws {
        let access = PublicAccess(address: try PublicAddress("https://hearth.example"))
        let longest = "/" + String(repeating: "a", count: 102)
        #expect(try ServerAddress(socket: longest, access: access) == .socket(path: longest))
        #expect(throws: ServerError.socketWithoutProxy) { try ServerAddress(socket: "/run/hearth.sock", access: nil) }
        for path in [longest + "a", "hearth.sock", "", "/run/a\u{0}b"] {
            #expect {
                try ServerAddress(socket: path, access: access)
            } throws: { error in
                guard case ServerError.socketInvalid(path, _) = error else { return false }
                return true
            }
        }
    }

    @Test func `a port in use is named in the error`() async throws {
        try await RunningServer.with { server async throws in
            let (journal, folder) = (server.journal, server.folder)
            let second = try HearthServer(
                address: try ServerAddress(port: server.port), tokens: server.tokens, signIn: server.signIn, version: "1",
                clock: ServerClock(now: { RunningServer.now }), weather: WeatherSource(), owner: journal.athleteID
            ) { _ in
                AthleteResources(
                    journal: journal, uploads: folder + "/uploads",
                    archives: ArchivesFile(path: folder + "/weather-source"), mapSource: folder + "/map-source",
                    summaries: folder + "/summary-endpoint")
            }
            await #expect(throws: ServerError.portInUse(server.port)) {
                try await second.run(endsOnSignals: false) { _ in }
            }
        }
    }
}
