/// Location of one record message. Records are first located and then read column by column in one loop each, and only measured values are
/// stored.
struct FITRow {
    /// The first byte of the record's fields.
    var offset: UInt32
    /// Seconds since 1989-12-31T00:00:00Z.
    var time: UInt32
    /// Distance in sixteenths of a metre, summed from compressed fields; 0 without such fields.
    var distance: UInt32
    /// Index of its definition.
    var definition: UInt16
}
