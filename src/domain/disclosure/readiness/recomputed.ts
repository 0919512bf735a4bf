import { LEDGER_SCOPES, type LedgerScope } from '../../ledger/categories.ts'
import { MOST_ESTIMATED_PERCENT, tooMuchEstimated } from '../../ledger/estimated-share.ts'
import { SCOPE3_CATEGORIES } from '../../ledger/formula.ts'
import { meterLack } from '../../ledger/metered.ts'
import { type LedgerOfPeriod, ledgerReference } from '../../ledger/record.ts'
import { leftOutOfScope3 } from '../contradictions/screening.ts'
import type { NamedDocument } from '../evidence/named-documents.ts'
import type { YearEmissions } from '../ledger/year-emissions.ts'
import type { DisclosureRecords } from '../records/kinds.ts'
import type { RegistryFeed } from '../registry-feed.ts'
import type { MarketBasedScope2 } from '../scope2/market-based-scope2.ts'
import type { RecomputedFigure } from './row.ts'
import { sentenceFault } from './statement-words.ts'

/** What figures of the period are computed from. */
export interface RecomputedFrom {
  readonly registry: RegistryFeed
  readonly scope2: MarketBasedScope2 | null
  readonly ledger: LedgerOfPeriod | null
  readonly year: YearEmissions | null
  /** Every document that the records name. */
  readonly named: readonly NamedDocument[]
  readonly held: ReadonlySet<string>
  readonly records: Pick<DisclosureRecords, 's2_statements'>
}

/**
 * Figures of the very period that the registry prints, or that the ledger or the loads of the electricity record give. What somebody typed
 * into a load or a line is as good as its document: without that, the figure is no better than the statement beside it.
 */
export function recomputedFigures(from: RecomputedFrom): RecomputedFigure[] {
  const { registry, scope2, ledger, year } = from
  const { actual, availability, match, reporting_year } = registry
  const row = availability.status === 'available' && match === 'same_period' ? actual : null
  const [scope1, second] = [row?.scope1_t ?? null, row?.scope2_t ?? null]
  const both = scope1 === null || second === null ? null : scope1 + second
  const printed = { reference: `registry ${reporting_year}`, lacks: null }
  const loads = { reference: 'the loads of the electricity record', lacks: loadsLack(from) }
  const figures: readonly Named[] = [
    ['scope1_t', scope1, printed],
    ['scope2_location_t', second, printed],
    ['scope1_and_2_t', both, printed],
    ['net_energy_gj', row?.net_energy?.gj ?? null, printed],
    ['scope2_location_t', numberOf(scope2?.totals.location_based_t), loads],
    ['scope2_market_t', numberOf(scope2?.totals.market_based_t), { ...loads, lacks: electricityLacks(from) }],
    ...(ledger === null || year === null
      ? []
      : ofYear(ledger, year, { records: from.records, loadsLack: loads.lacks })),
  ]
  return figures.flatMap(([measure, value, source]) =>
    value === null ? [] : [{ measure, value, ...source }],
  )
}

type Source = Pick<RecomputedFigure, 'reference' | 'lacks'>
type Named = readonly [RecomputedFigure['measure'], number | null, Source]

/** Scope 2 of the year comes from the loads where the ledger has no lines of electricity. */
function ofYear(
  ledger: LedgerOfPeriod,
  year: YearEmissions,
  { records, loadsLack }: Pick<RecomputedFrom, 'records'> & { readonly loadsLack: string | null },
): Named[] {
  const reference = ledgerReference(ledger)
  const [scope1 = null, second = null, third = null] = LEDGER_SCOPES.map((scope) => linesLack(ledger, scope))
  const scope2 = second ?? (year.electricity_t === null ? loadsLack : null)
  const scope3 = third ?? categoriesLack(year, records)
  return [
    ['scope1_t', year.scope1_t, { reference, lacks: scope1 }],
    ['scope2_location_t', year.scope2_location_t, { reference, lacks: scope2 }],
    ['scope1_and_2_t', year.scope1_and_2_t, { reference, lacks: scope1 ?? scope2 }],
    ['scope3_t', year.scope3_t, { reference, lacks: scope3 }],
  ]
}

/** A total of scope 3 is of all fifteen categories: each has lines, or a sentence says why the figure leaves it out. */
function categoriesLack(
  { categories }: Pick<YearEmissions, 'categories'>,
  records: RecomputedFrom['records'],
): string | null {
  const left = leftOutOfScope3(records).filter(({ reason }) => sentenceFault(reason) === null)
  const named = new Set(left.map(({ category }) => category))
  const open = SCOPE3_CATEGORIES.filter((category) => !categories.has(category) && !named.has(category))
  return open.length === 0
    ? null
    : `The ledger has lines for ${categories.size} of the 15 categories of scope 3. Say of ${listed(open)} in a full sentence why the figure leaves it out (scope3_left_out of the statement), or enter its lines.`
}

const listed = (categories: readonly string[]): string =>
  categories.length === 1
    ? categories[0]!.replace('_', ' ')
    : `each of categories ${categories.map((name) => name.replace('category_', '')).join(', ')}`

const loadsLack = (from: RecomputedFrom): string | null =>
  unheld(from, 'Documents of loads in the electricity record are not held: upload them.', '/consumption/')

const electricityLacks = (from: RecomputedFrom): string | null =>
  unheld(from, 'Documents that the electricity record names are not held: upload them.', '/')

const unheld = ({ named, held }: RecomputedFrom, lacks: string, at: string): string | null =>
  named.every(
    ({ record, pointer, sha256 }) =>
      record !== 'market_based_evidence' || !pointer.startsWith(at) || held.has(sha256),
  )
    ? null
    : lacks

/** A factor with parts in two scopes, such as fuel with its upstream emissions, has its lines asked about in both. */
function linesLack(
  { record: { body }, documents, held_documents, metered_gaps: gaps }: LedgerOfPeriod,
  scope: LedgerScope,
): string | null {
  const held = new Set<string | null>(held_documents)
  const own = documents.filter(({ scopes }) => scopes.includes(scope))
  if (own.some(({ sha256 }) => sha256 === null))
    return `Lines of scope ${scope} in the ledger, or own factors that they use, name no document: name it by its SHA-256 (document of the line, document_sha256 of the set of factors), upload it, and send the lines again.`
  if (!own.every(({ sha256 }) => held.has(sha256)))
    return `Documents of lines of scope ${scope} in the ledger or of their own factors, or files that were imported into it, are not held: upload them.`
  const estimated = tooMuchEstimated(body, scope)
  return estimated === null
    ? meterLack(gaps, scope)
    : `${estimated} % of scope ${scope} in the ledger is estimated. Documents can show its figure once at most ${MOST_ESTIMATED_PERCENT} % is: enter what was measured.`
}

const numberOf = (text: string | null | undefined): number | null =>
  text === null || text === undefined ? null : Number(text)
