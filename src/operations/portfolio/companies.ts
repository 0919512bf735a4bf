import { ownYears } from '../../domain/company/emissions/emissions-record.ts'
import { trendYears } from '../../domain/company/emissions/trend-years.ts'
import { companyIdentity } from '../../domain/company/identity/company-identity.ts'
import { type SafeguardStanding, safeguardStanding } from '../../domain/company/safeguard/safeguard.ts'
import type { AnzsicPath } from '../../domain/company/sector/anzsic.ts'
import { incomeYearsFor, type TaxIncome } from '../../domain/company/sector/benchmark-metrics.ts'
import type { PortfolioCompany } from '../../domain/portfolio/company.ts'
import { reportingYear, startYear } from '../../domain/reporting-year.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { incomeRows } from '../../store/tax.ts'
import { type CompanyFacts, companyFacts } from '../company/company-facts.ts'
import { createTurns } from '../in-turns.ts'
import { cite } from '../reference/cite.ts'
import { type CompanyReference, companyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { heldCompanies } from './held-companies.ts'

/** A company of a portfolio with the releases that it was read from. */
export interface ReadCompany {
  readonly company: PortfolioCompany
  readonly releases: readonly string[]
}

const AT_ONCE = 2000

/** The figures of companies that a portfolio needs, of a year of the registry; a company that no source knows is missing. */
export const portfolioCompanies = heldCompanies(
  AT_ONCE,
  async (database, snapshot, abns, year): Promise<ReadonlyMap<string, ReadCompany>> => {
    const reference = await companyReference(database, snapshot)
    const [facts, incomes] = await Promise.all([
      companyFacts(database, snapshot, abns),
      incomesOf(database, snapshot, year, abns),
    ])
    const found = new Map<string, ReadCompany>()
    const turn = createTurns()
    for (const [abn, known] of facts) {
      found.set(abn, companyOf(known, reference, incomes.get(abn) ?? []))
      await turn()
    }
    return found
  },
)

/** Registry rows may be two years older than the year that is asked for, and incomes two years older than those. */
async function incomesOf(
  database: ReadonlySql,
  snapshot: SnapshotView,
  year: string,
  abns: readonly string[],
): Promise<ReadonlyMap<string, readonly TaxIncome[]>> {
  if (year === '') return new Map()
  const years = [0, 1, 2].flatMap((older) => incomeYearsFor(reportingYear(startYear(year) - older)))
  const rows = await incomeRows(database, snapshot.id, [...new Set(years)], abns)
  return Map.groupBy(
    rows.map(
      (row): TaxIncome => ({
        abn: row.abn,
        income_year: row.income_year,
        total_income_aud: row.total_income_aud,
        evidence: cite(snapshot, row, row.income_year, { total_income_aud: row.total_income_aud }),
      }),
    ),
    ({ abn }) => abn,
  )
}

function companyOf(
  { abn, record, entity, tables }: CompanyFacts,
  { classOf }: CompanyReference,
  incomes: readonly TaxIncome[],
): ReadCompany {
  const sector = classOf(abn)
  const safeguard = safeguardStanding({
    company: companyIdentity(abn, record),
    table: tables.safeguard,
    scope1: record === undefined ? [] : trendYears(record),
  })
  const anzsic = sector.result?.anzsic ?? null
  const inputs = [
    ...entity.inputs,
    ...sector.inputs,
    ...(safeguard?.inputs ?? []),
    ...incomes.flatMap(({ evidence }) => evidence),
  ]
  return {
    company: {
      abn,
      name: entity.result?.name ?? null,
      state: entity.result?.state ?? null,
      anzsic,
      years: ownYears(record).map(({ reporting_year, scope1_t, scope2_t, source }) => ({
        reporting_year,
        scope1_t: scope1_t?.value ?? null,
        scope2_t: scope2_t?.value ?? null,
        release: source?.release ?? '',
        ref: source?.ref ?? '',
      })),
      reported_by: (entity.result?.reported_by ?? []).map(({ name }) => name),
      incomes,
      safeguard: safeguard === null ? null : positionOf(safeguard, anzsic),
    },
    releases: [...new Set(inputs.map(({ release }) => release))],
  }
}

/** Coal mining, and oil and gas extraction: where methane is a matter of its own. */
const METHANE_SUBDIVISIONS: ReadonlySet<string> = new Set(['06', '07'])

function positionOf(
  { coverage, reporting_year, latest_rows, actual_shortfall_t }: SafeguardStanding,
  anzsic: AnzsicPath | null,
): PortfolioCompany['safeguard'] {
  const methane = METHANE_SUBDIVISIONS.has(anzsic?.subdivision?.code ?? '')
    ? latest_rows.flatMap(({ gases }) => gases.ch4_t ?? [])
    : []
  return {
    coverage,
    reporting_year,
    shortfall_t: actual_shortfall_t,
    methane_t: methane.length === 0 ? null : methane.reduce((sum, one) => sum + one, 0),
  }
}
