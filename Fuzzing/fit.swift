import ActivityFiles

/// FIT: what `import` reads, and what `inspect --all` lists.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    do throws(FileError) { demandSound(try readFIT(bytes.span)) } catch {}
    do throws(FileError) { _ = try listFIT(bytes.span) } catch {}
    return 0
}
