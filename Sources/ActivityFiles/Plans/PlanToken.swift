/// A part of a line of a plan.
enum PlanToken: Equatable {
    case number(Double)
    /// Numbers joined by colons.
    case clock([Int])
    /// Lower-case letters of one script.
    case word(String)
    case sign(Unicode.Scalar)

    /// Most tokens of a line.
    static let most = 400

    static func all(in text: String) -> [PlanToken] {
        let scalars = Array(text.loweredForWords.unicodeScalars)
        var tokens: [PlanToken] = []
        var index = 0
        while index < scalars.count, tokens.count < most {
            let scalar = scalars[index]
            if digit(scalar) != nil {
                tokens.append(numeral(scalars, &index))
            } else if isMinus(scalar), index + 1 < scalars.count, digit(scalars[index + 1]) != nil,
                mayBeNegative(after: tokens.last)
            {
                let first = index
                index += 1
                _ = numeral(scalars, &index)
                tokens.append(word(scalars[first..<index]))
            } else if isLetter(scalar) {
                var word = String.UnicodeScalarView()
                let isLatin = scalar.value < 0x2E80
                while index < scalars.count, isLetter(scalars[index]), (scalars[index].value < 0x2E80) == isLatin {
                    word.append(scalars[index])
                    index += 1
                }
                tokens.append(.word(String(word)))
            } else {
                if scalar != " ", scalar != "\t" { tokens.append(.sign(scalar)) }
                index += 1
            }
        }
        return tokens
    }

    static func words(of tokens: [PlanToken]) -> [String] {
        tokens.compactMap { if case .word(let word) = $0 { word } else { nil } }
    }

    /// Whether a minus sign belongs to the number after it: at the beginning of a text or a cell, in brackets and after a count. Elsewhere it
    /// joins words and numbers.
    private static func mayBeNegative(after token: PlanToken?) -> Bool {
        guard let token else { return true }
        if [.word("x"), .sign("×"), .sign("*")].contains(token) { return true }
        return [":", "：", "(", "（", ",", ";"].contains { token == .sign($0) }
    }

    private static func isMinus(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "−" }

    /// What looks like a number and is none that a plan can have, such as `-45` and `1e308`.
    private static func word(_ scalars: ArraySlice<Unicode.Scalar>) -> PlanToken {
        var word = String.UnicodeScalarView()
        word.append(contentsOf: scalars)
        return .word(String(word))
    }

    /// Reads a number with at most one decimal sign, or a clock. A number with an exponent is a word.
    private static func numeral(_ scalars: [Unicode.Scalar], _ index: inout Int) -> PlanToken {
        let first = index
        var groups: [Int] = []
        while true {
            var value = 0
            while index < scalars.count, let digit = digit(scalars[index]) {
                value = min(value * 10 + digit, 1_000_000)
                index += 1
            }
            groups.append(value)
            guard groups.count < 3, index + 1 < scalars.count, scalars[index] == ":", digit(scalars[index + 1]) != nil else {
                break
            }
            index += 1
        }
        if groups.count > 1 { return .clock(groups) }
        var number = Double(groups[0])
        if index + 1 < scalars.count, scalars[index] == "." || scalars[index] == ",", digit(scalars[index + 1]) != nil {
            index += 1
            var scale = 0.1
            while index < scalars.count, let digit = digit(scalars[index]) {
                number += Double(digit) * scale
                scale /= 10
                index += 1
            }
        }
        guard index + 1 < scalars.count, scalars[index] == "e" else { return .number(number) }
        let sign = isMinus(scalars[index + 1]) || scalars[index + 1] == "+" ? 1 : 0
        guard index + 1 + sign < scalars.count, digit(scalars[index + 1 + sign]) != nil else { return .number(number) }
        index += 1 + sign
        while index < scalars.count, digit(scalars[index]) != nil { index += 1 }
        return word(scalars[first..<index])
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0x30...0x39: Int(scalar.value) - 0x30
        case 0xFF10...0xFF19: Int(scalar.value) - 0xFF10
        default: nil
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x3400...0x9FFF: true
        default: false
        }
    }
}
