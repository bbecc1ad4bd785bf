import Measures

extension Checkup {
    /// Findings about the certificate with which the server itself speaks TLS; empty without one.
    func certificateFindings() -> [CheckupFinding] {
        guard let files = settings.tls else { return [] }
        let ends: Moment
        do throws(CommandError) { ends = try files.loaded().ends() } catch {
            return [CheckupFinding("certificate", .problem, CommandErrorMessage(error)?.sentence ?? "\(error)")]
        }
        var findings = [Checkup.certificate(ends: ends, at: now)]
        if files.isKeyOpen { findings.append(CheckupFinding("certificate", .problem, TLSFiles.openKeySentence(files.key))) }
        return findings
    }

    /// Returns what the end of a certificate means.
    static func certificate(ends: Moment, at now: Moment) -> CheckupFinding {
        switch ServedCertificate.age(ends: ends, at: now) {
        case .ended?: CheckupFinding("certificate", .problem, TLSFiles.ageSentence(.ended, ends: ends))
        case .endsSoon?: CheckupFinding("certificate", .note, TLSFiles.ageSentence(.endsSoon, ends: ends))
        case nil: CheckupFinding("certificate", .ok, "it ends at \(ISO8601.text(ends)).")
        }
    }
}
