import Measures
import Testing
import Training

@testable import ActivityFiles

/// Deterministic mutations of described tables: a reader returns or throws for all bytes, and its results are valid.
struct TableMutationTests {
    static let tables = [
        WhoopTests.cycles[0].1
            + "\n2025-01-01 23:30:00,,UTC+05:00,2025-01-01 23:30:00,2025-01-02 08:44:00,49,117,14.53,317,93,91,53,554,68\n",
        "Cycle start time,Cycle timezone,Workout start time,Workout end time,Duration (min),Activity name,Distance (meters)\n"
            + "2025-01-01 23:30:00,UTC-07:00,2025-01-02 13:30:00,2025-01-02 14:00:00,30,Running,5012.5\n",
        "title,start_time,end_time,exercise_title,set_index,weight_kg,reps\nA,\"15 Sep 2025, 07:48\",\"15 Sep 2025, 09:13\",Curl,0,39,10\n",
        "Date,Type,Distance (mi),Duration,Climb (ft),GPX File\n2013-12-29 11:36:13,Running,3.02,1:26:42,71.14,a.gpx\n",
        PelotonTests.table, BodyMeasuresTests.table,
        "day,steps,active_calories\n2024-05-02,9876,450\n2024-05-02,9900,450\n",
    ]

    @Test(arguments: tables) func `a damaged table returns or throws with a valid result`(_ text: String) {
        let original = Array(text.utf8)
        var random = SeededBytes(seed: UInt64(original.count))
        var returned = 0
        for _ in 0..<600 {
            let bytes = MutationTests.mutate(original, &random)
            do throws(FileError) {
                let reading = try readTable(bytes.span)
                returned += 1
                for sample in reading.samples {
                    #expect(sample.value.isFinite && sample.value > 0 && sample.start <= sample.end)
                    #expect(sample.start.secondsSince1970.isFinite && sample.end.secondsSince1970.isFinite)
                }
                for total in reading.totals { #expect(total.sum.isFinite && total.minimum <= total.maximum && total.count > 0) }
                for recording in reading.recordings {
                    #expect(recording.elapsed.isFinite && recording.elapsed > 0 && recording.start.secondsSince1970.isFinite)
                    #expect(recording.timer.map { $0 <= recording.elapsed } ?? true)
                }
            } catch {
                continue
            }
        }
        #expect(returned > 60)
    }

    @Test(arguments: tables) func `a table cut anywhere is refused or gives no more than the whole`(_ text: String) throws {
        let bytes = Array(text.utf8)
        let whole = try readTable(bytes.span)
        for count in 0..<bytes.count {
            let cut = Array(bytes[..<count])
            do throws(FileError) {
                let reading = try readTable(cut.span)
                #expect(reading.samples.count <= whole.samples.count && reading.recordings.count <= whole.recordings.count)
            } catch {
                continue
            }
        }
    }
}
