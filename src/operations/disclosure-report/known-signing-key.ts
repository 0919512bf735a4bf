import { EXIT, OperatorError } from '../../errors.ts'
import type { Signer } from '../../reports/bundle/manifest.ts'
import type { Database } from '../../store/database.ts'
import { findServerFact, settleServerFact, writeServerFact } from '../../store/server-facts.ts'
import { type KeyPlace, openSigner, type PublishedKey, readPublishedKeys } from './signing-key.ts'

const FACT = 'signing_key'

/**
 * Refuses a process whose key is not the one that bundles of this database are signed with: a worker on another machine
 * would make one of its own in silence, and nobody could verify its bundles. A new key is fine where the old one is kept
 * as a retired one.
 */
export async function requireKnownKey(database: Database, place: KeyPlace): Promise<void> {
  const known = await database.transaction((sql) => findServerFact(sql, FACT))
  if (known === undefined) return
  const keys = await readPublishedKeys(place)
  const active = keys.find(({ status }) => status === 'active')
  const isOurs = active !== undefined && keys.some(({ id }) => id === known)
  if (!isOurs) throw stranger(place, active, known)
}

/** The signing key, made on first use; the database keeps its id from then on. */
export async function openKnownSigner(database: Database, place: KeyPlace): Promise<Signer> {
  await requireKnownKey(database, place)
  const signer = await openSigner(place)
  const keys = await readPublishedKeys(place)
  const settled = await database.transaction(async (sql) => {
    const standing = await settleServerFact(sql, FACT, signer.key_id)
    const isRetired = keys.some(({ id, status }) => id === standing && status === 'retired')
    if (!isRetired) return standing
    await writeServerFact(sql, FACT, signer.key_id)
    return signer.key_id
  })
  if (settled !== signer.key_id)
    throw stranger(
      place,
      keys.find(({ id }) => id === signer.key_id),
      settled,
    )
  return signer
}

function stranger(
  { home, configured }: KeyPlace,
  own: PublishedKey | undefined,
  known: string,
): OperatorError {
  const place = configured ?? `${home}/keys`
  return new OperatorError(
    own === undefined
      ? `there is no signing key in ${place}, and bundles of this database are signed with ${known}`
      : `the signing key ${own.id} in ${place} is not the one that bundles of this database are signed with (${known})`,
    {
      hint: 'All processes on one database share one key: set SOUTHERLY_SIGNING_KEY_FILE. To change to a new key, keep the old one as retired-DATE.pem in the keys folder of $SOUTHERLY_HOME.',
      exitCode: EXIT.failure,
    },
  )
}
