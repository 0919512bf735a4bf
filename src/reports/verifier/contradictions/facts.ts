import type { Body, Documents, Period, RecordEntry } from '../documents.ts'
import { hasWholeLoads } from '../readiness/loads.ts'
import type { RegistersAsked } from '../registers/asked.ts'
import type { Rules } from './apply-rules.ts'

/** What the registry prints of a year, by the measure that statements call it. */
export interface RegistryFigures {
  readonly year: string
  readonly values: Readonly<Record<string, number | null>>
}

/** What the ledger of the period comes to by the report, in tonnes to the kilogram. */
export interface LedgerFigures extends RecordEntry {
  readonly measures: ReadonlyMap<string, number>
  readonly electricity: number | null
  /** Categories of scope 3 with both ends of their screening. */
  readonly screened: readonly {
    readonly category: string
    readonly name: string
    readonly declared: number
    readonly low: number
    readonly high: number
  }[]
}

/** All that the bundle holds of what contradictions are looked for in. */
export interface Facts {
  readonly abn: string
  readonly period: Period
  readonly earlierPeriod: Period | null
  /** Days by which the end of a year may move. */
  readonly yearEndDays: number
  readonly boundary: RecordEntry | undefined
  readonly targets: RecordEntry | undefined
  readonly electricity: RecordEntry | undefined
  readonly statements: RecordEntry | undefined
  readonly ledger: LedgerFigures | undefined
  /** Low ends of the screening by category, in tonnes to the kilogram. */
  readonly screenedFrom: ReadonlyMap<string, number>
  readonly registry: readonly RegistryFigures[]
  /** Days that a published year shares at least with the period that it is compared with as its own. */
  readonly leastShared: number
  readonly registeredIn: string | null
  readonly entityType: string
  readonly locationBased: number | null
  readonly marketBased: number | null
  readonly income: { readonly aud: number; readonly year: string } | null
  readonly employer: { readonly least: number; readonly band: string; readonly year: string } | null
  /** Only one that speaks for the period. */
  readonly listing: { readonly code: string; readonly as_of: string } | null
  readonly elsewhere: Documents['provenance']['contradiction_facts']['elsewhere']
  readonly registers: RegistersAsked | undefined
  readonly percentages: Documents['provenance']['contradiction_facts']['percentages']
  /** How claims relate to others on the same certificates, by instrument. */
  readonly claimedElsewhere: ReadonlyMap<string, string>
  readonly safeguard: {
    readonly year: string
    readonly covered: number
    readonly baseline: number | null
    readonly facilities: readonly { readonly name: string; readonly covered: number }[]
  } | null
  readonly facilities: readonly { readonly name: string; readonly table: string; readonly year: string }[]
  /** The division of finance, as the report names it; null outside it. */
  readonly finance: string | null
  readonly financeRequirements: ReadonlySet<string>
}

const OF_FINANCE = 'asset management, commercial banking or insurance activities'

export function factsOf(
  { report, coverage, provenance }: Documents,
  division: string | null,
  { constants }: Pick<Rules, 'constants'>,
): Facts {
  const record = (kind: string) => provenance.records.find((one) => one.record === kind)
  const { net_energy, income, facilities, employer, elsewhere, registers, percentages, claimed_elsewhere } =
    provenance.contradiction_facts
  const energy = new Map(net_energy.map(({ reporting_year, gj }) => [reporting_year, gj]))
  const isWhole = hasWholeLoads({ report, provenance })
  const isListed = report.registry.availability.status === 'available'
  return {
    abn: report.entity.abn,
    period: report.period,
    earlierPeriod: provenance.contradiction_facts.earlier_period,
    yearEndDays: constants['year_end_days']?.value ?? 0,
    boundary: record('organisational_boundary'),
    targets: record('emission_targets'),
    electricity: record('market_based_evidence'),
    statements: record('s2_statements'),
    ledger: ledgerOf(report, record('ledger')),
    screenedFrom: lowEnds(report),
    registry: (report.series.emissions?.years ?? [])
      .filter(({ reason_code }) => reason_code === null)
      .map(({ reporting_year: year, scope1_t, scope2_t }) => ({
        year,
        values: {
          scope1_t,
          scope2_location_t: scope2_t,
          scope1_and_2_t: scope1_t === null || scope2_t === null ? null : scope1_t + scope2_t,
          net_energy_gj: energy.get(year) ?? null,
        },
      })),
    leastShared: constants['least_shared_days']?.value ?? 365,
    registeredIn: isListed ? report.registry.reporting_year : null,
    entityType: report.entity.entity_type ?? '',
    locationBased: isWhole ? overRegions(report, 'location_based') : null,
    marketBased: isWhole ? overRegions(report, 'market_based') : null,
    income,
    employer,
    listing: currentListing({ report, provenance }),
    elsewhere,
    registers,
    percentages,
    claimedElsewhere: new Map(claimed_elsewhere.map(({ instrument, standing }) => [instrument, standing])),
    safeguard: safeguardOf(report),
    facilities,
    finance: division === 'K' ? `ANZSIC division ${division}` : null,
    financeRequirements: new Set(
      coverage.requirements.filter(({ applies_when }) => applies_when === OF_FINANCE).map(({ id }) => id),
    ),
  }
}

const inKilograms = (t: number): number => Math.round(t * 1000) / 1000

const lowEnds = ({ metrics }: Documents['report']): ReadonlyMap<string, number> => {
  const values = new Map(metrics.map(({ id, value }) => [id, value]))
  return new Map(
    Array.from({ length: 15 }, (_, at) => `category_${at + 1}`).flatMap((category) => {
      const [low, high] = ['low', 'high'].map((end) => values.get(`scope3.${category}.${end}`))
      return typeof low === 'number' && typeof high === 'number'
        ? [[category, inKilograms(low)] as const]
        : []
    }),
  )
}

function ledgerOf(
  { metrics }: Documents['report'],
  record: RecordEntry | undefined,
): LedgerFigures | undefined {
  if (record === undefined || !metrics.some(({ topic }) => topic === 'ledger')) return undefined
  const valueOf = (id: string): number | null => {
    const value = metrics.find((metric) => metric.id === id)?.value
    return typeof value === 'number' ? inKilograms(value) : null
  }
  const names = {
    scope1_t: 'scope1',
    scope2_location_t: 'scope2',
    scope1_and_2_t: 'scope1_and_2',
    scope3_t: 'scope3',
  }
  const category = /^ledger\.(category_\d+)$/
  return {
    ...record,
    measures: new Map(
      Object.entries(names).flatMap(([measure, name]) => {
        const value = valueOf(`ledger.${name}`)
        return value === null ? [] : [[measure, value] as const]
      }),
    ),
    electricity: valueOf('ledger.electricity'),
    screened: metrics.flatMap(({ id, label }) => {
      const name = category.exec(id)?.[1]
      const [declared, low, high] = [id, `scope3.${name}.low`, `scope3.${name}.high`].map(valueOf)
      return name === undefined ||
        typeof declared !== 'number' ||
        typeof low !== 'number' ||
        typeof high !== 'number'
        ? []
        : [
            {
              category: name.replace('_', ' '),
              name: label.replace(/^Category \d+, /, '').replace(/, of the reporting year$/, ''),
              declared,
              low,
              high,
            },
          ]
    }),
  }
}

/** docs/methods/reporting_duty.md: a code of the exchange speaks for a period that ends within 12 months of it. */
export function currentListing({
  report,
  provenance,
}: Pick<Documents, 'report' | 'provenance'>): Facts['listing'] {
  const listing = provenance.contradiction_facts.listing
  const months = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))
  const isUnlistable = /(?:proprietary|private) company/i.test(report.entity.entity_type ?? '')
  return listing === null || isUnlistable || Math.abs(months(listing.as_of) - months(report.period.end)) > 12
    ? null
    : listing
}

/** Over all regions of the electricity record; null as soon as one has no figure. */
function overRegions({ metrics }: Documents['report'], method: string): number | null {
  const parts = metrics
    .filter(({ id }) => id.startsWith('scope2.') && id.endsWith(`.${method}`))
    .map(({ value }) => value)
  return parts.length === 0 || parts.some((part) => typeof part !== 'number')
    ? null
    : inKilograms(parts.reduce<number>((sum, part) => sum + (part as number), 0))
}

function safeguardOf({ metrics, series }: Documents['report']): Facts['safeguard'] {
  const isCovered = metrics.some(({ id, value }) => id === 'safeguard.coverage' && value === 'covered')
  const table = series.safeguard
  if (!isCovered || table === null) return null
  const baselines = table.facilities.map(({ baseline_t }) => baseline_t)
  return {
    year: table.reporting_year,
    covered: table.facilities.reduce((sum, { covered_emissions_t }) => sum + covered_emissions_t, 0),
    facilities: table.facilities.map(({ facility: name, covered_emissions_t: covered }) => ({
      name,
      covered,
    })),
    baseline: baselines.includes(null) ? null : baselines.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  }
}

/** A list in a record; empty where the record or the list is not there. */
export const listOf = (record: RecordEntry | undefined, name: string): readonly Body[] =>
  (record?.body[name] ?? []) as readonly Body[]
