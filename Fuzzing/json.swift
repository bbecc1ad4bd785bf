import ActivityFiles

/// Health Auto Export's JSON.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    do throws(FileError) { demandSound(try readHealthAutoExport(bytes.span)) } catch {}
    return 0
}
