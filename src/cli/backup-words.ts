import path from 'node:path'
import type { Settings } from '../config.ts'
import { EXIT, OperatorError } from '../errors.ts'
import { type BackupSource, type OnStep, privateFilesOf } from '../operations/backup/back-up.ts'
import type { CheckedSignature } from '../operations/backup/backup-signature.ts'
import { openSigner } from '../operations/disclosure-report/signing-key.ts'
import type { Service } from '../operations/open-service.ts'
import type { ChainReport } from '../operations/tenancy/audit.ts'
import type { Output } from './output.ts'

/** What a backup of a service is made from. */
export async function backupSource({ database, home }: Service, settings: Settings): Promise<BackupSource> {
  // Before the private files are listed: a first use makes the key, which belongs to them.
  const signer = await openSigner({ home, configured: settings.SOUTHERLY_SIGNING_KEY_FILE })
  return {
    database,
    home,
    signer,
    dataDirectory: database.engine === 'embedded' ? path.join(home, 'database') : undefined,
    privateFiles: await privateFilesOf(home, {
      hasSecret: settings.SOUTHERLY_SECRET !== undefined,
      hasKey: settings.SOUTHERLY_SIGNING_KEY_FILE !== undefined,
    }),
  }
}

/** Shows each step as the progress of the work. */
export function stepsOf(output: Output): OnStep {
  let done = 0
  return (label, at) => {
    done += 1
    output.progress(at === undefined ? { label, done } : { label, ...at })
  }
}

export const tablesText = (tables: readonly { readonly rows: number }[]): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en-AU')} rows of ${tables.length} tables`

/** Bundles whose ZIP a backup names and does not hold. */
export const inObjectStore = (tables: readonly { readonly name: string; readonly rows: number }[]): number =>
  tables.find(({ name }) => name === 'bundle_object')?.rows ?? 0

/** Who signed a restored backup, and how far that goes. */
export const signatureText = ({ key_id, trust }: CheckedSignature): string =>
  ({
    known: `Signed by ${key_id}, a key that is known here.`,
    in_backup: `Signed by ${key_id}. This key is in the backup itself: compare its id with the one that you know.`,
    accepted: 'NOT SIGNED by a known key, or changed since: accepted by --accept-unsigned.',
  })[trust]

/** How many chains hold, for the outcome. */
export const chainsText = (chains: readonly ChainReport[]): string =>
  `${chains.filter(({ broken }) => broken === undefined).length} of ${chains.length}`

/** The copy is whole and kept; that a chain was broken before must not go by unseen. */
export function refuseBroken(chains: readonly ChainReport[]): void {
  const broken = chains.filter((chain) => chain.broken !== undefined).map(({ tenantId }) => tenantId)
  if (broken.length > 0)
    throw new OperatorError(
      `every row is as it was, but the audit trail of ${broken.join(', ')} was changed before`,
      {
        hint: '`southerly audit verify` says where; docs/guide/operations.md says how to read a break.',
        exitCode: EXIT.verificationFailed,
      },
    )
}
