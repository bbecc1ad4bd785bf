public import TrainingLog

extension SQLiteDatabase {
    /// Returns all stores, backed by this database and a folder of original files.
    public func stores(originalsIn folder: String) -> Stores {
        Stores(
            athletes: SQLiteAthleteStore(database: self), imports: SQLiteImportStore(database: self),
            originals: FolderOriginals(path: folder), activities: SQLiteActivityStore(database: self),
            body: SQLiteBodyStore(database: self), derived: SQLiteDerivedStore(database: self),
            edits: SQLiteEditStore(database: self), weather: SQLiteArchiveStore(database: self, tables: .weather),
            diary: SQLiteDiaryStore(database: self), sessions: SQLiteSessionStore(database: self),
            classTypes: SQLiteClassTypeStore(database: self), routines: SQLiteRoutineStore(database: self),
            plans: SQLitePlanStore(database: self), calendars: SQLiteCalendarStore(database: self),
            races: SQLiteRaceStore(database: self),
            air: SQLiteArchiveStore(database: self, tables: .air),
            forecasts: SQLiteForecastStore(database: self), sharing: SQLiteSharingStore(database: self),
            tables: SQLiteTableStore(database: self),
            inspection: SQLiteInspection(database: self))
    }
}
