public import Markup
public import Screens

/// Page of the password with its second factor, of the passkeys, and of linked accounts of a provider.
public struct PasswordPage: Component {
    var screen: PasswordScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: PasswordScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: .settings, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            if let message = screen.message {
                tag("div", .class("card compact news"), .role(screen.isMessageProblem ? "alert" : "status")) {
                    tag("p", screen.isMessageProblem ? .class("problem") : nil) { message }
                }
            }
            if let made = screen.made {
                tag("section", .class("card"), .role("status"), .aria("labelledby", "h-made")) {
                    tag("h2", .id("h-made")) { made.title }
                    tag("ul", .class("column made")) { for code in made.codes { tag("li") { tag("code") { code } } } }
                    tag("p", .class("caption made")) { made.note }
                }
            }
            screen.passkeys
            if let identities = screen.identities { identities }
            if let setUp = screen.setUp { form(setUp) }
            if let existing = screen.existing { forms(existing) }
        }
    }

    /// The name that a password manager stores with the password.
    private var name: HTML {
        tag("label", .class("field")) {
            tag("span") { screen.nameLabel }
            tag(
                "input", Attribute("name", "name"), Attribute("value", screen.name), Attribute("autocomplete", "username"),
                Attribute("readonly"))
        }
    }

    private func form(_ setUp: PasswordScreen.SetUp) -> HTML {
        tag(
            "form", .class("s12 column"), Attribute("method", "post"), Attribute("action", Route.password.path),
            .data("heavy", "")
        ) {
            Card(setUp.title, span: 12, name: "password") {
                tag("div", .class("settings")) {
                    tag("p") { screen.lead }
                    name
                    setUp.password
                    setUp.again
                }
            }
            Card(setUp.secondTitle, span: 12, name: "second-factor") {
                tag("div", .class("settings")) {
                    tag("p") { setUp.secondLead }
                    tag("p") { tag("a", .class("button quiet"), .href(setUp.link)) { setUp.linkLabel } }
                    if let picture = setUp.picture { picture.picture(label: setUp.pictureLabel) }
                    tag("p", .class("caption")) {
                        setUp.secretLabel
                        tag("br")
                        tag("code", .class("lines")) { setUp.spacedSecret }
                    }
                    HiddenField(PasswordScreen.secretField, setUp.secret)
                    setUp.code
                    tag("p", .class("filter-actions")) { tag("button", .class("button")) { setUp.save } }
                }
            }
        }
    }

    @HTMLBuilder private func forms(_ existing: PasswordScreen.Existing) -> HTML {
        Card(existing.title, span: 7, name: "password") {
            tag(
                "form", .class("settings"), Attribute("method", "post"), Attribute("action", Route.Target.changePassword.path),
                .data("heavy", "")
            ) {
                tag("p") { existing.state }
                name
                existing.current
                existing.password
                existing.again
                tag("p", .class("filter-actions")) { tag("button", .class("button")) { existing.change } }
                tag("p", .class("caption")) { existing.note }
            }
        }
        tag("div", .class("s5 column")) {
            Card(existing.codesTitle, span: 12, name: "codes") {
                tag("p", .class("caption")) { existing.codesState }
                PasswordPage.button(.renewRecoveryCodes, existing.renew)
            }
            Card(existing.removalTitle, span: 12, name: "removal") {
                tag("p", .class("caption")) { existing.removalText }
                PasswordPage.button(.removePassword, existing.remove)
            }
        }
    }

    private static func button(_ target: Route.Target, _ label: String) -> HTML {
        tag("form", .class("made"), Attribute("method", "post"), Attribute("action", target.path)) {
            tag("button", .class("button quiet")) { label }
        }
    }
}
