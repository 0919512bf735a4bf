import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Line, openLine } from '../../support/cut-line.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../../src/main.ts')
const UNDER_CHAOS = pathToFileURL(path.join(import.meta.dirname, 'under-chaos.ts')).href
const LOG_KEPT = 4000
/** A node that cannot start, although it is started again and again, is a finding of its own. */
const MOST_STARTS_IN_A_ROW = 20
/** A start takes seconds, on a very busy machine a minute. One that hangs is a finding too, and no fault would ever hit it. */
const SLOWEST_START_MS = 180_000

export type Role = 'node' | 'worker'

/** One `southerly serve` or `southerly worker`, started again whenever it was killed. */
export interface Member {
  readonly name: string
  readonly role: Role
  /** Its own line to the database, so that a fault of the network is its own too. */
  readonly line: Line
  /** Where requests go; undefined while it is not up. */
  url(): string | undefined
  pid(): number | undefined
  isUp(): boolean
  /** It ended at each of many starts, and is started no more. */
  hasGivenUp(): boolean
  kill(): Promise<void>
  /** SIGTERM; how it ended. It is not started again. */
  stop(): Promise<{ readonly code: number | null; readonly log: string }>
  /** Stops the whole process for a while. */
  freeze(milliseconds: number): Promise<void>
  moveClock(milliseconds: number): void
  /** How often it ended without having been told to, with what it wrote. */
  readonly falls: string[]
}

export async function startMember(parts: {
  readonly name: string
  readonly role: Role
  readonly databaseUrl: string
  readonly home: string
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
}): Promise<Member> {
  const { name, role } = parts
  const line = await openLine(parts.databaseUrl)
  const clockFile = path.join(parts.folder, `clock-${name}`)
  const falls: string[] = []
  let child: ChildProcess | undefined
  let url: string | undefined
  let isUp = false
  let isOver = false
  let isExpected = false
  let ended: Promise<void> = Promise.resolve()
  let log = ''
  let code: number | null = null
  let startsInARow = 0

  const start = (): void => {
    const words = role === 'node' ? ['serve', '--json', '--with-parent'] : ['worker', '--json']
    isExpected = false
    log = ''
    startsInARow += 1
    const started = spawn(process.execPath, ['--import', UNDER_CHAOS, PROGRAM, ...words], {
      env: {
        ...process.env,
        ...parts.environment,
        SOUTHERLY_HOME: parts.home,
        DATABASE_URL: line.url,
        CHAOS_CLOCK_FILE: clockFile,
        CHAOS_COMPILE_CACHE: path.join(parts.folder, 'compiled'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Out of reach of Ctrl-C, which asks the run for its count and must not end what it counts.
      detached: true,
    })
    child = started
    const watch = setTimeout(() => {
      falls.push(`${name} was not up ${SLOWEST_START_MS / 1000} s after its start: ${log}`)
      isExpected = true
      started.kill('SIGKILL')
    }, SLOWEST_START_MS)
    let out = ''
    started.stdout.on('data', (bytes) => {
      out += String(bytes)
      if (isUp || !out.includes('\n')) return
      url = (JSON.parse(out.slice(0, out.indexOf('\n'))) as { url?: string }).url
      isUp = true
      startsInARow = 0
      clearTimeout(watch)
    })
    started.stderr.on('data', (bytes) => (log = (log + String(bytes)).slice(-LOG_KEPT)))
    ended = new Promise((resolve) => {
      started.on('close', (exitCode, signal) => {
        clearTimeout(watch)
        isUp = false
        url = undefined
        code = exitCode
        if (!isExpected) falls.push(`${name} ended with ${exitCode ?? signal}: ${log}`)
        resolve()
        if (!isOver && startsInARow < MOST_STARTS_IN_A_ROW) start()
      })
    })
  }
  start()
  return {
    name,
    role,
    line,
    falls,
    url: () => url,
    pid: () => child?.pid,
    isUp: () => isUp,
    hasGivenUp: () => startsInARow >= MOST_STARTS_IN_A_ROW,
    async kill() {
      isExpected = true
      const last = ended
      child?.kill('SIGKILL')
      await last
    },
    async stop() {
      isOver = true
      isExpected = true
      child?.kill('SIGTERM')
      await ended
      await line.close()
      rmSync(clockFile, { force: true })
      return { code, log }
    },
    async freeze(milliseconds) {
      child?.kill('SIGSTOP')
      await sleep(milliseconds)
      child?.kill('SIGCONT')
    },
    moveClock: (milliseconds) => writeFileSync(clockFile, String(milliseconds)),
  }
}
