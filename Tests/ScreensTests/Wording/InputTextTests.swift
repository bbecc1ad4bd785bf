import Analysis
import Foundation
import Localizations
import Measures
import Testing

@testable import Screens

struct InputTextTests {
    static func label(_ name: String, _ unit: String = "", _ language: Language = .english) -> String {
        InputText(EstimateInput(name: name, value: 1, unit: unit), asOf: Example.today).label(Example.context(language))
    }

    @Test func `the number or day of an input follows its words`() {
        #expect(Self.label("hrv_sdnn of 2026-11-20") == "Heart-rate variability (SDNN), 20 Nov")
        #expect(Self.label("break until 2026-01-05") == "Break, until, 5 Jan")
        #expect(Self.label("load, days ago: 2") == "Load, 19 Nov")
        #expect(Self.label("load_of_day_3") == "Load, day 3")
        #expect(Self.label("planned load, day 12") == "Planned load, day 12")
        #expect(Self.label("sleep_z") == "Sleep, against your usual")
        #expect(Self.label("riegel_personal_sd") == "Personal endurance exponent, uncertainty")
        #expect(Self.label("riegel_personal", "s", .traditionalChinese) == "個人耐力指數")
        #expect(Self.label("temperature, weather archive", "°C") == "Temperature, from an archive")
    }

    @Test func `the load by time is not confused with time asleep`() {
        #expect(
            Self.label("duration", "load") == "Load, from duration alone" && Self.label("duration", "points") == "Time asleep")
        #expect(Self.label("power", "load") == "Load, from power" && Self.label("power", "W") == "Power")
    }

    @Test func `an unknown name is shown unchanged`() {
        let text = InputText(EstimateInput(name: "something new", value: 1, unit: ""))
        #expect(text.words(Example.context(.english)) == nil && text.label(Example.context(.english)) == "something new")
    }

    @Test(arguments: [
        ("s", 2873.0, "47:53"), ("m/s", 4.0, "4:10 /km"), ("km", 8.6, "8.60 km"), ("bpm", 153, "153 bpm"), ("days", 1, "1 day"),
        ("points", 26.6, "26.6 points"), ("load", 52.4, "52.4"), ("ln ms", 0.12, "±12 %"), ("days since 1970", 20_777, "20 Nov"),
        ("ml/kg/min", 51.25, "51.3 ml/kg/min"), ("s/mi", 482.8032, "5:00 /km"),
    ])
    func `values are in the user's units`(_ unit: String, _ value: Double, _ text: String) {
        let input = EstimateInput(name: "x", value: value, unit: unit)
        #expect(InputText.figure(value, of: input, Example.context(.english)) == text)
    }

    @Test func `every input that Analysis writes into a receipt has words`() throws {
        let root = CatalogueTests.root.appending(path: "Sources/Analysis")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        var names: Set<String> = []
        for file in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /EstimateInput\(\s*name: "([^"]+)"/) where !match.output.1.contains("\\(") {
                names.insert(String(match.output.1))
            }
        }
        #expect(names.count > 60)
        names.formUnion(UptakeQuality.Source.allCases.map { $0.rawValue } + ProfileValue.Origin.allCases.map { $0.rawValue })
        names.formUnion(StrideMetric.allCases.map { $0.rawValue })
        for name in names where name != "break until " && name != "run on " {
            let text = InputText(EstimateInput(name: name, value: 1, unit: ""))
            #expect(text.words(Example.context(.traditionalChinese)) != nil, "\(name)")
        }
        for method in SessionLoad.Method.allCases {
            let text = InputText(EstimateInput(name: method.rawValue, value: 1, unit: "load")).words(Example.context(.english))
            #expect(text?.hasPrefix("Load") == true, "\(method)")
        }
    }

    @Test func `every model has a unique Chinese name and its limits in Chinese`() {
        var names: Set<String> = []
        for card in ModelCatalogue.all {
            let name = Example.context(.traditionalChinese).name(of: card)
            #expect(!name.isEnglish, "\(card.id)")
            #expect(names.insert(name.text).inserted, "\(name.text)")
            // Pure citations are not translated.
            let isProse = card.source.contains("our own") || card.source.contains("because")
            #expect(!isProse || !Example.context(.traditionalChinese).source(of: card).isEnglish, "\(card.id)")
            let limits = Example.context(.traditionalChinese).limits(of: card)
            #expect(!limits.isEnglish && limits.text.hasSuffix("。"), "\(card.id)")
        }
    }

    private func numbers(_ text: String) -> [String] {
        text.matches(of: /[0-9]+(?:\.[0-9]+)?/).map { String($0.output) }.sorted()
    }

    @Test func `Chinese limits have exactly the numbers of the card`() {
        for card in ModelCatalogue.all {
            let limits = Example.context(.traditionalChinese).limits(of: card)
            #expect(Set(numbers(limits.text)) == Set(numbers(card.limits)), "\(card.id)")
        }
    }

    @Test func `every formula is in Chinese with the numbers of the card`() {
        for card in ModelCatalogue.all {
            let formula = Example.context(.traditionalChinese).formula(of: card)
            #expect(!formula.isEnglish && numbers(formula.text) == numbers(card.formula), "\(card.id)")
            let isWritten = formula.text.unicodeScalars.contains {
                (0x4E00...0x9FFF).contains($0.value) || $0 == "；" || $0 == "，"
            }
            // Otherwise it consists of symbols only.
            #expect(isWritten || formula.text == card.formula && !formula.text.contains(/[a-z]{3,} [a-z]{3,}/), "\(card.id)")
            let english = Example.context(.english).formula(of: card)
            #expect(english.text == card.formula.withApostrophes && english.isEnglish)
        }
    }
}
