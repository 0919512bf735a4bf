import { sha256 } from '../../domain/evidence.ts'
import { ServiceError } from '../../errors.ts'
import { readZipPlace, type StoredBundle } from '../../store/bundle-objects.ts'
import type { Actor, Database } from '../../store/database.ts'
import { type ObjectStore, ObjectStoreFault } from '../../store/objects/object-store.ts'
import { requireOwnStore } from './own-store.ts'

/** The two places where ZIPs of bundles lie. */
export interface ZipPlaces {
  readonly database: Database
  /** Undefined: none is set, and new bundles go into the database. */
  readonly objects: ObjectStore | undefined
}

const RETRY_SECONDS = 5

export const keyOf = ({ tenant_id, id }: Pick<StoredBundle, 'tenant_id' | 'id'>): string =>
  `${keysOfTenant(tenant_id)}${id}.zip`

const keysOfTenant = (tenantId: string): string => `bundles/${tenantId}/`

/** The ZIP of a bundle, compared with the hash in the database. No connection is kept waiting while the object store answers. */
export async function readZip(
  { database, objects }: ZipPlaces,
  actor: Actor,
  bundle: StoredBundle,
): Promise<Uint8Array> {
  const place = await database.as(actor, (sql) => readZipPlace(sql, bundle))
  if (place === undefined) throw damaged(bundle, 'are missing', 'the database has no row for them')
  const bytes = place === 'object_store' ? await readObject(objects, bundle) : place.bytes
  const found = sha256(bytes)
  if (found === bundle.sha256) return bytes
  throw damaged(
    bundle,
    'are not those that were kept',
    `${bytes.length} bytes with SHA-256 ${found} instead of ${bundle.size} with ${bundle.sha256}`,
  )
}

async function readObject(objects: ObjectStore | undefined, bundle: StoredBundle): Promise<Uint8Array> {
  if (objects === undefined)
    throw unavailable('SOUTHERLY_OBJECT_STORE is not set in this process, and the bundle is in one')
  const bytes = await orUnavailable(() => objects.get(keyOf(bundle), bundle.size))
  if (bytes === undefined) throw damaged(bundle, 'are missing', `${objects.name} has no ${keyOf(bundle)}`)
  return bytes
}

/**
 * Writes a ZIP to the object store, to be called before its row is written: a row without an object would be a bundle that is
 * lost, an object without a row is one that no one misses (`southerly bundles sweep`).
 */
export async function keepObject(
  { database, objects }: { readonly database: Database; readonly objects: ObjectStore },
  bundle: Pick<StoredBundle, 'tenant_id' | 'id'>,
  zip: Uint8Array,
): Promise<void> {
  await orUnavailable(async () => {
    await requireOwnStore(database, objects)
    await objects.put(keyOf(bundle), zip, 'application/zip')
  })
}

/** Every object of a tenant, also those that no row knows. */
export async function removeObjectsOf(objects: ObjectStore, tenantId: string): Promise<number> {
  let count = 0
  for await (const page of objects.list(keysOfTenant(tenantId)))
    for (const { key } of page) {
      await objects.remove(key)
      count += 1
    }
  return count
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ObjectStoreFault) throw unavailable(error.message, error)
    throw error
  }
}

/** Callers learn that it passes; which store it is and what it said is for the log. */
const unavailable = (why: string, cause?: unknown): ServiceError =>
  new ServiceError('object_store_unavailable', 'The store that holds the bundles did not respond.', {
    retryAfterSeconds: RETRY_SECONDS,
    cause: new Error(why, { cause }),
  })

const damaged = ({ id }: StoredBundle, what: string, why: string): ServiceError =>
  new ServiceError('bundle_damaged', `The stored bytes of ${id} ${what}.`, {
    hint: 'The operator restores the object from an earlier version or a backup. Nothing else gives the same bytes back for certain.',
    cause: new Error(`${id}: ${why}`),
  })
