import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type Database, SQL_STATE, type Sql } from '../../src/store/database.ts'
import { identifier, SQL, trustedSql } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { expectErasure } from '../support/erasing.ts'

/**
 * Row-level security alone, with no check of the application in front of it. The tables come from the catalogue: a new
 * tenant table without a sample row here fails the first test.
 */
const A: Actor = { kind: 'tenant', tenantId: 'ten_aaaa' }
const B: Actor = { kind: 'tenant', tenantId: 'ten_bbbb' }
const OPERATOR: Actor = { kind: 'operator' }

const AT = `'2026-01-01T00:00:00Z'`
const HASH = `repeat('0', 64)`

/** Values of one row per table, and of another for the same tenant, as SQL. `$` stands for the tenant's last letter. */
const SAMPLES: Readonly<Record<string, (letter: string, serial: number) => string>> = {
  tenant: (letter) => `('ten_${letter.repeat(4)}', 'Name', 'customer', 'sandbox', '{}', ${AT})`,
  api_key: (letter, serial) =>
    `('${letter.repeat(15)}${serial}', 'ten_${letter.repeat(4)}', 'live', 'Name', ${HASH}, '{}', '{}', ${AT}, 'operator')`,
  usage_day: (letter, serial) => `('ten_${letter.repeat(4)}', '2026-01-0${serial}', 'getCompany', 1, 1)`,
  idempotency_record: (letter, serial) =>
    `('ten_${letter.repeat(4)}', repeat('${serial}', 64), 'op', ${HASH}, 201, 'sealed', ${AT}, ${AT})`,
  audit_event: (letter, serial) =>
    `('ten_${letter.repeat(4)}', ${serial}, ${AT}, 'operator', 'act', 'subject', '{}', ${HASH}, ${HASH})`,
  tenant_record: (letter, serial) =>
    `('ten_${letter.repeat(4)}', '74115061375', 'sites', ${serial}, '{}', ${HASH}, 'operator', ${AT}, '')`,
  record_document: (letter, serial) =>
    `('ten_${letter.repeat(4)}', repeat('${serial}', 64), '74115061375', 'sites', '', 1)`,
  record_draft: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'operator', '7411506137${serial}', 'sites', '', 1, '{}', ${HASH}, 2, null, ${AT})`,
  certificate_claim: (letter, serial) =>
    `('ten_${letter.repeat(4)}', '74115061375', '', repeat('${serial}', 64), true)`,
  disclosure_run: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'run_${letter.repeat(15)}${serial}', '74115061375', '2024-07-01', '2025-06-30', '2024-09', false,
      'snap_0', '[]', ${HASH}, false, 'queued', null, 0, 0, null, null, 'operator', ${AT})`,
  bundle: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'art_${letter.repeat(15)}${serial}', 'run_${letter.repeat(15)}${serial}', '74115061375',
      '2024-07-01', '2025-06-30', ${serial}, 'bundle', ${HASH}, ${HASH}, 1, '{}', '2032-06-30', ${AT})`,
  bundle_file: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'art_${letter.repeat(15)}${serial}', '\\x00')`,
  bundle_object: (letter, serial) => `('ten_${letter.repeat(4)}', 'art_${letter.repeat(15)}${serial}')`,
  watchlist: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'list${serial}', 1, '{}', ${HASH}, 'operator', ${AT})`,
  watched_company: (letter, serial) => `('ten_${letter.repeat(4)}', 'list${serial}', '74115061375')`,
  watched_disclosure: (letter, serial) => `('ten_${letter.repeat(4)}', '7411506137${serial}', '{}', ${AT})`,
  event_head: (letter) => `('ten_${letter.repeat(4)}', 1)`,
  event: (letter, serial) =>
    `('ten_${letter.repeat(4)}', ${serial}, 'company.restated', ${AT}, null, 'cause ${serial}', '{}')`,
  event_archive: (letter, serial) =>
    `('ten_${letter.repeat(4)}', ${serial}, ${serial}, '2026-01', 'file', 1, ${HASH}, ${AT})`,
  webhook: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'whk_${letter.repeat(15)}${serial}', 'https://example.com', '', '{}', '{}', 'sealed', null, null,
      'active', null, 1, 'operator', ${AT})`,
  webhook_delivery: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'whk_${letter.repeat(15)}${serial}', ${serial}, 'pending', 0, ${AT}, ${AT}, null)`,
  webhook_attempt: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'whk_${letter.repeat(15)}${serial}', ${serial}, 1, ${AT}, 5, 200, null)`,
  member: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'mem_${letter.repeat(15)}${serial}', 'Name', null, '{viewer}', '{}', '[]', 'invited', ${AT}, 'operator')`,
  member_invitation: (letter, serial) =>
    `(encode(sha256('${letter}${serial}'), 'hex'), 'ten_${letter.repeat(4)}', 'mem_${letter.repeat(15)}${serial}', ${AT}, ${AT}, null)`,
  web_session: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'ses_${letter.repeat(15)}${serial}', 'mem_${letter.repeat(15)}${serial}', null, 'link',
      encode(sha256('${letter}${serial}'), 'hex'), ${AT}, null, null, ${AT}, ${AT}, ${AT}, null, 'Browser', 'network')`,
  review_name: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'member:mem_${letter.repeat(15)}${serial}', ${AT}, 'Name')`,
  review_event: (letter, serial) =>
    `('ten_${letter.repeat(4)}', '74115061375', '2025-07-01/2026-06-30', 'record:sites', 'submit', 'draft', 'in_review', ${serial}, ${HASH},
      null, false, null, 'operator', ${AT})`,
  review_comment: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'cmt_${letter.repeat(15)}${serial}', 'cmt_${letter.repeat(15)}${serial}', '74115061375',
      '2025-07-01/2026-06-30', 'requirement:6(a)', 'opened', 'Text', '{}', 'operator', ${AT})`,
  audit_mark: (letter) =>
    `('ten_${letter.repeat(4)}', '74115061375', '2025-07-01/2026-06-30', '6(a)', 'agreed', null, null, ${HASH}, 'operator', ${AT})`,
  member_identity: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'https://login.example.com', 'subject ${serial}', 'mem_${letter.repeat(15)}${serial}', ${AT}, ${AT})`,
  member_mark: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'mem_${letter.repeat(15)}${serial}', 'email', repeat('${serial}', 64))`,
  passkey: (letter, serial) =>
    `('${letter.repeat(21)}${serial}', 'ten_${letter.repeat(4)}', 'mem_${letter.repeat(15)}${serial}', 'Laptop', 'AAAA', 0, '{}', ${AT}, null)`,
  evidence_file: (letter, serial) =>
    `('ten_${letter.repeat(4)}', repeat('${serial}', 64), 'bill.pdf', 1, 'application/pdf', ${AT}, 'operator')`,
  evidence_piece: (letter, serial) =>
    `('ten_${letter.repeat(4)}', repeat('${serial}', 64), 0, '\\x00', ${AT})`,
  evidence_upload: (letter, serial) => `('ten_${letter.repeat(4)}', repeat('${serial}', 32), 1, ${AT})`,
  evidence_purpose: (letter, serial) =>
    `('ten_${letter.repeat(4)}', repeat('${serial}', 64), '74115061375', '2025-07-01/2026-06-30')`,
  period_owner: (letter, serial) =>
    `('ten_${letter.repeat(4)}', '7411506137${serial}', '2025-07-01/2026-06-30', null, 'operator', ${AT})`,
  kept_readiness: (letter, serial) =>
    `('ten_${letter.repeat(4)}', '7411506137${serial}', '2025-07-01/2026-06-30', 'mark', 'snap_0', ${AT}, null, 'draft', null, null, null,
      '{}', 0, null, null)`,
  member_work: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'mem_${letter.repeat(15)}${serial}', null, null, '{}')`,
  member_address: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'mem_${letter.repeat(15)}${serial}', ${AT}, 'link', null)`,
  notification: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'ntf_${letter.repeat(15)}${serial}', 'mem_${letter.repeat(15)}1', 'mention', 'occurrence ${serial}', 'operator',
      '74115061375', '2025-07-01/2026-06-30', '{}', 'none', ${AT}, null)`,
  mail: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'mai_${letter.repeat(15)}${serial}', 'mem_${letter.repeat(15)}1', 'about ${serial}', 0, 1, 'pending', 0, null,
      ${AT}, ${AT}, null)`,
  ledger_head: (letter, serial) =>
    `('ten_${letter.repeat(4)}', '7411506137${serial}', '2025-07-01/2026-06-30', 1, 1, 0, 0, 0, 'operator', ${AT}, 0)`,
  ledger_factor: (letter, serial) => `('ten_${letter.repeat(4)}', repeat('${serial}', 16), '{}')`,
  ledger_line: (letter, serial) =>
    `('ten_${letter.repeat(4)}', '74115061375', '2025-07-01/2026-06-30', ${serial}, '#${serial}', '{}', repeat('${serial}', 16),
      repeat('1', 16), '', '', '2025-07-01', '2025-07-31', 1, true, null, null, 'operator', ${AT})`,
  ledger_subtotal: (letter, serial) =>
    `('ten_${letter.repeat(4)}', '74115061375', '2025-07-01/2026-06-30', repeat('${serial}', 16), '', '', '2025-07', 1, 0, 0, 1, 1)`,
  ledger_choice: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'words ${serial}', 'factor', 'operator', ${AT}, null)`,
  ledger_layout: (letter, serial) =>
    `('ten_${letter.repeat(4)}', repeat('${serial}', 16), '{}', 'operator', ${AT})`,
  ledger_import: (letter, serial) =>
    `('ten_${letter.repeat(4)}', '74115061375', '2025-07-01/2026-06-30', ${serial}, 'a.csv', repeat('0', 64), null, '#000000000000/',
      repeat('0', 16), '{}', 'operator', ${AT}, '{}')`,
  ledger_withdrawal: (letter, serial) =>
    `('ten_${letter.repeat(4)}', '74115061375', '2025-07-01/2026-06-30', ${serial}, 2, 1, 'operator', ${AT})`,
  ledger_block: (letter, serial) =>
    `('ten_${letter.repeat(4)}', '74115061375', '2025-07-01/2026-06-30', ${serial}, ${serial}, ${serial}, 2, 2, 0, '', '', '')`,
  portfolio: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'book${serial}', 1, 'Book', '2025-12-31', 0, '{}', ${HASH}, 'operator', ${AT}, null)`,
  challenge: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'chl_${letter.repeat(15)}${serial}', default, repeat('${serial}', 64), 'report.pdf', '74115061375',
      '2025-07-01/2026-06-30', 'snap_0', 'queued', 'operator', ${AT}, null, null, null)`,
  challenge_reading: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'chl_${letter.repeat(15)}${serial}', 1, 'agrees', '{}')`,
  challenge_page: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'chl_${letter.repeat(15)}${serial}', 1, null, 1, 'text', '[]')`,
  limit_window: (letter) => `('ten_${letter.repeat(4)}', ${AT}, 1)`,
  limit_lease: (letter, serial) =>
    `('ten_${letter.repeat(4)}', 'nod_${letter.repeat(15)}${serial}', 1, 1, ${AT})`,
  audit_head: (letter) => `('ten_${letter.repeat(4)}', 0, ${HASH})`,
}
const insert = (table: string, letter: string, serial: number): string =>
  `insert into ${table} values ${SAMPLES[table]!(letter, serial)}`

/** Its rows come with those of member_identity. */
const WRITTEN_BY_TRIGGER = new Set(['member_mark'])

/** What must be known before it is known which tenant somebody is of. */
const READ_TO_AUTHENTICATE = new Set([
  'tenant',
  'api_key',
  'member',
  'member_identity',
  'member_invitation',
  'passkey',
  'web_session',
])

const tenantColumn = (table: string): string => (table === 'tenant' ? 'id' : 'tenant_id')
const TABLES = Object.keys(SAMPLES)

/** What a statement did: the rows it gave back, or the SQLSTATE that it was refused with. */
async function outcome(database: Database, actor: Actor, statement: string): Promise<unknown> {
  return database
    .as(actor, (sql) => sql.query(trustedSql(statement)))
    .catch((error: { sqlState?: string }) => error.sqlState ?? error)
}

describeOnBothEngines('tenant isolation', (open, engine) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.as(OPERATOR, async (sql: Sql) => {
      for (const table of TABLES.filter((one) => !WRITTEN_BY_TRIGGER.has(one)))
        for (const letter of ['a', 'b']) await sql.query(trustedSql(insert(table, letter, 1)))
    })
  })

  it('is tested here for every table of tenants', async () => {
    const rows = await database.query<{ name: string }>(SQL`
      select c.relname::text as name from pg_class c where c.relkind in ('r', 'p') and (c.oid = 'tenant'::regclass
        or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id'))`)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(TABLES.toSorted())
  })

  describe.each(TABLES)('%s', (table) => {
    const column = tenantColumn(table)

    it('shows and counts only the own rows', async () => {
      expect(await outcome(database, A, `select ${column} as owner from ${table}`)).toEqual([
        { owner: 'ten_aaaa' },
      ])
      expect(await outcome(database, B, `select count(*) as n from ${table}`)).toEqual([{ n: 1 }])
      expect(await outcome(database, A, `select from ${table} where ${column} = 'ten_bbbb'`)).toEqual([])
    })

    it('changes and removes nothing of others', async () => {
      const others = `where ${column} = 'ten_bbbb' returning 1`
      const refused = [[], SQL_STATE.insufficientPrivilege]
      expect(refused).toContainEqual(
        await outcome(database, A, `update ${table} set ${column} = ${column} ${others}`),
      )
      expect(refused).toContainEqual(await outcome(database, A, `delete from ${table} ${others}`))
      expect(await outcome(database, A, `truncate ${table} cascade`)).toBe(SQL_STATE.insufficientPrivilege)
      expect(await outcome(database, B, `select count(*) as n from ${table}`)).toEqual([{ n: 1 }])
    })

    it('takes no row for others, and refuses one that exists like one that does not', async () => {
      expect(await outcome(database, A, insert(table, 'b', 1))).toBe(SQL_STATE.insufficientPrivilege)
      expect(await outcome(database, A, insert(table, 'b', 2))).toBe(SQL_STATE.insufficientPrivilege)
      expect(await outcome(database, A, insert(table, 'z', 2))).toBe(SQL_STATE.insufficientPrivilege)
    })

    it('gives no own row away', async () => {
      const given = await outcome(database, A, `update ${table} set ${column} = 'ten_bbbb' returning 1`)
      expect(given).toBe(SQL_STATE.insufficientPrivilege)
    })

    it('shows nothing when no tenant is set', async () => {
      const read = database.transaction(async (sql) => {
        await sql.exec(SQL`set local role southerly_app`)
        return sql.query(SQL`select from ${identifier(table)}`)
      })
      expect(await read).toEqual([])
    })

    it.runIf(engine === 'postgres')('shows nothing to the owner of the tables without a role', async () => {
      const asOwner = database.transaction((sql) => sql.query(SQL`select from ${identifier(table)}`))
      expect(await asOwner).toEqual([])
    })
  })

  it('forgets the tenant and the role with the transaction', async () => {
    await database.as(A, (sql) => sql.query(SQL`select from tenant`))
    const [after] = await database.query<{ tenant: string | null; role: string }>(
      SQL`select current_tenant() as tenant, current_user as role`,
    )
    expect(after?.tenant).toBeNull()
    expect(after?.role).toBe('southerly_public')
  })

  it('lets the authenticator read who a key or a session stands for, and nothing else', async () => {
    const actor: Actor = { kind: 'authenticator' }
    for (const table of TABLES) {
      const readable = READ_TO_AUTHENTICATE.has(table)
      const expected = readable ? [{ n: 2 }] : SQL_STATE.insufficientPrivilege
      expect(await outcome(database, actor, `select count(*) as n from ${table}`)).toEqual(expected)
      const written = await outcome(database, actor, insert(table, 'c', 1))
      expect(written).toBe(SQL_STATE.insufficientPrivilege)
    }
  })

  it('tells the authenticator no e-mail address', async () => {
    const asked = await outcome(database, { kind: 'authenticator' }, 'select email from member')
    expect(asked).toBe(SQL_STATE.insufficientPrivilege)
  })

  it('refers to a key of another tenant no better than to one that does not exist', async () => {
    const replace = (id: string): string => `update api_key set replaced_by = '${id}'`
    const existing = await outcome(database, A, replace(`${'b'.repeat(15)}1`))
    expect(existing).toBe('23503')
    expect(await outcome(database, A, replace(`${'z'.repeat(15)}1`))).toBe(existing)
  })

  it('has the tenant in every foreign key between tables of tenants', async () => {
    const loose = await database.query(SQL`
      select k.conname from pg_constraint k
      where k.contype = 'f' and k.confrelid in (select attrelid from pg_attribute where attname = 'tenant_id')
        and not exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'tenant_id' and a.attnum = any (k.confkey))`)
    expect(loose).toEqual([])
  })

  it('has the tenant in every unique key, but for what is looked up before the tenant is known', async () => {
    const loose = await database.query(SQL`
      select i.indexrelid::regclass::text as name from pg_index i
      join pg_attribute t on t.attrelid = i.indrelid and t.attname = 'tenant_id'
      where i.indisunique and not t.attnum = any (i.indkey) order by 1`)
    expect(loose).toEqual([
      { name: 'api_key_pkey' },
      { name: 'member_invitation_pkey' },
      { name: 'passkey_pkey' },
      { name: 'web_session_token_hash_key' },
    ])
  })

  it('keeps audit events from everybody, the operator and the owner included', async () => {
    for (const actor of [A, OPERATOR])
      for (const statement of [
        `update audit_event set actor = 'x'`,
        'delete from audit_event',
        'truncate audit_event',
      ])
        expect(await outcome(database, actor, statement)).toBe(SQL_STATE.insufficientPrivilege)
    const asOwner = database.transaction((sql) => sql.query(SQL`delete from audit_event`))
    await expect(asOwner).rejects.toMatchObject({ sqlState: SQL_STATE.insufficientPrivilege })
  })

  it('erases every row of a tenant, and none of another: a tombstone is all that names it', async () => {
    await expectErasure(database, TABLES)
    expect(await outcome(database, OPERATOR, insert('usage_day', 'a', 1))).toBe('23503')
  })
})
