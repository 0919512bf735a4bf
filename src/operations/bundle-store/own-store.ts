import { randomBytes } from 'node:crypto'
import { EXIT, OperatorError } from '../../errors.ts'
import { bundlesIn } from '../../store/bundle-objects.ts'
import type { Database } from '../../store/database.ts'
import type { ObjectStore } from '../../store/objects/object-store.ts'
import { findServerFact, settleServerFact } from '../../store/server-facts.ts'

/** Id that database and store share. */
const FACT = 'object_store'
const MARK = 'southerly-store.json'
const MARK_BYTES = 1000

/** Whether bundles of this database may be in an object store. */
export const usesObjectStore = async (database: Pick<Database, 'transaction'>): Promise<boolean> =>
  (await database.transaction((sql) => findServerFact(sql, FACT))) !== undefined

/**
 * Refuses a store that belongs to another database, and one that should have objects of this database and is not the one: a
 * sweep would remove what others need. An empty store is marked as this database's.
 */
export async function requireOwnStore(database: Database, objects: ObjectStore): Promise<void> {
  const known = await database.reserve.transaction((sql) => findServerFact(sql, FACT))
  const marked = await readMark(objects)
  if (marked !== undefined) {
    if (marked === known) return
    throw refusal(
      `${objects.name} belongs to another database (it is marked ${marked}, this database has ${known ?? 'no store yet'})`,
      `Give each database its own bucket or prefix. If the store does belong to this database, remove ${MARK} from it.`,
    )
  }
  const [stored] = await database.as({ kind: 'worker' }, (sql) =>
    bundlesIn(sql, 'bundle_object', undefined, 1),
  )
  if (stored !== undefined)
    throw refusal(
      `${objects.name} is not the store of this database: it has no ${MARK}, and bundles such as ${stored.id} are in a store`,
      'Set SOUTHERLY_OBJECT_STORE to the one that was used before, or bring its objects here first, the mark too.',
    )
  // The database decides which of two that begin at once is written down; both then write the same mark.
  const id = await database.reserve.transaction((sql) =>
    settleServerFact(sql, FACT, `store_${randomBytes(9).toString('hex')}`),
  )
  await objects.put(MARK, Buffer.from(`${JSON.stringify({ id })}\n`), 'application/json')
}

async function readMark(objects: ObjectStore): Promise<string | undefined> {
  const bytes = await objects.get(MARK, MARK_BYTES)
  if (bytes === undefined) return undefined
  try {
    const { id } = JSON.parse(Buffer.from(bytes).toString()) as { readonly id?: unknown }
    if (typeof id === 'string') return id
  } catch {
    // Told below.
  }
  throw refusal(
    `${MARK} in ${objects.name} cannot be read`,
    'Restore it from a version before it was changed.',
  )
}

const refusal = (message: string, hint: string): OperatorError =>
  new OperatorError(message, { hint, exitCode: EXIT.badInput })
