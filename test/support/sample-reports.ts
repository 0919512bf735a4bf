import { fixedClock } from '../../src/clock.ts'
import type { Disclosure } from '../../src/domain/disclosure/disclosure.ts'
import type { DisclosureRecords } from '../../src/domain/disclosure/records/kinds.ts'
import { NO_RECORDS } from '../../src/domain/disclosure/records/kinds.ts'
import { composeReport } from '../../src/domain/disclosure/report/compose.ts'
import type { Provenance } from '../../src/domain/disclosure/report/provenance.ts'
import type { DisclosureReport } from '../../src/domain/disclosure/report/report.ts'
import { NO_REVIEW, type ReviewInputs } from '../../src/domain/review/period-review.ts'
import { requirementsOf } from '../../src/frameworks/aasb-s2/registry.ts'
import { discloseWith } from '../../src/operations/disclosure/gather-disclosure.ts'
import type { TenantInputs } from '../../src/operations/disclosure/tenant-inputs.ts'
import { SnapshotDirectory, type SnapshotView } from '../../src/operations/releases/snapshot-directory.ts'
import { type CoverageMatrix, composeCoverage } from '../../src/reports/bundle/coverage-matrix.ts'
import type { Database } from '../../src/store/database.ts'
import { boundary, instrument, july, marketEvidence, statement, target } from './disclosure-records.ts'
import { stored } from './readiness-inputs.ts'
import { SAMPLE_REGISTER } from './risk-registers.ts'

/** A report for a renderer, with what it was made from. */
export interface SampleReport {
  readonly disclosure: Disclosure
  readonly report: DisclosureReport
  readonly provenance: Provenance
  readonly coverage: CoverageMatrix
  readonly changes: null
}

export const AGL = '74115061375'
export const BLUESCOPE = '16000011058'
export const QANTAS = '16009661901'
/** Among the sandbox's invented companies: in the register, in no registry table. */
export const ALMOST_NOTHING = '10000000064'

const PERIOD = july(2024)

/** AGL without any record, and BlueScope with every record. The database holds the starter dataset. */
export async function sampleReports(
  database: Database,
): Promise<{ readonly bare: SampleReport; readonly declared: SampleReport }> {
  return {
    bare: await sampleReport(database, AGL),
    declared: await sampleReport(database, BLUESCOPE, allRecords()),
  }
}

/** The report of any company, from records that need not be stored. */
export async function sampleReport(
  database: Database,
  abn: string,
  records: DisclosureRecords = NO_RECORDS,
  review: ReviewInputs = NO_REVIEW,
  ledger: TenantInputs['ledger'] = null,
  earlier_statements: TenantInputs['earlier_statements'] = null,
): Promise<SampleReport> {
  const snapshot = await sampleSnapshot(database)
  const disclosure = await discloseWith(
    database,
    snapshot,
    { tenantId: 'none', abn, period: records.s2_statements?.body.period ?? PERIOD },
    {
      records,
      earlier_statements,
      earlier_period: null,
      ledger,
      sites: undefined,
      explanations: null,
      claimed_elsewhere: new Map(),
      held_files: [],
      review,
      pinned: null,
      key: 'sample',
      size: 0,
    },
  )
  const composed = composeReport(disclosure)
  return { disclosure, ...composed, coverage: composeCoverage(disclosure, composed.report), changes: null }
}

const directories = new WeakMap<Database, SnapshotDirectory>()

/** The newest snapshot, by one view for each database: what companies share is read once for a view. */
export async function sampleSnapshot(database: Database): Promise<SnapshotView> {
  const known =
    directories.get(database) ?? new SnapshotDirectory(database, fixedClock('2026-11-15T00:00:00Z'))
  directories.set(database, known)
  return await known.newest()
}

/** Two targets, a boundary, electricity in two regions with certificates, and a statement on most requirements. */
export function allRecords(): DisclosureRecords {
  const shown = requirementsOf('2024-09').filter(({ scored }) => scored)
  return {
    ...NO_RECORDS,
    emission_targets: stored(
      {
        targets: [
          target({
            base: { ...target().base, period: july(2019), value: 8_000_000 },
            milestones: [{ period: july(2024), reduction_percent: 12 }],
          }),
          target({
            id: 'T2',
            name: 'Steelmaking intensity, 12 % less by 2030',
            type: 'intensity',
            unit: 't CO2-e per t of raw steel',
            denominator: 't of raw steel',
            metric: 'Emissions intensity of steelmaking',
            base: { ...target().base, period: july(2017), value: 1.641 },
            target: { reduction_percent: 12 },
            actuals: [
              { period: july(2022), value: 1.584, source: 'annual report' },
              { period: july(2023), value: 1.556, source: 'annual report' },
              { period: july(2024), value: 1.548, source: 'annual report' },
            ],
          }),
        ],
      },
      3,
    ),
    organisational_boundary: stored(
      boundary({
        period: PERIOD,
        exclusions: [{ what: 'Two sales offices', reason: 'not material', estimated_t: 120 }],
        reliefs: [
          { relief: 'C4(b)', reason: 'first year', elected_by: 'A. Person', elected_on: '2025-08-01' },
        ],
      }),
    ),
    market_based_evidence: stored(
      marketEvidence({
        period: PERIOD,
        instruments: [
          instrument({ period: PERIOD }),
          instrument({
            id: 'I2',
            type: 'on_site_retained',
            period: PERIOD,
            mwh: 500,
            retirement: { status: 'held' },
          }),
        ],
        consumption: [
          { ...marketEvidence().consumption[0]!, period: PERIOD },
          { ...marketEvidence().consumption[0]!, period: PERIOD, region: 'VIC', kwh: 2_400_000 },
        ],
      }),
      2,
    ),
    risks: stored(SAMPLE_REGISTER),
    s2_statements: stored({
      period: PERIOD,
      statements: shown
        .filter((_, index) => index % 3 !== 2)
        .map(({ id }) => statement(id, { date: '2025-08-15' })),
    }),
  }
}

/** Of the year before `allRecords`. */
export const EARLIER_STATEMENTS = stored({
  period: july(2023),
  statements: [
    statement('29(a)(i)(1)', { figures: [{ measure: 'scope1_t', value: 130_000 }] }),
    statement('29(a)(i)(2)', { figures: [{ measure: 'scope2_location_t', value: 8000 }] }),
  ],
})
