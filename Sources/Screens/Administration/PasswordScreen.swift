import Localizations
public import Measures

/// Page of the password: sets it up with a second factor, changes it, renews the recovery codes, and removes it.
public struct PasswordScreen: Equatable, Sendable {
    public static let currentField = "current"
    public static let passwordField = "password"
    public static let repeatField = "repeat"
    public static let secretField = "secret"
    public static let codeField = "code"

    /// What the athlete has.
    public struct Current: Equatable, Sendable {
        public var set: Moment
        public var recoveryCodesLeft: Int

        public init(set: Moment, recoveryCodesLeft: Int) {
            self.set = set
            self.recoveryCodesLeft = recoveryCodesLeft
        }
    }

    /// Reason why a form was refused.
    public enum Flaw: Equatable, Sendable {
        /// The password has fewer characters than this, or more.
        case tooShort(least: Int)
        case tooLong(most: Int)
        case common
        case likeName
        /// The two passwords differ.
        case notRepeated
        /// The code of the authenticator app is wrong.
        case wrongCode
        /// The current password is wrong.
        case wrongCurrent
        /// Too many wrong ones; a change is refused for this number of minutes.
        case locked(minutes: Int)
    }

    /// Result of the last change.
    public enum Outcome: Equatable, Sendable {
        case changed, removed
        /// It was not removed, because it is the only way of the person to sign in.
        case last
    }

    public var title: String
    public var lead: String
    public var backLabel: String
    public var message: String?
    /// Whether the message is about a change that was refused.
    public var isMessageProblem: Bool
    /// Recovery codes, which are shown once.
    public var made: Codes?
    public var nameLabel: String
    /// Name for the sign-in.
    public var name: String
    /// Form for a password and its second factor; nil when there is one.
    public var setUp: SetUp?
    /// Forms for an existing password; nil without one.
    public var existing: Existing?
    public var passkeys: PasskeySection
    /// Nil without a provider and without linked accounts.
    public var identities: IdentitySection?

    public struct Codes: Equatable, Sendable {
        public var title: String
        public var codes: [String]
        public var note: String
    }

    public struct SetUp: Equatable, Sendable {
        public var title: String
        public var password: FormField
        public var again: FormField
        public var secondTitle: String
        public var secondLead: String
        /// Address that sets up an authenticator app on this device.
        public var link: String
        public var linkLabel: String
        public var picture: QRCode?
        public var pictureLabel: String
        public var secretLabel: String
        public var secret: String
        /// The secret in groups of four letters, to type it.
        public var spacedSecret: String
        public var code: FormField
        public var save: String
    }

    public struct Existing: Equatable, Sendable {
        public var title: String
        public var state: String
        public var current: FormField
        public var password: FormField
        public var again: FormField
        public var change: String
        public var note: String
        public var codesTitle: String
        public var codesState: String
        public var renew: String
        public var removalTitle: String
        public var removalText: String
        public var remove: String
    }

    /// - Parameters:
    ///   - name: name of the athlete at the sign-in.
    ///   - current: what the athlete has; nil without a password.
    ///   - secret: text of a new secret for the authenticator app; shown without a password.
    ///   - made: new recovery codes.
    ///   - flaw: why the submitted form was refused.
    ///   - outcome: result of the last change.
    ///   - passkeys: passkeys of the athlete, for their section.
    ///   - identities: linked accounts of a provider, for their section; nil without any.
    ///   - context: display context: language, units and current time.
    public init(
        name: String, current: Current?, secret: String, made: [String]? = nil, flaw: Flaw? = nil, outcome: Outcome? = nil,
        passkeys: PasskeySection, identities: IdentitySection? = nil, context: DisplayContext
    ) {
        title = context.say(.passwordTitle)
        lead = context.say(.passwordLead)
        backLabel = context.say(.backToSettings)
        nameLabel = context.say(.signInName)
        self.name = name
        switch outcome {
        case .changed: message = context.say(.passwordChanged)
        case .removed: message = context.say(.passwordRemoved)
        case .last: message = context.say(.passwordLast)
        case nil: message = nil
        }
        isMessageProblem = outcome == .last
        self.passkeys = passkeys
        self.identities = identities
        self.made = made.map {
            Codes(title: context.say(.recoveryTitle), codes: $0, note: context.say(.recoveryNote))
        }
        if let current {
            existing = Existing(current, flaw, context)
        } else {
            setUp = SetUp(name: name, secret: secret, flaw, context)
        }
    }

    fileprivate static func fields(_ flaw: Flaw?, _ context: DisplayContext) -> (password: FormField, again: FormField) {
        var problem: String?
        switch flaw {
        case .tooShort(let least): problem = context.say(.passwordTooShort(least: context.number(least)))
        case .tooLong(let most): problem = context.say(.accessTooLong(limit: context.number(most)))
        case .common: problem = context.say(.passwordCommon)
        case .likeName: problem = context.say(.passwordLikeName)
        case .notRepeated, .wrongCode, .wrongCurrent, .locked, nil: break
        }
        return (
            FormField(
                name: passwordField, label: context.say(.passwordNew), hint: context.say(.passwordHint), problem: problem,
                entry: .newPassword),
            FormField(
                name: repeatField, label: context.say(.passwordRepeat), hint: "",
                problem: flaw == .notRepeated ? context.say(.passwordNotRepeated) : nil, entry: .newPassword)
        )
    }
}

extension PasswordScreen.SetUp {
    fileprivate init(name: String, secret: String, _ flaw: PasswordScreen.Flaw?, _ context: DisplayContext) {
        title = context.say(.passwordSet)
        (password, again) = PasswordScreen.fields(flaw, context)
        secondTitle = context.say(.secondFactorTitle)
        secondLead = context.say(.secondFactorLead)
        link = "otpauth://totp/Hearth:" + PercentEncoding.escaped(name) + "?secret=" + secret + "&issuer=Hearth"
        linkLabel = context.say(.secondFactorOpen)
        picture = QRCode(link)
        pictureLabel = context.say(.secondFactorPicture)
        secretLabel = context.say(.secondFactorSecret)
        self.secret = secret
        var groups: [Substring] = []
        var rest = secret[...]
        while !rest.isEmpty {
            groups.append(rest.prefix(4))
            rest = rest.dropFirst(4)
        }
        spacedSecret = groups.joined(separator: " ")
        code = FormField(
            name: PasswordScreen.codeField, label: context.say(.secondFactorCode), hint: context.say(.secondFactorCodeHint),
            problem: flaw == .wrongCode ? context.say(.secondFactorWrong) : nil, entry: .oneTimeCode)
        save = context.say(.passwordSave)
    }
}

extension PasswordScreen.Existing {
    fileprivate init(_ current: PasswordScreen.Current, _ flaw: PasswordScreen.Flaw?, _ context: DisplayContext) {
        title = context.say(.passwordChange)
        state = context.say(.passwordState(day: AccessScreen.day(current.set, context)))
        var problem: String?
        switch flaw {
        case .wrongCurrent: problem = context.say(.passwordCurrentWrong)
        case .locked(let minutes): problem = context.say(.signInLocked(count: max(1, minutes)))
        default: break
        }
        self.current = FormField(
            name: PasswordScreen.currentField, label: context.say(.passwordCurrent), hint: context.say(.passwordCurrentHint),
            problem: problem, entry: .currentPassword)
        (password, again) = PasswordScreen.fields(flaw, context)
        change = context.say(.passwordSave)
        note = context.say(.passwordChangeNote)
        codesTitle = context.say(.recoveryCodes)
        codesState = context.say(.recoveryLeft(count: current.recoveryCodesLeft))
        renew = context.say(.recoveryRenew)
        removalTitle = context.say(.passwordRemoval)
        removalText = context.say(.passwordRemovalText)
        remove = context.say(.passwordRemove)
    }
}
