import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { fixedClock } from '../src/clock.ts'
import rates from '../src/domain/company/scope3/rates.json' with { type: 'json' }
import { climateProfiles } from '../src/operations/company/climate-profile.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { SnapshotDirectory, type SnapshotView } from '../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import type { Bench, Figure } from './figure.ts'
import { printLargest } from './screening-largest.ts'
import { type Compared, type Disclosed, printComparison } from './screening-table.ts'

const clock = fixedClock('2026-11-15T00:00:00Z')
const OWN_FILE = path.join(import.meta.dirname, 'scope3-disclosed.csv')

/** Screened figures against what organisations disclosed. `--disclosed=FILE` takes another file of the same columns, `--largest` lists the largest figures of all reporters. */
export const screening: Bench = {
  name: 'screening',
  what: 'scope 3 screening against disclosed figures: coverage of the range, ratio of the central value',
  baseline: 'the nominal coverage, and a central value that equals the disclosed figure',
  run: async () => {
    const database = await openDatabase({})
    try {
      await migrate(database)
      await loadStarter(database, { directory: path.join(import.meta.dirname, '../data/starter'), clock })
      const snapshot = await new SnapshotDirectory(database, clock).newest()
      const compared = await compareWithDisclosed(database, snapshot, disclosedFigures(fileAsked()))
      printComparison(compared)
      if (process.argv.includes('--largest')) await printLargest(database, snapshot)
      return figuresOf(compared)
    } finally {
      await database.close()
    }
  },
}

/** What organisations disclosed, from our own file unless another is named. */
export function disclosedFigures(file: string = OWN_FILE): Disclosed[] {
  const records: Readonly<Record<string, string>>[] = parse(readFileSync(file), { columns: true })
  return records.map((record, at) => disclosedFigure(record, `${file}, line ${at + 2}`))
}

function disclosedFigure(record: Readonly<Record<string, string>>, place: string): Disclosed {
  const tonnes = Number(record['emissions_t'])
  const category = Number.parseInt(record['category'] ?? '', 10)
  if (!(tonnes > 0)) throw new Error(`${place}, emissions_t: "${record['emissions_t']}" is no amount above 0`)
  if (!(category >= 1 && category <= 15))
    throw new Error(`${place}, category: "${record['category']}" is none of the fifteen`)
  return {
    organisation: record['organisation'] ?? '',
    abn: (record['abn'] ?? '').replaceAll(' ', ''),
    year: record['year'] ?? '',
    category,
    tonnes,
    division: record['division'] ?? '',
    employees: record['employees'] ?? '',
  }
}

const fileAsked = (): string | undefined =>
  process.argv.find((word) => word.startsWith('--disclosed='))?.slice('--disclosed='.length)

/** Each disclosed figure with the range that is screened for it, or null where none is. */
export async function compareWithDisclosed(
  database: Database,
  snapshot: SnapshotView,
  disclosed: readonly Disclosed[],
): Promise<Compared[]> {
  const abns = [...new Set(disclosed.map(({ abn }) => abn).filter((abn) => abn !== ''))]
  const profiles = await climateProfiles(database, snapshot, abns)
  return disclosed.map((figure) => {
    const categories = profiles.get(figure.abn)?.profile.blocks.scope3_screening.result?.categories ?? []
    const screened = categories.find(({ category }) => category === figure.category)
    const range = screened?.emissions_t ?? null
    if (range !== null || categories.length > 0) return { ...figure, screened: range, by: 'screening' }
    return { ...figure, ...byHeadCount(figure) }
  })
}

const PEOPLE: Readonly<Record<number, 'waste' | 'travel' | 'commuting'>> = {
  5: 'waste',
  6: 'travel',
  7: 'commuting',
}

/** An organisation that does not report to the registry: its own head count tries the rate of its division alone. */
function byHeadCount({ category, division, employees }: Disclosed): Pick<Compared, 'screened' | 'by'> {
  const own = Object.entries(rates.divisions).find(([code]) => code === division)?.[1]
  const what = PEOPLE[category]
  if (own === undefined || what === undefined || employees === '') return { screened: null, by: 'nothing' }
  const { t_per_employee, factor } = own[what]
  const central = Number(employees) * t_per_employee
  return { screened: { low: central / factor, central, high: central * factor }, by: 'head count alone' }
}

/** How the ranges hold: how many figures could be screened, the share inside, and central over disclosed. */
export function backTest(compared: readonly Compared[]) {
  const screened = compared.flatMap(({ tonnes, screened: range }) =>
    range === null ? [] : [{ tonnes, range }],
  )
  const inside = screened.filter(({ tonnes, range }) => tonnes >= range.low && tonnes <= range.high)
  const ratios = screened
    .map(({ tonnes, range }) => (range.central ?? Math.sqrt(range.low * range.high)) / tonnes)
    .toSorted((a, b) => a - b)
  const middle = ratios.length / 2
  return {
    screened: screened.length,
    inside_percent: (100 * inside.length) / screened.length,
    median: ((ratios[Math.ceil(middle) - 1] ?? NaN) + (ratios[Math.floor(middle)] ?? NaN)) / 2,
    farthest: Math.max(...ratios.map((one) => Math.max(one, 1 / one))),
  }
}

function figuresOf(compared: readonly Compared[]): Figure[] {
  const { screened, inside_percent, median, farthest } = backTest(compared)
  return [
    figure('disclosed figures that are screened', screened, 'figures', 'disclosed', compared.length),
    figure('of those inside the range', inside_percent, '%', 'nominal', 80),
    figure('median of screened over disclosed', median, 'times', 'equal', 1),
    { ...figure('farthest from disclosed', farthest, 'times', 'equal', 1), better: 'less' },
  ]
}

const figure = (name: string, value: number, unit: string, against: string, other: number): Figure => ({
  name,
  value,
  unit,
  better: 'more',
  against: { name: against, value: other, unit },
})
