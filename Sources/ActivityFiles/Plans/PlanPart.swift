import Training

/// One session of a line of a plan: its words, and its minutes and metres.
///
/// A length counts unless the text says that it is part of another one: in brackets, after "incl.", "with" or "davon", and after a colon.
/// `10 km in 50 min`, `10 km (50 min)` and `10 km @ 5:00/km` are one length, whose duration is stated. `10K pace` is a pace.
struct PlanPart {
    private var words: [String] = []
    private var minutes = 0.0
    private var metres = 0.0
    /// Seconds a kilometre, stated before its length.
    private var pace: Double?
    /// Repeats of the current group, between commas.
    private var repeats = 1.0
    /// Repeats of everything between brackets.
    private var group: Double?
    private var hasRepeats = false
    private var hasRecoveries = false
    /// Whether further lengths are parts of the first.
    private var isDetail = false
    /// Whether the details have had no length yet, so that a time may be that of the whole.
    private var isFresh = false
    /// Whether the lengths so far are parts of a whole that is not stated yet.
    private var isPart = false
    /// Whether the next length may be the same one in another unit, as after a slash.
    private var isSame = false
    /// The distance that was added last, with its repeats.
    private var last: (metres: Double, repeats: Double, isMiles: Bool)?
    /// State before the brackets; nil outside.
    private var outside: (isDetail: Bool, repeats: Double)?
    /// Whether a pace is faster than a person can be, so that it does not count.
    private var hasOddPace = false

    /// Seconds a kilometre of the fastest pace of the sport.
    private let fastestPace: Double

    init(_ tokens: [PlanToken]) {
        fastestPace = PlanBounds.fastestPace(of: PlanWords.kind(PlanToken.words(of: tokens)))
        var index = 0
        while index < tokens.count { index += read(PlanTokens(tokens, at: index)) }
        if minutes == 0, let pace, metres > 0 {
            minutes = min(PlanBounds.minutes, metres / 1000 * pace / 60)
            metres = 0
        }
    }

    /// Reads one token and what belongs to it.
    /// - Returns: the number of tokens read, at least one.
    private mutating func read(_ tokens: PlanTokens) -> Int {
        switch tokens[0] {
        case .word(let word): return read(word, tokens)
        case .sign(let sign): return read(sign, tokens)
        case .clock(let parts): return read(parts, tokens)
        case .number(let first): return read(first, tokens)
        case nil: return 1
        }
    }

    private mutating func read(_ word: String, _ tokens: PlanTokens) -> Int {
        let isShort = word == "w" && tokens.sign(1) == "/"
        if PlanWords.contains(PlanWords.including, word) || !hasRepeats && (isShort || PlanWords.contains(PlanWords.with, word)) {
            // Repeats have recoveries "with" them.
            beginDetail(isFresh: false)
            if length == 0, tokens.number(isShort ? 2 : 1) != nil { isPart = true }
        } else if PlanWords.contains(PlanWords.alternatives, word) {
            beginDetail(isFresh: false)
        } else if outside != nil, PlanWords.contains(PlanWords.additions, word) {
            isDetail = false
        } else if PlanWords.contains(PlanWords.about, word) {
            isSame = true
        }
        words.append(word)
        return isShort ? 2 : 1
    }

    private mutating func read(_ sign: Unicode.Scalar, _ tokens: PlanTokens) -> Int {
        switch sign {
        case "(", "（", "[":
            guard outside == nil else { return 1 }
            outside = (isDetail, repeats)
            if let group { repeats = group } else if repeats == 1 { beginDetail(isFresh: true) }
            if tokens.sign(1) == "+" { isDetail = false }
        case ")", "）", "]":
            guard let before = outside else { return 1 }
            (isDetail, repeats) = (before.isDetail, group == nil ? before.repeats : 1)
            (outside, group) = (nil, nil)
        case "·", "•": beginDetail(isFresh: true)
        case ":", "：":
            if isPart {
                (minutes, metres, last, isPart, repeats) = (0, 0, nil, false, 1)
            } else {
                beginDetail(isFresh: true)
            }
        case ",", "，", "、", ".": repeats = group ?? 1
        case "/": isSame = tokens.word(-1).map { PlanWords.isUnit($0) } ?? false
        case "~", "～", "≈", "=": isSame = true
        default: break
        }
        return 1
    }

    /// Everything after a length is a part of it.
    private mutating func beginDetail(isFresh: Bool) {
        guard length > 0 else { return }
        self.isFresh = isFresh && !isDetail
        isDetail = true
    }

    private mutating func read(_ parts: [Int], _ tokens: PlanTokens) -> Int {
        let unit = tokens.word(1)
        let (first, second) = (parts[0], parts.count > 1 ? parts[1] : 0)
        let seconds = Double(first * 60 + second)
        // A pace: "5:30/km", "5:30 min/km", "5:30 per km".
        let slash =
            tokens.sign(1) == "/" || unit == "per"
            ? 2 : unit.map { PlanWords.contains(PlanWords.minutes, $0) } == true && tokens.sign(2) == "/" ? 3 : 0
        if slash > 0, let per = tokens.word(slash), parts.count == 2 {
            add(pace: seconds / (PlanWords.contains(PlanWords.miles, per) ? 1.609344 : 1))
            return slash + 1
        }
        let isUnit = unit.map { PlanWords.isUnit($0) } ?? false
        let isShortRepeat = hasRepeats && last.map { $0.metres < 1000 } == true
        if parts.count == 2, !isUnit, !isShortRepeat, PlanBounds.paceMinutes.contains(first),
            tokens.followsPaceWord || last != nil && (tokens.follows("@") || tokens.follows(["at", "tempo", "bei"]))
        {
            add(pace: seconds / (last?.isMiles == true ? 1.609344 : 1))
            return 1
        }
        let used = isUnit && unit.map { PlanWords.isTime($0) } == true ? 2 : 1
        if tokens.follows("@") || tokens.follows(PlanWords.within), let last {
            let readings = parts.count > 2 ? [seconds + Double(parts[2]) / 60] : [seconds / 60, seconds]
            if let time = readings.first(where: { PlanBounds.speeds.contains(last.metres / max(1, $0 * 60)) }) {
                setTime(time)
                return used
            }
        }
        add(minutes: PlanTokens.minutes(parts, unit, isRepeat: repeats > 1))
        return used
    }

    private mutating func read(_ first: Double, _ tokens: PlanTokens) -> Int {
        // "10 x 400 m": the count applies until the next comma, and that of "3 x (…)" until the bracket closes.
        if first >= 2, tokens.isTimes(1),
            tokens.number(2) != nil || tokens.isClock(2) || tokens.sign(2) == "(" || tokens.sign(2) == "（"
        {
            guard !isDetail else { return 2 }
            hasRepeats = true
            if tokens.number(2) != nil || tokens.isClock(2) { repeats = first } else if outside == nil { group = first }
            return 2
        }
        var value = first
        var used = 1
        // "30-40 min": the middle.
        if tokens.isRange(1), let second = tokens.number(2) {
            value = (first + second) / 2
            used = 3
            if tokens.isTimes(3), tokens.number(4) != nil || tokens.isClock(4) {
                if !isDetail { (repeats, hasRepeats) = (value, true) }
                return 4
            }
        }
        if let fraction = tokens.fraction(first) { (value, used) = (fraction, 3) }
        // "5-km-Lauf"
        if tokens.sign(used) == "-", tokens.word(used + 1).map({ PlanWords.isUnit($0) }) == true { used += 1 }
        if let found = tokens.pace(value, used) {
            add(pace: found.pace)
            return found.used
        }
        if let found = tokens.primes(value, used) {
            add(minutes: found.minutes)
            return found.used
        }
        guard let unit = tokens.word(used) else { return used }
        if let found = tokens.paceName(used, hasLength: length > 0) {
            words.append(value < 8 ? "interval" : value < 30 ? "tempo" : "mp")
            return found
        }
        // "400 m x 10", as in Chinese plans.
        if tokens.isTimes(used + 1), let count = tokens.number(used + 2), count >= 2,
            tokens.word(used + 3).map({ PlanWords.isUnit($0) }) != true, !isDetail
        {
            (repeats, hasRepeats) = (count, true)
            if add(value, unit, tokens, used) { return used + 3 }
        }
        if PlanWords.contains(PlanWords.hours, unit) {
            // "1 h 30"
            let rest = tokens.number(used + 1).flatMap {
                $0 < 60 && tokens.word(used + 2).map { PlanWords.isUnit($0) && !PlanWords.starts(PlanWords.minutes, $0) } != true
                    && !tokens.isTimes(used + 2) ? $0 : nil
            }
            let isNamed = rest != nil && tokens.word(used + 2).map { PlanWords.starts(PlanWords.minutes, $0) } == true
            time(value * 60 + (rest ?? 0), unit, tokens, used)
            for word in [unit, isNamed ? tokens.word(used + 2) : nil].compactMap({ $0 }) where PlanWords.isChinese(word) {
                words.append(word)
            }
            return used + (rest == nil ? 1 : isNamed ? 3 : 2)
        }
        return add(value, unit, tokens, used) ? used + 1 : used
    }

    /// - Returns: false for a word that is no unit. Less than 100 m is more likely to mean minutes, and counts as neither.
    private mutating func add(_ value: Double, _ unit: String, _ tokens: PlanTokens, _ used: Int) -> Bool {
        if PlanWords.starts(PlanWords.minutes, unit) {
            time(value, unit, tokens, used)
        } else if PlanWords.starts(PlanWords.hours, unit) {
            time(value * 60, unit, tokens, used)
        } else if PlanWords.starts(PlanWords.seconds, unit) {
            time(value / 60, unit, tokens, used)
        } else if PlanWords.starts(PlanWords.kilometres, unit) {
            add(metres: value * 1000)
        } else if PlanWords.starts(PlanWords.miles, unit) {
            add(metres: value * 1609.344, isMiles: true)
        } else if PlanWords.starts(PlanWords.metres, unit), value >= 100 || unit != "m" {
            add(metres: value)
        } else {
            return false
        }
        if unit.unicodeScalars.count > 1, PlanWords.isChinese(unit) { words.append(unit) }
        return true
    }

    /// Adds a time, or states that of the distance before it or after it.
    private mutating func time(_ value: Double, _ unit: String, _ tokens: PlanTokens, _ used: Int) {
        let isWithin = tokens.follows(PlanWords.within) || PlanWords.isChinese(unit) && PlanWords.contains(PlanWords.within, unit)
        if isWithin, let last, PlanBounds.speeds.contains(last.metres / max(1, value * 60)) { return setTime(value) }
        add(minutes: value)
        // "50分鐘跑10公里"
        if PlanWords.isChinese(unit), tokens.number(used + 1) != nil { isSame = PlanWords.contains(["跑", "完成", "內", "騎"], unit) }
    }

    /// States the time of each repeat of the distance that was added last.
    private mutating func setTime(_ each: Double) {
        guard let last else { return }
        metres = max(0, metres - last.metres * last.repeats)
        minutes = min(PlanBounds.minutes, minutes + each * last.repeats)
        self.last = nil
    }

    private mutating func add(pace value: Double) {
        guard !isDetail || isFresh else { return }
        guard value >= fastestPace else { return hasOddPace = true }
        if let last { setTime(min(PlanBounds.minutes, last.metres / 1000 * value / 60)) } else { pace = value }
    }

    private mutating func add(minutes value: Double) {
        defer { (isFresh, isSame) = (false, false) }
        let isTotal = !isDetail && hasRepeats && repeats > 1 && PlanBounds.isTotal(value, of: metres, minutes: minutes)
        let isAlike = (isDetail && isFresh || isSame && !hasRepeats && !isDetail) && minutes == 0
        if isTotal || isAlike && isDuration(value, of: metres) {
            (minutes, metres, last, hasRecoveries) = (min(PlanBounds.minutes, value), 0, nil, true)
            return
        }
        if isDetail { return }
        // After repeats of a distance, a time is their recovery.
        if hasRepeats, repeats > 1, length > 0 { hasRecoveries = true }
        minutes = min(PlanBounds.minutes, minutes + value * repeats)
    }

    private mutating func add(metres value: Double, isMiles: Bool = false) {
        defer { (isFresh, isSame) = (false, false) }
        if isSame, !hasRepeats, metres == 0, isDuration(minutes, of: value) { return }
        // "5 mi / 8 km"
        if isSame, !hasRepeats, minutes == 0, metres > 0, abs(value / metres - 1) < 0.05 { return }
        guard !isDetail else { return last = nil }
        if hasRepeats, repeats > 1, length > 0 { hasRecoveries = true }
        metres = min(PlanBounds.metres, metres + value * repeats)
        last = (value, repeats, isMiles)
    }

    /// Whether a time and a distance can be those of one session.
    private func isDuration(_ minutes: Double, of metres: Double) -> Bool {
        guard minutes > 0, metres > 0 else { return false }
        let speeds = kind == .ride ? PlanBounds.rideSpeeds : PlanBounds.usualSpeeds
        return speeds.contains(metres / (minutes * 60))
    }

    private var length: Double { minutes + metres }
    private var kind: TrainingMethod.Kind? { PlanWords.kind(words) }
    var isSession: Bool { kind != nil || PlanWords.intensity(words) != nil || length > 0 }
    var isRest: Bool { length == 0 && PlanWords.contains(PlanWords.rest, words) }

    /// Whether the only length is a distance that gives no duration.
    var lacksPace: Bool { kind?.isPaced == false && metres > 0 && minutes == 0 && !isPart }

    /// Whether the distance is more than a session can have, or the length less, or a pace is none.
    var isLimited: Bool { metres >= PlanBounds.metres || isTooShort || hasOddPace }

    private var isTooShort: Bool { length > 0 && minutes < PlanBounds.shortestMinutes && metres < PlanBounds.shortestMetres }

    var lacksRecoveries: Bool { hasRepeats && length > 0 && !hasRecoveries }

    /// Nil without a length. A distance of a sport whose usual pace is not known needs a time.
    func session(_ text: String) -> PlanDocument.Session? {
        let kind = kind ?? .run
        guard kind.isPaced ? length > 0 : minutes > 0, !isTooShort, !isPart else { return nil }
        let intensity = hasRepeats ? .interval : PlanWords.intensity(words)
        return PlanDocument.Session(
            kind: kind, intensity: intensity ?? .easy, minutes: minutes, metres: kind.isPaced ? metres : 0, text: text)
    }
}
