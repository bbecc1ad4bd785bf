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
        #expect(machine.handle(.collected(claim: "c"), at: now + 6) == [.wait(code: "123456")])
        #expect(machine.handle(.allowed(athlete: "ada", code: "123456"), at: now + 7) == [.tell(athlete: "ada")])
        #expect(machine.handle(.collected(claim: "c"), at: now + 8) == [.begin(athlete: "ada"), .tell(athlete: "ada")])
        #expect(machine.handle(.collected(claim: "c"), at: now + 9) == [.end])
        #expect(machine.state(of: "ada", at: now + 9) == .done(device: "Safari on iPhone"))
    }

    @Test func `nothing is given without the owner, to another claim, code or athlete`() {
        var machine = PairingMachine()
        asked(&machine)
        _ = machine.handle(.allowed(athlete: "ben", code: "123456"), at: now + 6)
        _ = machine.handle(.allowed(athlete: "ada", code: "654321"), at: now + 6)
        #expect(machine.handle(.collected(claim: "c"), at: now + 6) == [.wait(code: "123456")])
        #expect(machine.handle(.collected(claim: "x"), at: now + 6) == [.end])
        _ = machine.handle(.allowed(athlete: "ada", code: "123456"), at: now + 6)
        #expect(machine.handle(.collected(claim: "x"), at: now + 6) == [.end])
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
        #expect(refused.handle(.collected(claim: "c"), at: now + 7) == [.end] && refused.count == 0)

        var renewed = PairingMachine()
        asked(&renewed)
        _ = renewed.handle(.offered(athlete: "ada", key: "k2"), at: now + 6)
        #expect(renewed.handle(.collected(claim: "c"), at: now + 7) == [.end])
        _ = renewed.handle(.allowed(athlete: "ada", code: "123456"), at: now + 7)
        #expect(renewed.state(of: "ada", at: now + 7) == .offered && renewed.count == 1)

        for late in [600.0, -61] {
            var over = PairingMachine()
            asked(&over)
            #expect(over.state(of: "ada", at: now + late) == nil && !over.isOffered("k", at: now + late))
            #expect(over.handle(.collected(claim: "c"), at: now + late) == [.end] && over.count == 0)
        }
    }
}
