import Analysis
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct DigestEncodingTests {
    private let plain = ActivityDigest(
        id: "one", sport: .running, isIndoor: nil, title: nil, start: Moment(secondsSince1970: 1_700_000_000),
        offset: LocalOffset(secondsAheadOfUTC: 0), day: Day(number: 19_675), elapsed: 60, moving: 60, distance: nil, ascent: nil,
        meanHeartRate: nil, maximumHeartRate: nil, activeEnergy: nil, load: nil, conditions: nil, bestEfforts: [],
        steadySegments: [], efficiency: nil, decoupling: nil, gradeAdjustedSpeed: nil, heartRateReserveFraction: nil,
        isRace: false)

    @Test func `digests of another layout are computed again`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let basis = journal.digestBasis(try await journal.athlete())
        #expect(basis.hasPrefix("\(Journal.digestVersion).\(encoded(plain)[0])-"))
    }

    /// A build that changed the layout and kept the number would call every database of earlier builds damaged.
    @Test func `a change of the layout has a new number`() throws {
        let bytes = encoded(plain)
        #expect(bytes[0] == 15)
        #expect(bytes.count == 70)
        #expect(try activityDigest(from: bytes) == plain)
    }

    @Test func `bytes of another layout are not decoded`() {
        var bytes = encoded(plain)
        bytes[0] -= 1
        #expect(throws: StoreError.damaged(what: "digest")) { try activityDigest(from: bytes) }
    }
}
