import ArgumentParser
import Backups
import Foundation

/// Options that say how a backup is encrypted.
struct BackupOptions: ParsableArguments {
    @Option(help: ArgumentHelp("File with the passphrase in its first line.", valueName: "file"))
    var keyFile: String?

    @Flag(help: "Ask for a passphrase on the terminal.")
    var passphrase = false

    func validate() throws {
        if keyFile != nil, passphrase { throw ValidationError("--key-file and --passphrase exclude each other.") }
    }

    /// Returns the passphrase to use; nil for no encryption.
    /// - Parameters:
    ///   - standard: key file of the settings.
    ///   - isNew: whether a backup is created with it, so that it is asked for twice.
    func secret(standard: String?, isNew: Bool) throws -> String? {
        if passphrase {
            let first = try PassphrasePrompt.ask("Passphrase: ")
            if isNew, try PassphrasePrompt.ask("Once more: ") != first { throw CommandError.passphrasesDiffer }
            return first
        }
        return try (keyFile ?? standard).map { try BackupKeyFile.passphrase(in: $0) }
    }
}

/// Questions on the terminal whose answers are not shown.
enum PassphrasePrompt {
    /// - Throws: `CommandError.noTerminal` without a terminal, as under cron.
    static func ask(_ question: String) throws(CommandError) -> String {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { throw .noTerminal }
        defer { close(terminal) }
        var before = termios()
        guard tcgetattr(terminal, &before) == 0 else { throw .noTerminal }
        var silent = before
        silent.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(terminal, TCSAFLUSH, &silent)
        defer {
            tcsetattr(terminal, TCSAFLUSH, &before)
            _ = write(terminal, "\n", 1)
        }
        _ = write(terminal, question, question.utf8.count)
        var (answer, byte) = ([UInt8](), UInt8(0))
        while read(terminal, &byte, 1) == 1, byte != 0x0A, byte != 0x0D, answer.count < 1024 { answer.append(byte) }
        return String(decoding: answer, as: UTF8.self)
    }
}
