import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { Inspector, type Use } from './inspector.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../../src/main.ts')

export interface FuzzServer {
  readonly url: string
  readonly port: number
  /** Collects the garbage first. */
  use(): Promise<Use>
  /** What it wrote to its log since it was asked last, oldest line first; at most so many lines. */
  logLines(): string[]
  /** How it ended, once it has. */
  readonly ended: Promise<string>
  hasEnded(): boolean
  stop(): Promise<void>
}

const LOG_LINES_KEPT = 500

/** Starts the real service in a process of its own, which goes with this one. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<FuzzServer> {
  const words = ['--inspect=127.0.0.1:0', PROGRAM, 'serve', '--json', '--with-parent']
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  let ending: string | undefined
  const ended = new Promise<string>((resolve) => {
    child.on('close', (code, signal) => resolve((ending = `ended with ${code ?? signal}`)))
  })
  const address = inspectorAddress(child, lines)
  const line = await firstLine(child, lines)
  const inspector = await Inspector.connect(await address)
  const { url } = JSON.parse(line) as { url: string }
  return {
    url,
    port: Number(new URL(url).port),
    use: () => inspector.use(),
    logLines: () => lines.splice(0),
    ended,
    hasEnded: () => ending !== undefined,
    async stop() {
      inspector.close()
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The inspector prints where it listens; all other lines are the log. */
function inspectorAddress(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve) => {
    let rest = ''
    child.stderr?.on('data', (bytes) => {
      const parts = (rest + String(bytes)).split('\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const address = /^Debugger listening on (ws:\S+)/.exec(part)?.[1]
        if (address !== undefined) resolve(address)
        else if (!/^(For help, see|Debugger attached)/.test(part)) lines.push(part)
      }
      if (lines.length > LOG_LINES_KEPT) lines.splice(0, lines.length - LOG_LINES_KEPT)
    })
  })
}

function firstLine(child: ChildProcess, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (bytes) => {
      text += String(bytes)
      const end = text.indexOf('\n')
      if (end >= 0) resolve(text.slice(0, end))
    })
    child.on('error', reject)
    child.on('close', (code) => reject(new Error(`the server ended with ${code}:\n${lines.join('\n')}`)))
  })
}
