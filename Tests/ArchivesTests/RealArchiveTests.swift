import Archives
import Foundation
import GivenFiles
import Testing

/// Real damaged and hostile archives.
struct RealArchiveTests {
    @Test(.needsGivenFiles) func `hostile and damaged archives do what their labels say`() throws {
        let folder = try GivenFiles.url("_derived_broken/").path + "/"
        for good in ["ok.fit.gz", "double.fit.gz", "concatenated_members.fit.gz", "really_gzip.fit"] {
            let found = try visits(folder + good)
            #expect(found.count == 1 && found[0].content?.count == 23_506 && found[0].damage == nil, "\(good)")
        }
        for name in ["zh_utf8name", "zh_gbkname_noflag", "exportar", "no_folder", "cda_first"] {
            let found = try visits(folder + "health_" + name + ".zip")
            #expect(found.filter { $0.content?.count == 401 && $0.damage == nil }.count == 1, "\(name)")
        }
        // zlib delivers one byte more than ISA-L of the file that ends too early.
        let cut = try visits(folder + "truncated.fit.gz").map(\.damage)
        #expect(cut == [.truncated(offset: 15_692)] || cut == [.truncated(offset: 15_693)])
        #expect(try visits(folder + "duplicate_names.zip").map { $0.content?.count } == [23_506, 23_506])
        #expect(try visits(folder + "zip_slip.zip").map(\.remarks) == [[.unsafeName], []])
        let bomb = "zip_bomb_ratio.zip/activities/1.gpx"
        #expect(try visits(folder + "zip_bomb_ratio.zip").map(\.failure) == [.limitReached(.ratio, label: bomb)])
        #expect(throws: ArchiveError.emptyArchive(label: "empty.zip")) { try visits(folder + "empty.zip") }
        // Its only entry is the letter x behind gzip: nothing that any reader knows.
        #expect(try visits(folder + "nested.zip").map(\.content) == [[0x78]])
    }
}
