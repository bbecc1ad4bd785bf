import ActivityFiles
import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    private func kept(_ path: String, samples: [BodySample] = [], totals: [DailyTotal] = []) -> ImportedFile {
        var result = file(path, samples: samples, totals: totals)
        result.entry.kind = .keptBody
        result.entry.readerVersion = FileKind.versionOfKept
        return result
    }

    /// Values kept by an export count where no file has one, in any order of import, and survive retiring the readers of files.
    func checkKeptGivesWay(_ stores: Stores) async throws {
        let east = LocalOffset(secondsAheadOfUTC: 3600)
        func mass(_ place: Int, _ offset: LocalOffset?) -> BodySample {
            var sample = bodySample(.bodyMass, at: morning + Double(place) * 3600, 70, offset: offset)
            sample.source = Source(name: "Scale", origin: .fit)
            return sample
        }
        func steps(_ day: Int, _ sum: Double, count: Int) -> DailyTotal {
            var total = dailyTotal(.steps, day: day, sum: sum, count: count)
            total.source = Source(name: "Watch", origin: .fit)
            return total
        }
        let own = kept(
            "kept", samples: [mass(0, east), mass(1, nil), mass(2, east)],
            totals: [steps(3, 4000, count: 5), steps(4, 4000, count: 5), steps(5, 4000, count: 5)])
        let read = file(
            "a.fit", samples: [mass(0, .utc), mass(1, east)],
            totals: [steps(3, 9000, count: 9), steps(4, 4000, count: 5), steps(5, 100, count: 1)])
        for (athlete, files) in [(me, [own, read]), ("2", [read, own])] {
            for file in files + files { try await stores.commit(file, athlete: athlete) }
            func content() async throws -> (offsets: [LocalOffset?], sums: [Double]) {
                let samples = try await stores.body.samples([.bodyMass], from: morning, to: morning + 86_400, athlete: athlete)
                let parts = try await stores.body.parts(
                    [.steps], from: Day(number: 0), through: Day(number: 9), athlete: athlete)
                return (samples.map(\.offset), parts.map(\.sum))
            }
            #expect(try await content().offsets == [.utc, east, east])
            #expect(try await content().sums == [9000, 4000, 4000])
            // Values of a file disappear with its reader; values that only the export kept remain.
            try await stores.imports.retire(.fit, readBefore: 1000, athlete: athlete, at: morning)
            #expect(try await content().offsets == [east])
            #expect(try await content().sums == [4000])
        }
    }
}
