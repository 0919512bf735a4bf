/**
 * Loaded before the service by `node --import`. It moves the clock of this process, in all of its threads, by as much as a file
 * says, and ends the process with the one that started it: `southerly worker` would go on for ever.
 */
import { readFileSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const LOOK_EVERY_MS = 200
const KEEP_CACHE_AFTER_MS = 15_000
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
// A start then takes 1.6 s of processor time instead of 2.8: it is what most of a run is spent on. Whoever is killed keeps no cache.
if (isMainThread) {
  enableCompileCache(process.env['CHAOS_COMPILE_CACHE'])
  setTimeout(flushCompileCache, KEEP_CACHE_AFTER_MS).unref()
}
setInterval(look, LOOK_EVERY_MS).unref()
