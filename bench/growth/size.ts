const setting = (name: string, fallback: number): number => Number(process.env[name] ?? fallback)

/** How many tenants there are at most; steps above are left out. */
export const MOST_TENANTS = setting('GROWTH_TENANTS', 100_000)

/** What each invented tenant has. 100 records and 10 bundles for each of 100,000 make the size that we plan for. */
export const OF_A_TENANT = {
  records: setting('GROWTH_RECORDS', 10),
  events: setting('GROWTH_EVENTS', 20),
  bundles: setting('GROWTH_BUNDLES', 1),
} as const

/** A write of a record and its review. */
export const AUDIT_EVENTS_OF_A_RECORD = 2
export const USAGE_ROWS = 60

export const SIZE_IN_WORDS = `${OF_A_TENANT.records} records, ${AUDIT_EVENTS_OF_A_RECORD * OF_A_TENANT.records} audit events, ${OF_A_TENANT.events} events, ${USAGE_ROWS} rows of usage, a key and ${OF_A_TENANT.bundles === 1 ? 'a bundle' : `${OF_A_TENANT.bundles} bundles`}`
