/// The report as a JavaScript engine computes it.
@_cdecl("fullReport")
public func fullReport() { printFullReport(seed: 4, days: 150) }
