import type { PGlite } from '@electric-sql/pglite'

/**
 * Whom the engine's one session is outside transactions. Its own user is a superuser, so reads of public data first make it
 * southerly_public; transactions set their own role, which ends with them.
 */
export interface StandingRole {
  /** Before a read outside a transaction. Fails, and the read with it, where the schema is older than the role. */
  enter(): Promise<void>
  /** Before upkeep, which only the superuser may do. */
  leave(): Promise<void>
}

export function createStandingRole(pglite: PGlite): StandingRole {
  let entered = false
  return {
    async enter() {
      if (entered) return
      await withdrawSetConfig(pglite)
      await pglite.exec('set role southerly_public')
      entered = true
    },
    async leave() {
      if (!entered) return
      await pglite.exec('set role none')
      entered = false
    },
  }
}

/**
 * A SELECT could end the role, or change the tenant of a transaction, by this one function. SET, which we use, is a statement
 * of its own and cannot be inside another.
 */
async function withdrawSetConfig(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ callable: boolean }>(
    `select has_function_privilege('southerly_public', 'pg_catalog.set_config(text, text, boolean)', 'execute') as callable`,
  )
  if (rows[0]!.callable)
    await pglite.exec(
      `begin read write; revoke execute on function pg_catalog.set_config(text, text, boolean) from public; commit`,
    )
}
