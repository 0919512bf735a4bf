import type { Database } from '../store/database.ts'
import { pendingMigrations } from '../store/migrate.ts'
import type { ObjectStore } from '../store/objects/object-store.ts'
import { SQL } from '../store/sql-text.ts'
import { usesObjectStore } from './bundle-store/own-store.ts'

/** One named thing that the server needs before it serves. `check` says what is missing, or nothing when all is well. */
export interface ServingCheck {
  readonly name: string
  readonly check: () => Promise<string | undefined>
}

/** What the service needs before it can answer with data. */
export const servingChecks = (
  { reserve: database }: Database,
  objects: ObjectStore | undefined,
): readonly ServingCheck[] => [
  {
    name: 'database',
    check: async () => {
      await database.query(SQL`select 1`)
      return undefined
    },
  },
  {
    name: 'migrations',
    check: async () => {
      const pending = await pendingMigrations(database)
      return pending.length === 0
        ? undefined
        : `${pending.length} migrations are missing, from ${pending[0]} on`
    },
  },
  {
    name: 'snapshot',
    check: async () => {
      const rows = await database.query(SQL`select from snapshot_in_force limit 1`)
      return rows.length > 0 ? undefined : 'no release has been loaded yet'
    },
  },
  // A store that is away takes no node out: all would go at once, and only bundles need it.
  {
    name: 'object_store',
    check: async () =>
      objects === undefined && (await usesObjectStore(database))
        ? 'bundles are in an object store, and SOUTHERLY_OBJECT_STORE is not set here'
        : undefined,
  },
]
