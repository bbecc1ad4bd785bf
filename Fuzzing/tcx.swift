import ActivityFiles

/// TCX: laps, tracks, extensions with and without prefixes.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    do throws(FileError) { demandSound(try readTCX(bytes.span)) } catch {}
    // Other logbooks in markup share its laps and points.
    do throws(FileError) { demandSound(try readFitlog(bytes.span)) } catch {}
    do throws(FileError) { demandSound(try readPWX(bytes.span)) } catch {}
    return 0
}
