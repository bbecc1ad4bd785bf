import Markup
public import Screens

/// The beginning of a page, up to where its content starts. It needs no figure, so that a server can send it at once.
public enum PageShell {
    /// What `Document` renders before its content, byte for byte, when given the same title, frame and assets.
    public static func opening(title: String, frame: SiteFrame, assets: Assets) -> String {
        // It stands with the content, behind where the two are joined.
        var frame = frame
        frame.invented = nil
        let mark = "\u{1}"
        let whole = Document(title: title, frame: frame, assets: assets, content: .trusted(mark)).body
            .rendered()
        return String(whole.prefix { $0 != "\u{1}" })
    }
}
