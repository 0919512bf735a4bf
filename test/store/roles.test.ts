import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type Database, SQL_STATE } from '../../src/store/database.ts'
import { openDatabase } from '../../src/store/open.ts'
import { identifier, SQL, type SqlText, trustedSql } from '../../src/store/sql-text.ts'
import { describeOnBothEngines, newPostgresUrl } from '../support/engines.ts'

const { insufficientPrivilege } = SQL_STATE

/** Tables that are no tenant's and yet nobody's business: work that waits, and the installation's own facts. */
const INTERNAL = [
  'desk_change',
  'desk_file',
  'job',
  'job_turn',
  'mail_quota',
  'monitoring_progress',
  'schema_migration',
  'server_fact',
  'server_secret',
  'spent_sign_in',
  'source_check',
  'tenant_erasure',
  'update_run',
]

/** Tables of tenants that a role may select from; row-level security then decides on the rows. */
const READABLE: Readonly<Record<Actor['kind'], 'all' | readonly string[]>> = {
  tenant: 'all',
  authenticator: [
    'api_key',
    'member',
    'member_identity',
    'member_invitation',
    'passkey',
    'tenant',
    'web_session',
  ],
  // Of keys, records and kept answers only some columns: see below.
  worker: [
    'api_key',
    'idempotency_record',
    'tenant_record',
    'audit_event',
    'audit_head',
    'bundle',
    'bundle_file',
    'bundle_object',
    'disclosure_run',
    'event',
    'event_head',
    'evidence_file',
    'evidence_piece',
    'limit_lease',
    'limit_window',
    'member',
    'tenant',
    'usage_day',
    'watched_company',
    'watched_disclosure',
    'watchlist',
    'webhook',
    'webhook_attempt',
    'webhook_delivery',
  ],
  operator: 'all',
}
const ACTORS = [
  { kind: 'tenant', tenantId: 'ten_aaaa' },
  { kind: 'authenticator' },
  { kind: 'worker' },
  { kind: 'operator' },
] as const satisfies Actor[]

const refusal = (error: { sqlState?: string }): unknown => error.sqlState ?? error

describeOnBothEngines('what a role can see', (open, engine) => {
  let database: Database
  let ofTenants: readonly string[]
  let others: readonly string[]
  beforeAll(async () => {
    database = await open()
    const tables = await database.query<{ name: string; ruled: boolean }>(
      SQL`select c.relname::text as name, c.relrowsecurity as ruled from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
    )
    ofTenants = tables.filter(({ ruled }) => ruled).map(({ name }) => name)
    others = tables.filter(({ ruled }) => !ruled).map(({ name }) => name)
    expect(ofTenants.length).toBeGreaterThan(15)
    await database.as({ kind: 'operator' }, (sql) =>
      sql.query(
        SQL`insert into tenant (id, name, kind, plan, created_at) values
              ('ten_aaaa', 'A', 'customer', 'sandbox', now()), ('ten_bbbb', 'B', 'customer', 'sandbox', now())`,
      ),
    )
  })
  const rowsOf = (table: string): SqlText => SQL`select count(*) as n from ${identifier(table)}`
  const read = (text: SqlText): Promise<unknown> => database.query(text).catch(refusal)

  describe('reads outside transactions', () => {
    it('are of southerly_public, before and after transactions of others', async () => {
      const who = SQL`select current_user::text as role`
      const asOwner = await database.transaction((sql) => sql.query<{ role: string }>(who))
      expect(asOwner[0]?.role).not.toMatch(/^southerly_(public|app|auth|worker|operator)$/)
      expect(await read(who)).toEqual([{ role: 'southerly_public' }])
      for (const actor of ACTORS) {
        await database.as(actor, (sql) => sql.query(who))
        await database.as(actor, () => Promise.reject(new Error('no'))).catch(() => {})
        expect(await read(who)).toEqual([{ role: 'southerly_public' }])
      }
    })

    it('see no table of tenants', async () => {
      for (const table of [...ofTenants, ...INTERNAL])
        expect([table, await read(rowsOf(table))]).toEqual([table, insufficientPrivilege])
    })

    it('see every table of published data: one that is new is granted, or listed here', async () => {
      for (const table of others.filter((name) => !INTERNAL.includes(name)))
        expect([table, await read(rowsOf(table))]).toEqual([table, [{ n: expect.any(Number) }]])
    })

    it('write nothing, even in a transaction that may', async () => {
      for (const table of others.filter((name) => !INTERNAL.includes(name))) {
        const name = identifier(table)
        for (const text of [
          SQL`delete from ${name}`,
          SQL`truncate ${name}`,
          SQL`insert into ${name} default values`,
        ])
          expect([table, await read(text)]).toEqual([table, '25006'])
        const allowed = database.transaction(async (sql) => {
          await sql.exec(SQL`set local role southerly_public`)
          return sql.query(SQL`delete from ${name}`)
        })
        expect([table, await allowed.catch(refusal)]).toEqual([table, insufficientPrivilege])
      }
      for (const text of [
        'create table mine (id int)',
        'create temp table mine (id int)',
        'create schema mine',
      ])
        expect([insufficientPrivilege, '25006']).toContain(await read(trustedSql(text)))
    })

    it('cannot put an end to it in one statement, which is all that is ever sent', async () => {
      for (const text of [
        'select 1; reset role',
        'select 1; set role none; select * from tenant',
        `update pg_settings set setting = 'none' where name = 'role'`,
        `copy tenant to stdout`,
        `select * from certificate_conflicts('1', '', '{}', '{}')`,
        `select * from certificate_standing('1', '', '{}', '{}', '{}')`,
        `select pg_read_file('postgresql.conf')`,
      ])
        expect([text, await read(trustedSql(text))]).toEqual([
          text,
          expect.stringMatching(/^(42501|42601|25006)$/),
        ])
      expect(await read(rowsOf('tenant'))).toBe(insufficientPrivilege)
    })
  })

  it('looks a session up by the hash of its token as public reads alone, and shows nothing without it', async () => {
    const hash = 'a'.repeat(64)
    await database.as({ kind: 'operator' }, (sql) =>
      sql.exec(
        SQL`insert into member (tenant_id, id, name, roles, packs, status, invited_at, invited_by, joined_at)
              values ('ten_aaaa', 'mem_0000000000000000', 'Lee', '{viewer}', '{}', 'active', now(), 'operator', now());
            insert into web_session (tenant_id, id, member_id, how, token_hash, token_made_at, created_at, last_seen_at, ends_at, browser, network)
              values ('ten_aaaa', 'ses_0000000000000000', 'mem_0000000000000000', 'link', repeat('a', 64), now(), now(), now(), now(), '', '')`,
      ),
    )
    const lookUp = SQL`select id, member_name, plan from session_for_authentication($1)`
    expect(await database.query(lookUp, [hash])).toEqual([
      { id: 'ses_0000000000000000', member_name: 'Lee', plan: 'sandbox' },
    ])
    for (const other of ['', '%', 'b'.repeat(64), null])
      expect(await database.query(lookUp, [other])).toEqual([])
    for (const actor of ACTORS)
      expect(await database.as(actor, (sql) => sql.query(lookUp, [hash])).catch(refusal)).toBe(
        insufficientPrivilege,
      )
    expect(await read(rowsOf('web_session'))).toBe(insufficientPrivilege)
  })

  it.each(ACTORS)('$kind: tables of tenants that it may read, and no others', async (actor) => {
    const allowed = READABLE[actor.kind]
    for (const table of ofTenants) {
      const found = await database.as(actor, (sql) => sql.query(rowsOf(table))).catch(refusal)
      const expected =
        allowed === 'all' || allowed.includes(table) ? [{ n: expect.any(Number) }] : insufficientPrivilege
      expect([table, found]).toEqual([table, expected])
    }
    const seen = await database.as(actor, (sql) => sql.query(SQL`select id from tenant order by id`))
    expect(seen).toHaveLength(actor.kind === 'tenant' ? 1 : 2)
  })

  it('a worker reads no secret and no record, and makes no key', async () => {
    for (const text of [
      SQL`select secret_hash from api_key`,
      SQL`select email from member`,
      SQL`select body from tenant_record`,
      SQL`select sealed_answer from idempotency_record`,
      SQL`select fingerprint from certificate_claim`,
      SQL`update api_key set scopes = '{}'`,
      SQL`insert into api_key (id) values ('x')`,
      SQL`update tenant set plan = 'enterprise'`,
      SQL`delete from watchlist`,
    ])
      expect(await database.as({ kind: 'worker' }, (sql) => sql.query(text)).catch(refusal)).toBe(
        insufficientPrivilege,
      )
  })

  it('only a tenant learns how a claim stands, of its own and nothing more', async () => {
    const print = 'f'.repeat(64)
    const ask = SQL`select * from certificate_standing('74115061375', 'p', array['${trustedSql(print)}'], '{true}', '{0}')`
    for (const tenantId of ['ten_aaaa', 'ten_bbbb'])
      await database.as({ kind: 'tenant', tenantId }, (sql) =>
        sql.query(
          SQL`insert into certificate_claim (tenant_id, abn, period, fingerprint, is_block)
              values ($1, '74115061375', 'p', $2, true)`,
          [tenantId, print],
        ),
      )
    const standing = (tenantId: string) => database.as({ kind: 'tenant', tenantId }, (sql) => sql.query(ask))
    expect(await standing('ten_aaaa')).toEqual([{ asked_range: 0, standing: 'first' }])
    expect(await standing('ten_bbbb')).toEqual([{ asked_range: 0, standing: 'later' }])
    for (const actor of ACTORS.filter(({ kind }) => kind !== 'tenant'))
      expect([actor.kind, await database.as(actor, (sql) => sql.query(ask)).catch(refusal)]).toEqual([
        actor.kind,
        insufficientPrivilege,
      ])
    const withoutTenant = database.transaction(async (sql) => {
      await sql.exec(SQL`set local role southerly_app`)
      return sql.query(ask)
    })
    expect(await withoutTenant).toEqual([])
  })

  it.runIf(engine === 'embedded')('has no function that would change the role or the tenant', async () => {
    const asTenant = (text: SqlText): Promise<unknown> =>
      database.as(ACTORS[0], (sql) => sql.query(text)).catch(refusal)
    for (const setting of ['role', 'session_authorization', 'southerly.tenant_id']) {
      const change = SQL`select set_config('${trustedSql(setting)}', 'ten_bbbb', false)`
      expect(await read(change)).toBe(insufficientPrivilege)
      expect(await asTenant(change)).toBe(insufficientPrivilege)
    }
  })

  it.runIf(engine === 'postgres')(
    'is the same where a pooler drops the settings of the session',
    async () => {
      const url = new URL(await newPostgresUrl())
      url.searchParams.set('options', '-c TimeZone=UTC')
      const pooled = await openDatabase({ databaseUrl: url.href, pool: 1 })
      const who = SQL`select current_user::text as role, current_setting('transaction_read_only') as read_only`
      const expected = [{ role: 'southerly_public', read_only: 'on' }]
      expect(await pooled.query(who)).toEqual(expected)
      await expect(pooled.query(rowsOf('tenant'))).rejects.toMatchObject({ sqlState: insufficientPrivilege })
      expect(await pooled.query(who, [], 'who')).toEqual(expected)
      // What the pooler lends to the next one is as it was.
      const [left] = await pooled.transaction((sql) =>
        sql.query<{ role: string }>(SQL`select current_setting('role') as role from (select 1) one`),
      )
      expect(left?.role).toBe('none')
      await pooled.close()
    },
  )

  it('fails, rather than read as the owner, where the role is not there yet', async () => {
    const bare = await open({ holding: 'nothing' })
    const reading = bare.query(SQL`select 1 as one`)
    // Roles are of the whole server, where other databases have made it.
    if (engine === 'embedded') await expect(reading).rejects.toThrow(/role "southerly_public" does not exist/)
    else expect(await reading).toEqual([{ one: 1 }])
    expect(await bare.transaction((sql) => sql.query(SQL`select 1 as one`))).toEqual([{ one: 1 }])
  })
})
