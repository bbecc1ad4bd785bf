import Training

/// What a line such as `45 min easy`, `10 x 400 m`, `8 km locker` or `休息` says. The rest of the line stays as text.
struct PlanLine: Equatable {
    var sessions: [PlanDocument.Session] = []
    var isRest = false
    /// Whether a kind of session is named, if only without a duration.
    var isSession = false
    /// Whether repeats have no recoveries.
    var lacksRecoveries = false

    /// Reads a line. Plus signs, semicolons, "and" and "und" separate sessions.
    static func read(_ text: String) -> PlanLine {
        var line = PlanLine()
        var part: [PlanToken] = []
        var parts: [[PlanToken]] = []
        for token in PlanToken.all(in: text) {
            if token == .sign("+") || token == .sign(";") || token == .sign("；") || token == .word("and")
                || token == .word("und")
            {
                parts.append(part)
                part = []
            } else {
                part.append(token)
            }
        }
        parts.append(part)
        for part in parts where !part.isEmpty {
            let read = PlanPart(part)
            line.isSession = line.isSession || read.isSession
            line.isRest = line.isRest || read.isRest
            line.lacksRecoveries = line.lacksRecoveries || read.lacksRecoveries
            if let session = read.session(text) { line.sessions.append(session) }
        }
        // "Rest" beside a session is no rest day.
        if !line.sessions.isEmpty { line.isRest = false }
        return line
    }
}

/// One session of a line.
private struct PlanPart {
    private var words: [String] = []
    private var minutes = 0.0
    private var metres = 0.0
    /// Seconds a kilometre that the text states.
    private var pace: Double?
    /// Repeats of the current group, between commas.
    private var repeats = 1.0
    private var hasRepeats = false
    private var hasRecoveries = false
    /// Whether a dot such as in `60 min · Tempo · 20 min at threshold` was read: further lengths are parts of the first.
    private var isDetail = false

    /// Most minutes, metres and repeats of what a person could mean.
    private static let minuteLimit = 1440.0
    private static let metreLimit = 500_000.0
    private static let repeatLimit = 100.0

    init(_ tokens: [PlanToken]) {
        var index = 0
        while index < tokens.count { index += read(tokens, at: index) }
        if minutes == 0, let pace, pace > 0, metres > 0 {
            minutes = min(PlanPart.minuteLimit, metres / 1000 * pace / 60)
            metres = 0
        }
    }

    /// Reads one token and what belongs to it.
    /// - Returns: the number of tokens read, at least one.
    private mutating func read(_ tokens: [PlanToken], at index: Int) -> Int {
        func word(_ offset: Int) -> String? {
            guard tokens.indices.contains(index + offset), case .word(let word) = tokens[index + offset] else { return nil }
            return word
        }
        func sign(_ offset: Int) -> Unicode.Scalar? {
            guard tokens.indices.contains(index + offset), case .sign(let sign) = tokens[index + offset] else { return nil }
            return sign
        }
        func number(_ offset: Int) -> Double? {
            guard tokens.indices.contains(index + offset), case .number(let number) = tokens[index + offset] else { return nil }
            return number
        }
        switch tokens[index] {
        case .word(let word):
            words.append(word)
            return 1
        case .sign(let sign):
            if sign == "·" || sign == "•" { isDetail = length > 0 }
            if sign == "," || sign == "，" || sign == "、" || sign == "." { repeats = 1 }
            return 1
        case .clock(let parts):
            let unit = word(1)
            // A pace: "5:30/km", "5:30 min/km", "5:30 per km".
            let slash =
                sign(1) == "/" ? 2 : unit.map { PlanWords.contains(PlanWords.minutes, $0) } == true && sign(2) == "/" ? 3 : 0
            if slash > 0, let per = word(slash), parts.count == 2 {
                let isMile = PlanWords.contains(PlanWords.miles, per)
                pace = Double(parts[0] * 60 + parts[1]) / (isMile ? 1.609344 : 1)
                return slash + 1
            }
            add(minutes: PlanPart.minutes(parts, unit))
            return 1
        case .number(let first):
            // "10 x 400 m": the count applies until the next comma.
            if first >= 2, first <= PlanPart.repeatLimit, PlanPart.isTimes(word(1), sign(1)),
                number(2) != nil || isClock(tokens, index + 2)
            {
                if !isDetail { (repeats, hasRepeats) = (first, true) }
                return 2
            }
            var value = first
            var used = 1
            // "30-40 min": the middle.
            if sign(1) == "-" || sign(1) == "–", let second = number(2) {
                value = (first + second) / 2
                used = 3
            }
            if sign(used) == "'" || sign(used) == "’" || sign(used) == "′" {
                // Two of them are seconds.
                let isDouble = sign(used + 1) == sign(used)
                add(minutes: isDouble ? value / 60 : value)
                return used + (isDouble ? 2 : 1)
            }
            if sign(used) == "\"" || sign(used) == "″" || sign(used) == "”" {
                add(minutes: value / 60)
                return used + 1
            }
            guard let unit = word(used) else { return used }
            // "400 m x 10", as in Chinese plans.
            if PlanPart.isTimes(word(used + 1), sign(used + 1)), let count = number(used + 2), count >= 2,
                count <= PlanPart.repeatLimit,
                word(used + 3).map({ PlanPart.isUnit($0) }) != true
            {
                (repeats, hasRepeats) = (count, true)
                if add(value, unit) { return used + 3 }
            }
            if PlanWords.contains(PlanWords.hours, unit) {
                // "1 h 30"
                let rest = number(used + 1).flatMap { $0 < 60 && word(used + 2).map { PlanPart.isUnit($0) } != true ? $0 : nil }
                add(minutes: value * 60 + (rest ?? 0))
                return used + (rest == nil ? 1 : 2)
            }
            return add(value, unit) ? used + 1 : used
        }
    }

    private func isClock(_ tokens: [PlanToken], _ index: Int) -> Bool {
        guard tokens.indices.contains(index), case .clock = tokens[index] else { return false }
        return true
    }

    private static func isTimes(_ word: String?, _ sign: Unicode.Scalar?) -> Bool {
        word == "x" || word == "mal" || sign == "×" || sign == "*"
    }

    private static func isUnit(_ word: String) -> Bool {
        PlanWords.contains(
            PlanWords.minutes + PlanWords.hours + PlanWords.seconds + PlanWords.kilometres + PlanWords.miles + PlanWords.metres,
            word)
    }

    /// - Returns: false for a word that is no unit. Less than 100 m is more likely to mean minutes, and counts as neither.
    private mutating func add(_ value: Double, _ unit: String) -> Bool {
        // Chinese units may be followed by other characters: "分鐘輕鬆跑".
        func starts(_ list: [String]) -> Bool {
            list.contains { unit == $0 || ($0.unicodeScalars.first?.value ?? 0) >= 0x2E80 && unit.hasPrefix($0) }
        }
        if starts(PlanWords.minutes) {
            add(minutes: value)
        } else if starts(PlanWords.hours) {
            add(minutes: value * 60)
        } else if starts(PlanWords.seconds) {
            add(minutes: value / 60)
        } else if starts(PlanWords.kilometres) {
            add(metres: value * 1000)
        } else if starts(PlanWords.miles) {
            add(metres: value * 1609.344)
        } else if starts(PlanWords.metres), value >= 100 || unit != "m" {
            add(metres: value)
        } else {
            return false
        }
        if unit.unicodeScalars.count > 1, (unit.unicodeScalars.first?.value ?? 0) >= 0x2E80 { words.append(unit) }
        return true
    }

    private mutating func add(minutes value: Double) {
        // After repeats of a distance, a time is their recovery.
        if hasRepeats, repeats > 1, minutes + metres > 0 { hasRecoveries = true }
        if isDetail { return }
        minutes = min(PlanPart.minuteLimit, minutes + value * repeats)
    }

    private mutating func add(metres value: Double) {
        if hasRepeats, repeats > 1, minutes + metres > 0 { hasRecoveries = true }
        if isDetail { return }
        metres = min(PlanPart.metreLimit, metres + value * repeats)
    }

    /// Minutes of `1:15`, `45:00` and `1:15:00`. Two numbers are hours and minutes if the first is below five, or a unit says so.
    private static func minutes(_ parts: [Int], _ unit: String?) -> Double {
        if parts.count > 2 { return Double(parts[0] * 60 + parts[1]) + Double(parts[2]) / 60 }
        let isHours = unit.map { PlanWords.contains(PlanWords.hours, $0) } ?? false
        let isMinutes = unit.map { PlanWords.contains(PlanWords.minutes, $0) } ?? false
        let (first, second) = (Double(parts[0]), Double(parts.count > 1 ? parts[1] : 0))
        return isHours || !isMinutes && first < 5 ? first * 60 + second : first + second / 60
    }

    private var length: Double { minutes + metres }
    private var found: (kind: TrainingMethod.Kind?, isOther: Bool) { PlanWords.kind(words) }

    var isSession: Bool {
        let found = found
        return found.kind != nil || found.isOther || PlanWords.intensity(words) != nil || length > 0
    }

    var isRest: Bool { length == 0 && PlanWords.contains(PlanWords.rest, words) }

    var lacksRecoveries: Bool { hasRepeats && length > 0 && !hasRecoveries }

    /// Nil without a length, and for a sport that routines do not have.
    func session(_ text: String) -> PlanDocument.Session? {
        let found = found
        guard length > 0, !found.isOther else { return nil }
        let intensity = hasRepeats ? .interval : PlanWords.intensity(words)
        return PlanDocument.Session(
            kind: found.kind ?? .run, intensity: intensity ?? .easy, minutes: minutes, metres: metres, text: text)
    }
}
