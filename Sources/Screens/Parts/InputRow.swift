import Analysis
import Measures

extension Reader {
    /// What went into an estimate, in the reader's degrees: receipts are kept in °C, so that they say the same to everybody who
    /// computes with them.
    func row(of input: EstimateInput) -> Explanation.Row {
        var (value, unit) = (input.value, input.unit)
        switch unit {
        // A degree above another, which its name says, is no temperature: it stays what it is.
        case "°C" where !input.name.hasSuffix("°C"):
            value = value.map { temperatures.degrees(Temperature(celsius: $0)) }
            unit = temperatures.unit
        case "% per °C":
            value = value.map { $0 / temperatures.degreesPerKelvin }
            unit = "% per " + temperatures.unit
        default: break
        }
        let number = value.map { Numeral.text($0, decimals: $0 == $0.rounded(.down) ? 0 : 1) } ?? ""
        return Explanation.Row(input.name, [number, unit].filter { !$0.isEmpty }.joined(separator: " "))
    }
}
