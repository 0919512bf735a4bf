import path from 'node:path'
import { fixedClock } from '../src/clock.ts'
import { climateProfile, climateProfiles } from '../src/operations/company/climate-profile.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { SnapshotDirectory, type SnapshotView } from '../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { identifier, joined, SQL } from '../src/store/sql-text.ts'
import type { Bench, Figure } from './figure.ts'

const COPIES = 99
const ASKED = 100
const BATCH = 50
const ROUNDS = 5
/** Times that the companies are composed before anything is counted: a program runs slowly until it has run for some seconds. */
const PRACTICE = 20
const clock = fixedClock('2026-11-15T00:00:00Z')

/** What a profile costs that was never asked before, the snapshot's shared data being in memory. */
export const profileCost: Bench = {
  name: 'profile-cost',
  what: `cold profiles one by one, ${BATCH} in one call, and one by one with ${COPIES + 1} times as many companies`,
  baseline: 'ten cold profiles one by one; the registry as published',
  run: async () => {
    const database = await openDatabase({})
    try {
      await migrate(database)
      await loadStarter(database, { directory: path.join(import.meta.dirname, '../data/starter'), clock })
      const abns = await reporters(database)
      const snapshot = await view(database)
      const published = await measure(database, snapshot, abns)
      await multiply(database)
      const grown = await measure(database, await view(database), abns)
      return [
        figure(
          `${BATCH} profiles in one call`,
          published.batch.wall,
          'ten singles',
          10 * published.single.wall,
        ),
        figure(
          `${BATCH} profiles in one call, processor`,
          published.batch.processor,
          'ten singles',
          10 * published.single.processor,
        ),
        figure(
          'a profile, 100 times the companies, processor',
          grown.single.processor,
          'as published',
          published.single.processor,
        ),
      ]
    } finally {
      await database.close()
    }
  },
}

const figure = (name: string, value: number, against: string, other: number): Figure => ({
  name,
  value,
  unit: 'ms',
  better: 'less',
  against: { name: against, value: other, unit: 'ms' },
})

/** A new view each time, so that what was read for the one before is not used. */
const view = async (database: Database): Promise<SnapshotView> =>
  await new SnapshotDirectory(database, clock).newest()

async function reporters(database: Database): Promise<string[]> {
  const rows = await database.query<{ abn: string }>(
    SQL`select abn from nger_corporate_emission where reporting_year = '2024-25' and abn is not null order by abn limit $1`,
    [ASKED],
  )
  return rows.map(({ abn }) => abn)
}

/** Copies of every reporter under ABNs that nobody has, with their classes. */
async function multiply(database: Database): Promise<void> {
  const otherAbn = SQL`lpad(((abn::bigint + copy * 7919) % 100000000000)::text, 11, '0')`
  await database.transaction(async (sql) => {
    for (const table of ['nger_corporate_emission', 'company_classification']) {
      const columns = await sql.query<{ name: string }>(
        SQL`select column_name as name from information_schema.columns
         where table_name = $1 order by ordinal_position`,
        [table],
      )
      const chosen = columns.map(({ name }) =>
        name === 'ordinal' ? SQL`ordinal + copy * 100000` : name === 'abn' ? otherAbn : identifier(name),
      )
      await sql.query(
        SQL`insert into ${identifier(table)} (${joined(columns.map(({ name }) => identifier(name)))})
         select ${joined(chosen)} from ${identifier(table)}, generate_series(1, $1) copy where abn is not null`,
        [COPIES],
      )
    }
  }, 'unlimited')
  await database.transaction((sql) => sql.exec(SQL`analyze nger_corporate_emission`), 'unlimited')
}

async function measure(
  database: Database,
  snapshot: SnapshotView,
  abns: readonly string[],
): Promise<{ single: Milliseconds; batch: Milliseconds }> {
  const oneByOne = async () => {
    for (const abn of abns) await climateProfile(database, snapshot, abn)
  }
  await oneByOne()
  for (let time = 0; time < PRACTICE; time += 1) await climateProfiles(database, snapshot, abns)
  const singles: Milliseconds[] = []
  const batches: Milliseconds[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    singles.push(await milliseconds(oneByOne, abns.length))
    batches.push(
      await milliseconds(async () => {
        await climateProfiles(database, snapshot, abns.slice(0, BATCH))
      }, 1),
    )
  }
  return { single: medians(singles), batch: medians(batches) }
}

interface Milliseconds {
  readonly wall: number
  /** Over all threads: the embedded engine works in one of its own, and other work on the machine counts for nothing. */
  readonly processor: number
}

async function milliseconds(work: () => Promise<void>, times: number): Promise<Milliseconds> {
  const before = process.cpuUsage()
  const begun = performance.now()
  await work()
  const wall = performance.now() - begun
  const { user, system } = process.cpuUsage(before)
  return { wall: wall / times, processor: (user + system) / 1000 / times }
}

const medians = (all: readonly Milliseconds[]): Milliseconds => ({
  wall: median(all.map(({ wall }) => wall)),
  processor: median(all.map(({ processor }) => processor)),
})

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
