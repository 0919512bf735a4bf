import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADDRESS_HEADINGS, makeAddresses } from '../../bench/address-file.ts'
import { fixedClock } from '../../src/clock.ts'
import { ingestAddresses } from '../../src/operations/addresses/ingest-addresses.ts'
import { proposeForFile } from '../../src/operations/ingest/decisions.ts'
import type { IngestRequest, IngestResult } from '../../src/operations/ingest/request.ts'
import { readReleases } from '../../src/operations/releases/releases.ts'
import { diffAny } from '../../src/operations/releases/snapshot-diff.ts'
import {
  FIND_ADDRESSES,
  FIND_AROUND,
  findAddresses,
  findAddressesAround,
  readLocalities,
  type StoredAddress,
} from '../../src/store/addresses.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'

const clock = fixedClock('2026-11-15T14:00:00Z')
const NAME = 'GNAF_CORE_AUG25.psv'
const lines = (rows: number, seed?: number): string[] =>
  [...makeAddresses(rows, seed)].map(({ line }) => line)

/** Distinct name, state and postcode. */
const localities = (content: readonly string[]): number =>
  new Set(content.map((line) => line.split('|').slice(15, 18).join('|'))).size

describeOnOneEngine('the address file', (open) => {
  let database: Database
  let home: string
  beforeAll(async () => {
    // Statements are kept by session.
    database = await open({ pool: 1 })
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-addresses-'))
  })
  afterAll(() => rm(home, { recursive: true }))

  const ingest = async (
    content: readonly string[],
    more: Partial<IngestRequest> = {},
  ): Promise<IngestResult> => {
    const location = path.join(home, NAME)
    await writeFile(location, `${[ADDRESS_HEADINGS, ...content].join('\n')}\n`)
    return ingestAddresses({ database, clock, home }, { source: 'gnaf-core', location, ...more })
  }
  const count = async (): Promise<unknown> =>
    (
      await database.query(
        SQL`select (select count(*) from release) as releases, (select count(*) from address) as addresses,
           (select count(*) from address_locality) as localities, (select count(*) from snapshot) as snapshots,
           (select count(*) from pg_indexes where tablename = 'address') as indexes`,
      )
    )[0]
  const NOTHING = { releases: 0, addresses: 0, localities: 0, snapshots: 0, indexes: 1 }
  const rows = lines(3000)

  it('a dry run reads and checks but writes nothing', async () => {
    const result = await ingest(rows, { dry_run: true })
    expect(result).toMatchObject({ outcome: 'checked', summary: { rows: 3000, entities: localities(rows) } })
    expect(await count()).toEqual(NOTHING)
  })

  it.each([
    ['a broken last row', [...rows.slice(0, -1), rows.at(-1)!.replace(/\|-\d/, '|7')], /line 3001.*LATITUDE/],
    ['a row that is cut', [...rows, 'GANSW1|2018-08-02|1 A'], /line 3002: .* has 3 cells/],
    ['an identifier far from its first', [...rows, rows[0]!], /line 3002.*ADDRESS_DETAIL_PID.*earlier line/],
  ])('%s is refused with its place and leaves nothing', async (_, content, message) => {
    await expect(ingest(content)).rejects.toThrow(message)
    expect(await count()).toEqual(NOTHING)
  })

  it('becomes one release in a new snapshot, its bytes archived', async () => {
    const result = await ingest(rows)
    expect(result).toMatchObject({
      outcome: 'loaded',
      release: { source: 'gnaf-core', slot: 'core', edition: 'AUG 25', row_count: 3000 },
    })
    expect(await readdir(path.join(home, 'archive', result.release.file_sha256))).toContain('bytes')
    expect(await count()).toEqual({
      releases: 1,
      addresses: 3000,
      localities: localities(rows),
      snapshots: 1,
      indexes: 1,
    })
  })

  it('the same file again changes nothing', async () => {
    const before = await count()
    expect((await ingest(rows)).outcome).toBe('unchanged')
    expect(await count()).toEqual(before)
  })

  it('holds every address of the file under its street', async () => {
    const stored = await database.query<{ text: string }>(
      SQL`select concat_ws('|', pid, line, building_name, flat_type, flat_number, number_first, number_last, lot_number,
         geocode_type, latitude, longitude) as text from address order by line`,
    )
    const expected = rows.map((row, index) => {
      const cells = row.split('|')
      const texts = [4, 5, 6, 9, 10, 11].map((at) => cells[at]!).filter((cell) => cell !== '')
      return [cells[0], index + 2, ...texts, 1, Number(cells[26]), Number(cells[25])].join('|')
    })
    expect(stored.map(({ text }) => text)).toEqual(expected)
    const [release] = await database.query<{ id: string }>(SQL`select id from release`)
    const stand = await readLocalities(database, release!.id)
    const streets = stand.flatMap(({ name, state, postcode, street_ids, streets }) =>
      streets
        .split('\n')
        .map((street, index) => [street_ids[index], `${street}|${name}|${state}|${postcode}`] as const),
    )
    const inFile = rows.map((row) => row.split('|').slice(12, 18).join('|'))
    expect(new Map(streets).values().toArray()).toEqual([...new Set(inFile)])
    expect(streets.map(([id]) => id)).toEqual(streets.map((_, index) => index + 1))
  })

  it('a later edition stands beside it, its streets under keys of their own', async () => {
    const later = lines(2000, 2)
    const issue = { edition: 'NOV 2025', published_on: '2026-11-16' }
    await expect(ingest(later, issue)).rejects.toThrow(/rows_lost: rows: 3000 .* 2000 in core/)
    const accept = { reason: 'one state alone', accepted_by: 'test' }
    const loaded = await ingest(later, { ...issue, accept })
    expect(loaded.outcome).toBe('loaded')
    expect(await count()).toEqual({
      releases: 2,
      addresses: 5000,
      localities: localities(rows) + localities(later),
      snapshots: 2,
      indexes: 1,
    })
    const [keys] = await database.query<{ all: number; distinct: number }>(
      SQL`select count(*) as all, count(distinct id) as distinct
       from (select unnest(street_ids) as id from address_locality) as streets`,
    )
    expect(keys!.distinct).toBe(keys!.all)
  })

  it('does not compare editions row by row, and says so', async () => {
    const [before, after] = await database.query<{ id: string }>(
      SQL`select id from snapshot order by as_of, id`,
    )
    const context = { database, clock }
    expect(await diffAny(context, before!.id, after!.id)).toEqual([])
    const releases = await database.query<{ id: string }>(SQL`select id from release order by edition`)
    await expect(diffAny(context, releases[0]!.id, releases[1]!.id)).rejects.toThrow(
      /gnaf-core are too large/,
    )
  })

  it.each([
    ['the number', FIND_ADDRESSES, SQL`integer[], integer, text, bigint`, SQL`'{5,6,7}', 4, null, 1000`],
    [
      'its neighbours',
      FIND_AROUND,
      SQL`integer[], integer, integer, integer, text, bigint`,
      SQL`'{5,6,7}', 1, 44, 4, null, 400`,
    ],
  ])(
    'looks %s up by the index alone, with a plan that is kept and with one of its own',
    async (_, statement, types, values) => {
      for (const mode of [SQL`force_generic_plan`, SQL`force_custom_plan`]) {
        const plan = await database.transaction(async (sql) => {
          await sql.exec(SQL`set local plan_cache_mode = ${mode}; prepare look_up (${types}) as ${statement}`)
          const lines = await sql.query<{ 'QUERY PLAN': string }>(
            SQL`explain (costs off) execute look_up (${values})`,
          )
          await sql.exec(SQL`deallocate look_up`)
          return lines.map((line) => line['QUERY PLAN']).join('\n')
        })
        expect(plan).toContain('address_by_street_number')
        expect(plan).toMatch(/Index Cond: .*street_id.*number/)
        expect(plan).not.toContain('Seq Scan')
      }
    },
  )

  it('keeps the plan of the look-up, however few streets it asks for', async () => {
    const asked = { streetIds: [5], number: 4, flat: null }
    const [once, ...again] = await Promise.all(
      Array.from({ length: 10 }, () => findAddresses(database, asked)),
    )
    for (const rows of again) expect(rows).toEqual(once)
    const [kept] = await database.query<{ generic_plans: number }>(
      SQL`select generic_plans from pg_prepared_statements where name = 'find_addresses'`,
    )
    expect(kept!.generic_plans).toBeGreaterThan(0)
  })

  it('leaves the other flats of a building aside, unless nothing else is there', async () => {
    const [flat] = await database.query<{ street_id: number; number: number }>(
      SQL`select street_id, number from address where flat_number = '2' order by line limit 1`,
    )
    const asked = (number: string | null) => ({
      streetIds: [flat!.street_id],
      number: flat!.number,
      flat: number,
    })
    const flats = (found: readonly StoredAddress[]) => found.map((row) => row.flat_number)
    expect(new Set(flats(await findAddresses(database, asked('2'))))).toEqual(new Set(['2', null]))
    expect(flats(await findAddresses(database, asked(null)))).toEqual([null])
    expect(flats(await findAddressesAround(database, asked('none'), 0)).slice(0, 3)).toEqual([null, '1', '2'])
  })

  it('is loaded with the decisions about its damaged lines, and with no others afterwards', async () => {
    const damaged = lines(40, 77).with(3, 'GANSW1|2018-08-02|1 A')
    await expect(ingest(damaged)).rejects.toThrow('1 place is in doubt')
    const asked = { source: 'gnaf-core', location: path.join(home, NAME), decided_by: 'Kim' }
    const { file } = await proposeForFile({ clock }, asked)
    expect(file.decisions).toMatchObject([{ row_ref: 'line 5', decision: 'leave_out' }])
    const accept = { reason: 'a few addresses, for a test', accepted_by: 'Kim' }
    const decided = { decisions: file, published_on: '2026-11-16', accept }
    const { release, summary } = await ingest(damaged, decided)
    expect(release).toMatchObject({ row_count: 39, decisions: [{ row_ref: 'line 5', decided_by: 'Kim' }] })
    expect(summary?.decisions).toEqual(release.decisions)
    const kept = (await readReleases(database, 'gnaf-core')).find(({ id }) => id === release.id)
    expect(kept?.decisions).toEqual(release.decisions)
    expect(await ingest(damaged, decided)).toMatchObject({ outcome: 'unchanged' })
    await expect(ingest(damaged)).rejects.toThrow('loaded with other decisions')
    const otherwise = file.decisions.map((one) => ({ ...one, decision: 'take' as const }))
    await expect(
      ingest(lines(40, 78).with(3, 'x'), { decisions: { ...file, decisions: otherwise } }),
    ).rejects.toThrow('about another file')
  })
})
