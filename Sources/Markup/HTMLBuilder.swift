/// Builds a page body from elements, texts and components in order, with `if`, `for` and `switch`.
@resultBuilder
public enum HTMLBuilder {
    public static func buildExpression(_ html: HTML) -> HTML { html }
    public static func buildExpression(_ text: String) -> HTML { .text(text) }
    public static func buildExpression(_ component: some Component) -> HTML { component.body }
    public static func buildBlock(_ parts: HTML...) -> HTML { parts.count == 1 ? parts[0] : .group(parts) }
    public static func buildOptional(_ part: HTML?) -> HTML { part ?? .nothing }
    public static func buildEither(first: HTML) -> HTML { first }
    public static func buildEither(second: HTML) -> HTML { second }
    public static func buildArray(_ parts: [HTML]) -> HTML { .group(parts) }
    public static func buildLimitedAvailability(_ part: HTML) -> HTML { part }
}
