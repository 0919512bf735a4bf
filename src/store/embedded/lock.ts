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
  mkdirSync(path.dirname(directory), { recursive: true, mode: 0o700 })
  const holderFile = `${directory}.holder`
  const lock = new DatabaseSync(`${directory}.lock`, { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    throw new OperatorError(`the data directory ${directory} is in use by ${holder(holderFile)}`, {
      hint: 'Stop that process first, or choose another SOUTHERLY_HOME.',
      exitCode: EXIT.inUse,
      cause: error,
    })
  }
  writeFileSync(holderFile, `${process.pid}\n`)
  return {
    release() {
      rmSync(holderFile, { force: true })
      lock.close()
    },
  }
}

function holder(holderFile: string): string {
  try {
    const processId = readFileSync(holderFile, 'utf8').trim()
    return processId === String(process.pid) ? 'this process' : `process ${processId}`
  } catch {
    return 'another process'
  }
}
