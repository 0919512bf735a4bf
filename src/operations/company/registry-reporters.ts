import { EMISSIONS_RECORD } from '../../domain/company/emissions/emissions-record.ts'
import { EMISSIONS_TREND } from '../../domain/company/emissions/emissions-trend.ts'
import { ENTITY } from '../../domain/company/identity/entity.ts'
import { type RegistryReporter, registryReporter } from '../../domain/company/registry/reporter.ts'
import { registryTotals, type UncountedRow, type YearTotal } from '../../domain/company/registry/totals.ts'
import { SAFEGUARD_MECHANISM } from '../../domain/company/safeguard/safeguard.ts'
import { SECTOR_BENCHMARK } from '../../domain/company/sector/sector-benchmark.ts'
import { SECTOR_CLASSIFICATION } from '../../domain/company/sector/sector-classification.ts'
import { type EvidenceInput, evidenceHash, type Method } from '../../domain/evidence.ts'
import { type ReportingYear, reportingYears } from '../../domain/reporting-year.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { printedRows } from '../../store/registry.ts'
import type { Release } from '../../store/releases.ts'
import { condensedByRelease } from '../condensed-by-release.ts'
import { mapInTurns } from '../in-turns.ts'
import { cite } from '../reference/cite.ts'
import { companyReference } from '../reference/company-reference.ts'
import { yearPopulation } from '../reference/populations.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { releasesOf } from './climate-profile.ts'
import { companyFacts } from './company-facts.ts'
import { registryYears } from './registry-years.ts'

const COMPANIES_AT_ONCE = 50

/** Methods that the figures of a reporter come from. */
const METHODS: readonly Method[] = [
  ENTITY,
  EMISSIONS_RECORD,
  EMISSIONS_TREND,
  SECTOR_CLASSIFICATION,
  SECTOR_BENCHMARK,
  SAFEGUARD_MECHANISM,
]

export interface RegistryReporters {
  readonly snapshot: SnapshotView
  /** From the first to the last that is loaded, also one between them that is not. */
  readonly years: readonly ReportingYear[]
  /** In the order of their ABNs. */
  readonly reporters: readonly RegistryReporter[]
  readonly totals: readonly YearTotal[]
  readonly not_counted: readonly UncountedRow[]
  readonly methods: readonly Method[]
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

/** Every company that the registry ever printed, year by year, by the functions that its profile is made of. */
export async function registryReporters(
  database: ReadonlySql,
  snapshot: SnapshotView,
): Promise<RegistryReporters> {
  const { names, classOf } = await companyReference(database, snapshot)
  const abns = [...new Set(names.map(({ abn }) => abn))].toSorted()
  const loaded = registryYears(snapshot).map(({ reporting_year }) => reporting_year)
  const populations = new Map(
    await Promise.all(
      loaded.map(async (year) => [year, await yearPopulation(database, snapshot, year)] as const),
    ),
  )
  const reporters: RegistryReporter[] = []
  // Part by part, so that other requests have their turn while rows become companies.
  for (let from = 0; from < abns.length; from += COMPANIES_AT_ONCE) {
    const facts = await companyFacts(database, snapshot, abns.slice(from, from + COMPANIES_AT_ONCE))
    const found = await mapInTurns([...facts.values()], ({ abn, record, entity, tables }) =>
      record === undefined
        ? undefined
        : registryReporter({
            entity,
            record,
            sector: classOf(abn),
            safeguard: tables.safeguard,
            incomesOf: (year) => populations.get(year)?.reporterOf(abn)?.incomes ?? [],
          }),
    )
    reporters.push(...found.filter((one) => one !== undefined))
  }
  const printed = await printedRows(database, snapshot.id)
  const { years: totals, not_counted } = registryTotals(printed)
  const inputs = await condensedByRelease([
    ...reporters.flatMap((one) => one.inputs),
    ...printed.flatMap((row) => citeRow(snapshot, row)),
  ])
  return {
    snapshot,
    years: allYears(loaded),
    reporters,
    totals,
    not_counted,
    methods: METHODS,
    releases: releasesOf(snapshot, inputs),
    evidence_hash: evidenceHash(inputs, METHODS),
  }
}

/** The figures of a printed row as evidence. */
export const citeRow = (
  snapshot: SnapshotView,
  row: Awaited<ReturnType<typeof printedRows>>[number],
): EvidenceInput[] =>
  cite(snapshot, row, row.reporting_year, {
    scope1_t: row.scope1_text,
    scope2_t: row.scope2_text,
    net_energy_gj: row.net_energy_text,
  })

function allYears(loaded: readonly ReportingYear[]): ReportingYear[] {
  const [first, last] = [loaded[0], loaded.at(-1)]
  return first === undefined || last === undefined ? [] : reportingYears(first, last)
}
