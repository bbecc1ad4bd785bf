import Markup
import Screens

extension Tone {
    /// `data-tone="good"`: the style sheet turns it into `--c` for graphics and `--c-text` for words.
    var attribute: Attribute { .data("tone", rawValue) }
}
