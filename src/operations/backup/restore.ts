import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { migrate } from '../../store/migrate.ts'
import { type Migration, readMigrations } from '../../store/migration-files.ts'
import type { WholeContent } from '../../store/whole/load-table.ts'
import { loadWhole } from '../../store/whole/load-whole.ts'
import { type ChainReport, verifyAuditChain } from '../tenancy/audit.ts'
import { type BackupManifest, readManifest, readTableFile, tableFile } from './backup-files.ts'
import { type BackupTrust, type CheckedSignature, checkSignature } from './backup-signature.ts'

export interface Restored {
  readonly manifest: BackupManifest
  readonly signature: CheckedSignature
  /** Audit chains as they are in the restored database; one that is broken was so before, since every row is the same. */
  readonly chains: readonly ChainReport[]
  /** Migrations that the backup lacked and that were applied after it. */
  readonly applied: readonly string[]
}

/**
 * Fills an empty database from a backup: the schema of the backup, its rows, each table read back and compared, what this version
 * adds to the schema, and a look at every audit chain.
 */
export async function restoreInto(
  database: Database,
  directory: string,
  { onStep, trust }: { readonly onStep: (words: string) => void; readonly trust: BackupTrust },
): Promise<Restored> {
  const manifest = await readManifest(directory)
  const signature = await checkSignature(directory, manifest, trust)
  const all = await readMigrations()
  await migrate(database, { migrations: ofBackup(manifest, all) })
  await loadWhole(database, contentOf(directory, manifest), (table) => onStep(`restoring ${table}`))
  // The code of this version reads the schema of this version.
  const { applied } = await migrate(database, { migrations: all })
  onStep('verifying the audit trail')
  return { manifest, signature, chains: await verifyAuditChain(database), applied }
}

/** What the files of a copy fill a database with. */
export const contentOf = (
  directory: string,
  { tables, sequences }: BackupManifest,
  onBytes?: (count: number) => void,
): WholeContent => ({
  tables,
  sequences,
  rowsOf: (name) =>
    readTableFile(
      tableFile(directory, name),
      tables.find((table) => table.name === name)!.file_sha256,
      onBytes,
    ),
})

/** The migrations that the backup was made after; they must be the first of ours. */
function ofBackup({ migrations }: BackupManifest, all: readonly Migration[]): readonly Migration[] {
  for (const [index, { name, sha256 }] of migrations.entries())
    if (all[index]?.name !== name || all[index].sha256 !== sha256)
      throw new OperatorError(`the backup has migration ${name}, which this version lacks`, {
        hint: 'Restore with the version of Southerly that made the backup, or a later one.',
        exitCode: EXIT.badInput,
      })
  return all.slice(0, migrations.length)
}

/** A secret that is in a home already must be that of the backup: keys of the restored database would work with no other. */
export async function refuseOtherSecrets(directory: string, home: string): Promise<void> {
  const { private_files: files } = await readManifest(directory)
  for (const file of files) {
    const held = path.join(home, file)
    const there = await readFile(held, 'utf8').catch(() => undefined)
    if (there !== undefined && there !== (await readFile(path.join(directory, file), 'utf8')))
      throw new OperatorError(`${held} is not the file of the backup`, {
        hint: 'Restore into a separate SOUTHERLY_HOME. Nothing was changed.',
        exitCode: EXIT.badInput,
      })
  }
}

/** Puts the files with secrets into a home. */
export async function restorePrivateFiles(directory: string, home: string): Promise<readonly string[]> {
  const { private_files: files } = await readManifest(directory)
  for (const file of files) {
    await mkdir(path.dirname(path.join(home, file)), { recursive: true, mode: 0o700 })
    await copyFile(path.join(directory, file), path.join(home, file))
  }
  return files
}
