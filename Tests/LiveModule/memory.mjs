// A session of 90 minutes must not enlarge the memory after its first minute: node memory.mjs MODULE.wasm
import assert from "node:assert/strict"
import { LiveModule, event, record } from "./module.mjs"

const start = 1_714_500_000_000
const seconds = 5400
const kinds = { start: 1, ready: 2, measured: 4, end: 9, tick: 15 }
// Offset, hot yoga, a woman of 40 years and 61.5 kg, no zones, no class type.
const setup = [120, 0, 2, 2, 40, 103, 2, 0, 0]
// 131 bpm with skin contact and two beat intervals.
const beat = [0x16, 131, 0xd5, 1, 0xd7, 1]

const module = await LiveModule.open(process.argv[2])
const records = []
function handle(kind, milliseconds, fields) {
    const answer = module.handle(event(kind, start + milliseconds, fields))
    assert.equal(answer[0], 0)
    records.push(record(answer))
}

handle(kinds.start, 0, setup)
handle(kinds.ready, 0)
let afterOneMinute = 0
for (let second = 1; second <= seconds; second++) {
    handle(kinds.measured, 1000 * second, beat)
    handle(kinds.tick, 1000 * second + 500)
    if (second === 60) afterOneMinute = module.memorySize
}
assert.equal(module.memorySize, afterOneMinute, "the memory grew while recording")
handle(kinds.end, 1000 * seconds)
const log = Buffer.concat(records)

// A file needs memory for the session's measurements, and the next one while the output still has the first; further files use the same
// memory again.
const page = 65_536
const first = module.read("live_fit", log, page)
module.read("live_fit", log, page)
const afterFiles = module.memorySize
for (let times = 0; times < 5; times++) assert.deepEqual(module.read("live_fit", log, page), first)
assert.equal(module.memorySize, afterFiles, "the memory grew with further files")
assert.ok(first.length > 6 * seconds, "the file has a record for each second")
console.log(
    `90 minutes: ${log.length} bytes of log, ${first.length} of FIT; memory ${afterOneMinute} while recording, ${afterFiles} with files`)
