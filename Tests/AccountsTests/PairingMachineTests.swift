import Measures
import Testing

@testable import Accounts

struct PairingMachineTests {
    private let now = Moment(secondsSince1970: 1_800_000_000)

    private func asked(_ machine: inout PairingMachine) {
        _ = machine.handle(.offered(athlete: "ada", key: "k"), at: now)
        let effects = machine.handle(.asked(key: "k", claim: "c", code: "123456", device: "Safari on iPhone"), at: now + 5)
        #expect(effects == [.tell(athlete: "ada"), .wait(code: "123456")])
    }

    @Test func `a phone gets its session after the owner has allowed its code, once`() {
        var machine = PairingMachine()
        asked(&machine)
        #expect(machine.state(of: "ada", at: now + 6) == .asked(code: "123456", device: "Safari on iPhone"))
        #expect(collect("c", of: &machine, at: 6) == [.wait(code: "123456")])
        #expect(machine.handle(.allowed(athlete: "ada", code: "123456"), at: now + 7) == [.tell(athlete: "ada")])
        #expect(collect("c", of: &machine, at: 8) == [.begin(athlete: "ada")])
        #expect(machine.handle(.began(claim: "c", session: "s"), at: now + 8) == [])
        #expect(collect("c", "s", of: &machine, at: 9) == [.joined, .tell(athlete: "ada")])
        #expect(machine.state(of: "ada", at: now + 9) == .done(device: "Safari on iPhone"))
        // A reload shows the same. Without its session the claim is worth nothing from now on.
        #expect(collect("c", "s", of: &machine, at: 10) == [.joined])
        for session in [nil, "t"] { #expect(collect("c", session, of: &machine, at: 10) == [.end]) }
    }

    @Test func `a phone whose session was not stored, or did not arrive, asks again and only then counts as connected`() {
        var machine = PairingMachine()
        asked(&machine)
        _ = machine.handle(.allowed(athlete: "ada", code: "123456"), at: now + 7)
        for _ in 0..<2 { #expect(collect("c", of: &machine, at: 8) == [.begin(athlete: "ada")]) }
        #expect(machine.handle(.began(claim: "c", session: "s"), at: now + 8) == [])
        #expect(machine.state(of: "ada", at: now + 8) == .allowed(device: "Safari on iPhone"))
        // The response was lost. The phone has no session, or one from before.
        #expect(collect("c", "old", of: &machine, at: 9) == [.begin(athlete: "ada")])
        #expect(machine.handle(.began(claim: "c", session: "t"), at: now + 9) == [.revoke(session: "s", athlete: "ada")])
        #expect(collect("c", "s", of: &machine, at: 10) == [.begin(athlete: "ada")])
        #expect(collect("c", "t", of: &machine, at: 10) == [.joined, .tell(athlete: "ada")])
    }

    @Test func `a session that is stored for a phone after its refusal ends, and so does one that was not used`() {
        var late = PairingMachine()
        asked(&late)
        _ = late.handle(.allowed(athlete: "ada", code: "123456"), at: now + 7)
        #expect(late.handle(.refused(athlete: "ada"), at: now + 8) == [.tell(athlete: "ada")])
        #expect(late.handle(.began(claim: "c", session: "s"), at: now + 8) == [.end])
        var unused = PairingMachine()
        asked(&unused)
        #expect(unused.handle(.began(claim: "c", session: "s"), at: now + 6) == [.end], "not allowed")
        _ = unused.handle(.allowed(athlete: "ada", code: "123456"), at: now + 7)
        _ = unused.handle(.began(claim: "c", session: "s"), at: now + 7)
        #expect(
            unused.handle(.refused(athlete: "ada"), at: now + 8)
                == [.revoke(session: "s", athlete: "ada"), .tell(athlete: "ada")])
    }

    @Test func `allowing on a page that is out of date is reported, and a second press is not`() {
        var machine = PairingMachine()
        #expect(machine.handle(.allowed(athlete: "ada", code: "123456"), at: now).contains(.stale))
        asked(&machine)
        #expect(machine.handle(.allowed(athlete: "ada", code: "654321"), at: now + 6).contains(.stale))
        for _ in 0..<2 { #expect(!machine.handle(.allowed(athlete: "ada", code: "123456"), at: now + 7).contains(.stale)) }
        #expect(machine.handle(.allowed(athlete: "ada", code: "123456"), at: now + 601).contains(.stale))
    }

    private func collect(
        _ claim: String, _ session: String? = nil, of machine: inout PairingMachine, at seconds: Double
    ) -> [PairingMachine.Effect] {
        machine.handle(.collected(claim: claim, session: session), at: now + seconds)
    }

    @Test func `nothing is given without the owner, to another claim, code or athlete`() {
        var machine = PairingMachine()
        asked(&machine)
        _ = machine.handle(.allowed(athlete: "ben", code: "123456"), at: now + 6)
        _ = machine.handle(.allowed(athlete: "ada", code: "654321"), at: now + 6)
        #expect(collect("c", of: &machine, at: 6) == [.wait(code: "123456")])
        #expect(collect("x", of: &machine, at: 6) == [.end])
        _ = machine.handle(.allowed(athlete: "ada", code: "123456"), at: now + 6)
        #expect(collect("x", of: &machine, at: 6) == [.end])
    }

    @Test func `a key is used by the first phone only`() {
        var machine = PairingMachine()
        asked(&machine)
        #expect(!machine.isOffered("k", at: now + 6))
        #expect(machine.handle(.asked(key: "k", claim: "d", code: "999999", device: ""), at: now + 6) == [.end])
        #expect(machine.handle(.asked(key: "other", claim: "d", code: "999999", device: ""), at: now + 6) == [.end])
        #expect(machine.state(of: "ada", at: now + 6) == .asked(code: "123456", device: "Safari on iPhone"))
    }

    @Test func `a refusal, a new offer and ten minutes end a connection`() {
        var refused = PairingMachine()
        asked(&refused)
        _ = refused.handle(.refused(athlete: "ada"), at: now + 6)
        #expect(collect("c", of: &refused, at: 7) == [.end] && refused.count == 0)

        var renewed = PairingMachine()
        asked(&renewed)
        _ = renewed.handle(.offered(athlete: "ada", key: "k2"), at: now + 6)
        #expect(collect("c", of: &renewed, at: 7) == [.end])
        _ = renewed.handle(.allowed(athlete: "ada", code: "123456"), at: now + 7)
        #expect(renewed.state(of: "ada", at: now + 7) == .offered && renewed.count == 1)

        for late in [600.0, -61] {
            var over = PairingMachine()
            asked(&over)
            #expect(over.state(of: "ada", at: now + late) == nil && !over.isOffered("k", at: now + late))
            #expect(collect("c", of: &over, at: late) == [.end] && over.count == 0)
        }
    }
}
