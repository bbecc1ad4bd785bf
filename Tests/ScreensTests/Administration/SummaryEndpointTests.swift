import Screens
import Testing

struct SummaryEndpointTests {
    private static func flaw(_ address: String, model: String = "llama", key: String = "", allowsPrivate: Bool = true)
        -> SummaryEndpoint.Flaw?
    {
        do throws(SummaryEndpoint.Flaw) {
            _ = try SummaryEndpoint(address: address, model: model, key: key, allowsPrivate: allowsPrivate)
            return nil
        } catch { return error }
    }

    @Test func `an address may name the base or the completions`() throws {
        for address in [
            "http://127.0.0.1:11434/v1", " http://127.0.0.1:11434/v1/ ", "http://127.0.0.1:11434/v1/chat/completions",
        ] {
            let endpoint = try SummaryEndpoint(address: address, model: " llama  3 ", key: "", allowsPrivate: true)
            #expect(endpoint.address == "http://127.0.0.1:11434/v1")
            #expect(endpoint.host == "127.0.0.1:11434" && endpoint.model == "llama 3" && endpoint.key == nil)
        }
    }

    @Test func `an address that others could read, a private one and a nonsensical one are refused`() {
        #expect(Self.flaw("http://example.org/v1") == .address(.readableByOthers))
        #expect(Self.flaw("http://192.168.1.5:11434/v1") == .address(.readableByOthers))
        #expect(Self.flaw("https://192.168.1.5/v1", allowsPrivate: false) == .address(.privateAddress))
        #expect(Self.flaw("http://127.0.0.1:11434/v1", allowsPrivate: false) == .address(.privateAddress))
        #expect(Self.flaw("my model") == .address(.notAddress))
        #expect(Self.flaw("https://example.org/v1") == nil)
    }

    @Test func `a model is required, and a key has no characters that a header cannot carry`() {
        #expect(Self.flaw("https://example.org/v1", model: " ") == .modelMissing)
        #expect(Self.flaw("https://example.org/v1", model: String(repeating: "m", count: 121)) == .modelTooLong(limit: 120))
        for key in ["a b", "a\r\nHost: x", "schlüssel", String(repeating: "k", count: 401)] {
            #expect(Self.flaw("https://example.org/v1", key: key) == .notKey)
        }
    }

    @Test func `an empty key keeps the stored one for the same server only`() throws {
        let current = try SummaryEndpoint(address: "https://example.org/v1", model: "a", key: "secret")
        func key(_ address: String, _ key: String) -> String? {
            SummaryEndpointForm(current, allowsPrivate: false) { field in
                switch field {
                case SummaryEndpointForm.addressField: address
                case SummaryEndpointForm.modelField: "b"
                default: key
                }
            }.endpoint?.key
        }
        #expect(key("https://example.org/v2", "") == "secret")
        #expect(key("https://example.org/v1", "new") == "new")
        #expect(key("https://example.com/v1", "") == nil)
        #expect(key("https://example.org:8443/v1", "") == nil)
    }

    @Test func `the stored key can be removed alone`() throws {
        let current = try SummaryEndpoint(address: "https://example.org/v1", model: "a", key: "secret")
        func form(_ key: String, removes: String?) -> SummaryEndpointForm {
            SummaryEndpointForm(current, allowsPrivate: false) { field in
                switch field {
                case SummaryEndpointForm.addressField: current.address
                case SummaryEndpointForm.modelField: current.model
                case SummaryEndpointForm.removalField: removes
                default: key
                }
            }
        }
        #expect(form("", removes: "1").endpoint == (try SummaryEndpoint(address: current.address, model: "a", key: "")))
        #expect(form("", removes: "").endpoint == current && form("", removes: nil).endpoint == current)
        // A new key is meant to be used.
        #expect(form("new", removes: "1").endpoint?.key == "new")
        #expect(form("a b", removes: "1").removesKey)
    }

    @Test func `an empty address means no endpoint`() {
        let form = SummaryEndpointForm(nil, allowsPrivate: false) { $0 == SummaryEndpointForm.modelField ? "x" : "" }
        #expect(form.endpoint == nil && form.flaw == nil)
    }
}
