import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const PROGRAM = path.resolve(import.meta.dirname, '../bin/southerly')

export interface BenchServer {
  readonly pid: number
  readonly url: string
  readonly key: string
  /** Signs one browser in. */
  readonly signInUrl: string
  stop(): Promise<void>
}

/** Starts the real service in its own process on a free port, as `npm start` does. */
export async function startServer(home: string, more: Record<string, string> = {}): Promise<BenchServer> {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', PROGRAM, 'serve', '--json'], {
    env: {
      ...process.env,
      SOUTHERLY_HOME: home,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      SOUTHERLY_LOG: 'warn',
      SOUTHERLY_WARM_UP: 'no',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = JSON.parse(await firstLine(child)) as {
    url: string
    key_file: string | null
    sign_in_url: string
  }
  return {
    pid: child.pid ?? 0,
    url: ready.url,
    // A PostgreSQL has no local tenant.
    key: ready.key_file === null ? '' : readFileSync(ready.key_file, 'utf8').trim(),
    signInUrl: ready.sign_in_url,
    stop: () => stop(child),
  }
}

/** Starts a program that prints one line when it is ready, and answers that line. */
export async function startProgram(
  words: readonly string[],
): Promise<{ pid: number; line: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  return { pid: child.pid ?? 0, line: await firstLine(child), stop: () => stop(child) }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (bytes) => {
      text += String(bytes)
      const end = text.indexOf('\n')
      if (end >= 0) resolve(text.slice(0, end))
    })
    child.on('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)))
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('close', () => resolve())
    child.kill('SIGTERM')
  })
}
