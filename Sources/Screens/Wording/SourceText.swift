import Localizations
import Training

extension Source {
    /// “Forerunner 265 (FIT)”, or only the kind of file.
    func spoken(_ context: DisplayContext) -> String {
        let origin = context.say(origin.phrase)
        return name.isEmpty ? origin : context.say(.bracketed(value: name, detail: origin))
    }
}
