import Screens
import Testing
import TrainingLog

@testable import WebServer

struct ServerAddressTests {
    @Test(arguments: ["127.0.0.1", "localhost", "LOCALHOST", "::1", "[::1]"]) func `loopback addresses are accepted`(host: String)
        throws
    {
        let address = try ServerAddress(host: host, port: 0)
        #expect(["127.0.0.1", "::1"].contains(address.host))
    }

    @Test(arguments: ["0.0.0.0", "::", "192.168.1.5", "example.com", "", "127.0.0.2"])
    func `other addresses are refused without accounts`(host: String) {
        #expect(throws: ServerError.notLoopback(host: host)) { try ServerAddress(host: host) }
    }

    @Test(arguments: [-1, 65_536]) func `a port must be in the valid range`(port: Int) {
        #expect(throws: ServerError.portOutOfRange(port)) { try ServerAddress(port: port) }
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
