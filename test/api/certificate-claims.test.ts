import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Certificate, Instrument } from '../../src/domain/disclosure/records/market-based-evidence.ts'
import { certificateConflicts } from '../../src/operations/disclosure/record-certificates.ts'
import { type Database, SQL_STATE } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { instrument, july, marketEvidence, YEAR_2026 } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, SECRET, type TestApp, type TestTenant, testApp } from './support.ts'

const COMPANY = '74115061375'
const OTHER_COMPANY = '51824753556'
const INVENTED = '10000000000'
const PERIOD = '2025-07-01/2026-06-30'

/** An instrument of certificates from one number to another. */
const claim = (
  id: string,
  serial_first: number,
  serial_last: number,
  changes: Partial<Certificate> = {},
): Instrument => ({
  ...instrument({ id, mwh: serial_last - serial_first + 1 }),
  certificate: { ...instrument().certificate!, serial_first, serial_last, ...changes },
})

describeOnOneEngine('certificates claimed by several', (open, engine) => {
  let database: Database
  let test: TestApp
  let ours: TestTenant
  let theirs: TestTenant
  beforeAll(async () => {
    database = await open()
    test = await testApp(database)
    return () => test.app.close()
  })
  beforeEach(async () => {
    ours = await newTenant(database, test.clock, { name: 'Ours' })
    theirs = await newTenant(database, test.clock, { name: 'Theirs' })
    return async () => {
      await database.as({ kind: 'operator' }, (sql) => sql.query(SQL`delete from certificate_claim`))
    }
  })

  async function put(
    tenant: TestTenant,
    instruments: Instrument[],
    { abn = COMPANY, period = YEAR_2026, ifMatch = '', query = '' } = {},
  ): Promise<string> {
    const answer = await test.inject({
      method: 'PUT',
      url: `/v1/companies/${abn}/market-based-scope2/evidence${query}`,
      headers: { ...tenant.headers, ...(ifMatch === '' ? {} : { 'if-match': ifMatch }) },
      payload: marketEvidence({
        period,
        instruments: instruments.map((one) => ({ ...one, period })),
        consumption: [],
      }),
    })
    expect(answer.statusCode).toBe(200)
    return String(answer.headers['etag'])
  }

  const standing = async (tenant: TestTenant, instruments: Instrument[]) => {
    const claimant = { tenantId: tenant.id, abn: COMPANY, period: PERIOD }
    const found = await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
      certificateConflicts(sql, SECRET, claimant, marketEvidence({ instruments })),
    )
    return Object.fromEntries(found)
  }
  const conflicts = async (tenant: TestTenant, instruments: Instrument[]): Promise<string[]> =>
    Object.keys(await standing(tenant, instruments)).toSorted()

  it.each([
    ['the same range', 1001, 2300],
    ['one certificate inside it', 1500, 1500],
    ['a range around it', 1, 1_000_000],
    ['a range that touches its last', 2300, 2400],
  ])('%s is a conflict, seen from both sides', async (_, first, last) => {
    const own = [claim('own', 1001, 2300), claim('apart', 5_000_000, 5_000_100)]
    const other = [claim('other', first, last)]
    await put(ours, own)
    await put(theirs, other)
    expect(await conflicts(ours, own)).toEqual(['own'])
    expect(await conflicts(theirs, other)).toEqual(['other'])
  })

  it.each([
    ['the next certificate', {}, 2301],
    ['another station', { accreditation_code: 'WD00NS03' }, 1001],
    ['another year', { vintage: 2024 }, 1001],
  ])('%s is none', async (_, changes, first) => {
    await put(theirs, [claim('other', first, 3000, changes)])
    expect(await conflicts(ours, [claim('own', 1001, 2300)])).toEqual([])
  })

  it('a record does not conflict with itself, but with another company or period of its tenant', async () => {
    const own = [claim('own', 1001, 2300)]
    await put(ours, own)
    expect(await conflicts(ours, own)).toEqual([])
    await put(ours, own, { period: july(2026) })
    expect(await conflicts(ours, own)).toEqual(['own'])
    await put(ours, [claim('sister', 9001, 9002)], { abn: OTHER_COMPANY })
    expect(await conflicts(ours, [claim('own', 9002, 9003)])).toEqual(['own'])
  })

  it('a claim ends with the version that drops it, and with the record; a dry run makes none', async () => {
    const own = [claim('own', 1001, 2300)]
    await put(theirs, own, { query: '?dry_run=true' })
    expect(await conflicts(ours, own)).toEqual([])
    const first = await put(theirs, own)
    expect(await conflicts(ours, own)).toEqual(['own'])
    const second = await put(theirs, [claim('other', 7001, 7002)], { ifMatch: first })
    expect(await conflicts(ours, own)).toEqual([])
    expect(await conflicts(ours, [claim('own', 7002, 7003)])).toEqual(['own'])
    await test.inject({
      method: 'DELETE',
      url: `/v1/companies/${COMPANY}/market-based-scope2/evidence?period=2025-26&reason=sold`,
      headers: { ...theirs.headers, 'if-match': second },
    })
    expect(await conflicts(ours, [claim('own', 7002, 7003)])).toEqual([])
  })

  it('claims of invented companies and of tenants on trial meet each other, and no real one', async () => {
    const own = [claim('own', 1001, 2300)]
    const trial = await newTenant(database, test.clock, { name: 'Trial', plan: 'sandbox' })
    await put(ours, own)
    await put(trial, own)
    await put(theirs, own, { abn: INVENTED })
    expect(await conflicts(ours, own)).toEqual([])
    expect(await conflicts(trial, own)).toEqual(['own'])
    await put(theirs, own)
    expect(await conflicts(ours, own)).toEqual(['own'])
  })

  it('the first of two tenants stays the first; what it adds is claimed from then on', async () => {
    const own = [claim('own', 1001, 2300)]
    const added = [claim('other', 2000, 2100), claim('grown', 7001, 7100)]
    const first = await put(ours, own)
    const theirFirst = await put(theirs, added.slice(0, 1))
    await put(theirs, added, { ifMatch: theirFirst })
    expect(await standing(ours, own)).toEqual({ own: 'first' })
    expect(await standing(theirs, added)).toEqual({ other: 'later' })
    const more = [...own, claim('late', 7001, 7100)]
    const second = await put(ours, more, { ifMatch: first })
    expect(await standing(ours, more)).toEqual({ own: 'first', late: 'later' })
    expect(await standing(theirs, added)).toEqual({ other: 'later', grown: 'first' })
    // A range that is changed is claimed anew: one certificate must not hold the place for a thousand others.
    await put(ours, [claim('own', 1001, 2400)], { ifMatch: second })
    expect(await standing(ours, [claim('own', 1001, 2400)])).toEqual({ own: 'later' })
    expect(await standing(theirs, added)).toEqual({ other: 'first' })
    await put(ours, own, { abn: OTHER_COMPANY })
    expect(await standing(ours, [claim('own', 1001, 2400)])).toEqual({ own: 'own' })
  })

  it('what was sold is the buyer’s to claim', async () => {
    const sold = { ...claim('sold', 1001, 2300), retirement: { status: 'sold' as const } }
    await put(theirs, [sold, { ...claim('site', 3001, 3002), type: 'on_site_sold' }])
    expect(await conflicts(ours, [claim('own', 1001, 2300), claim('more', 3001, 3002)])).toEqual([])
  })

  describe('and nothing else can be learnt', () => {
    const count = SQL`select count(*) as n from certificate_claim`

    it('rows of others are invisible, also to the owner of the tables, and hold no number in clear', async () => {
      await put(theirs, [claim('other', 1001, 2300)])
      const asOurs = await database.as({ kind: 'tenant', tenantId: ours.id }, (sql) => sql.query(count))
      expect(asOurs).toEqual([{ n: 0 }])
      const asOwner = await database.transaction((sql) => sql.query(count))
      if (engine === 'postgres') expect(asOwner).toEqual([{ n: 0 }])
      const rows = await database.as({ kind: 'operator' }, (sql) =>
        sql.query<{ fingerprint: string }>(SQL`select fingerprint from certificate_claim`),
      )
      expect(rows.length).toBeGreaterThan(5)
      expect(rows.every(({ fingerprint }) => /^[0-9a-f]{64}$/.test(fingerprint))).toBe(true)
    })

    it('the comparison answers only what was asked, inside a tenant’s transaction', async () => {
      await put(theirs, [claim('other', 1001, 2300)])
      const rows = await database.as({ kind: 'operator' }, (sql) =>
        sql.query<{ fingerprint: string }>(SQL`select fingerprint from certificate_claim where is_block`),
      )
      const known = rows[0]!.fingerprint
      const ask = SQL`select certificate_conflicts($1, '', array[$2, repeat('0', 64)], array[true, true]) as answer`
      const asOurs = await database.as({ kind: 'tenant', tenantId: ours.id }, (sql) =>
        sql.query(ask, [COMPANY, known]),
      )
      expect(asOurs).toEqual([{ answer: known }])
      const without = database.transaction(async (sql) => {
        await sql.exec(SQL`set local role southerly_app`)
        return sql.query(ask, [COMPANY, known])
      })
      expect(await without).toEqual([])
      for (const kind of ['operator', 'authenticator'] as const)
        await expect(database.as({ kind }, (sql) => sql.query(ask, [COMPANY, known]))).rejects.toMatchObject({
          sqlState: SQL_STATE.insufficientPrivilege,
        })
    })
  })
})
