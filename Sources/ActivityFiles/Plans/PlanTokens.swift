/// The tokens of a part of a line, seen from one of them.
struct PlanTokens {
    private let tokens: [PlanToken]
    private let index: Int

    init(_ tokens: [PlanToken], at index: Int) {
        self.tokens = tokens
        self.index = index
    }

    subscript(_ offset: Int) -> PlanToken? { tokens.indices.contains(index + offset) ? tokens[index + offset] : nil }

    func word(_ offset: Int) -> String? { if case .word(let word) = self[offset] { word } else { nil } }
    func sign(_ offset: Int) -> Unicode.Scalar? { if case .sign(let sign) = self[offset] { sign } else { nil } }
    func number(_ offset: Int) -> Double? { if case .number(let number) = self[offset] { number } else { nil } }
    func isClock(_ offset: Int) -> Bool { if case .clock = self[offset] { true } else { false } }

    func isTimes(_ offset: Int) -> Bool {
        word(offset) == "x" || word(offset) == "mal" || sign(offset) == "×" || sign(offset) == "*"
    }

    func isRange(_ offset: Int) -> Bool {
        if let sign = sign(offset) { return sign == "-" || sign == "–" || sign == "~" || sign == "～" }
        return word(offset).map { ["to", "bis", "至", "到"].contains($0) } ?? false
    }

    /// Reads halves and quarters such as `1/2 km`; `5/10 km` is a choice of two.
    func fraction(_ first: Double) -> Double? {
        guard sign(1) == "/", let divisor = number(2), divisor == 2 || divisor == 4, first == 1 || first == 3, first < divisor,
            word(3).map({ PlanWords.isUnit($0) }) == true
        else { return nil }
        return first / divisor
    }

    func follows(_ sign: Unicode.Scalar) -> Bool { self.sign(-1) == sign }
    func follows(_ words: [String]) -> Bool { word(-1).map { PlanWords.contains(words, $0) } ?? false }

    /// Whether a word for a pace stands before, as in `pace 5:30` and `配速：5:30`.
    var followsPaceWord: Bool { follows(PlanWords.pace) || (sign(-1) == ":" || sign(-1) == "：") && isPaceWord(-2) }

    private func isPaceWord(_ offset: Int) -> Bool { word(offset).map { PlanWords.contains(PlanWords.pace, $0) } ?? false }

    /// Reads `'` as minutes and `"` or `''` as seconds, as in `5'`, `5'30"` and `90''`. `used` is the number of tokens of the value.
    func primes(_ value: Double, _ used: Int) -> (minutes: Double, used: Int)? {
        func isPrime(_ offset: Int) -> Bool { sign(offset).map { ["'", "’", "′"].contains($0) } ?? false }
        func seconds(_ offset: Int) -> Int? {
            if let sign = sign(offset), ["\"", "″", "”"].contains(sign) { return 1 }
            return isPrime(offset) && isPrime(offset + 1) ? 2 : nil
        }
        if let count = seconds(used) { return (value / 60, used + count) }
        guard isPrime(used) else { return nil }
        guard let rest = number(used + 1), rest < 60 else { return (value, used + 1) }
        if let count = seconds(used + 2) { return (value + rest / 60, used + 2 + count) }
        // "5'30/km", and "5'30" alone; "3' 400 m" is two lengths.
        guard word(used + 2) == nil else { return (value, used + 1) }
        return (value + rest / 60, used + 2)
    }

    /// Reads a pace of minutes, or a speed: `5 min/km`, `5'30"/km`, `5分30秒配速`, `6分速`, `12 km/h`.
    /// - Returns: seconds a kilometre.
    func pace(_ value: Double, _ used: Int) -> (pace: Double, used: Int)? {
        func perDistance(_ offset: Int) -> (divisor: Double, used: Int)? {
            guard sign(offset) == "/" || word(offset) == "per" || word(offset) == "pro" || word(offset) == "je",
                let unit = word(offset + 1)
            else { return nil }
            if PlanWords.starts(PlanWords.kilometres, unit) { return (1, 2) }
            return PlanWords.starts(PlanWords.miles, unit) ? (1.609344, 2) : nil
        }
        if let prime = primes(value, used), prime.minutes >= 2, let per = perDistance(prime.used) {
            return (prime.minutes * 60 / per.divisor, prime.used + per.used)
        }
        guard let unit = word(used) else { return nil }
        if PlanWords.contains(PlanWords.minutes, unit), let per = perDistance(used + 1) {
            return (value * 60 / per.divisor, used + 1 + per.used)
        }
        if unit.hasPrefix("分速") || unit.hasPrefix("分配速") { return (value * 60, used + 1) }
        if unit == "分" || unit == "分鐘", let seconds = number(used + 1), seconds < 60, let end = word(used + 2) {
            if end.hasPrefix("秒"), PlanWords.contains(["配速", "速"], end) { return (value * 60 + seconds, used + 3) }
            if end.hasPrefix("秒"), let per = perDistance(used + 3) {
                return ((value * 60 + seconds) / per.divisor, used + 3 + per.used)
            }
        }
        guard value > 0.5 else { return nil }
        let hourly = sign(used + 1) == "/" && word(used + 2).map { PlanWords.contains(PlanWords.hours, $0) } == true
        if unit == "kmh" || unit == "kph" { return (3600 / value, used + 1) }
        if unit == "mph" { return (3600 / 1.609344 / value, used + 1) }
        if hourly, unit == "km" { return (3600 / value, used + 3) }
        return hourly && unit == "mi" ? (3600 / 1.609344 / value, used + 3) : nil
    }

    /// Reads the name of a pace, such as `10K pace`, `10-km-Tempo`, `10公里配速` and, after `@`, `10K`.
    /// - Parameters:
    ///   - used: number of tokens before the unit.
    ///   - hasLength: whether there is a length before it, which a length alone after `@` qualifies.
    /// - Returns: the number of tokens; nil for a length.
    func paceName(_ used: Int, hasLength: Bool) -> Int? {
        guard let unit = word(used),
            PlanWords.starts(PlanWords.kilometres, unit) || PlanWords.starts(PlanWords.miles, unit)
        else { return nil }
        if PlanWords.isChinese(unit), PlanWords.contains(["配速"], unit) {
            // "3公里馬拉松配速" is a length at a pace with a name.
            return isClock(used + 1) || PlanWords.contains(["馬"], unit) ? nil : used + 1
        }
        let isMarked = follows("@") || follows(["at", "im", "in", "bei", "以"])
        var next = used + 1
        let isJoined = sign(next) == "-" || sign(next) == "–"
        if isJoined { next += 1 }
        var isRace = false
        while let word = word(next), PlanWords.contains(["race", "goal", "target", "wettkampf", "renn"], word) {
            isRace = true
            next += 1
            if sign(next) == "-" { next += 1 }
        }
        if let word = word(next) {
            let isPace = PlanWords.contains(["pace", "effort", "renntempo", "wettkampftempo", "配速"], word)
            let isTempo = word == "tempo" && (isMarked || isJoined)
            // "8 km pace 5:30" is a length with its pace.
            let isStated = isClock(next + 1) || sign(next + 1) == ":" && isClock(next + 2)
            if isPace && (!isRace || isMarked || hasLength) || isTempo { return isStated ? nil : next + 1 }
        }
        return follows("@") && hasLength ? used + 1 : nil
    }

    /// Minutes of `1:15`, `45:00` and `1:15:00`. Two numbers are hours and minutes if the first is below five, or a unit says so. Those of
    /// repeats are minutes and seconds.
    static func minutes(_ parts: [Int], _ unit: String?, isRepeat: Bool) -> Double {
        let (first, second) = (Double(parts[0]), Double(parts.count > 1 ? parts[1] : 0))
        if parts.count > 2 { return first * 60 + second + Double(parts[2]) / 60 }
        let isHours = unit.map { PlanWords.contains(PlanWords.hours, $0) } ?? false
        let isMinutes = unit.map { PlanWords.contains(PlanWords.minutes, $0) } ?? false
        return isHours || !isMinutes && !isRepeat && first < 5 ? first * 60 + second : first + second / 60
    }
}
