import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { ContradictionFacts } from '../../src/domain/disclosure/contradictions/facts.ts'
import type { RegistryActual } from '../../src/domain/disclosure/targets/target-actuals.ts'
import { changed } from './contradiction-facts.ts'
import { DECLARATION, instrument, july, statement, target } from './disclosure-records.ts'

const STARTER = path.join(import.meta.dirname, '../../data/starter')

interface RegistryRow {
  readonly reporting_year: string
  readonly abn: string
  readonly organisation: string
  readonly scope1_t: string
  readonly scope2_t: string
  readonly net_energy_gj: string
}

/** Every year that the registry prints of a company, as the starter holds it. */
export interface PublishedCompany {
  readonly name: string
  readonly years: readonly RegistryActual[]
}

const rowsOf = <Row extends object>(source: string): Row[] =>
  readdirSync(path.join(STARTER, source))
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
    .flatMap((name) => parse<Row>(readFileSync(path.join(STARTER, source, name), 'utf8'), { columns: true }))

/** Companies that the registry prints in full for the years that clean records speak of. */
export function publishedCompanies(): PublishedCompany[] {
  const isWhole = ({ scope1_t, scope2_t, net_energy_gj }: RegistryRow): boolean =>
    scope1_t !== '' && scope2_t !== '' && net_energy_gj !== ''
  const rows = rowsOf<RegistryRow>('nger-corporate').filter((row) => row.abn !== '' && isWhole(row))
  const needed = ['2019-20', '2022-23', '2023-24', '2024-25']
  return [...Map.groupBy(rows, ({ abn }) => abn).values()]
    .filter((own) => needed.every((year) => own.filter((row) => row.reporting_year === year).length === 1))
    .map((own) => ({ name: own.at(-1)!.organisation, years: own.map(asYear) }))
}

const asYear = (row: RegistryRow): RegistryActual => ({
  reporting_year: row.reporting_year,
  scope1_t: Number(row.scope1_t),
  scope2_t: Number(row.scope2_t),
  evidence: [],
  net_energy: { gj: Number(row.net_energy_gj), evidence: [] },
})

/** Records of 2024-25 that say of a company what is published of it, each figure that a record can declare. */
export function factsOf({ years }: PublishedCompany): ContradictionFacts {
  const of = (year: string) => years.find(({ reporting_year }) => reporting_year === year)!
  const both = (year: string) => of(year).scope1_t! + of(year).scope2_t!
  const { scope1_t, scope2_t, net_energy } = of('2024-25')
  const covered = Math.round(0.8 * scope1_t!)
  const market = Math.round(0.6 * scope2_t!)
  const facts = {
    registry_years: years,
    location_based_t: scope2_t,
    market_based_t: market,
    safeguard: { year: '2024-25', covered_t: covered, baseline_t: covered + 7, facilities: [], evidence: [] },
  }
  return changed(
    {
      s2_statements: () => ({
        statements: [
          statement('29(a)(i)(1)', {
            date: '2025-08-15',
            figures: [
              { measure: 'scope1_t', value: scope1_t! },
              { measure: 'net_energy_gj', value: net_energy!.gj },
              { measure: 'safeguard_covered_t', value: covered },
              { measure: 'safeguard_baseline_t', value: covered + 7 },
              { measure: 'scope2_location_t', value: scope2_t! },
              { measure: 'scope2_market_t', value: market },
              { measure: 'scope1_and_2_t', value: both('2024-25') },
            ],
          }),
          statement('6(a)', { date: '2025-08-20' }),
        ],
        declaration: {
          ...DECLARATION,
          resolved_on: '2025-09-05',
          signed_by: [{ name: 'C. Director', role: 'Director', on: '2025-09-06' }],
        },
      }),
      emission_targets: () => ({
        targets: [
          target({
            base: { ...target().base, period: july(2019), value: both('2019-20') },
            actuals: [2022, 2023, 2024].map((start) => ({
              period: july(start),
              value: both(`${start}-${(start + 1) % 100}`),
              source: 'registry',
            })),
          }),
        ],
      }),
      market_based_evidence: ({ instruments: [own] }) => ({
        instruments: [{ ...own!, certificate: { ...instrument().certificate!, vintage: 2024 } }],
      }),
    },
    facts,
  )
}
