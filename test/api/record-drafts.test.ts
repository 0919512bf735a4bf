import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { type Ask, peopleApp, type Who } from '../support/people-app.ts'
import { newMember, newTenant, type TestApp, type TestMember, type TestTenant } from './support.ts'

const COMPANY = '74115061375'
const URL_OF_LIST = '/v1/me/record-drafts'
const BOUNDARY = `${URL_OF_LIST}/${COMPANY}/organisational_boundary?period=2025-26`
const TARGETS = `${URL_OF_LIST}/${COMPANY}/emission_targets`

describeOnBothEngines('drafts of records', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  let admin: TestMember
  let ask: Ask

  beforeAll(async () => {
    database = await open()
    ;({
      test,
      tenant,
      ask,
      people: { admin },
    } = await peopleApp(database, { admin: { name: 'Ada Admin', roles: ['admin'] } }))
    return () => test.app.close()
  })

  const preparer = (): Promise<TestMember> => newMember(test, tenant.id, { roles: ['preparer'] })
  const save = (who: Who, url: string, entries: object, ifMatch?: string) =>
    ask(
      who,
      'PUT',
      url,
      { entries, based_on: null },
      ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` },
    )
  const codeOf = (answer: { json(): { code?: string } }): string | undefined => answer.json().code

  it('keep half a form as it is, for its author on any machine and for no one else', async () => {
    const lee = await preparer()
    const half = { approach: 'operational_control', entities: [{ abn: 'not yet' }], rationale: '' }
    const saved = await save(lee, BOUNDARY, half)
    expect(saved.statusCode).toBe(200)
    const read = await ask(
      lee,
      'GET',
      `${URL_OF_LIST}/${COMPANY}/organisational_boundary?period=2025-07-01/2026-06-30`,
    )
    expect(read.json().data).toEqual({ ...saved.json().data, entries: half })
    expect(read.headers['etag']).toBe(`"${saved.json().data.etag}"`)
    expect((await ask(lee, 'GET', `${URL_OF_LIST}?abn=${COMPANY}`)).json().data).toEqual([saved.json().data])
    expect((await ask(lee, 'GET', `${URL_OF_LIST}?abn=51824753556`)).json().data).toEqual([])

    const other = await newTenant(database, test.clock, { name: 'Other' })
    for (const who of [await preparer(), tenant, other]) {
      expect((await ask(who, 'GET', URL_OF_LIST)).json().data).toEqual([])
      expect(codeOf(await ask(who, 'GET', BOUNDARY))).toBe('record_draft_not_found')
      expect(codeOf(await ask(who, 'DELETE', BOUNDARY, undefined, { 'if-match': '*' }))).toBe(
        'record_draft_not_found',
      )
    }
    const viewer = await newMember(test, tenant.id, { roles: ['viewer'] })
    expect(codeOf(await save(viewer, BOUNDARY, half))).toBe('insufficient_scope')
  })

  it('are never replaced unseen by another tab', async () => {
    const lee = await preparer()
    const first = (await save(lee, TARGETS, { targets: [] })).json().data.etag as string
    expect(codeOf(await save(lee, TARGETS, { targets: [1] }))).toBe('precondition_required')
    const [one, two] = await Promise.all([
      save(lee, TARGETS, { targets: ['one'] }, first),
      save(lee, TARGETS, { targets: ['two'] }, first),
    ])
    expect([one.statusCode, two.statusCode].toSorted((a, b) => a - b)).toEqual([200, 412])
    const kept = (await ask(lee, 'GET', TARGETS)).json().data
    expect(kept.entries).toEqual({ targets: [one.statusCode === 200 ? 'one' : 'two'] })
    // The same entries once more are the same draft.
    expect((await save(lee, TARGETS, kept.entries, kept.etag)).json().data.etag).toBe(kept.etag)

    expect(codeOf(await ask(lee, 'DELETE', TARGETS))).toBe('precondition_required')
    expect(codeOf(await ask(lee, 'DELETE', TARGETS, undefined, { 'if-match': `"${first}"` }))).toBe(
      'precondition_failed',
    )
    const gone = await ask(lee, 'DELETE', TARGETS, undefined, { 'if-match': `"${kept.etag}"` })
    expect(gone.statusCode).toBe(204)
    expect(codeOf(await save(lee, TARGETS, {}, kept.etag))).toBe('precondition_failed')
  })

  it('count nowhere', async () => {
    const lee = await preparer()
    const answers = async (): Promise<unknown[]> => {
      const bodies = []
      for (const url of [
        'records',
        'filing-readiness?period=2025-26',
        'emission-targets',
        'evidence?period=2025-26',
      ])
        bodies.push({ ...(await ask(lee, 'GET', `/v1/companies/${COMPANY}/${url}`)).json(), request_id: '' })
      bodies.push((await ask(lee, 'GET', '/v1/company-periods')).json())
      return bodies
    }
    const before = await answers()
    await save(lee, TARGETS, { targets: [{ document_sha256: 'a'.repeat(64) }] })
    await save(lee, BOUNDARY, { approach: 'operational_control' })
    expect(await answers()).toEqual(before)
  })

  it('belong to a period where their records do', async () => {
    expect(codeOf(await save(tenant, BOUNDARY.split('?')[0]!, {}))).toBe('missing_parameter')
    expect(codeOf(await save(tenant, `${TARGETS}?period=2025-26`, {}))).toBe('invalid_parameter')
    expect((await save(tenant, `${URL_OF_LIST}/${COMPANY}/meter_regions`, {})).statusCode).toBe(400)
  })

  it('are limited in size and number', async () => {
    const lee = await preparer()
    expect(codeOf(await save(lee, TARGETS, { text: 'x'.repeat(1_048_576) }))).toBe('payload_too_large')
    const fill = (author: string, count: number, size: number) =>
      database.as({ kind: 'operator' }, (sql) =>
        sql.query(
          SQL`insert into record_draft
              select $1, $2, '74115061375', 'kind ' || n, '', 1, '{}', '', $4, null, now() from generate_series(1, $3::int) n`,
          [tenant.id, author, count, size],
        ),
      )
    await fill(`member:${lee.id}`, 200, 2)
    expect(codeOf(await save(lee, TARGETS, {}))).toBe('record_draft_limit')
    const another = await preparer()
    await fill('key:full', 64, 1_048_576)
    expect(codeOf(await save(another, TARGETS, {}))).toBe('record_draft_limit')
    await database.as({ kind: 'operator' }, (sql) =>
      sql.query(SQL`delete from record_draft where author = 'key:full'`),
    )
    expect((await save(another, TARGETS, {})).statusCode).toBe(200)
  })

  it('end with the membership of their author', async () => {
    const lee = await preparer()
    await save(lee, TARGETS, { targets: [] })
    expect((await ask(admin, 'DELETE', `/v1/members/${lee.id}`)).statusCode).toBe(200)
    const left = await database.as({ kind: 'operator' }, (sql) =>
      sql.query(SQL`select abn from record_draft where author = $1`, [`member:${lee.id}`]),
    )
    expect(left).toEqual([])
  })
})
