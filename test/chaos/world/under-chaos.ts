/**
 * Loaded before the service by `node --import`. It moves the clock of this process, in all of its threads, by as much as a file
 * says, and ends the process with the one that started it: `southerly worker` would go on for ever.
 */
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const LOOK_EVERY_MS = 200
const file = process.env['CHAOS_CLOCK_FILE'] ?? ''
const parent = process.ppid
let movedBy = 0

const RealDate = Date
const movedNow = (): number => RealDate.now() + movedBy
globalThis.Date = new Proxy(RealDate, {
  construct: (target, words, made) =>
    Reflect.construct(target, words.length === 0 ? [movedNow()] : words, made) as Date,
  get: (target, name) => (name === 'now' ? movedNow : (Reflect.get(target, name) as unknown)),
})

const look = (): void => {
  try {
    movedBy = Number(readFileSync(file, 'utf8'))
  } catch {
    movedBy = 0
  }
  if (isMainThread && process.ppid !== parent) process.exit(1)
}
look()
setInterval(look, LOOK_EVERY_MS).unref()
