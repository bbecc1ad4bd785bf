import Foundation
import WebRequests
import WebServer

extension Checkup {
    /// Seconds to wait for the public address.
    private static let patience = 5.0

    /// Findings about the server: whether it runs or could, and whether other devices reach it.
    func reachFindings() async -> [CheckupFinding] {
        var findings = [server()]
        guard let access = settings.publicAccess else {
            findings.append(CheckupFinding("proxy", .ok, "none: only this machine reaches Hearth."))
            return findings
        }
        findings.append(await proxy(access.address.text, isRunning: findings[0].text.hasPrefix("running")))
        return findings
    }

    private func server() -> CheckupFinding {
        do {
            if FileManager.default.fileExists(atPath: settings.home), let address = try ServerLock.address(of: settings.home) {
                return CheckupFinding("server", .ok, "running at \(address)")
            }
        } catch {
            return CheckupFinding("server", .ok, "running; its address is unknown.")
        }
        if let socket = settings.socket {
            return CheckupFinding("server", .ok, "not running; it would listen at the socket \(socket).")
        }
        switch PortCheck.isFree(settings.port) {
        case true?: return CheckupFinding("server", .ok, "not running; port \(settings.port) is free.")
        case false?:
            return CheckupFinding(
                "server", .problem,
                "not running, and port \(settings.port) is in use by another program. Choose another with --port.")
        case nil: return CheckupFinding("server", .note, "not running; whether port \(settings.port) is free is unknown.")
        }
    }

    /// Requests the health of the server at its public address, as another device would.
    private func proxy(_ address: String, isRunning: Bool) async -> CheckupFinding {
        guard isRunning else { return CheckupFinding("proxy", .note, "\(address) is not checked while the server does not run.") }
        guard let url = URL(string: address + "/healthz") else {
            return CheckupFinding("proxy", .problem, "\(address) is no address.")
        }
        do {
            // The owner named this address, and in a home network its name may lead to a private one.
            let answer = try await WebRequest(url, allowsPrivate: true, patience: Checkup.patience, largest: 1 << 20).send()
            return Checkup.proxy(address, status: answer.status, body: answer.body)
        } catch {
            return CheckupFinding("proxy", .problem, "\(address) cannot be reached from here\(Checkup.reason(error)).")
        }
    }

    /// Returns what an answer at the public address means.
    static func proxy(_ address: String, status: Int, body: Data) -> CheckupFinding {
        switch status {
        case 200:
            guard (try? JSONDecoder().decode(HealthPayload.self, from: body)) != nil else {  // another program's page
                return CheckupFinding("proxy", .problem, "\(address) leads to another program than Hearth.")
            }
            return CheckupFinding("proxy", .ok, "\(address) leads to Hearth.")
        case 421:
            return CheckupFinding(
                "proxy", .problem, "\(address) leads to Hearth, but the proxy does not send what it must; see Docs/Operating.md.")
        case 502...504: return CheckupFinding("proxy", .problem, "the proxy of \(address) does not reach Hearth.")
        default: return CheckupFinding("proxy", .problem, "\(address) answers with status \(status).")
        }
    }

    private static func reason(_ error: WebRequestError) -> String {
        switch error {
        case .unreachable, .notPublic: ": no connection, or no certificate that this machine trusts"
        case .tooSlow: " within \(Int(patience)) seconds"
        case .tooLarge: ": another server answers there"
        case .redirected(let status): ": another server answers there, with status \(status)"
        }
    }
}

/// Whether a port of this machine can be listened on.
enum PortCheck {
    /// - Returns: nil when the system does not say.
    static func isFree(_ port: Int) -> Bool? {
        guard let number = UInt16(exactly: port), let socket = StreamSocket(family: AF_INET) else { return nil }
        defer { socket.close() }
        // As the server does: a port of connections that ended a moment ago counts as free.
        socket.set(SO_REUSEADDR, of: SOL_SOCKET, to: 1)
        let error = socket.bind(to: sockaddr_in(loopback: number))
        return error == 0 ? true : error == EADDRINUSE ? false : nil
    }
}
