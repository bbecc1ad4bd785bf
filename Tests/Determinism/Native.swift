/// The report as this machine computes it.
@main
struct Native {
    static func main() { printFullReport(seed: 4, days: 150) }
}
