import Markup
public import Screens

/// Beginning of a page, up to its content. It needs no figures, so that a server can send it at once.
public enum PageShell {
    /// Returns what `Document` renders before its content, byte for byte, given the same title, frame and assets.
    public static func opening(title: String, frame: SiteFrame, assets: Assets) -> String {
        // This part belongs to the content, which follows the shell.
        var frame = frame
        (frame.invented, frame.observing, frame.kept) = (nil, nil, nil)
        let mark = "\u{1}"
        let whole = Document(title: title, frame: frame, assets: assets, content: .trusted(mark)).body
            .rendered()
        return String(whole.prefix { $0 != "\u{1}" })
    }
}
