import { EXIT, OperatorError } from '../../errors.ts'
import type { Signer } from '../../reports/bundle/manifest.ts'
import type { Database, ReadonlySql, Sql } from '../../store/database.ts'
import { findServerFact, settleServerFact, writeServerFact } from '../../store/server-facts.ts'
import { endOtherSigningKeys, insertSigningKey, listSigningKeys } from '../../store/signing-keys.ts'
import { type KeyPlace, openSigner, type PublishedKey, readPublishedKeys } from './signing-key.ts'

/** Id of the key in force; earlier versions know no more than this. */
const FACT = 'signing_key'

/**
 * Refuses a process whose key is not one that bundles of this database may be signed with: a worker on another machine
 * would make one of its own silently, and no one could verify its bundles.
 */
export async function requireKnownKey(database: Database, place: KeyPlace): Promise<void> {
  await database.reserve.transaction(async (sql) => {
    if ((await findServerFact(sql, FACT)) === undefined) return
    // Read only now: a process that starts beside this one makes the file first and tells the database after that.
    await admit(sql, place, await readPublishedKeys(place))
  })
}

/** The signing key, made on first use; the database knows it from then on. */
export async function openKnownSigner(database: Database, place: KeyPlace): Promise<Signer> {
  await requireKnownKey(database, place)
  const signer = await openSigner(place)
  const keys = await readPublishedKeys(place)
  await database.reserve.transaction(async (sql) => {
    await settleServerFact(sql, FACT, signer.key_id)
    await admit(sql, place, keys)
  })
  return signer
}

/**
 * Lets the key of this machine in: the one in force, one that was replaced and is still accepted, or a new one beside which the
 * one in force is kept as retired. Then all keys of this machine are written down.
 */
async function admit(sql: Sql, place: KeyPlace, keys: readonly PublishedKey[]): Promise<void> {
  const known = (await findServerFact(sql, FACT))!
  const own = keys.find(({ status }) => status === 'active')
  if (own === undefined) throw stranger(place, own, known)
  const row = (await listSigningKeys(sql)).find(({ id }) => id === own.id)
  if (row?.is_accepted === false) throw ended(place, own, row.accepted_until!, known)
  const isNew = row === undefined && own.id !== known
  if (isNew && !keys.some(({ id }) => id === known)) throw stranger(place, own, known)
  for (const key of keys) await insertSigningKey(sql, key, key.status === 'retired' ? 'ended' : 'in force')
  if (!isNew) return
  await writeServerFact(sql, FACT, own.id)
  await endOtherSigningKeys(sql, own.id, 0)
}

/** Every public key that bundles of this database were ever signed with, those that are on this machine alone too. */
export async function publishedKeysOf(sql: ReadonlySql, place: KeyPlace): Promise<PublishedKey[]> {
  const known = (await listSigningKeys(sql)).map(
    ({ id, public_key, accepted_until }): PublishedKey => ({
      id,
      algorithm: 'Ed25519',
      public_key,
      status: accepted_until === null ? 'active' : 'retired',
    }),
  )
  const ids = new Set(known.map(({ id }) => id))
  const here = (await readPublishedKeys(place)).filter(({ id }) => !ids.has(id))
  // A key that a stranger's machine has as its own signs nothing here.
  const isSettled = known.some(({ status }) => status === 'active')
  return [...known, ...here.filter(({ status }) => status === 'retired' || !isSettled)]
}

/** Has another key sign from now on; the others are accepted for some days more. */
export async function putKeyInForce(sql: Sql, key: PublishedKey, days: number): Promise<void> {
  const before = (await listSigningKeys(sql)).find(({ id }) => id === key.id)
  if (before !== undefined && before.accepted_until !== null)
    throw new OperatorError(`the key ${key.id} was in use before, until ${before.accepted_until}`, {
      hint: 'Make another one: openssl genpkey -algorithm ed25519 -out new-key.pem',
      exitCode: EXIT.badInput,
    })
  await insertSigningKey(sql, key, 'in force')
  await writeServerFact(sql, FACT, key.id)
  await endOtherSigningKeys(sql, key.id, days)
}

const placeOf = ({ home, configured }: KeyPlace): string => configured ?? `${home}/keys`

const SHARE =
  'All processes on one database share one key: set SOUTHERLY_SIGNING_KEY_FILE. To change to a new key use `southerly signing-key rotate`.'

const stranger = (place: KeyPlace, own: PublishedKey | undefined, known: string): OperatorError =>
  new OperatorError(
    own === undefined
      ? `there is no signing key in ${placeOf(place)}, and bundles of this database are signed with ${known}`
      : `the signing key ${own.id} in ${placeOf(place)} is not the one that bundles of this database are signed with (${known})`,
    { hint: SHARE, exitCode: EXIT.failure },
  )

const ended = (place: KeyPlace, own: PublishedKey, until: string, known: string): OperatorError =>
  new OperatorError(
    `the signing key ${own.id} in ${placeOf(place)} was replaced by ${known}; it was accepted until ${until}`,
    { hint: SHARE, exitCode: EXIT.failure },
  )
