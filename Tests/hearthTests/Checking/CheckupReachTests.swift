import Foundation
import Testing

@testable import hearth

struct CheckupReachTests {
    @Test(arguments: [
        (200, #"{"status":"ok","version":"0.1.0"}"#, CheckupFinding.Grade.ok, "leads to Hearth."),
        (200, "<!doctype html><title>Router</title>", .problem, "another program than Hearth"),
        (200, "", .problem, "another program than Hearth"),
        (421, "", .problem, "the proxy does not send what it must"),
        (502, "", .problem, "does not reach Hearth"),
        (404, #"{"status":"ok","version":"0.1.0"}"#, .problem, "status 404"),
    ])
    func `the answer at the public address shows whether Hearth is there`(
        _ status: Int, _ body: String, _ grade: CheckupFinding.Grade, _ words: String
    ) {
        let finding = Checkup.proxy("https://hearth.example", status: status, body: Data(body.utf8))
        #expect(finding.grade == grade && finding.text.contains(words) && finding.text.contains("https://hearth.example"))
    }
}
