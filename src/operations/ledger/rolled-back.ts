import type { Actor, Database, Sql } from '../../store/database.ts'

/** Carries what was found out of a transaction that must leave nothing. */
export class RolledBack<Found> extends Error {
  readonly found: Found

  constructor(found: Found) {
    super('a dry run leaves nothing')
    this.found = found
  }
}

/** A transaction whose work may throw RolledBack: all of it was done and is undone, so that the answer is what would be. */
export async function undone<Found>(
  database: Database,
  actor: Actor,
  work: (sql: Sql) => Promise<Found>,
): Promise<Found> {
  try {
    return await database.as(actor, work)
  } catch (error) {
    if (error instanceof RolledBack) return error.found as Found
    throw error
  }
}
