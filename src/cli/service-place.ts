import type { Settings } from '../config.ts'
import { objectStoreOptions } from '../operations/bundle-store/options.ts'
import type { ServicePlace } from '../operations/open-service.ts'

/** Where the settings say that the service keeps its state. */
export const servicePlace = (settings: Settings): ServicePlace => ({
  home: settings.SOUTHERLY_HOME,
  databaseUrl: settings.DATABASE_URL,
  pool: settings.SOUTHERLY_POOL,
  replica:
    settings.DATABASE_REPLICA_URL === undefined
      ? undefined
      : { url: settings.DATABASE_REPLICA_URL, lagMs: settings.SOUTHERLY_REPLICA_LAG_MS },
  secret: settings.SOUTHERLY_SECRET,
  objectStore: objectStoreOptions(settings),
})
