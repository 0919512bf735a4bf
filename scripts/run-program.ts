import { spawn } from 'node:child_process'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

export interface Ended {
  readonly code: number
  /** What it wrote, when `show` is false. */
  readonly text: string
  readonly seconds: number
}

/** Runs a program of node_modules/.bin to its end; its output is either shown as it comes or kept. */
export async function runProgram(
  [program, ...words]: readonly [string, ...string[]],
  options: { show: boolean; environment?: Readonly<Record<string, string>> },
): Promise<Ended> {
  const started = performance.now()
  const child = spawn(program === 'node' ? process.execPath : program, words, {
    cwd: ROOT,
    stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && program !== 'node',
    env: { ...process.env, PATH: searchPath(), ...options.environment },
  })
  let text = ''
  child.stdout?.on('data', (bytes) => (text += String(bytes)))
  child.stderr?.on('data', (bytes) => (text += String(bytes)))
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      text += `${program} does not start: ${error.message}\n`
      resolve(1)
    })
    child.on('close', (status) => resolve(status ?? 1))
  })
  return { code, text, seconds: (performance.now() - started) / 1000 }
}

/** So that the scripts also work when they are not started by npm. */
const searchPath = (): string =>
  `${path.join(ROOT, 'node_modules', '.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`
