import GivenFiles
import Testing

@testable import ActivityFiles

struct FileKindSniffingTests {
    func kind(_ text: String) -> FileKind {
        let bytes = Array(text.utf8)
        return FileKind.sniff(bytes.span)
    }

    @Test func `binary kinds are recognised by their signatures`() {
        let fit: [UInt8] = [14, 16, 0, 0, 0, 0, 0, 0] + Array(".FIT".utf8) + [0, 0]
        let zip: [UInt8] = [0x50, 0x4B, 3, 4, 0]
        let emptyZip: [UInt8] = [0x50, 0x4B, 5, 6, 0]
        let gzip: [UInt8] = [0x1F, 0x8B, 8]
        #expect(FileKind.sniff(fit.span) == .fit)
        #expect(FileKind.sniff(zip.span) == .zip)
        #expect(FileKind.sniff(emptyZip.span) == .zip)
        #expect(FileKind.sniff(gzip.span) == .gzip)
    }

    @Test func `markup is recognised by its root, regardless of the content before it`() {
        for start in [
            "", "\u{FEFF}", "          ", "<?xml version=\"1.0\"?>\n<!-- <gpx> -->\n", "<!DOCTYPE x [<!ENTITY a \"<gpx>\">]>",
        ] {
            #expect(kind(start + "<TrainingCenterDatabase>") == .tcx)
            #expect(kind(start + "<ns:gpx version='1.0'>") == .gpx)
            #expect(kind(start + "<HealthData locale=\"de_DE\">") == .appleHealth)
            #expect(kind(start + "<ClinicalDocument/>") == .clinicalDocument)
            #expect(kind(start + "<html>") == .unknown)
        }
        #expect(kind("<?xml version=\"1.0\"?><!DOCTYPE HealthData [<!ELEMENT HealthData (Exp") == .appleHealth)
    }

    @Test func `markup with two bytes per character is recognised`() {
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in "<?xml?><gpx/>".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(FileKind.sniff(bytes.span) == .gpx)
    }

    @Test func `tables and JSON are recognised by their content`() {
        #expect(kind("{\"data\": {\"metrics\": []}}") == .healthAutoExport)
        #expect(kind("{\"error\": \"data\"}") == .unknown)
        #expect(kind("date;weight\n2024-05-01;70,5\n") == .csv)
        #expect(kind("Name,Ann\nDate of Birth,\"x\"\nSample Rate,512 hertz\nLead,Lead I\nUnit,µV\n1.0,\n") == .electrocardiogram)
        #expect(kind("hearth keeps a recording after this line\n\u{1}") == .keptRecording)
        #expect(kind("leadI,value\n0,0.01\n") == .electrocardiogram)
        #expect(kind("point,value\n0,0.01\n") == .electrocardiogram)
        #expect(kind("[Params]\r\nVersion=106\r\n") == .heartRateMonitor)
        #expect(kind("Phone timestamp;RR-interval [ms]\n") == .heartRateMonitor)
        #expect(kind("time,R-R\n1,790\n") == .heartRateMonitor)
        #expect(kind("790\n815\n800\n") == .heartRateMonitor)
        #expect(kind("790\n815\nx\n") == .unknown)
        #expect(kind("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n") == .unknown)
        #expect(kind("Dear diary.\nToday I ran.\n") == .unknown)
        #expect(kind("") == .unknown)
        #expect(kind("   \n") == .unknown)
    }

    @Test func `the list of a Strava archive is recognised in any language`() {
        func header(_ elapsed: String, _ distance: String) -> String {
            "a,b,c,d,e,\(elapsed),\(distance),h,i,j,k,l,m,n,o,\(elapsed),moving,\(distance),p,q\n"
        }
        #expect(kind(header("Elapsed Time", "Distance")) == .stravaActivities)
        #expect(kind(header("Verstrichene Zeit", "Distanz")) == .stravaActivities)
        #expect(kind(header("経過時間", "距離")) == .stravaActivities)
    }

    @Test(.needsGivenFiles) func `the given files have the kind of their label`() throws {
        for (path, entry) in try GivenFiles.oracle() where !path.hasPrefix("_derived_broken") && !path.hasSuffix(".gz") {
            guard let expected = entry["kind"] as? String else { continue }
            let bytes = try GivenFiles.bytes(path)
            let special = (entry["special"] as? [String] ?? []).joined(separator: " ")
            if special.contains("raw_error") || special.contains("not_fit") { continue }
            #expect(FileKind.sniff(bytes.span.extracting(0..<min(4096, bytes.count))).rawValue == expected, "\(path) \(special)")
        }
    }
}
