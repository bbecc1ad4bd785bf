import ActivityFiles
import TestKit
import Testing
import TrainingLog

struct InspectPathsTests {
    @Test func `every file is listed once in a fixed order with its contents`() throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        var shown: [String] = []
        var recordings = 0
        var skipped: [String] = []
        try inspectPaths([folder.path]) { inspection in
            if inspection.isSkipped { skipped.append(String(inspection.path.dropFirst(folder.path.count + 1))) }
            shown.append(String(inspection.path.dropFirst(folder.path.count + 1)))
            if case .success(let reading) = inspection.reading { recordings += reading.recordings.count }
        }
        #expect(
            shown == [
                "archive.zip/a/notes.txt", "archive.zip/a/one.tcx.gz", "archive.zip/a/run.tcx", "archive.zip/a/two.gpx",
                "diary.txt",
                "export.zip/apple_health_export/export.xml", "export.zip/apple_health_export/export_cda.xml", "phone/cut.gpx",
                "phone/empty.gpx", "phone/later copy.gpx", "phone/later.gpx", "phone/run.gpx", "watch/broken.fit",
                "watch/run.tcx",
            ])
        #expect(recordings == 9)
        #expect(skipped == ["archive.zip/a/notes.txt", "diary.txt"])
    }

    @Test func `an empty zip is refused and the others are read`() throws {
        let folder = try ScratchFolder()
        try folder.write(ExampleFiles.zip([]), to: "a.zip")
        try folder.write(ExampleFiles.gpx(), to: "b.gpx")
        var failures: [FileError] = []
        var readings = 0
        try inspectPaths([folder.path]) { inspection in
            switch inspection.reading {
            case .success: readings += 1
            case .failure(let error): failures.append(error)
            }
        }
        #expect(failures == [.empty])
        #expect(readings == 1)
    }
}
