/// Why a script or a style sheet cannot be minified: it is malformed at a line (counted from 1).
struct MinifierError: Error, Equatable, CustomStringConvertible {
    enum Flaw: String {
        case unterminatedString = "a string does not end"
        case unterminatedComment = "a comment does not end"
        case unterminatedTemplate = "a template literal does not end"
        case unterminatedExpression = "a regular expression does not end"
        case unterminatedAddress = "a url() does not end"
        case unbalancedBracket = "a bracket has no partner"
        /// After `}` a slash may divide or begin a regular expression; a tokenizer cannot tell.
        case ambiguousSlash = "a slash follows a closing brace"
    }

    var flaw: Flaw
    var line: Int

    var description: String { "line \(line): \(flaw.rawValue)" }
}
