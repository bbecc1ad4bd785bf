import WebServer

extension Settings {
    /// Returns how other devices reach the server; nil without a public address.
    /// - Throws: `CommandError.settingInvalid`, also for proxies and subdomains without an address.
    static func publicAccess(
        _ address: (value: String, name: String)?, proxies: (value: String, name: String)?,
        subdomains: (value: String, name: String)?
    ) throws(CommandError) -> PublicAccess? {
        guard let address else {
            guard let alone = proxies ?? subdomains else { return nil }
            throw .settingInvalid(name: alone.name, value: alone.value, allowed: "set together with the setting public")
        }
        var access: PublicAccess
        do throws(ServerError) { access = PublicAccess(address: try PublicAddress(address.value)) } catch {
            throw .settingInvalid(
                name: address.name, value: address.value,
                allowed:
                    "an https address without a path, such as https://hearth.example; not a name of this machine only"
            )
        }
        if let subdomains {
            guard ["yes", "no"].contains(subdomains.value) else {
                throw .settingInvalid(name: subdomains.name, value: subdomains.value, allowed: "yes or no")
            }
            access.coversSubdomains = subdomains.value == "yes"
        }
        guard let proxies else { return access }
        do throws(ServerError) { access.proxies = try TrustedProxies(proxies.value) } catch {
            throw .settingInvalid(
                name: proxies.name, value: proxies.value,
                allowed: "network addresses, separated by commas, such as 10.0.0.2, 172.18.0.0/16")
        }
        return access
    }
}
