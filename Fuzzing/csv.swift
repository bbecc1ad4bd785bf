import ActivityFiles

/// Tables: those of vendors, the health logs, heart beats, and the list of a Strava archive with what its rows become.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    _ = FileKind.sniff(bytes.span)
    _ = ForeignFormat.sniff(bytes.span)
    do throws(FileError) { demandSound(try readTable(bytes.span)) } catch {}
    do throws(FileError) { demandSound(try readCSV(bytes.span)) } catch {}
    do throws(FileError) { demandSound(try readHeartRateMonitor(bytes.span)) } catch {}
    do throws(FileError) { demandSound(try readGarminActivities(bytes.span)) } catch {}
    do throws(FileError) {
        for activity in try readStravaActivities(bytes.span).activities {
            if let recording = activity.recording() { demandSound(recording) }
        }
    } catch {}
    return 0
}
