import Training

extension TrackColumns {
    /// Returns the findings about these points for the user.
    /// - Parameter duplicates: number of repeated points that the channels omit.
    func findings(duplicates: Int) -> [ImportFinding] {
        var findings: [ImportFinding] = []
        let untimed = count - times.present - strays
        if untimed > 0 { findings.append(ImportFinding(.warning, .pointsWithoutTime(count: untimed))) }
        if withoutPosition > 0, latitude.present > 0 {
            findings.append(ImportFinding(.note, .pointsWithoutPosition(count: withoutPosition)))
        }
        if strays > 0 { findings.append(ImportFinding(.warning, .valuesOutOfRange(what: "time", count: strays))) }
        findings += outOfRange.counts.warnings { .valuesOutOfRange(what: $0, count: $1) }
        if stepsBack > 0 {
            // A step back of less than a second is not damage. A track whose earliest point is in its second half was written backwards.
            let isReversed = earliestIndex > count / 2
            let severity: ImportFinding.Severity = isReversed || greatestStepBack >= 1 ? .warning : .note
            findings.append(ImportFinding(severity, .timeWentBack(count: stepsBack)))
        }
        if duplicates > 0 {
            let severity: ImportFinding.Severity = duplicates * 4 >= count ? .warning : .note
            findings.append(ImportFinding(severity, .duplicateCopies(what: "points", count: duplicates)))
        }
        let possible = PlausibleTime.ofReceivers
        if times.present > 0, !possible.contains(earliest) || !possible.contains(latest) {
            findings.append(ImportFinding(.note, .timeImplausible(count: times.present)))
        }
        return findings
    }
}
