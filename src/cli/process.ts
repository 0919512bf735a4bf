import { readFileSync } from 'node:fs'
import path from 'node:path'
import { systemClock } from '../clock.ts'
import { readSettings } from '../config.ts'
import { askPerson } from './ask.ts'
import type { Question, Terminal } from './output.ts'
import { progressDisplay } from './progress.ts'
import type { Surroundings } from './run.ts'

/**
 * Ctrl-C under npm reaches this process twice, from the terminal and from npm, within some milliseconds; only a later
 * one is a person who does not want to wait.
 */
const SAME_KEYSTROKE_MS = 300

/** This process's streams, signals and settings. */
export function processSurroundings(): Surroundings {
  return {
    readSettings,
    clock: systemClock,
    terminal: processTerminal(),
    workingDirectory: process.cwd(),
    signal: abortOnSignals(),
    version: packageVersion(),
  }
}

function processTerminal(): Terminal {
  const display = progressDisplay({
    isTerminal: process.stderr.isTTY,
    write: (text) => void process.stderr.write(text),
    clock: systemClock,
  })
  // The reader of a pipe may leave early (`| head`); that is no fault of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  return {
    isScreen: process.stdout.isTTY,
    out: (text) => {
      display.hide()
      process.stdout.write(text)
    },
    err: (text) => {
      display.hide()
      process.stderr.write(text)
    },
    progress: (state) => display.show(state),
    ...(process.stdin.isTTY && process.stderr.isTTY
      ? {
          ask: (question: Question) => {
            display.hide()
            return askPerson(question, { input: process.stdin, output: process.stderr })
          },
        }
      : {}),
  }
}

/** The first signal asks to end in good order, the second ends at once. */
function abortOnSignals(): AbortSignal {
  const controller = new AbortController()
  let firstAt: number | undefined
  const onSignal = (_name: NodeJS.Signals, number: number): void => {
    const now = systemClock.now().getTime()
    if (firstAt !== undefined && now - firstAt > SAME_KEYSTROKE_MS) process.exit(128 + number)
    firstAt ??= now
    controller.abort()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  return controller.signal
}

function packageVersion(): string {
  const file = path.resolve(import.meta.dirname, '../../package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return version
}
