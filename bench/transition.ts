import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fixedClock } from '../src/clock.ts'
import { climateProfiles } from '../src/operations/company/climate-profile.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { SnapshotDirectory } from '../src/operations/releases/snapshot-directory.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { SQL } from '../src/store/sql-text.ts'
import type { Bench, Figure } from './figure.ts'
import { companyRiskPairs, printRanking, rankOf } from './transition-ranking.ts'

const clock = fixedClock('2026-11-15T00:00:00Z')
const OWN_FILE = path.join(import.meta.dirname, 'company_risk_pairs.csv')

/** Bands of all reporters against pairs of companies. `--pairs=FILE` takes another file of the same columns, `--ranking` lists every company. */
export const transition: Bench = {
  name: 'transition',
  what: 'transition risk of all reporters: the highest and lowest by division, and pairs that any analyst would rank',
  baseline: 'every pair in its order',
  run: async () => {
    const database = await openDatabase({})
    try {
      await migrate(database)
      await loadStarter(database, { directory: path.join(import.meta.dirname, '../data/starter'), clock })
      const snapshot = await new SnapshotDirectory(database, clock).newest()
      const rows = await database.query<{ abn: string }>(
        SQL`select distinct abn from nger_corporate_emission
         where reporting_year = (select max(reporting_year) from nger_corporate_emission) and abn is not null`,
        [],
      )
      const profiles = await climateProfiles(
        database,
        snapshot,
        rows.map(({ abn }) => abn),
      )
      printRanking([...profiles.values()])
      return pairFigures((abn) => profiles.get(abn)?.profile.blocks.transition_risk.result?.band)
    } finally {
      await database.close()
    }
  },
}

function pairFigures(bandOf: (abn: string) => Parameters<typeof rankOf>[0]): Figure[] {
  const option = process.argv.find((word) => word.startsWith('--pairs='))
  const pairs = companyRiskPairs(
    readFileSync(option === undefined ? OWN_FILE : option.slice('--pairs='.length), 'utf8'),
  )
  const judged = pairs.map((pair) => {
    const [higher, lower] = [rankOf(bandOf(pair.higher_abn)), rankOf(bandOf(pair.lower_abn))]
    const apart = higher === null || lower === null ? null : Math.sign(higher - lower)
    if (apart !== 1) console.log(`  ${pair.higher} above ${pair.lower}: ${WORDS[String(apart)]}`)
    return apart
  })
  const counted = (apart: number | null): number => judged.filter((one) => one === apart).length
  const isSound = pairs.length - counted(-1) - counted(null)
  return [
    figure('pairs with two bands that are not reversed', isSound, 'more', pairs.length),
    figure('pairs in one band', counted(0), 'less', pairs.length / 3),
  ]
}

const WORDS: Readonly<Record<string, string>> = { 0: 'one band', '-1': 'reversed', null: 'no band' }

const figure = (name: string, value: number, better: Figure['better'], wanted: number): Figure => ({
  name,
  value,
  unit: 'pairs',
  better,
  against: { name: better === 'more' ? 'all' : 'at most', value: wanted, unit: 'pairs' },
})
