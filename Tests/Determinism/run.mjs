// Runs the pure rooms in a JavaScript engine: node run.mjs MODULE.wasm [SEED OF HASHING]
// Gives the module a memory and a way to print, and nothing else: whatever mathematics it does is its own.
import { readFileSync } from "node:fs"

const [path, hashing = "1"] = process.argv.slice(2)
const out = []
let memory, top

// Blocks in powers of two; those that were given back are handed out again.
const spare = Array.from({ length: 33 }, () => [])
const sizes = new Map()
function take(size, alignment) {
    const power = 32 - Math.clz32(Math.max(size, alignment, 16) - 1)
    const block = spare[power].pop()
    if (block !== undefined) return block
    const bytes = 2 ** power
    const start = Math.ceil(top / Math.min(bytes, 4096)) * Math.min(bytes, 4096)
    top = start + bytes
    const missing = top - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(Math.max(missing, 16 * 2 ** 20) / 65536))
    sizes.set(start, power)
    return start
}

let random = BigInt(hashing)
const bytes = () => new Uint8Array(memory.buffer)
const env = {
    malloc: size => take(size, 16),
    free: block => { if (block) spare[sizes.get(block)].push(block) },
    posix_memalign: (slot, alignment, size) => {
        const block = take(size, alignment) // may give the memory another buffer
        new DataView(memory.buffer).setUint32(slot, block, true)
        return 0
    },
    memcpy: (to, from, size) => { bytes().copyWithin(to, from, from + size); return to },
    memmove: (to, from, size) => { bytes().copyWithin(to, from, from + size); return to },
    memset: (to, value, size) => { bytes().fill(value, to, to + size); return to },
    memcmp: (left, right, size) => Buffer.compare(bytes().subarray(left, left + size), bytes().subarray(right, right + size)),
    // The product of two 128-bit integers.
    __multi3: (slot, low, high, otherLow, otherHigh) => {
        const wide = (top, bottom) => (BigInt.asUintN(64, top) << 64n) | BigInt.asUintN(64, bottom)
        const product = wide(high, low) * wide(otherHigh, otherLow)
        const view = new DataView(memory.buffer)
        view.setBigUint64(slot, BigInt.asUintN(64, product), true)
        view.setBigUint64(slot + 8, BigInt.asUintN(64, product >> 64n), true)
    },
    __stack_chk_fail: () => { throw new Error("the stack overflowed") },
    // Dictionaries hash with this: another seed gives another order, and must give the same numbers.
    arc4random_buf: (to, size) => {
        for (let index = 0; index < size; index++) {
            random = (random * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn
            bytes()[to + index] = Number(random >> 56n)
        }
    },
    putchar: character => { out.push(character); return character },
}
const { instance } = await WebAssembly.instantiate(readFileSync(path), { env })
memory = instance.exports.memory
top = memory.buffer.byteLength
instance.exports.fullReport()
process.stdout.write(Buffer.from(out))
