import Localizations

/// Form that sends the browser to the provider of the server's settings.
public struct ProviderPrompt: Equatable, Sendable {
    /// Target of the form.
    public var action: String
    /// Text of the one-time key of an invitation; nil for other forms.
    public var key: String?
    public var button: String
    public var problem: String?

    static func signIn(_ provider: String, problem: String?, _ context: DisplayContext) -> ProviderPrompt {
        ProviderPrompt(
            action: Route.Target.signInByProvider.path, button: context.say(.providerSignIn(providerName: provider)),
            problem: problem)
    }

    static func accept(_ provider: String, key: String, problem: String?, _ context: DisplayContext) -> ProviderPrompt {
        ProviderPrompt(
            action: Route.Target.signInByProvider.path, key: key,
            button: context.say(.providerAccept(providerName: provider)), problem: problem)
    }

    static func link(_ provider: String, problem: String?, _ context: DisplayContext) -> ProviderPrompt {
        ProviderPrompt(
            action: Route.Target.addIdentity.path, button: context.say(.identityAdd(providerName: provider)), problem: problem)
    }
}

/// Page between the form and the provider. The browser leaves it by itself, and its link works without that.
///
/// The security policy of our pages permits forms to this server only, also by a redirect. A page may lead elsewhere.
public struct ProviderContinueScreen: Equatable, Sendable {
    public var title: String
    public var text: String
    /// Address of the provider, with the state of the attempt.
    public var link: String
    public var label: String

    /// - Parameters:
    ///   - provider: name of the provider.
    ///   - link: address that begins the sign-in there.
    ///   - context: display context: language, units and current time.
    public init(_ provider: String, link: String, context: DisplayContext) {
        title = context.say(.providerContinueTitle(providerName: provider))
        text = context.say(.providerContinueText(providerName: provider))
        self.link = link
        label = context.say(.providerContinue(providerName: provider))
    }
}
