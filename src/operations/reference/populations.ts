import type { Outcome } from '../../domain/company/outcome.ts'
import type { AnzsicPath } from '../../domain/company/sector/anzsic.ts'
import { incomeYearsFor, type TaxIncome } from '../../domain/company/sector/benchmark-metrics.ts'
import { jointlyReportedFacility } from '../../domain/company/sector/joint-reporting.ts'
import { type Population, preparePopulation, type Reporter } from '../../domain/company/sector/population.ts'
import type { SectorClassification } from '../../domain/company/sector/sector-classification.ts'
import { rememberedUpTo } from '../../domain/remembered-by.ts'
import { type ReporterRow, reporterRows } from '../../store/registry.ts'
import { incomeRows } from '../../store/tax.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { sandboxReporter } from '../sandbox/sandbox.ts'
import { cite } from './cite.ts'
import { companyReference } from './company-reference.ts'
import { perSnapshot } from './per-snapshot.ts'

/** The reporters of one year, prepared once, and each of them as a member of it. */
export interface YearPopulation {
  /** Undefined for a company that did not report in the year. */
  reporterOf(abn: string): Reporter | undefined
  /** The population in which this company counts, also where another one keeps a facility that both reported. */
  populationOf(abn: string): Population
}

const NO_CLASS: AnzsicPath = { division: null, subdivision: null, group: null, class: null }

/** Companies with their own population: a dozen in a year report a facility with another. */
const COMPANIES_KEPT = 100

export const yearPopulation = perSnapshot<YearPopulation>(async (database, snapshot, year) => {
  const { classOf } = await companyReference(database, snapshot)
  const rows = await reporterRows(database, snapshot.id, year)
  const incomes = Map.groupBy(await incomeRows(database, snapshot.id, incomeYearsFor(year)), (row) => row.abn)
  const reporters = rows.map((row) =>
    reporter(
      snapshot,
      row,
      classOf(row.abn),
      (incomes.get(row.abn) ?? []).map((income) => ({
        abn: income.abn,
        income_year: income.income_year,
        total_income_aud: income.total_income_aud,
        evidence: cite(snapshot, income, income.income_year, { total_income_aud: income.total_income_aud }),
      })),
    ),
  )
  const common = preparePopulation(reporters)
  const byAbn = new Map(reporters.map((one) => [one.abn, one]))
  const apart = rememberedUpTo(COMPANIES_KEPT, (abn: string) => preparePopulation(reporters, abn))
  return {
    reporterOf: (abn) => byAbn.get(abn) ?? sandboxReporter(abn, year, (own) => pathOf(classOf(own))),
    populationOf: (abn) => (common.members.has(abn) ? common : apart(abn)),
  }
})

const pathOf = ({ result }: Outcome<SectorClassification>): AnzsicPath => result?.anzsic ?? NO_CLASS

function reporter(
  snapshot: SnapshotView,
  row: ReporterRow,
  sector: Outcome<SectorClassification>,
  incomes: readonly TaxIncome[],
): Reporter {
  return {
    abn: row.abn,
    reporting_year: row.reporting_year,
    scope1_t: row.scope1_t,
    scope2_t: row.scope2_t,
    net_energy_gj: row.net_energy_gj,
    incomes,
    joint_facility: jointlyReportedFacility(row.notes),
    anzsic: pathOf(sector),
    evidence: cite(snapshot, row, row.reporting_year, {
      scope1_t: row.scope1_text,
      scope2_t: row.scope2_text,
      net_energy_gj: row.net_energy_text,
    }),
  }
}
