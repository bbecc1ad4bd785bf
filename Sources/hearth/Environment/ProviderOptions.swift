import ArgumentParser

/// Options of an OpenID Connect provider.
struct ProviderOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "OpenID Connect provider that people may sign in with, exactly as it names itself.", valueName: "address"))
    var oidcIssuer: String?

    @Option(help: ArgumentHelp("Id of this server at the provider.", valueName: "id"))
    var oidcClient: String?

    @Option(help: ArgumentHelp("File with the client secret.", valueName: "file"))
    var oidcSecretFile: String?

    @Option(help: ArgumentHelp("Name of the provider on buttons; default: its host.", valueName: "name"))
    var oidcName: String?

    @Option(help: ArgumentHelp("Scopes to ask for; default: openid profile.", valueName: "names"))
    var oidcScopes: String?

    @Option(help: ArgumentHelp("Claim with the groups of a person; default: groups.", valueName: "name"))
    var oidcGroupsClaim: String?

    @Option(help: ArgumentHelp("Group whose members sign in as the owner.", valueName: "group"))
    var oidcOwnerGroup: String?

    @Option(help: ArgumentHelp("Group whose members may sign in as athletes.", valueName: "group"))
    var oidcAthleteGroup: String?

    @Option(help: ArgumentHelp("yes: a person without an account gets one; default: no.", valueName: "choice"))
    var oidcNewPeople: String?

    @Option(help: ArgumentHelp("Classes of authentication (acr) of which one is required.", valueName: "names"))
    var oidcAcr: String?

    @Option(help: ArgumentHelp("Methods of authentication (amr) of which one is required.", valueName: "names"))
    var oidcAmr: String?

    /// Values that were given, by the key of the setting.
    var values: [ProviderChoice.Key: String] {
        let all: [ProviderChoice.Key: String?] = [
            .issuer: oidcIssuer, .client: oidcClient, .secretFile: oidcSecretFile, .name: oidcName, .scopes: oidcScopes,
            .groupsClaim: oidcGroupsClaim, .ownerGroup: oidcOwnerGroup, .athleteGroup: oidcAthleteGroup,
            .newPeople: oidcNewPeople, .acr: oidcAcr, .amr: oidcAmr,
        ]
        return all.compactMapValues { $0 }
    }
}
