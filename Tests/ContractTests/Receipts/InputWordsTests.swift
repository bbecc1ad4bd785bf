import Analysis
import Contract
import Localizations
import Measures
import Testing

@testable import Screens

/// Every receipt speaks to people: no name of ours stands in it as it is written in the API.
struct InputWordsTests {
    @Test(arguments: Language.allCases) func `everything that any figure rests on has words`(_ language: Language) {
        let reader = DisplayContext(
            language: language, units: .metric, now: Moment(secondsSince1970: 1_770_000_000), offset: .utc)
        var seen = 0
        for athlete in ReportedAthlete.all + [ReportedAthlete.rare] {
            // A device is called what its maker calls it.
            for name in FigureNames.names where name != "device_vo2_max" {
                for input in athlete.figure(name)?.inputs ?? [] {
                    seen += 1
                    #expect(InputText(input, asOf: reader.today).words(reader) != nil, "\(name): \(input.name)")
                }
            }
        }
        #expect(seen > 500)
    }
}
