import { type CompanyProfile, climateProfiles } from '../src/operations/company/climate-profile.ts'
import type { SnapshotView } from '../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../src/store/database.ts'
import { SQL } from '../src/store/sql-text.ts'
import { shown } from './screening-table.ts'

const LISTED = 10

interface Line {
  readonly name: string
  readonly division: string
  readonly category: Category
  readonly own_t: number
}
type Screening = NonNullable<CompanyProfile['profile']['blocks']['scope3_screening']['result']>
type Category = Screening['categories'][number]

/** The largest figures of each category over all reporters of the newest year, and what no figure may be. */
export async function printLargest(database: Database, snapshot: SnapshotView): Promise<void> {
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
  const lines = [...profiles.values()].flatMap(linesOf)
  for (const [category, all] of Map.groupBy(lines, (line) => line.category.category)) {
    console.log(`\n  category ${category}: ${all.length} of ${profiles.size} companies have a figure`)
    const largest = all.toSorted((a, b) => highOf(b) - highOf(a)).slice(0, LISTED)
    for (const line of largest) console.log(`    ${describe(line)}`)
  }
  const narrow = lines.filter(({ category }) => isNarrow(category))
  const above = lines.filter((line) => line.category.category === 6 && highOf(line) > line.own_t)
  console.log(`\n  ranges narrower than their estimators disagree: ${narrow.length}`)
  console.log(`  travel that may be above scope 1 and 2: ${above.length}`)
  for (const line of above) console.log(`    ${describe(line)}`)
}

function linesOf({ profile: { blocks } }: CompanyProfile): Line[] {
  const latest = blocks.emissions.result?.latest
  const own_t = (latest?.scope1_t?.value ?? 0) + (latest?.scope2_t?.value ?? 0)
  const division = blocks.sector_classification.result?.anzsic.division?.code ?? 'none'
  return (blocks.scope3_screening.result?.categories ?? [])
    .filter(({ emissions_t }) => emissions_t !== null)
    .map((category) => ({ name: blocks.entity.result?.name ?? '', division, category, own_t }))
}

const highOf = ({ category }: Line): number => category.emissions_t?.high ?? 0

const isNarrow = ({ emissions_t, estimators }: Category): boolean =>
  estimators.some(
    ({ emissions_t: own }) =>
      own.central < (emissions_t?.low ?? 0) || own.central > (emissions_t?.high ?? Number.POSITIVE_INFINITY),
  )

function describe({ name, division, category, own_t }: Line): string {
  const { low = 0, central = null, high = 0 } = category.emissions_t ?? {}
  const estimators = category.estimators.map((one) => `${one.estimator} ${shown(one.emissions_t.central)}`)
  return `${name.slice(0, 36).padEnd(36)} ${division}  ${shown(low)} to ${shown(high)} t, central ${shown(central)}; scope 1 and 2 ${shown(own_t)}; ${estimators.join(', ')}`
}
