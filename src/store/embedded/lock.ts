import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EXIT, OperatorError } from '../../errors.ts'

/**
 * Takes the exclusive lock of a data directory, or refuses. PGlite takes none, and two processes on one directory lose
 * rows silently. An SQLite file in exclusive mode is a lock that the operating system frees with the process, even after
 * kill -9, which a file that merely holds a process id is not.
 */
export function lockDirectory(directory: string): { release(): void } {
  const holderFile = `${directory}.holder`
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(path.dirname(directory), { recursive: true, mode: 0o700 })
    lock = new DatabaseSync(`${directory}.lock`, { timeout: 0 })
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
    writeFileSync(holderFile, `${process.pid}\n`)
  } catch (error) {
    lock?.close()
    throw isBusy(error) ? inUse(directory, holder(holderFile), error) : notWritable(directory, error)
  }
  const held = lock
  return {
    release() {
      rmSync(holderFile, { force: true })
      held.close()
    },
  }
}

/** SQLITE_BUSY: someone else has the lock. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5

const inUse = (directory: string, by: string, cause: unknown): OperatorError =>
  new OperatorError(`the data directory ${directory} is in use by ${by}`, {
    hint: 'Stop that process first, or choose another SOUTHERLY_HOME.',
    exitCode: EXIT.inUse,
    cause,
  })

const notWritable = (directory: string, cause: unknown): OperatorError =>
  new OperatorError(
    `the data directory ${directory} cannot be locked: ${cause instanceof Error ? cause.message : String(cause)}`,
    { hint: `Check that ${path.dirname(directory)} can be written to.`, cause },
  )

function holder(holderFile: string): string {
  try {
    const processId = readFileSync(holderFile, 'utf8').trim()
    return processId === String(process.pid) ? 'this process' : `process ${processId}`
  } catch {
    return 'another process'
  }
}
