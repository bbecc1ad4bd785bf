import Training

extension TrackColumns {
    /// Returns the findings about these points for the user.
    /// - Parameter duplicates: number of repeated points that the channels omit.
    func findings(duplicates: Int) -> [ImportFinding] {
        var findings: [ImportFinding] = []
        let untimed = count - times.present - strays - contradicting
        if untimed > 0 { findings.append(ImportFinding(.warning, .pointsWithoutTime(count: untimed))) }
        if withoutPosition > 0, latitude.present > 0 {
            findings.append(ImportFinding(.note, .pointsWithoutPosition(count: withoutPosition)))
        }
        if strays > 0 { findings.append(ImportFinding(.warning, .valuesOutOfRange(what: "time", count: strays))) }
        let clock = writtenClock
        // A clock that stumbles by less than a second is no damage; a track whose first moment stands in its second half was written
        // backwards.
        let severity: ImportFinding.Severity = clock.isReversed || clock.greatestStepBack >= 1 ? .warning : .note
        if contradicting > 0 {
            findings.append(ImportFinding(severity, .skipped(what: "times out of order", count: contradicting)))
        }
        findings += outOfRange.counts.warnings { .valuesOutOfRange(what: $0, count: $1) }
        if clock.stepsBack > 0 {
            findings.append(ImportFinding(severity, .timeWentBack(count: clock.stepsBack)))
        }
        let duplicates = duplicates + repeats
        if duplicates > 0 {
            let severity: ImportFinding.Severity = duplicates * 4 >= count + repeats ? .warning : .note
            findings.append(ImportFinding(severity, .duplicateCopies(what: "points", count: duplicates)))
        }
        let possible = PlausibleTime.ofReceivers
        if times.present > 0, !possible.contains(earliest) || !possible.contains(latest) {
            findings.append(ImportFinding(.note, .timeImplausible(count: times.present)))
        }
        return findings
    }
}
