import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Signer } from '../../reports/bundle/manifest.ts'
import type { Database } from '../../store/database.ts'
import { copyDirectory } from '../../store/embedded/copy.ts'
import { openDatabase } from '../../store/open.ts'
import { readWhole } from '../../store/whole/read-whole.ts'
import type { ChainReport } from '../tenancy/audit.ts'
import { type BackupManifest, fileHash, MANIFEST, tableFile, writeTableFile } from './backup-files.ts'
import { signCopy } from './backup-signature.ts'
import { restoreInto } from './restore.ts'

export interface BackupSource {
  readonly database: Database
  /** Data directory of an embedded database; undefined on PostgreSQL. */
  readonly dataDirectory: string | undefined
  readonly home: string
  /** Files of the home that hold secrets and are in use: `secret`, `keys/signing-key.pem`. */
  readonly privateFiles: readonly string[]
  /** Signs what is written, so that a restore finds out who made it and that it is as it was made. */
  readonly signer: Signer
}

/** Told what is being done, and how far it is where that is known. */
export type OnStep = (words: string, at?: { readonly done: number; readonly total: number }) => void

export interface BackupTools {
  readonly clock: Clock
  readonly onStep: OnStep
  /** Opens the database that the backup is tried out in; unset: a new one in the directory. */
  readonly openScratch?: (directory: string) => Promise<Database>
}

export interface MadeBackup {
  readonly directory: string
  readonly manifest: BackupManifest
  /** Audit chains as the restored copy has them. */
  readonly chains: readonly ChainReport[]
}

/**
 * Writes everything that a database holds at one moment into a directory, restores it into a scratch database, and gives it its
 * name only when that came out the same. Others go on working in the meantime.
 */
export async function backUp(
  source: BackupSource,
  directory: string,
  { clock, onStep, openScratch = openInDirectory }: BackupTools,
): Promise<MadeBackup> {
  if (existsSync(directory))
    throw new OperatorError(`${directory} exists already`, {
      hint: 'Name a directory that is not there yet: a backup never overwrites another.',
      exitCode: EXIT.badInput,
    })
  const writing = `${directory}.writing`
  await mkdir(path.dirname(writing), { recursive: true })
  await mkdir(writing, { mode: 0o700 }).catch((error: unknown) => {
    throw new OperatorError(`${writing} cannot be made: ${(error as Error).message}`, {
      hint: 'It may contain an unfinished backup: remove it, or name another directory.',
      exitCode: EXIT.badInput,
      cause: error,
    })
  })
  try {
    const manifest = await writeCopy(source, writing, { clock, onStep })
    onStep('restoring into a scratch database')
    const chains = await tryOut(writing, source.signer, openScratch, onStep)
    await rename(writing, directory)
    return { directory, manifest, chains }
  } catch (error) {
    await rm(writing, { recursive: true, force: true })
    throw error
  }
}

/** Writes the files of a copy into a directory that is there, without trying them out. */
export const writeCopy = (
  source: BackupSource,
  directory: string,
  tools: Pick<BackupTools, 'clock' | 'onStep'>,
): Promise<BackupManifest> =>
  withStandingCopy(source, directory, tools.onStep, (database) =>
    writeFiles(database, source, directory, tools),
  )

/**
 * An embedded database has one connection, and reading all of it would keep everyone waiting: its files are copied in a moment
 * and read at leisure.
 */
async function withStandingCopy<T>(
  { database, dataDirectory }: BackupSource,
  writing: string,
  onStep: OnStep,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (dataDirectory === undefined) return await work(database)
  const place = path.join(writing, 'copy')
  await mkdir(place)
  onStep('copying the data directory')
  await copyDirectory(database, dataDirectory, path.join(place, 'database'))
  const copy = await openDatabase({ directory: path.join(place, 'database') })
  try {
    return await work(copy)
  } finally {
    await copy.close()
    await rm(place, { recursive: true, force: true })
  }
}

async function writeFiles(
  database: Database,
  { database: { engine }, home, privateFiles, signer }: BackupSource,
  writing: string,
  { clock, onStep }: BackupTools,
): Promise<BackupManifest> {
  await mkdir(path.join(writing, 'tables'))
  const content = await readWhole(database, async (whole) => {
    const tables: BackupManifest['tables'][number][] = []
    for (const [done, table] of whole.tables.entries()) {
      onStep(`reading ${table.name}`, { done, total: whole.tables.length })
      const file = writeTableFile(tableFile(writing, table.name))
      const sum = await whole.read(table, (csv) => file.write(csv))
      tables.push({ name: table.name, columns: [...table.columns], ...sum, ...(await file.end()) })
    }
    return {
      schema: 'southerly/backup/1' as const,
      made_at: clock.now().toISOString(),
      engine,
      migrations: [...whole.migrations],
      tables,
      sequences: [...whole.sequences],
    }
  })
  const private_file_hashes: Record<string, string> = {}
  for (const file of privateFiles) {
    const copy = path.join(writing, file)
    await mkdir(path.dirname(copy), { recursive: true, mode: 0o700 })
    await copyFile(path.join(home, file), copy)
    private_file_hashes[file] = (await fileHash(copy))!
  }
  const manifest: BackupManifest = { ...content, private_files: [...privateFiles], private_file_hashes }
  await writeFile(path.join(writing, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  await signCopy(writing, signer)
  return manifest
}

/** Restores into its own embedded database, which is removed again. */
async function tryOut(
  writing: string,
  { key_id }: Signer,
  openScratch: NonNullable<BackupTools['openScratch']>,
  onStep: OnStep,
): Promise<readonly ChainReport[]> {
  const scratch = path.join(writing, 'scratch')
  await mkdir(scratch)
  const database = await openScratch(scratch)
  try {
    const trust = { keys: [key_id], acceptUnsigned: false }
    return (await restoreInto(database, writing, { onStep, trust })).chains
  } finally {
    await database.close()
    await rm(scratch, { recursive: true, force: true })
  }
}

const openInDirectory = (scratch: string): Promise<Database> =>
  openDatabase({ directory: path.join(scratch, 'database') })

/** Files of a home that hold its secrets, as far as the settings do not name others. */
export async function privateFilesOf(
  home: string,
  { hasSecret, hasKey }: { readonly hasSecret: boolean; readonly hasKey: boolean },
): Promise<string[]> {
  const keys = await readdir(path.join(home, 'keys')).catch(() => [])
  return [
    ...(hasSecret || !existsSync(path.join(home, 'secret')) ? [] : ['secret']),
    // Without it a start makes another key of the local tenant and revokes this one.
    ...(existsSync(path.join(home, 'local-key')) ? ['local-key'] : []),
    ...keys
      .filter((name) => name.endsWith('.pem') && !(hasKey && name === 'signing-key.pem'))
      .toSorted()
      .map((name) => `keys/${name}`),
  ]
}
