import Foundation

/// Access to files of health data: for their owner only.
public enum FilePrivacy {
    /// The bits of a file's mode that let other users in.
    private static let others: mode_t = 0o077

    /// Whether other users have any access. Follows symbolic links. False for a path that leads nowhere.
    public static func isOpen(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & others != 0
    }

    /// Takes all access to a file or folder from other users. A missing file is left missing.
    ///
    /// The mode of what a symbolic link points to is never changed. On a read-only disk the mode stays as it is: nothing new is
    /// written there.
    /// - Returns: the system's error number where other users keep access; `ELOOP` for a symbolic link to something that is open.
    public static func makePrivate(_ path: String) -> Int32? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        if status.st_mode & S_IFMT == S_IFLNK { return isOpen(path) ? ELOOP : nil }
        guard status.st_mode & others != 0 else { return nil }
        if fchmodat(AT_FDCWD, path, status.st_mode & 0o700, AT_SYMLINK_NOFOLLOW) == 0 || errno == EROFS { return nil }
        return errno
    }

    /// How many names (hard links) a file has; nil for a path that leads nowhere.
    public static func linkCount(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_nlink) : nil
    }
}
