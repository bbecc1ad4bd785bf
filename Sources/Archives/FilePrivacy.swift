import Foundation

/// Restricts files with health data to their owner.
public enum FilePrivacy {
    /// The bits of a file's mode that give other users access.
    private static let others: mode_t = 0o077

    /// Whether other users have any access. Follows symbolic links. False for a path without a file.
    public static func isOpen(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & others != 0
    }

    /// Removes all access of other users to a file or folder. Does nothing for a missing file.
    ///
    /// The target of a symbolic link is never changed. On a read-only disk the mode stays as it is, since nothing new is written there.
    /// - Returns: the system's error number if other users keep access; `ELOOP` for a symbolic link to a file that they can access.
    public static func makePrivate(_ path: String) -> Int32? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        if status.st_mode & S_IFMT == S_IFLNK { return isOpen(path) ? ELOOP : nil }
        guard status.st_mode & others != 0 else { return nil }
        if fchmodat(AT_FDCWD, path, status.st_mode & 0o700, AT_SYMLINK_NOFOLLOW) == 0 || errno == EROFS { return nil }
        return errno
    }

    /// Returns the number of hard links of a file; nil for a path without a file.
    public static func linkCount(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_nlink) : nil
    }
}
