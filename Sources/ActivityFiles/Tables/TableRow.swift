public import Measures
import Training

/// Returns the offset of a zone such as `Europe/Berlin` at a moment; nil for an unknown zone.
public typealias ZoneOffsets = (_ zone: String, _ moment: Moment) -> LocalOffset?

/// A row of a described table.
struct TableRow {
    let layout: TableLayout
    let cells: [String]
    /// Whether ambiguous dates begin with the month.
    let isMonthFirst: Bool
    /// Whether dates that begin with the year have the day before the month.
    var isDayAfterYear = false
    /// Offset of a zone at a moment; nil for an unknown zone.
    let zones: ZoneOffsets

    init(layout: TableLayout, cells: [String], isMonthFirst: Bool, zones: @escaping ZoneOffsets = { _, _ in nil }) {
        self.layout = layout
        self.cells = cells
        self.isMonthFirst = isMonthFirst
        self.zones = zones
    }

    /// Texts of a missing value.
    private static let missing = ["--", "-", "NaN", "nan", "null", "NULL", "no data", "None"]

    /// Returns the text of the first filled column with a meaning.
    func text(_ meaning: ColumnMeaning) -> String? {
        for column in layout.columns(meaning) {
            if let text = cell(layout.place(column)) { return text }
        }
        return nil
    }

    private func cell(_ place: Int?) -> String? {
        guard let text = cells.text(place), !TableRow.missing.contains(text) else { return nil }
        return text
    }

    /// Whether a position of the table is filled in this row.
    func isFilled(_ place: Int) -> Bool { cell(place) != nil }

    /// Returns the number of a column in Hearth's unit; nil for an empty cell.
    func number(_ meaning: ColumnMeaning, _ plausible: ClosedRange<Double>) throws(CellError) -> Double? {
        for column in layout.columns(meaning) {
            guard let place = layout.place(column), let text = cell(place) else { continue }
            let value = try value(text, layout.description.columns[column].unit, place)
            guard plausible.contains(value) else { throw CellError(reason: .outOfRange, column: place) }
            return value
        }
        return nil
    }

    private func value(_ text: String, _ unit: ColumnUnit, _ place: Int) throws(CellError) -> Double {
        let number: Double?
        switch unit {
        case .ours: number = WrittenNumber.decimal(text)
        case .whole: number = WrittenNumber.whole(text)
        case .times(let factor): number = WrittenNumber.decimal(text).map { $0 * factor }
        case .clock:
            number =
                WrittenClock.seconds(text, twoParts: .minutesAndSeconds, each: 0...100_000) ?? WrittenNumber.decimal(text)
        case .letters: number = WrittenLength.seconds(text)
        case .inHeader(let quantity):
            switch WrittenAmount.read(text, header: layout.words(place), quantity) {
            case .number(let value): number = value
            case .withoutUnit: throw CellError(reason: .withoutUnit, column: place)
            case .unreadable: number = nil
            }
        case .own(let unit):
            let words = layout.words(place)
            let twoParts = unit.twoParts ?? DurationForm.statedTwoParts(header: words)
            switch WrittenAmount.read(text, header: unit.words ?? words, unit.quantity, twoParts: twoParts) {
            case .number(let value): number = value * unit.factor
            case .withoutUnit: throw CellError(reason: .withoutUnit, column: place)
            case .unreadable: number = nil
            }
        }
        guard let number, number.isFinite else { throw CellError(reason: .unreadable, column: place) }
        return number
    }

    /// Returns the moment of a column by the table's clock rule; nil for an empty cell. The offset is nil if the zone is unknown.
    func stamp(_ meaning: ColumnMeaning) throws(CellError) -> ISO8601.Stamp? {
        guard let column = layout.columns(meaning).first, let place = layout.place(column), let text = momentText(meaning) else {
            return nil
        }
        let unreadable = CellError(reason: .unreadable, column: place)
        if let seconds = layout.description.dates?.secondsPerNumber {
            // The tables of apps are younger than receivers. An athlete's own table may be older.
            let possible = layout.description.kind == .ownTable ? PlausibleTime.ofPeople : PlausibleTime.ofReceivers
            guard let number = WrittenNumber.count(text), possible.contains(number * seconds) else { throw unreadable }
            let moment = Moment(secondsSince1970: number * seconds)
            return ISO8601.Stamp(moment: moment, offset: try offset(at: moment))
        }
        if meaning == .start, layout.description.row != .day, let clock = unreadableClock(besides: text) {
            throw CellError(reason: .unreadable, column: clock)
        }
        if layout.description.clock == .zoneAfterTime {
            guard let stamp = BracketedZone.stamp(text, isMonthFirst: isMonthFirst),
                PlausibleTime.ofReceivers.contains(stamp.moment.secondsSince1970)
            else { throw unreadable }
            return stamp
        }
        let stated = ISO8601.stamp(text)
        if layout.description.clock == .midnightUTC, stated == nil {
            // Any other time of the day would leave the zone open, and so the day.
            guard let number = WrittenNumber.decimal(text), number.remainder(dividingBy: 86_400_000) == 0,
                PlausibleTime.ofReceivers.contains(number / 1000)
            else { throw unreadable }
            return ISO8601.Stamp(moment: Moment(secondsSince1970: number / 1000), offset: nil)
        }
        guard let wall = stated?.moment ?? WrittenDate.moment(text, isMonthFirst: isMonthFirst) else { throw unreadable }
        guard PlausibleTime.ofPeople.contains(wall.secondsSince1970) else {
            throw CellError(reason: .outOfRange, column: place)
        }
        if let offset = stated?.offset { return ISO8601.Stamp(moment: wall, offset: offset) }
        switch layout.description.clock {
        case .offsetInText, .midnightUTC, .zoneAfterTime: throw unreadable
        case .utc: return ISO8601.Stamp(moment: wall, offset: try zone())
        case .wallClock: return ISO8601.Stamp(moment: wall, offset: nil)
        case .zone(let name):
            guard let offset = try zone() ?? offset(name, atWallClock: wall) else { throw unreadable }
            return ISO8601.Stamp(moment: wall + -Double(offset.secondsAheadOfUTC), offset: offset)
        case .zoneOfRow:
            guard let zone = try zone() else { return ISO8601.Stamp(moment: wall, offset: nil) }
            return ISO8601.Stamp(moment: wall + -Double(zone.secondsAheadOfUTC), offset: zone)
        }
    }

    /// Returns the text of a moment. A start without a time of day gets the one of its own column.
    func momentText(_ meaning: ColumnMeaning) -> String? {
        guard var text = text(meaning) else { return nil }
        if isDayAfterYear, let date = YearFirstDate(text) { text = date.withMonthFirst }
        let colon = UInt8(ascii: ":")
        guard meaning == .start, !text.utf8.contains(colon), let clock = self.text(.clock), clock.utf8.contains(colon) else {
            return text
        }
        return text + " " + clock
    }

    /// Returns the position of a time of day that has no minutes, such as `07` or `7.15`; nil without one. Without its time, the start would
    /// be noon.
    private func unreadableClock(besides date: String) -> Int? {
        let colon = UInt8(ascii: ":")
        guard !date.utf8.contains(colon), let clock = text(.clock), !clock.utf8.contains(colon) else { return nil }
        return layout.columns(.clock).first.flatMap { layout.place($0) }
    }

    /// Returns the offset from UTC at a moment, by the row's zone or by that of the table; nil without both.
    private func offset(at moment: Moment) throws(CellError) -> LocalOffset? {
        if let zone = try zone() { return zone }
        guard case .zone(let name) = layout.description.clock else { return nil }
        return offset(name, at: moment)
    }

    private func offset(_ name: String, at moment: Moment) -> LocalOffset? {
        WrittenZone.offset(name) ?? zones(name, moment)
    }

    /// Returns the offset of a zone when its clock shows a time.
    private func offset(_ name: String, atWallClock wall: Moment) -> LocalOffset? {
        guard let first = offset(name, at: wall) else { return nil }
        // Near a change of the clock, the first guess may be on the other side of it.
        return offset(name, at: wall + -Double(first.secondsAheadOfUTC))
    }

    /// Returns the offset that the row states; nil without one.
    private func zone() throws(CellError) -> LocalOffset? {
        guard let column = layout.columns(.zone).first, let place = layout.place(column), let text = cell(place) else {
            return nil
        }
        guard let offset = WrittenZone.offset(text) else { throw CellError(reason: .unreadable, column: place) }
        return offset
    }
}
