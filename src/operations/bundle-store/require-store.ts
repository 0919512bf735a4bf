import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { type ObjectStore, ObjectStoreFault } from '../../store/objects/object-store.ts'
import { requireOwnStore, usesObjectStore } from './own-store.ts'
import type { ZipPlaces } from './zips.ts'

/** The two places, with a store that is known to be this database's. */
export interface OwnPlaces extends ZipPlaces {
  readonly objects: ObjectStore
}

/** For commands that work on the object store. */
export async function requireStore({ database, objects }: ZipPlaces): Promise<OwnPlaces> {
  if (objects === undefined)
    throw new OperatorError('SOUTHERLY_OBJECT_STORE is not set', {
      hint: 'docs/guide/object-storage.md says how to set it up.',
      exitCode: EXIT.usage,
    })
  await requireOwnStore(database, objects)
  return { database, objects }
}

/**
 * At the start of a server or worker: one with the store of another database does not start. A store that is away does not keep
 * it from starting, since only bundles need it; what it said is handed back.
 */
export async function admitStore({ database, objects }: ZipPlaces): Promise<string | undefined> {
  if (objects === undefined) return await missingSetting(database)
  try {
    await requireOwnStore(database, objects)
    return undefined
  } catch (error) {
    if (!(error instanceof ObjectStoreFault)) throw error
    return `${error.message}. Bundles cannot be made or downloaded until it does.`
  }
}

const missingSetting = async (database: Database): Promise<string | undefined> =>
  (await usesObjectStore(database.reserve))
    ? 'Bundles of this database are in an object store, and SOUTHERLY_OBJECT_STORE is not set: they cannot be downloaded here.'
    : undefined
