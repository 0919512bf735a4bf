import { ownYears } from '../../domain/company/emissions/emissions-record.ts'
import { trendYears } from '../../domain/company/emissions/trend-years.ts'
import { companyIdentity } from '../../domain/company/identity/company-identity.ts'
import { type SafeguardMechanism, safeguardMechanism } from '../../domain/company/safeguard/safeguard.ts'
import type { AnzsicPath } from '../../domain/company/sector/anzsic.ts'
import { incomeYearsFor, type TaxIncome } from '../../domain/company/sector/benchmark-metrics.ts'
import type { PortfolioCompany } from '../../domain/portfolio/company.ts'
import { type ReportingYear, reportingYear, startYear } from '../../domain/reporting-year.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { incomeRows } from '../../store/tax.ts'
import { type CompanyFacts, companyFacts } from '../company/company-facts.ts'
import { createTurns } from '../in-turns.ts'
import { cite } from '../reference/cite.ts'
import { type CompanyReference, companyReference } from '../reference/company-reference.ts'
import { perSnapshot } from '../reference/per-snapshot.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** A company of a portfolio with the releases that it was read from. */
export interface ReadCompany {
  readonly company: PortfolioCompany
  readonly releases: readonly string[]
}

/** Companies whose figures stay in memory for a snapshot: all reporters and a large book of others. */
const COMPANIES_KEPT = 20_000
const AT_ONCE = 2000

/** What was read of companies; null for one that no source knows. */
const held = perSnapshot<Map<string, ReadCompany | null>>(async () => new Map())

/** The figures of companies that a portfolio needs; a company that no source knows is missing. */
export async function portfolioCompanies(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abns: readonly string[],
  year: ReportingYear | null,
): Promise<ReadonlyMap<string, ReadCompany>> {
  const known = await held(database, snapshot, year ?? '')
  const missing = abns.filter((abn) => !known.has(abn))
  if (known.size + missing.length > COMPANIES_KEPT) known.clear()
  const wanted = known.size === 0 ? abns : missing
  const reference = await companyReference(database, snapshot)
  const turn = createTurns()
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const part = wanted.slice(from, from + AT_ONCE)
    const [facts, incomes] = await Promise.all([
      companyFacts(database, snapshot, part),
      incomesOf(database, snapshot, year, part),
    ])
    for (const abn of part) {
      const found = facts.get(abn)
      known.set(abn, found === undefined ? null : companyOf(found, reference, incomes.get(abn) ?? []))
      await turn()
    }
  }
  return new Map(
    abns.flatMap((abn) => {
      const found = known.get(abn)
      return found === undefined || found === null ? [] : [[abn, found] as const]
    }),
  )
}

/** Registry rows may be two years older than the year that is asked for, and incomes two years older than those. */
async function incomesOf(
  database: ReadonlySql,
  snapshot: SnapshotView,
  year: ReportingYear | null,
  abns: readonly string[],
): Promise<ReadonlyMap<string, readonly TaxIncome[]>> {
  if (year === null) return new Map()
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
  const safeguard = safeguardMechanism({
    company: companyIdentity(abn, record),
    table: tables.safeguard,
    scope1: record === undefined ? [] : trendYears(record),
  })
  const anzsic = sector.result?.anzsic ?? null
  const inputs = [
    ...entity.inputs,
    ...sector.inputs,
    ...safeguard.inputs,
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
      safeguard: safeguard.result === null ? null : positionOf(safeguard.result, anzsic),
    },
    releases: [...new Set(inputs.map(({ release }) => release))],
  }
}

/** Coal mining, and oil and gas extraction: where methane is a matter of its own. */
const METHANE_SUBDIVISIONS: ReadonlySet<string> = new Set(['06', '07'])

function positionOf(found: SafeguardMechanism, anzsic: AnzsicPath | null): PortfolioCompany['safeguard'] {
  const { coverage, reporting_year, facilities, outlook } = found
  const methane = METHANE_SUBDIVISIONS.has(anzsic?.subdivision?.code ?? '')
    ? facilities
        .filter((one) => one.reporting_year === reporting_year)
        .flatMap(({ published }) => published.gases.ch4_t ?? [])
    : []
  return {
    coverage,
    reporting_year,
    shortfall_t: outlook.actual_shortfall_t,
    methane_t: methane.length === 0 ? null : methane.reduce((sum, one) => sum + one, 0),
  }
}
