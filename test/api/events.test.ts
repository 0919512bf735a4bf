import { beforeAll, expect, it } from 'vitest'
import { withdraw } from '../../src/operations/ingest/withdraw.ts'
import { appendEvents } from '../../src/operations/monitoring/append-events.ts'
import { tellSnapshot } from '../../src/operations/monitoring/tell-snapshot.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type MonitoringApp, monitoringApp } from '../support/monitoring-app.ts'
import { reissue } from '../support/reissue.ts'
import { newTenant, type TestTenant } from './support.ts'

const AGL = '74115061375'
const BHP = '49004028077'
const UNKNOWN = '51824753556'

/** Events of both engines, which must be the same texts. */
const told: string[] = []

describeOnOneEngine('events', (open) => {
  let database: Database
  let test: MonitoringApp
  let broad: TestTenant
  let narrow: TestTenant
  let release: string
  let start: string | null

  beforeAll(async () => {
    database = await open({ holding: 'starter', pool: 8 })
    test = await monitoringApp(database)
    broad = await newTenant(database, test.clock, { name: 'Broad' })
    narrow = await newTenant(database, test.clock, { name: 'Narrow' })
    await test.watch(broad, 'all', { companies: [AGL, BHP, UNKNOWN] })
    await test.watch(narrow, 'large', {
      companies: [AGL, BHP],
      events: ['company.restated'],
      thresholds: { restated_percent: 5 },
    })
    start = await test.tools.views.newest()
    release = await reissue(
      database,
      { source: 'nger-corporate', slot: '2023-24', publishedOn: '2026-10-01', now: test.clock.now() },
      [
        { set: `scope1_t = scope1_t * 1.5, scope1_text = '1'`, where: `abn = '${AGL}'` },
        { set: `scope1_t = scope1_t * 1.02, scope1_text = '1'`, where: `abn = '${BHP}'` },
      ],
    )
    return () => test.app.close()
  })

  it('tell each tenant what its watchlists ask for, from their size on', async () => {
    const { compared, events } = await tellSnapshot(test.tools)
    expect(compared).toBe(2)
    const forBroad = await test.events(broad)
    const restated = forBroad.filter(({ type }) => type === 'company.restated')
    expect(restated.map(({ abn }) => abn)).toEqual([BHP, AGL])
    expect(restated[0]?.to?.['largest_change_percent']).toBeCloseTo(2)
    expect(restated[0]).toMatchObject({
      cause: { kind: 'snapshot' },
      watchlists: ['all'],
      from: { years: [{ reporting_year: '2023-24' }] },
    })
    expect(forBroad.map(({ type }) => type)).toContain('dataset.released')
    const forNarrow = await test.events(narrow)
    expect(forNarrow.map(({ type, abn }) => `${type} ${abn}`)).toEqual([`company.restated ${AGL}`])
    expect(events).toBe(forBroad.length + forNarrow.length)
    told.push(JSON.stringify(forBroad))
  })

  it('are the same texts on both engines', () => {
    expect(new Set(told).size).toBe(1)
  })

  it('are told once, however often the comparison runs', async () => {
    const before = await test.events(broad)
    expect((await tellSnapshot(test.tools)).events).toBe(0)
    // As after a crash that lost the progress but not the events, which one transaction rules out.
    await database.as({ kind: 'operator' }, (sql) =>
      sql.query(SQL`update monitoring_progress set snapshot_id = $1`, [start]),
    )
    await tellSnapshot(test.tools)
    expect(await test.events(broad)).toEqual(before)
  })

  it('tell of a withdrawal as well, from what no longer stands', async () => {
    const [last] = (await test.events(narrow)).slice(-1)
    await withdraw({ database, clock: test.clock }, release, 'wrong file')
    await tellSnapshot(test.tools)
    const after = await test.events(narrow, `after=${last!.id}`)
    expect(after).toMatchObject([{ type: 'company.restated', abn: AGL }])
  })

  it('touch nobody when nothing that they are about changed', async () => {
    const count = (await test.events(broad)).length
    await reissue(
      database,
      { source: 'gwp', slot: await slotOf('gwp'), publishedOn: '2026-10-02', now: test.clock.now() },
      [],
    )
    expect(await tellSnapshot(test.tools)).toMatchObject({ compared: 0, events: 1 })
    expect((await test.events(broad)).slice(count)).toMatchObject([{ type: 'dataset.released' }])
  })

  const slotOf = async (source: string): Promise<string> => {
    const rows = await database.query<{ slot: string }>(SQL`select slot from release where source = $1`, [
      source,
    ])
    return rows[0]!.slot
  }

  it('are numbered without a gap although many write at once, and resumed after any of them', async () => {
    const append = (index: number) =>
      database.as({ kind: 'operator' }, (sql) =>
        appendEvents(sql, test.clock, narrow.id, [
          {
            type: 'quota.threshold_reached',
            abn: index % 2 === 0 ? AGL : null,
            subject: { kind: 'quota', id: String(index), name: null },
            summary: 'x',
            from: null,
            to: null,
            cause: { kind: 'check', of: 'x' },
            watchlists: [],
            links: {},
          },
        ]),
      )
    const numbers = Array.from({ length: 30 }, (_, index) => index)
    await Promise.all([...numbers, ...numbers].map(append))
    const all = await test.events(narrow)
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1))
    expect(all).toHaveLength(32)
    const resumed = await test.events(narrow, `after=${all[9]!.id}`)
    expect(resumed).toEqual(all.slice(10))
    const filtered = await test.events(narrow, `type=quota.threshold_reached&abn=${AGL}`)
    expect(filtered).toHaveLength(15)
  })

  it('are followed page by page', async () => {
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const url: string = `/v1/events?limit=10${cursor === '' ? '' : `&cursor=${cursor}`}`
      const { data, page } = (await test.inject({ url, headers: narrow.headers })).json()
      seen.push(...data.map(({ sequence }: { sequence: number }) => sequence))
      cursor = page.next_cursor
    }
    expect(seen).toEqual(Array.from({ length: 32 }, (_, index) => index + 1))
  })

  it('are read newest first, page by page, by people', async () => {
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const url: string = `/v1/events?order=newest&limit=10${cursor === '' ? '' : `&cursor=${cursor}`}`
      const { data, page } = (await test.inject({ url, headers: narrow.headers })).json()
      seen.push(...data.map(({ sequence }: { sequence: number }) => sequence))
      cursor = page.next_cursor
    }
    expect(seen).toEqual(Array.from({ length: 32 }, (_, index) => 32 - index))
  })
})
