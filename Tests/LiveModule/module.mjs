// The WebAssembly module of the live page, called as the page calls it.
import { readFileSync } from "node:fs"

export class LiveModule {
    static async open(path) {
        // No imports: the module gets nothing but its own memory.
        const { instance } = await WebAssembly.instantiate(readFileSync(path), {})
        return new LiveModule(instance.exports)
    }

    constructor(exports) {
        this.exports = exports
    }

    get memorySize() {
        return this.exports.memory.buffer.byteLength
    }

    // Copies bytes into the input and calls a function with their length.
    send(name, bytes) {
        const address = this.exports.live_input(bytes.length)
        new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes)
        return this.exports[name](bytes.length)
    }

    // A copy of the first bytes of the output.
    output(length) {
        return Buffer.from(new Uint8Array(this.exports.memory.buffer, this.exports.live_output(), length))
    }

    handle(event) {
        return this.output(this.send("live_handle", event))
    }

    // Sends a log in chunks of a size to one of the two readers of logs, "live_replay" or "live_fit".
    read(name, log, size) {
        this.exports[`${name}_begin`]()
        for (let at = 0; at < log.length; at += size) this.send(name, log.subarray(at, at + size))
        return this.output(this.exports[`${name}_end`]())
    }
}

// The record among the effects of an answer: kind 1, length, bytes. A record is the first effect.
export function record(answer) {
    if (answer.length <= 51 || answer[48] !== 1) return Buffer.alloc(0)
    return answer.subarray(51, 51 + answer.readUInt16LE(49))
}

// An event: its kind, its time, its fields.
export function event(kind, milliseconds, fields = []) {
    const bytes = Buffer.alloc(9 + fields.length)
    bytes[0] = kind
    bytes.writeBigInt64LE(BigInt(milliseconds), 1)
    bytes.set(fields, 9)
    return bytes
}
