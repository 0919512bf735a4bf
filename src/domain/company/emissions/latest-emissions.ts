import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { LeftOutRows } from '../../operator-decision.ts'
import { periodEnd, type ReportingYear, reportingYear, startYear } from '../../reporting-year.ts'
import { limitStep, ruleStep, type TraceStep } from '../bands.ts'
import type { Entity, TransferCertificate } from '../identity/entity.ts'
import { type Evidenced, evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import { fittingIncome, LARGEST_INCOME_INTENSITY } from '../sector/benchmark-metrics.ts'
import type { Reporter } from '../sector/population.ts'
import { EMISSIONS_RECORD, type EmissionsRecord, type EmissionsYear } from './emissions-record.ts'
import { emissionsWorkings } from './emissions-workings.ts'
import type { Restatement } from './restatements.ts'

/** What a preparer must know before a registry figure goes into a disclosure. Each is true of every registry row. */
export const PREPARER_NOTES = [
  {
    code: 'july_june_period',
    meaning: 'The period is July to June, whatever the company’s own financial year.',
  },
  { code: 'operational_control', meaning: 'Facilities under operational control, not equity share.' },
  { code: 'australia_only', meaning: 'Australian facilities only.' },
  { code: 'nf3_not_covered', meaning: 'Nitrogen trifluoride is not covered.' },
  { code: 'location_based_scope2', meaning: 'Scope 2 is location-based unless stated otherwise.' },
] as const

/** Warming potentials that a year's figures are on. */
const GWP_SETS: readonly { readonly from: ReportingYear; readonly set: string }[] = [
  { from: '2020-21', set: 'AR5' },
  { from: '2015-16', set: 'AR4' },
  { from: '2008-09', set: 'SAR' },
]

export const gwpSetOf = (year: ReportingYear): string =>
  GWP_SETS.find(({ from }) => year >= from)?.set ?? 'SAR'

/** The registry prints a year by this day, eight months after its end. */
const PUBLICATION_DAY = '02-28'

export interface MarketBasedScope2 extends Evidenced {
  readonly reporting_year: ReportingYear
  readonly scope2_t: number
  readonly value_text: string
  readonly covers_all_facilities: boolean
  readonly facility_coverage_pct: number | null
}

export interface LatestEmissions {
  readonly latest: EmissionsYear
  readonly gwp_set: string
  readonly market_based_scope2: Omit<MarketBasedScope2, 'evidence'> | null
  /** Facilities that the company reports for others. Not part of `latest`, and not added to it. */
  readonly transfer_certificates: readonly TransferCertificate[]
  readonly income_intensity: {
    readonly availability: Availability
    readonly t_per_aud_million: number | null
    readonly income_year: string | null
    readonly total_income_aud: number | null
  }
  readonly history: readonly EmissionsYear[]
  readonly gaps: readonly ReportingYear[]
  readonly restatements: readonly Restatement[]
  readonly next_release: { readonly reporting_year: ReportingYear; readonly expected_on: string }
  readonly preparer_notes: typeof PREPARER_NOTES
}

/** The latest published year with its history; `stale` when the registry's newest table has no row for the company. */
export function latestEmissions(input: {
  readonly entity: Outcome<Entity>
  readonly record: EmissionsRecord | undefined
  readonly registry_years: readonly ReportingYear[]
  readonly reporter: Reporter | null
  readonly market_based: readonly MarketBasedScope2[]
  readonly transcribed: boolean
  readonly left_out?: LeftOutRows | undefined
}): Outcome<LatestEmissions> {
  const { record, reporter } = input
  const newest = input.registry_years.at(-1)
  const latest = record?.years.findLast((year) => year.availability.status === 'available')
  const next = nextRelease(newest)
  if (record === undefined || latest === undefined)
    return withoutResult(
      EMISSIONS_RECORD,
      input.left_out?.sources.has('nger-corporate') === true
        ? unavailable(
            'not_assessed',
            'rows_left_out_by_operator',
            'The loaded registry tables have no row for this ABN. An operator left some rows out, and one of them may belong to this company. This does not mean zero emissions.',
            next?.expected_on ?? null,
          )
        : unavailable(
            'not_published',
            'not_in_registry',
            'The registry has no row for this ABN. It lists only corporations at or above 50,000 t CO2-e, so this does not mean zero emissions.',
            next?.expected_on ?? null,
          ),
      { basis: 'reported', data_quality: 1 },
    )
  const market = input.market_based.find((row) => row.reporting_year === latest.reporting_year)
  const income_intensity = incomeIntensity(reporter)
  const certificates = input.entity.result?.registry.transfer_certificates ?? []
  return withResult(
    EMISSIONS_RECORD,
    {
      latest,
      gwp_set: gwpSetOf(latest.reporting_year),
      market_based_scope2: market === undefined ? null : withoutEvidence(market),
      transfer_certificates: certificates,
      income_intensity,
      history: record.years,
      gaps: record.gaps,
      restatements: record.restatements,
      next_release: next ?? {
        reporting_year: latest.reporting_year,
        expected_on: periodEnd(latest.reporting_year),
      },
      preparer_notes: PREPARER_NOTES,
    },
    {
      basis: 'reported',
      data_quality: input.transcribed ? 2 : 1,
      flags: [...record.flags, ...latest.flags, ...(input.transcribed ? ['transcribed_copy'] : [])],
      inputs: [
        ...record.inputs,
        ...input.entity.inputs.filter(({ release }) =>
          certificates.some(({ source }) => source.release === release),
        ),
        ...evidenceOf(market === undefined ? [] : [market]),
        ...evidenceOf(usedIncomes(reporter)),
      ],
      trace: [
        ruleStep(
          'emissions_record.latest_year',
          { latest_year: latest.reporting_year, newest_table: newest ?? null },
          'same_year',
          newest === latest.reporting_year ? 'available' : 'stale',
        ),
        ...incomeStep(reporter),
      ],
      availability:
        newest === latest.reporting_year
          ? AVAILABLE
          : absentSince(record, latest.reporting_year, newest, next),
      workings: () =>
        emissionsWorkings({
          record,
          latest: latest.reporting_year,
          market_based: input.market_based,
          reporter,
          income_availability: income_intensity.availability,
        }),
    },
  )
}

function nextRelease(newest: ReportingYear | undefined): LatestEmissions['next_release'] | null {
  if (newest === undefined) return null
  const start = startYear(newest) + 1
  return { reporting_year: reportingYear(start), expected_on: `${start + 2}-${PUBLICATION_DAY}` }
}

/** Reasons of a missing year that are the operator's and not the publisher's. */
const BY_DECISION = new Set(['left_out_by_operator', 'rows_left_out_by_operator'])

function absentSince(
  record: EmissionsRecord,
  latest: ReportingYear,
  newest: ReportingYear | undefined,
  next: LatestEmissions['next_release'] | null,
): Availability {
  const missing = record.years.find(({ reporting_year }) => reporting_year === newest)?.availability
  if (missing !== undefined && BY_DECISION.has(missing.reason_code ?? ''))
    return { ...missing, status: 'stale', expected_on: next?.expected_on ?? null }
  return unavailable(
    'stale',
    'absent_from_latest_year',
    `The latest year published for this company is ${latest}; the registry table for ${newest ?? 'the newest year'} has no row for it. This does not mean zero emissions.`,
    next?.expected_on ?? null,
  )
}

function incomeIntensity(reporter: Reporter | null): LatestEmissions['income_intensity'] {
  const none = { t_per_aud_million: null, income_year: null, total_income_aud: null }
  if (reporter === null)
    return {
      ...none,
      availability: unavailable(
        'not_applicable',
        'no_published_year',
        'There is no published year to calculate an intensity from.',
      ),
    }
  const fitted = fittingIncome(reporter)
  if ('reason' in fitted) return { ...none, availability: fitted.reason }
  return {
    availability: AVAILABLE,
    t_per_aud_million: fitted.intensity,
    income_year: fitted.income.income_year,
    total_income_aud: fitted.income.total_income_aud,
  }
}

function incomeStep(reporter: Reporter | null): TraceStep[] {
  if (reporter === null) return []
  const fitted = fittingIncome(reporter)
  const value = 'reason' in fitted ? fitted.refused_intensity : fitted.intensity
  if (value === undefined) return []
  return [
    limitStep(
      'emissions_record.income_fit',
      { measure: 't_per_aud_million', value },
      { operator: 'at_most', threshold: LARGEST_INCOME_INTENSITY, met: 'fits', otherwise: 'not_the_group' },
    ),
  ]
}

function usedIncomes(reporter: Reporter | null): readonly Evidenced[] {
  if (reporter === null) return []
  const fitted = fittingIncome(reporter)
  return 'income' in fitted ? [fitted.income] : []
}

function withoutEvidence(row: MarketBasedScope2): Omit<MarketBasedScope2, 'evidence'> {
  const { evidence: _, ...shown } = row
  return shown
}
