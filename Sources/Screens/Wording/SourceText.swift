import Localizations
import Training

extension Source {
    /// “Forerunner 265 (FIT)”, or only the kind of file.
    func spoken(_ reader: Reader) -> String {
        let origin = reader.say(origin.phrase)
        return name.isEmpty ? origin : reader.say(.bracketed(value: name, detail: origin))
    }
}
