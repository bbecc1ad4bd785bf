import Screens
import Testing

struct HealthAutoExportLinkTests {
    /// Parameters of the link, not decoded.
    private static func fields(_ link: HealthAutoExportLink) -> [String: String] {
        let query = link.address.split(separator: "?")[1]
        let pairs = query.split(separator: "&").map { $0.split(separator: "=", omittingEmptySubsequences: false) }
        return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
    }

    @Test func `a link has server, token and format of an automation, percent-encoded`() {
        let link = HealthAutoExportLink(
            .workouts, server: "http://127.0.0.1:8080", path: "/api/x", token: "a.b-c_d", name: "熱 & more")
        #expect(link.address.hasPrefix("com.HealthExport://automation?url=http%3A%2F%2F127.0.0.1%3A8080%2Fapi%2Fx&"))
        let fields = Self.fields(link)
        #expect(fields["headers"] == "Authorization%2CBearer%20a.b-c_d")
        #expect(fields["name"] == "%E7%86%B1%20%26%20more")
        #expect(fields["format"] == "json" && fields["exportversion"] == "v2" && fields["enabled"] == "true")
    }

    @Test func `workouts come with heart rate to the second, daily values as metrics`() {
        let fields = HealthAutoExportLink.Content.allCases.map {
            Self.fields(HealthAutoExportLink($0, server: "http://x", path: "/y", token: "t", name: "n"))
        }
        #expect(fields[0]["datatype"] == "workouts" && fields[0]["workoutsmetadatainterval"] == "seconds")
        #expect(fields[1]["datatype"] == "healthMetrics")
    }
}
