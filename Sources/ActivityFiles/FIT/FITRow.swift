/// Where one record message is. Records are first found and then read column by column: each column is one tight loop, and
/// only what was measured is ever stored.
struct FITRow {
    /// The first byte of the record's fields.
    var offset: UInt32
    /// Seconds since 1989-12-31T00:00:00Z.
    var time: UInt32
    /// Distance in sixteenths of a metre, summed up from compressed fields so far; 0 where there are none.
    var distance: UInt32
    /// Index of its definition.
    var definition: UInt16
}
