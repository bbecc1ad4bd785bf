import Foundation
import OpenID
import WebServer

/// OpenID Connect provider as the settings name it. The client secret stays in its file until the server starts.
struct ProviderChoice: Equatable {
    /// Keys of the settings. A flag and a variable of the environment have the same names.
    enum Key: String, CaseIterable {
        case issuer = "oidc_issuer"
        case client = "oidc_client"
        case secretFile = "oidc_secret_file"
        case name = "oidc_name"
        case scopes = "oidc_scopes"
        case groupsClaim = "oidc_groups_claim"
        case ownerGroup = "oidc_owner_group"
        case athleteGroup = "oidc_athlete_group"
        case newPeople = "oidc_new_people"
        case acr = "oidc_acr"
        case amr = "oidc_amr"

        var variable: String { "HEARTH_" + rawValue.uppercased() }
    }

    var issuer: Issuer
    var client: String
    var secretFile: String?
    var name: String
    var scopes = ["openid", "profile"]
    var rules = ProviderRules()

    /// Largest secret file that is read, in bytes.
    private static let secretLimit = 4096

    /// Reads the client secret.
    /// - Throws: `CommandError.settingsUnreadable`.
    func loaded() throws(CommandError) -> ProviderSettings {
        var secret: ClientSecret?
        if let secretFile {
            let text: String
            do { text = try String(contentsOfFile: secretFile, encoding: .utf8) } catch {
                throw .settingsUnreadable(file: secretFile, reason: AppEnvironment.reason(error))
            }
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !trimmed.isEmpty, trimmed.utf8.count <= ProviderChoice.secretLimit else {
                throw .settingsUnreadable(
                    file: secretFile,
                    reason: trimmed.isEmpty
                        ? "the file is empty" : "a client secret has at most \(ProviderChoice.secretLimit) bytes")
            }
            secret = ClientSecret(trimmed)
        }
        return ProviderSettings(issuer: issuer, client: client, secret: secret, name: name, scopes: scopes, rules: rules)
    }
}

extension Settings {
    /// Reads the settings of an OpenID Connect provider.
    /// - Parameter setting: returns the value of a key, with the name of its source.
    /// - Returns: nil without an issuer.
    /// - Throws: `CommandError.settingInvalid`, also for any of the other settings without an issuer.
    static func provider(_ setting: (ProviderChoice.Key) -> Text?) throws(CommandError) -> ProviderChoice? {
        guard let address = setting(.issuer) else {
            for key in ProviderChoice.Key.allCases {
                guard let text = setting(key) else { continue }
                throw .settingInvalid(name: text.name, value: text.value, allowed: "set together with the setting oidc_issuer")
            }
            return nil
        }
        guard let issuer = Issuer(address.value) else {
            throw .settingInvalid(
                name: address.name, value: address.value,
                allowed: "the https address that the provider names as its issuer, such as https://id.example")
        }
        guard let client = setting(.client) else {
            throw .settingInvalid(name: address.name, value: address.value, allowed: "set together with the setting oidc_client")
        }
        var choice = ProviderChoice(issuer: issuer, client: client.value, name: Settings.host(of: issuer))
        choice.secretFile = setting(.secretFile)?.value
        if let name = setting(.name) {
            guard name.value.count <= 40 else {
                throw .settingInvalid(name: name.name, value: name.value, allowed: "at most 40 characters")
            }
            choice.name = name.value
        }
        if let scopes = setting(.scopes) {
            choice.scopes = Settings.words(scopes.value)
            guard choice.scopes.contains("openid") else {
                throw .settingInvalid(name: scopes.name, value: scopes.value, allowed: "names with openid among them")
            }
        }
        // An empty text would demand nothing, or the group without a name.
        for key in [ProviderChoice.Key.client, .groupsClaim, .ownerGroup, .athleteGroup, .acr, .amr] {
            guard let text = setting(key), Settings.words(text.value).isEmpty else { continue }
            throw .settingInvalid(name: text.name, value: text.value, allowed: "a text, or no such setting")
        }
        choice.rules.groupsClaim = setting(.groupsClaim)?.value ?? choice.rules.groupsClaim
        choice.rules.ownerGroup = setting(.ownerGroup)?.value
        choice.rules.athleteGroup = setting(.athleteGroup)?.value
        choice.rules.acr = setting(.acr).map { Settings.words($0.value) } ?? []
        choice.rules.amr = setting(.amr).map { Settings.words($0.value) } ?? []
        if let text = setting(.newPeople) {
            guard ["yes", "no"].contains(text.value) else {
                throw .settingInvalid(name: text.name, value: text.value, allowed: "yes or no")
            }
            choice.rules.admitsNewPeople = text.value == "yes"
        }
        return choice
    }

    /// Words that commas or spaces separate.
    private static func words(_ text: String) -> [String] {
        text.split { $0 == "," || $0.isWhitespace }.map { String($0) }
    }

    private static func host(of issuer: Issuer) -> String { URL(string: issuer.text)?.host ?? issuer.text }
}
