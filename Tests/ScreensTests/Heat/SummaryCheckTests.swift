import Analysis
import Localizations
import Testing

@testable import Screens

struct SummaryCheckTests {
    private let facts = SummaryFacts(
        kind: "Hot Yoga", degrees: 40, scale: .celsius, minutes: 60, meanHeartRate: 128, highestHeartRate: 151)

    private func passes(_ text: String) -> Bool { SummaryCheck.refusal(of: text, facts) == nil }

    @Test(
        arguments: [
            "A calm hour: 60 minutes at 40 °C, 128 bpm on average and 151 at most.", "40°C, 60 min, 128–151 bpm.",
            "Eine ruhige Einheit: 128 Schläge bei 40 Grad.", "室溫４０度，６０分鐘，平均心率１２８次/分。", "在四十度的房間裡上了六十分鐘，平均一百二十八下。",
            "A 60-minute class at 40 °C.", "Your heart rate was 128, with 151 as its highest.", "The room was at 40.",
            "Dein Puls lag bei 128.", "心率為１２８。",
            "這是一堂平穩的熱瑜伽課，室溫 40 °C。您完成了一次練習。",
        ]) func `a text with the given numbers passes`(_ text: String)
    {
        #expect(SummaryCheck.refusal(of: text, facts) == nil)
    }

    @Test(arguments: [
        "129 bpm", "Your heart beat 128.5 times.", "1,28", "12 8", "1 28 bpm", "128,0 bpm", "1'280", "1.280", "６１分鐘", "-40 °C",
        "−40 °C",
        "+60", "040", "40 °F", "40 Fahrenheit", "104 °F", "about 104 degrees", "華氏40度", "40 ℉", "128 °C", "40 bpm", "60 bpm",
        "151 minutes", "60 %", "60%", "60 percent", "60 hours", "60 h", "5 % lower", "六十一分鐘", "一百三十下", "一百二", "兩成", "三堂課", "十分鐘",
        "一分鐘", "一度", "一成",
        "百分之五", "四十二度", "twenty beats", "Half of it was hard.", "zwölf Minuten", "hundertvierzig Schläge", "twice as calm", "1/2",
        "60/40", "1:00", "60:40", "60e3", "x128", "128k", "½", "²", "①", "Ⅳ", "٤٠", "४०", "𝟒𝟎", "60 of 61", "60 classes", "0",
    ]) func `a number that is not among the facts is refused`(_ text: String) {
        #expect(SummaryCheck.refusal(of: text, facts) != nil)
    }

    @Test(arguments: [
        "Your heart rate was 40.", "Your pulse was about 60.", "A heart rate of 40 °C.", "Heart rate: 60 minutes.",
        "The room was 128 bpm.",
        "Dein Puls lag bei 40.", "Die Herzfrequenz betrug 40 °C.", "心率為40度。", "心率４０。", "室溫128次/分。",
        "At 40, your heart rate was 128.",
        "The room was at 60.", "A duration of 40 °C.", "40", "128 of 151",
    ]) func `a number that does not fit the quantity that the sentence names is refused`(_ text: String) {
        guard case .number = SummaryCheck.refusal(of: text, facts) else {
            Issue.record("\(text)")
            return
        }
    }

    @Test(arguments: [
        "Your third class.", "The first of many.", "A threefold effort.", "Twice as calm.", "Once again.", "Dein dritter Kurs.",
        "Zum zweiten Mal.",
        "Dreifach so warm.", "Zweimal.", "Das Doppelte.", "第三堂課。", "第四十堂課。", "三倍。", "加倍。", "首堂課。", "Your 40th class.",
        "Dein 40. Kurs.",
    ]) func `ordinals and multiples are refused`(_ text: String) {
        guard case .number = SummaryCheck.refusal(of: text, facts) else {
            Issue.record("\(text)")
            return
        }
    }

    @Test(arguments: [
        "Steady and calm, as usual.", "Calmer than before.", "Your best class.", "A higher pulse.", "You improved.",
        "Drink water.", "You should rest.",
        "Try to breathe.", "Next time, come early.", "Good for your health.", "It lowers blood pressure.", "You burned fat.",
        "Your heart adapts.",
        "Ruhig wie sonst.", "Besser als beim letzten Kurs.", "Du hast dich verbessert.", "Trink Wasser.", "Du solltest ruhen.",
        "Nächstes Mal langsam.",
        "Das ist gesund.", "Gut für den Kreislauf.", "和平時一樣穩定。", "比上次平穩。", "您進步了。", "記得補水。", "建議休息。", "下次慢慢來。", "有益健康。",
        "促進血液循環。",
        "您的身體已適應。",
    ]) func `words that compare, advise or make a medical claim are refused`(_ text: String) {
        guard case .word = SummaryCheck.refusal(of: text, facts) else {
            Issue.record("\(text)")
            return
        }
    }

    @Test func `the kind of class and sentences of the template may have such words`() {
        let facts = SummaryFacts(
            kind: "Fit and healthy", degrees: 40, scale: .celsius, minutes: 60, meanHeartRate: 128, comparison: .higherEffort)
        #expect(SummaryCheck.refusal(of: "Fit and healthy at 40 °C.", facts) == nil)
        #expect(SummaryCheck.refusal(of: "Healthy at 40 °C.", facts) != nil)
        let sentence = SummaryTemplate.sentences(facts, .english)[1]
        #expect(SummaryCheck.refusal(of: "A warm room. " + sentence, facts) == nil)
        // The sentence of another comparison is none of this class.
        var other = facts
        other.comparison = .lowerEffort
        #expect(SummaryCheck.refusal(of: sentence, other) != nil)
    }

    @Test func `addresses, controls, markup and long or empty texts are refused`() {
        for link in ["see example.com", "https://a", "www.a.b", "mail a@b", "//host"] { #expect(!passes(link), "\(link)") }
        for odd in ["\u{0}", "a\nb", "a\u{1B}[0m", "a\u{202E}b", "a\u{200B}b", "<b>", "[a]", "`a`", "😀", "a\tb", "#a", "*a*"] {
            #expect(!passes(odd))
        }
        #expect(SummaryCheck.refusal(of: "", facts) == .empty && SummaryCheck.refusal(of: "  ", facts) == .empty)
        let longest = String(repeating: "a", count: SummaryCheck.mostCharacters)
        #expect(passes(longest) && SummaryCheck.refusal(of: longest + "a", facts) == .tooLong)
    }

    /// Every scalar that Unicode calls numeric is a digit of the facts, part of a refused number, or refused itself; except 一, which alone is
    /// an article.
    @Test func `no numeric character of any script passes alone`() {
        var tried = 0
        for value in (0x20...0x10FFFF) as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value), scalar.properties.numericType != nil, value != 0x4E00 else {
                continue
            }
            tried += 1
            #expect(!passes("Calm " + String(Character(scalar)) + " calm"), "\(value)")
        }
        #expect(tried > 1500)
    }

    @Test func `of all whole numbers in three formats only the facts pass`() {
        for number in 0...2000 {
            let wide = String(
                String.UnicodeScalarView(String(number).unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))
            for text in ["Pulse, \(number) in all.", "心率約\(wide)。", "A pulse of (\(number))"] {
                #expect(passes(text) == [128, 151].contains(number), "\(text)")
            }
            #expect(passes("A room, then \(number)") == (number == 40) && passes("In \(number) minutes") == (number == 60))
            // Without a quantity no number is a fact.
            #expect(!passes("Calm, \(number) in all."))
            // “一” alone is an article.
            if number > 1, number < 1000 { #expect(passes("\(chinese(number))次/分") == [128, 151].contains(number), "\(number)") }
        }
    }

    private func chinese(_ number: Int) -> String {
        let digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
        let (hundreds, tens, ones) = (number / 100, number / 10 % 10, number % 10)
        var text = hundreds > 0 ? digits[hundreds] + "百" : ""
        if tens > 0 { text += (tens == 1 && hundreds == 0 ? "" : digits[tens]) + "十" }
        if hundreds > 0, tens == 0, ones > 0 { text += "零" }
        return text + (ones > 0 ? digits[ones] : "")
    }

    @Test func `digits in the kind of class are facts as a part of it only`() {
        let facts = SummaryFacts(kind: "Hot 26", degrees: 40, scale: .celsius, minutes: 60, meanHeartRate: nil)
        #expect(SummaryCheck.refusal(of: "Hot 26 at 40 °C.", facts) == nil)
        #expect(SummaryCheck.refusal(of: "26 at 40 °C.", facts) != nil)
    }

    @Test func `generated texts with an inserted number are refused, and none crashes the check`() {
        var state: UInt64 = 11
        func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let parts = [
            "calm", "60", "40 °C", "一", "十", "百", ".", ",", "°", "%", "-", " ", "\u{A0}", "f", "c", "分鐘", "華氏", "/", "２", "零",
            "半",
        ]
        for _ in 0..<5000 {
            let noise = (0..<below(12)).map { _ in parts[below(parts.count)] }.joined()
            _ = SummaryCheck.refusal(of: noise, facts)
            var number = 1 + below(999)
            if [40, 60, 128, 151].contains(number) { number += 1 }
            #expect(!passes("Calm and steady, \(number) " + noise))
        }
    }
}
