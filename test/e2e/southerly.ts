import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openEmbedded } from '../../src/store/embedded/open.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')
export const PROGRAM = path.join(ROOT, 'bin', 'southerly')

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly child: ChildProcess
  /** What it wrote so far. */
  readonly written: { stdout: string; stderr: string }
  readonly ended: Promise<Ended>
}

export interface Server extends Running {
  readonly url: string
  readonly metricsUrl: string | null
  readonly keyFile: string | null
  /** The link that it printed: signs one browser in. */
  readonly signInUrl: string | null
  /** GET or another request with the local tenant's key, or with another one. */
  call(place: string, init?: RequestInit & { key?: string }): Promise<Response>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Has something done at the end: of the test, unless told otherwise. */
export type AtEnd = (work: () => void | Promise<void>) => void

/** A new directory with a space in its name, removed after the test. */
export function temporaryDirectory(atEnd: AtEnd = onTestFinished): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'southerly e2e '))
  atEnd(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }))
  return directory
}

let template: Promise<string> | undefined

/** A home whose first start is over, copied from one that is made once from the loaded database of the store tests. */
export async function startedHome(atEnd?: AtEnd): Promise<string> {
  template ??= makeStartedHome(atEnd)
  const home = path.join(temporaryDirectory(atEnd), 'home')
  cpSync(await template, home, { recursive: true })
  return home
}

async function makeStartedHome(atEnd?: AtEnd): Promise<string> {
  const home = mkdtempSync(path.join(inject('runDirectory'), 'template '))
  const database = await openEmbedded({
    directory: path.join(home, 'database'),
    template: readFileSync(inject('embeddedTemplates').starter),
  })
  await database.close()
  await stop(await serve(testSettings(home), undefined, atEnd))
  return home
}

/** Starts bin/southerly; whatever still runs after the test is killed. */
export const start = (
  words: readonly string[],
  environment: Environment,
  program?: string,
  atEnd?: AtEnd,
): Running => startNode([PROGRAM, ...words], environment, program, atEnd)

/**
 * The embedded database is one large WebAssembly module. V8 spends two seconds of processor time to optimise it, which pays in a
 * server that stays, and not in one that lives as long as a test.
 */
const BRIEF = '--liftoff-only'

/** Starts Node with any arguments. */
export function startNode(
  words: readonly string[],
  environment: Environment,
  program = process.execPath,
  atEnd: AtEnd = onTestFinished,
): Running {
  return startProgram(program, [BRIEF, ...words], environment, atEnd)
}

/** Starts any program. */
export function startProgram(
  program: string,
  words: readonly string[],
  environment: Environment,
  atEnd: AtEnd = onTestFinished,
): Running {
  const child = spawn(program, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written = { stdout: '', stderr: '' }
  child.stdout.on('data', (bytes) => (written.stdout += String(bytes)))
  child.stderr.on('data', (bytes) => (written.stderr += String(bytes)))
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, ...written }))
  })
  atEnd(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  })
  return { child, written, ended }
}

/** Runs a command to its end. */
export const run = (words: readonly string[], environment: Environment, program?: string): Promise<Ended> =>
  start(words, environment, program).ended

/** Settings of a test server: free ports, few log lines, nothing inherited from the machine. */
export const testSettings = (home: string, more: Environment = {}): Environment => ({
  SOUTHERLY_HOME: home,
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  SOUTHERLY_LOG: 'warn',
  SOUTHERLY_WARM_UP: 'no',
  ...more,
})

/** By the address of each server that was started: the link that its last start printed. */
export const signInLinks = new Map<string, string>()

interface Ready {
  readonly url: string
  readonly metrics_url: string | null
  readonly key_file: string | null
  readonly sign_in_url: string | null
}

/** Starts `serve --json` and waits for its line. It stops with this process too, when a run is interrupted. */
export async function serve(environment: Environment, program?: string, atEnd?: AtEnd): Promise<Server> {
  const running = start(['serve', '--json', '--with-parent'], environment, program, atEnd)
  const line = await firstLine(running)
  const ready = JSON.parse(line) as Ready
  if (ready.sign_in_url !== null) signInLinks.set(ready.url, ready.sign_in_url)
  const key = (): string => (ready.key_file === null ? '' : readFileSync(ready.key_file, 'utf8').trim())
  return {
    ...running,
    url: ready.url,
    metricsUrl: ready.metrics_url,
    keyFile: ready.key_file,
    signInUrl: ready.sign_in_url,
    call: (place, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${init.key ?? key()}`)
      return fetch(`${ready.url}${place}`, { ...init, headers })
    },
  }
}

/** Sends SIGTERM and answers how it ended. */
export function stop(server: Running): Promise<Ended> {
  server.child.kill('SIGTERM')
  return server.ended
}

export function firstLine({ child, written, ended }: Running): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const end = written.stdout.indexOf('\n')
      if (end >= 0) resolve(written.stdout.slice(0, end))
    }
    child.stdout?.on('data', look)
    look()
    void ended.then(({ code, stderr }) => reject(new Error(`serve ended with ${code}: ${stderr}`)))
  })
}
