import Localizations

/// Whether passkeys work at the address of a page. Browsers refuse them where the address has no name.
public enum PasskeyPlace: Equatable, Sendable {
    case here
    /// They work under another address of the same server.
    case elsewhere(link: String)
    /// The public address is a number, and the server has no other one.
    case nowhere
}

/// Form that asks the device for a passkey. A script fills it in; its texts are for what the script finds.
public struct PasskeyPrompt: Equatable, Sendable {
    /// Names of the form's fields. All values are bytes in base64url, apart from the transports.
    public enum Field: String, Sendable {
        case credential, client, attestation, transports, authenticator, signature, user
    }

    public enum Purpose: String, Sendable { case create, get }

    public var purpose: Purpose
    /// Targets of the form, and of the script's request for options.
    public var action: String
    public var options: String
    /// Text of the one-time key of an invitation; nil for other forms.
    public var key: String?
    /// Name of a new passkey; nil for a sign-in.
    public var name: FormField?
    public var button: String
    public var problem: String?
    public var needsScript: String
    public var unsupported: String
    public var cancelled: String
    public var known: String
    public var offline: String

    private init(
        _ purpose: Purpose, action: String, options: String, button: Phrase, _ problem: String?, _ context: DisplayContext
    ) {
        self.purpose = purpose
        self.action = action
        self.options = options
        self.button = context.say(button)
        self.problem = problem
        needsScript = context.say(.passkeyNeedsScript)
        unsupported = context.say(.passkeyUnsupported)
        cancelled = context.say(.passkeyCancelled)
        known = context.say(.passkeyOnDeviceAlready)
        offline = context.say(.passkeyOffline)
    }

    static func signIn(problem: String?, _ context: DisplayContext) -> PasskeyPrompt {
        PasskeyPrompt(
            .get, action: Route.signIn.path, options: Route.Target.signInByPasskey.path, button: .passkeySignIn, problem, context)
    }

    static func accept(key: String, problem: String?, _ context: DisplayContext) -> PasskeyPrompt {
        var prompt = PasskeyPrompt(
            .create, action: Route.signIn.path, options: Route.Target.signInByPasskey.path, button: .passkeyAccept, problem,
            context)
        prompt.key = key
        return prompt
    }

    static func add(problem: String?, _ context: DisplayContext) -> PasskeyPrompt {
        var prompt = PasskeyPrompt(
            .create, action: Route.Target.addPasskey.path, options: Route.Target.newPasskey.path, button: .passkeyAdd, problem,
            context)
        prompt.name = FormField(
            name: PasskeySection.newNameField, label: context.say(.passkeyName), hint: context.say(.passkeyNameHint))
        return prompt
    }
}

/// Passkeys under another address: why, and the link.
public struct PasskeyDetour: Equatable, Sendable {
    public var text: String
    public var link: String
    public var label: String

    init(link: String, _ context: DisplayContext) {
        text = context.say(.passkeyElsewhere)
        self.link = link
        label = context.say(.passkeyMove)
    }
}
