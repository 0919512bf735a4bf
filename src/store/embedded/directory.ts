import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from '../../errors.ts'
import { SQL } from '../sql-text.ts'
import { type Engine, startEngine } from './engine.ts'
import { inspectDirectory, isUnfinished, markComplete, markUnfinished, postgresFiles } from './layout.ts'
import { lockDirectory } from './lock.ts'
import { sqlOf } from './sql.ts'
import { syncFile, syncTree } from './sync-tree.ts'
import { copyTemplate, makeTemplate } from './template.ts'

/** What a new data directory is made from. */
export interface MadeFrom {
  /** What `dump` returned. */
  readonly template?: Uint8Array
  /** Contents of the template that is copied, if set-up has made one with just these. */
  readonly contents?: string
}

/** Locks a data directory, makes it when it is not there yet, and starts the engine on it. */
export async function openDirectory(
  given: string,
  from: MadeFrom,
): Promise<{ engine: Engine; release: () => void }> {
  // By its real name, so that a symbolic link does not lead past the lock.
  const directory = existsSync(given) ? realpathSync(given) : path.resolve(given)
  const lock = lockDirectory(directory)
  try {
    if (inspectDirectory(directory) === 'absent') await createDirectory(directory, from)
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
async function createDirectory(directory: string, { template, contents }: MadeFrom): Promise<void> {
  const creating = `${directory}.creating`
  if (isUnfinished(creating)) rmSync(creating, { recursive: true })
  mkdirSync(creating, { recursive: true, mode: 0o700 })
  markUnfinished(creating)
  const files = postgresFiles(creating)
  const filled = contents === undefined ? undefined : copyTemplate(files, contents)
  const build = filled ?? (template === undefined ? copyTemplate(files) : undefined)
  markComplete(creating, build ?? (await makeFiles(files, template)))
  syncTree(creating)
  renameSync(creating, directory)
  syncFile(path.dirname(directory))
}

/** Has the engine make its files, by initdb unless it is given a tar of them. Answers what it calls itself. */
async function makeFiles(directory: string, template?: Uint8Array): Promise<string> {
  const engine = await startEngine({ directory, ...(template === undefined ? {} : { template }) })
  const build = await buildOf(engine)
  await engine.close()
  return build
}

/** What the engine calls itself. */
export async function buildOf(engine: Engine): Promise<string> {
  const turn = engine.connection.newTurn()
  const [row] = await sqlOf(turn).query<{ build: string }>(
    SQL`select split_part(version(), ' on ', 1) as build`,
  )
  turn.release()
  return row!.build
}

/** Makes the empty template of later first starts, as part of set-up. */
export const makeDatabaseTemplate = (): Promise<void> => makeTemplate(makeFiles)
