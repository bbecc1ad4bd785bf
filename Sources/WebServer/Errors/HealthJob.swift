import ServiceLifecycle
import TrainingLog

/// Reads all tables when the server starts and then at regular intervals, and records damage before a page needs the table.
///
/// The stores read on their own threads; requests wait for nothing.
struct HealthJob: Service {
    let health: HealthRecord
    /// Time between two checks.
    var interval = Duration.seconds(3600)
    /// Returns the journals of the athletes whose contexts are in memory.
    let journals: @Sendable () -> [Journal]

    func run() async throws {
        await cancelWhenGracefulShutdown {
            repeat { await check() } while (try? await Task.sleep(for: interval)) != nil
        }
    }

    func check() async {
        for journal in journals() {
            do {
                for table in try await journal.damagedTables() { health.noteDamage(of: table) }
            } catch StoreError.damaged(let what) {
                health.noteDamage(of: what)
            } catch {
                // Other errors are reported by the requests that meet them.
            }
        }
    }
}
