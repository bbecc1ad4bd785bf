public import ActivityFiles
public import Measures

extension Route {
    /// Address that is no page: the target of a form, a part of a page, or a file. The router uses the same values.
    public enum Target: String, CaseIterable, Sendable {
        case preferences = "/preferences"
        case stopImport = "/import/stop"
        case repeatImport = "/import/again"
        case discardImport = "/import/discard"
        /// Deletes a kept file of an unknown table, and a description.
        case discardTable = "/import/table/discard"
        case forgetTable = "/import/table/forget"
        case addDemo = "/import/demo"
        case undoDiary = "/load/undo"
        /// Records and FIT files that the live page sends.
        case liveRecords = "/live/records"
        case liveWorkout = "/live/workouts/{id}"
        /// Units, class types and zones for the live page; data for scripts.
        case liveSettings = "/live/settings"
        case answerRoom = "/heat/rooms/answer"
        case undoRoom = "/heat/rooms/undo"
        case moveClassType = "/heat/class-types/move"
        case removeClassType = "/heat/class-types/remove"
        case restoreClassType = "/heat/class-types/undo"
        case followRoutine = "/routines/follow"
        case changeRoutine = "/routines/change"
        case correctRoutine = "/routines/day"
        case undoRoutine = "/routines/undo"
        case addRoutine = "/routines/add"
        case copyRoutine = "/routines/copy"
        case arrangeRoutine = "/routines/arrange"
        case deleteRoutine = "/routines/delete"
        case restoreRoutine = "/routines/restore"
        case acceptPlan = "/plan/day/accept"
        case restPlan = "/plan/day/rest"
        case resetPlan = "/plan/day/reset"
        case movePlan = "/plan/day/move"
        case editPlan = "/plan/day/edit"
        case correctPlan = "/plan/day/outcome"
        case undoPlan = "/plan/day/undo"
        case removeRace = "/races/remove"
        case undoRace = "/races/undo"
        case removeNiggle = "/load/niggle/remove"
        case retireShoes = "/load/shoes/retire"
        case wearShoes = "/load/shoes/wear"
        case withdrawAccess = "/settings/access/withdraw"
        case restoreAccess = "/settings/access/undo"
        case endSession = "/settings/sessions/end"
        case signOut = "/sign-out"
        case changePassword = "/settings/password/change"
        case renewRecoveryCodes = "/settings/password/codes"
        case removePassword = "/settings/password/remove"
        /// Options for a sign-in with a passkey, or for that of an invitation; data for scripts.
        case signInByPasskey = "/sign-in/passkey"
        /// Options for a new passkey; data for scripts.
        case newPasskey = "/settings/passkeys/new"
        case addPasskey = "/settings/passkeys"
        case renamePasskey = "/settings/passkeys/rename"
        case removePasskey = "/settings/passkeys/remove"
        case movePasskeys = "/settings/passkeys/move"
        /// Sends the browser to the provider; the provider sends it back to the next one.
        case signInByProvider = "/sign-in/provider"
        case providerReturn = "/sign-in/provider/return"
        case addIdentity = "/settings/identities"
        case removeIdentity = "/settings/identities/remove"
        case allowPairing = "/settings/pair/allow"
        case refusePairing = "/settings/pair/refuse"
        case disablePerson = "/settings/people/disable"
        case enablePerson = "/settings/people/enable"
        case mapSource = "/settings/map"
        case mapChoice = "/settings/map/choice"
        case weatherSource = "/settings/weather"
        case summarySource = "/settings/summaries"
        case renewCalendar = "/settings/calendar"
        case removeCalendar = "/settings/calendar/remove"
        case addPrivacyZone = "/settings/sharing/zones"
        case removePrivacyZone = "/settings/sharing/zones/remove"
        case undoPrivacyZone = "/settings/sharing/zones/undo"
        case revokeLink = "/settings/sharing/links/remove"
        case addObserver = "/settings/sharing/people"
        case removeObserver = "/settings/sharing/people/remove"
        /// Opens the training of another athlete, and goes back to the own one.
        case observe = "/settings/sharing/observe"
        case stopObserving = "/settings/sharing/observe/end"
        /// File of a link; a download.
        case sharedFile = "/shared/{secret}/activity.gpx"
        /// Adds a zone around an end of an activity.
        case hideEnd = "/activities/{id}/share/zone"
        /// Feed of the plan behind a secret; a file for calendar programs.
        case calendarFeed = "/calendar/{name}"
        /// File of a planned session; a download.
        case workoutFile = "/plan/{day}/{file}"
        /// Stream of changes, for scripts.
        case events = "/events"
        case pairingPart = "/partials/settings/pair"
        case importPart = "/partials/import"
        case renewalPart = "/partials/renewal"
        case findPart = "/partials/find"
        /// Content of the dialog with the keyboard shortcuts.
        case shortcutsPart = "/partials/shortcuts"
        /// Page that browsers show without a connection.
        case offline = "/offline"
        /// Facts about the athlete for the recorder of the live page; data for scripts.
        case recordingProfile = "/live/profile"
        case routesPicture = "/routes.svg"
        /// Tile of the server's own map in a language; data for scripts.
        case mapTile = "/map/{language}/{zoom}/{column}/{row}"
        case manifest = "/manifest.webmanifest"
        /// Folder of style sheets, scripts and icons.
        case assets = "/assets/"

        public var path: String { rawValue }
    }

    /// Returns the address of a file in the folder of assets.
    public static func asset(_ name: String) -> String { Target.assets.path + name }

    /// Returns the address of the file of a planned session; a download.
    public static func workoutFile(of day: Day, _ format: WorkoutFormat) -> String {
        Target.workoutFile.path.prefix { $0 != "{" } + day.iso + "/workout." + format.rawValue
    }

    /// Returns the address of the GPX file of a link; a download.
    public static func sharedFile(_ secret: String) -> String { Route.shared(secret).path + "/activity.gpx" }

    /// Returns the folder of the tiles of the server's own map, with names in a language.
    public static func mapTiles(in language: String) -> String {
        Target.mapTile.path.prefix { $0 != "{" } + PercentEncoding.escaped(language) + "/"
    }

    /// Returns the address of the form that adds a zone around an end of an activity.
    public static func hideEnd(of activity: String) -> String { Route.sharingActivity(activity).path + "/zone" }

    /// Returns the address of the form that undoes the last change of another form.
    public static func undo(below path: String) -> String { path + "/undo" }

    /// Returns the address of the part of a page that changes with the data.
    public static func part(of path: String) -> String {
        let isToday = path == Route.today.path || path.hasPrefix("/?")
        return "/partials" + (isToday ? "/today" + path.dropFirst() : path)
    }
}
