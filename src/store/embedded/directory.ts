import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { OperatorError } from '../../errors.ts'
import { SQL } from '../sql-text.ts'
import { type Engine, startEngine } from './engine.ts'
import { inspectDirectory, isUnfinished, markComplete, markUnfinished, postgresFiles } from './layout.ts'
import { lockDirectory } from './lock.ts'
import { sqlOf } from './sql.ts'

/** Locks a data directory, makes it when it is not there yet (from `template` if given), and starts the engine on it. */
export async function openDirectory(
  given: string,
  template?: Uint8Array,
): Promise<{ engine: Engine; release(): void }> {
  // By its real name, so that a symbolic link does not lead past the lock.
  const directory = existsSync(given) ? realpathSync(given) : path.resolve(given)
  const lock = lockDirectory(directory)
  try {
    if (inspectDirectory(directory) === 'absent') await createDirectory(directory, template)
    const engine = await startEngine({ directory: postgresFiles(directory) }).catch((error: unknown) => {
      throw new OperatorError(
        `the embedded database in ${directory} cannot be opened:\n${error instanceof Error ? error.message : String(error)}`,
        { hint: 'Nothing was changed. Restore the directory from a backup.', cause: error },
      )
    })
    return { engine, release: () => lock.release() }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Made beside its place and renamed when complete: a crash in the middle leaves nothing under the final name. */
async function createDirectory(directory: string, template?: Uint8Array): Promise<void> {
  const creating = `${directory}.creating`
  if (isUnfinished(creating)) rmSync(creating, { recursive: true })
  mkdirSync(creating, { recursive: true, mode: 0o700 })
  markUnfinished(creating)
  const engine = await startEngine({
    directory: postgresFiles(creating),
    ...(template === undefined ? {} : { template }),
  })
  const turn = engine.connection.newTurn()
  const [row] = await sqlOf(turn).query<{ build: string }>(
    SQL`select split_part(version(), ' on ', 1) as build`,
  )
  turn.release()
  await engine.close()
  markComplete(creating, row!.build)
  syncTree(creating)
  renameSync(creating, directory)
  syncFile(path.dirname(directory))
}

/** The files of a new database are written without fsync; they must be on disk before the name says so. */
function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const inside = path.join(directory, entry.name)
    if (entry.isDirectory()) syncTree(inside)
    else if (entry.isFile()) syncFile(inside)
  }
  syncFile(directory)
}

function syncFile(file: string): void {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
