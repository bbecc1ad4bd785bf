// Replays the sequences that `Sequences.swift` wrote, and requires the same bytes: node compare.mjs MODULE.wasm SEQUENCES
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { LiveModule, record } from "./module.mjs"

const [modulePath, sequencesPath] = process.argv.slice(2)
const bytes = readFileSync(sequencesPath)
let position = 0
function block() {
    const length = bytes.readUInt32LE(position)
    position += 4 + length
    return bytes.subarray(position - length, position)
}

function same(found, expected, what) {
    if (Buffer.compare(found, expected) === 0) return
    assert.fail(`${what} differs:\n  native ${expected.toString("hex")}\n  wasm   ${found.toString("hex")}`)
}

const module = await LiveModule.open(modulePath)
const count = { sequences: 0, events: 0, refused: 0, records: 0, files: 0 }
while (position < bytes.length) {
    count.sequences++
    module.exports.live_reset()
    const records = []
    for (let event = block(); event.length > 0; event = block()) {
        const place = `the answer to event ${event.toString("hex")} of sequence ${count.sequences}`
        const answer = module.handle(event)
        same(answer, block(), place)
        count.events++
        if (answer[0] !== 0) count.refused++
        if (record(answer).length > 0) {
            records.push(record(answer))
            count.records++
        }
    }
    const [log, session, replayed, file] = [block(), block(), block(), block()]
    const of = `of sequence ${count.sequences}`
    same(Buffer.concat(records), log, `the log ${of}`)
    same(module.output(module.exports.live_session()), session, `the session ${of}`)
    same(module.read("live_replay", log, 1 + (count.sequences % 300)), replayed, `the replay ${of}`)
    same(module.output(module.exports.live_session()), session, `the replayed session ${of}`)
    same(module.read("live_fit", log, 1 + (count.sequences % 500)), file, `the FIT file ${of}`)
    if (file.length > 0) count.files++
}
assert.equal(count.sequences, 1000)
assert.ok(count.files > 500 && count.refused > 1000 && count.records > 20_000, JSON.stringify(count))
console.log(`The same bytes natively and in WebAssembly: ${JSON.stringify(count)}`)
