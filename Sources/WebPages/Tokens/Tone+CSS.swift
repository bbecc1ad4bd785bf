import Markup
import Screens

extension Tone {
    /// Attribute such as `data-tone="good"`. The style sheet maps it to `--c` for graphics and `--c-text` for words.
    var attribute: Attribute { .data("tone", rawValue) }
}
