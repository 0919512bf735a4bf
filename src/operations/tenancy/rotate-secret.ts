import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { endOtherSecrets, insertSecret, listSecrets, type SecretRow } from '../../store/server-secrets.ts'
import { createPrivateFile, takePlaceOf } from './private-file.ts'
import { fingerprintOf, newSecret, openServerSecret, type SecretPlace, sealUnder } from './server-secret.ts'

export interface Rotation {
  /** File that holds the new secret; undefined: a new one is drawn, and takes the place of the one in the home. */
  readonly file: string | undefined
  /** Days that the old one is accepted. */
  readonly days: number
}

export type KnownSecret = Omit<SecretRow, 'sealed'>

/**
 * Has another secret open the secret of the data. Running processes notice nothing; those that start may come with the old one
 * for some days more.
 */
export async function rotateSecret(
  database: Database,
  place: SecretPlace,
  { file, days }: Rotation,
): Promise<readonly KnownSecret[]> {
  if (file === undefined && place.configured !== undefined)
    throw new OperatorError('SOUTHERLY_SECRET contains the secret: name a file with the new one', {
      hint: 'openssl rand -hex 32 > new-secret; southerly secret rotate --file new-secret',
      exitCode: EXIT.usage,
    })
  const data = await openServerSecret(database, place)
  const held = path.join(place.home, 'secret')
  // Kept on the disk before the database knows it: otherwise a crash in between would leave a secret that no one has.
  const waiting = `${held}.next`
  const secret =
    file === undefined
      ? Buffer.from((await createPrivateFile(waiting, newSecret())).trim(), 'hex')
      : await readNewSecret(file)
  await database.transaction((sql) => replace(sql, data, secret, days))
  if (file === undefined) await takePlaceOf(held, waiting)
  return await readSecrets(database)
}

async function replace(
  sql: Parameters<typeof insertSecret>[0],
  data: Buffer,
  secret: Buffer,
  days: number,
): Promise<void> {
  const fingerprint = fingerprintOf(secret)
  const rows = await listSecrets(sql)
  const before = rows.find((row) => row.fingerprint === fingerprint)
  if (fingerprint === fingerprintOf(data) || (before !== undefined && before.accepted_until !== null))
    throw new OperatorError('the new secret was in use before', {
      hint: 'Draw another one: openssl rand -hex 32',
      exitCode: EXIT.badInput,
    })
  // The first secret of a database of an earlier version has no row yet, and would be accepted for good.
  if (rows.length === 0) await insertSecret(sql, fingerprintOf(data), null)
  await insertSecret(sql, fingerprint, sealUnder(secret, data))
  await endOtherSecrets(sql, fingerprint, days)
}

/** What a file holds that the setting will: the text without the end of its line. */
async function readNewSecret(file: string): Promise<Buffer> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${(error as Error).message}`, {
      exitCode: EXIT.notFound,
      cause: error,
    })
  })
  const secret = text.trim()
  if (secret.length < 32)
    throw new OperatorError(`${file} has ${secret.length} characters; a secret needs 32 or more`, {
      hint: `openssl rand -hex 32 > ${file}`,
      exitCode: EXIT.badInput,
    })
  return Buffer.from(secret)
}

/** Secrets that were ever accepted, without what they open. */
export const readSecrets = async (database: Database): Promise<readonly KnownSecret[]> =>
  (await database.transaction(listSecrets)).map(({ fingerprint, made_at, accepted_until, is_accepted }) => ({
    fingerprint,
    made_at,
    accepted_until,
    is_accepted,
  }))
