import ActivityFiles

/// GPX, and the telling of kinds by content, which looks at markup first.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    _ = FileKind.sniff(bytes.span)
    do throws(FileError) { demandSound(try readGPX(bytes.span)) } catch {}
    return 0
}
