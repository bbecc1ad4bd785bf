import ServiceLifecycle
import TrainingLog

/// Reads all tables some seconds after the server starts and then at regular intervals, and records damage before a page needs the table.
///
/// The stores read on their own threads; requests wait for nothing.
struct HealthJob: Service {
    let health: HealthRecord
    /// Time before the first check. At the start, figures and pages need the disk.
    var delay = Duration.seconds(5)
    /// Time between two checks.
    var interval = Duration.seconds(3600)
    /// Returns the journals of the athletes whose contexts are in memory.
    let journals: @Sendable () -> [Journal]

    func run() async throws {
        await cancelWhenGracefulShutdown {
            guard (try? await Task.sleep(for: delay)) != nil else { return }  // the server stops
            repeat { await check() } while (try? await Task.sleep(for: interval)) != nil
        }
    }

    /// Reads each storage once, and decodes the rows of every athlete.
    func check() async {
        var read: Set<ObjectIdentifier> = []
        for journal in journals() {
            if read.insert(journal.storage).inserted { await note { try await journal.damagedTablesOfStorage() } }
            await note { try await journal.undecodableTables() }
        }
    }

    private func note(_ damagedTables: () async throws -> [String]) async {
        do {
            for table in try await damagedTables() { health.noteDamage(of: table) }
        } catch StoreError.damaged(let what) {
            health.noteDamage(of: what)
        } catch {
            // Other errors are reported by the requests that meet them.
        }
    }
}
