import path from 'node:path'
import { fixedClock } from '../src/clock.ts'
import { climateProfile } from '../src/operations/company/climate-profile.ts'
import { climateRisk } from '../src/operations/company/climate-risk.ts'
import { companyReference } from '../src/operations/reference/company-reference.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { SnapshotDirectory, type SnapshotView } from '../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { identifier, joined, SQL } from '../src/store/sql-text.ts'
import type { Bench, Figure } from './figure.ts'

const COPIES = 99
const ASKED = 100
const ROUNDS = 5
const clock = fixedClock('2026-11-15T00:00:00Z')

/**
 * What profile and risk of a company with sites cost while no place was asked for before. To hold it against an earlier
 * version, run this file there: it uses nothing that is newer than hazards and scenarios.
 */
export const siteCost: Bench = {
  name: 'site-cost',
  what: `cold profile and risk of companies with facilities, and with ${COPIES + 1} times as many companies`,
  baseline: 'the registry as published',
  run: async () => {
    const database = await openDatabase({})
    try {
      await migrate(database)
      await loadStarter(database, { directory: path.join(import.meta.dirname, '../data/starter'), clock })
      const abns = await emitters(database)
      const published = await measure(database, abns)
      await multiply(database)
      const grown = await measure(database, abns)
      return [
        {
          name: 'cold profile and risk with sites, 100 times the companies, processor',
          value: grown,
          unit: 'ms',
          better: 'less',
          against: { name: 'as published', value: published, unit: 'ms' },
        } satisfies Figure,
      ]
    } finally {
      await database.close()
    }
  },
}

/** Corporations that report and that a Safeguard facility is linked to. */
async function emitters(database: Database): Promise<string[]> {
  const rows = await database.query<{ abn: string }>(
    SQL`select distinct n.abn from nger_corporate_emission n
     join safeguard_link l on l.controlling_corporation_abn = n.abn
     where n.reporting_year = '2024-25' order by n.abn limit $1`,
    [ASKED],
  )
  return rows.map(({ abn }) => abn)
}

/** Copies of every reporter under ABNs that nobody has. */
async function multiply(database: Database): Promise<void> {
  const otherAbn = SQL`lpad(((abn::bigint + copy * 7919) % 100000000000)::text, 11, '0')`
  await database.transaction(async (sql) => {
    const columns = await sql.query<{ name: string }>(
      SQL`select column_name as name from information_schema.columns
       where table_name = 'nger_corporate_emission' order by ordinal_position`,
    )
    const chosen = columns.map(({ name }) =>
      name === 'ordinal' ? SQL`ordinal + copy * 100000` : name === 'abn' ? otherAbn : identifier(name),
    )
    await sql.query(
      SQL`insert into nger_corporate_emission (${joined(columns.map(({ name }) => identifier(name)))})
       select ${joined(chosen)} from nger_corporate_emission, generate_series(1, $1) copy where abn is not null`,
      [COPIES],
    )
  }, 'unlimited')
  await database.transaction((sql) => sql.exec(SQL`analyze nger_corporate_emission`), 'unlimited')
}

/** Milliseconds of processor time for one company, the middle of several rounds; the first is practice. */
async function measure(database: Database, abns: readonly string[]): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    // A new view each time: what was read and computed for the one before is not used.
    const snapshot = await new SnapshotDirectory(database, clock).newest()
    await companyReference(database, snapshot)
    const spent = await processorTime(() => askAll(database, snapshot, abns))
    if (round > 0) rounds.push(spent / abns.length)
  }
  return rounds.toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN
}

async function askAll(database: Database, snapshot: SnapshotView, abns: readonly string[]): Promise<void> {
  for (const abn of abns) {
    await climateProfile(database, snapshot, abn)
    await climateRisk(database, snapshot, abn)
  }
}

async function processorTime(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
