import { createHmac, randomBytes } from 'node:crypto'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { findServerFact, settleServerFact } from '../../store/server-facts.ts'
import { forgetEndedSecrets, insertSecret, listSecrets, type SecretRow } from '../../store/server-secrets.ts'
import { createPrivateFile, readPrivateFile } from './private-file.ts'
import { createSeal } from './seal.ts'

/** Fingerprint of the secret of the data. */
const FACT = 'secret_fingerprint'
const BYTES = 32

export interface SecretPlace {
  readonly home: string
  /** The setting's secret; undefined: the one in `$SOUTHERLY_HOME/secret`. */
  readonly configured: string | undefined
}

/**
 * The secret of the data: it hashes keys, signs cursors and seals answers. It is drawn once and is in the database, encrypted under
 * the secret that processes come with, so that the latter can be replaced (docs/decisions/0062-rotation-of-secret-and-key.md). A
 * process with another secret is refused: it would make every key unknown without saying why.
 */
export async function openServerSecret(database: Database, place: SecretPlace): Promise<Buffer> {
  const offered = await offeredSecrets(place)
  return await database.reserve.transaction(async (sql) => {
    await forgetEndedSecrets(sql)
    if ((await findServerFact(sql, FACT)) === undefined) await setUp(sql, offered[0]!)
    const known = (await findServerFact(sql, FACT))!
    const rows = new Map((await listSecrets(sql)).map((row) => [row.fingerprint, row]))
    for (const secret of offered) {
      const opened = openWith(secret, rows.get(fingerprintOf(secret)), known)
      if (opened !== undefined) return opened
    }
    throw refusal(place, offered.map((secret) => rows.get(fingerprintOf(secret))).find(Boolean))
  })
}

/** Two processes that start at once agree on what the first of them has drawn. */
async function setUp(sql: Sql, secret: Buffer): Promise<void> {
  const drawn = randomBytes(BYTES)
  if ((await settleServerFact(sql, FACT, fingerprintOf(drawn))) !== fingerprintOf(drawn)) return
  await insertSecret(sql, fingerprintOf(secret), sealUnder(secret, drawn))
}

function openWith(secret: Buffer, row: SecretRow | undefined, known: string): Buffer | undefined {
  if (row?.is_accepted === false) return undefined
  if (row?.sealed === undefined || row.sealed === null)
    return fingerprintOf(secret) === known ? secret : undefined
  const opened = Buffer.from(sealOf(secret).open(row.sealed), 'hex')
  return fingerprintOf(opened) === known ? opened : undefined
}

export const fingerprintOf = (secret: Uint8Array): string =>
  createHmac('sha256', secret).update('southerly secret fingerprint').digest('hex')

const sealOf = (secret: Uint8Array) => createSeal(secret, 'secret of the data')

/** The secret of the data as another one can open it. */
export const sealUnder = (secret: Uint8Array, data: Buffer): string =>
  sealOf(secret).close(data.toString('hex'))

const HEXADECIMAL = /^[0-9a-f]{64}$/

/** What a text stands for. The setting may hold what was in a file `secret`, so that a home can be moved to several machines. */
const secretsOf = (text: string): readonly Buffer[] => [
  Buffer.from(text),
  ...(HEXADECIMAL.test(text) ? [Buffer.from(text, 'hex')] : []),
]

async function offeredSecrets({ home, configured }: SecretPlace): Promise<readonly Buffer[]> {
  if (configured !== undefined) return secretsOf(configured)
  const file = path.join(home, 'secret')
  const found = (await readPrivateFile(file)) ?? (await createPrivateFile(file, newSecret()))
  const text = found.trim()
  if (!HEXADECIMAL.test(text))
    throw new OperatorError(`${file} does not contain 64 hexadecimal digits`, {
      hint: 'The file is damaged. Restore it from a backup; without it no API key of the database works.',
      exitCode: EXIT.badInput,
    })
  return [Buffer.from(text, 'hex')]
}

export const newSecret = (): string => randomBytes(BYTES).toString('hex')

function refusal({ home, configured }: SecretPlace, ended: SecretRow | undefined): OperatorError {
  const where = configured === undefined ? `in ${path.join(home, 'secret')}` : 'in SOUTHERLY_SECRET'
  if (ended?.is_accepted === false)
    return new OperatorError(
      `the server secret ${where} was replaced by \`southerly secret rotate\`; it was accepted until ${ended.accepted_until}`,
      { hint: 'Give this process the new secret, as the other processes have it.', exitCode: EXIT.failure },
    )
  return new OperatorError(`the server secret ${where} is not the one that this database was set up with`, {
    hint: 'Every API key of the database depends on it. Restore it: set SOUTHERLY_SECRET, or put the file `secret` of the first $SOUTHERLY_HOME back.',
    exitCode: EXIT.failure,
  })
}
