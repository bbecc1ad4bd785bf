/// What can go wrong at the front door itself.
enum HouseError: Error, Equatable {
    case folderUnusable(path: String, reason: String)
    case settingsUnreadable(file: String, reason: String)
    case settingUnknown(key: String, file: String, line: Int)
    case settingUnreadable(file: String, line: Int)
    case settingInvalid(name: String, value: String, allowed: String)
    case dateInvalid(String)
    case momentInvalid(String)
    case activityUnknown(String)
    case profileInvalid(flag: String, value: String, allowed: String)
    case profileContradicts(lesser: String, greater: String)
    case durationInvalid(String)
    case figureUnknown(String, known: [String])
    case notEmpty(path: String, activities: Int)
    case fileExists(path: String)
    case cannotWrite(path: String, reason: String)
}
