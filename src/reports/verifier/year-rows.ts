import type { MetricEntry, Period } from './documents.ts'
import { isTwelveMonths } from './target-record.ts'
import { yearBases } from './year-bases.ts'

export interface YearReport {
  readonly period: Period
  readonly registry: { readonly reporting_year: string | null }
  readonly declared: {
    readonly statements: readonly { readonly kind: string; readonly figures?: readonly Figure[] }[]
    readonly targets: readonly object[]
    readonly earlier: { readonly period: Period; readonly figures: readonly Figure[] } | null
  }
  readonly metrics: readonly MetricEntry[]
}
interface Figure {
  readonly measure: string
  readonly value: number
}

/** A figure of the table by its pointer; null where there is a dash. */
type Cell = { readonly pointer: string; readonly value: MetricEntry['value'] } | null
interface Row {
  readonly label: string
  readonly measure: string | null
  readonly ledger?: string
  readonly total?: string
  readonly registry?: string
  readonly scopes: string
}

const ROWS: readonly Row[] = [
  { label: 'Scope 1', measure: 'scope1_t', ledger: 'ledger.scope1', registry: 'scope1', scopes: 'scope1' },
  {
    label: 'Scope 2, location-based',
    measure: 'scope2_location_t',
    ledger: 'ledger.scope2',
    registry: 'scope2',
    scopes: 'scope2_location',
  },
  { label: 'Scope 2, market-based', measure: 'scope2_market_t', scopes: 'scope2_market' },
  {
    label: 'Scope 1 and 2, location-based',
    measure: 'scope1_and_2_t',
    total: 'scope1_and_2',
    registry: 'scope1_and_2',
    scopes: 'scope1,scope2_location',
  },
  { label: 'Scope 3', measure: 'scope3_t', ledger: 'ledger.scope3', scopes: 'scope3' },
  { label: 'Scope 1, 2 and 3', measure: null, total: 'all_scopes', scopes: 'scope1,scope2_location,scope3' },
]

export const YEAR_COLUMNS = ['year', 'before', 'change', 'base', 'registry'] as const

/** Where report.json holds metrics, and what statements of the year and of the period before declare. */
export function yearPlaces({ declared: { statements, earlier }, metrics }: YearReport) {
  const firstOf = (measure: string | null, found: readonly (Figure & { readonly pointer: string })[]): Cell =>
    found.find((one) => one.measure === measure) ?? null
  const declared = statements.flatMap(({ kind, figures = [] }, at) =>
    kind === 'disclosure'
      ? figures.map((one, index) => ({
          ...one,
          pointer: `/declared/statements/${at}/figures/${index}/value`,
        }))
      : [],
  )
  const before = (earlier?.figures ?? []).map((one, index) => ({
    ...one,
    pointer: `/declared/earlier/figures/${index}/value`,
  }))
  return {
    metric: (id: string | undefined): Cell => {
      const at = metrics.findIndex((one) => one.id === id)
      const value = metrics[at]?.value ?? null
      return value === null ? null : { pointer: `/metrics/${at}/value`, value }
    },
    declared: (measure: string | null): Cell => firstOf(measure, declared),
    before: (measure: string | null): Cell => firstOf(measure, before),
  }
}

/** The rows of the year in figures, each with a cell for every column, and where the year's own figure comes from. */
export function yearRows(report: YearReport) {
  const { metric, declared, before } = yearPlaces(report)
  const bases = yearBases(report.declared.targets)
  return ROWS.map(({ label, measure, ledger, total, registry, scopes }) => {
    const [own, ofLedger] = [declared(measure), metric(ledger)]
    const added = metric(total === undefined ? undefined : `year.reported.${total}`)
    return {
      label,
      source: own !== null ? 'Declared' : ofLedger !== null ? 'From the ledger' : 'Added up',
      cells: {
        year: own ?? ofLedger ?? added,
        before: before(measure) ?? metric(total === undefined ? undefined : `year.before.${total}`),
        change: isNextYear(report) ? metric(changeOf(measure, total, [own, before(measure)])) : null,
        base: bases.cells.get(scopes) ?? null,
        registry: metric(registry === undefined ? undefined : `emissions.${registry}`),
      } satisfies Readonly<Record<(typeof YEAR_COLUMNS)[number], Cell>>,
    }
  }).filter(({ cells }) => Object.values(cells).some((cell) => cell !== null))
}

/** Totals are declared in both years or added up in both. */
function changeOf(
  measure: string | null,
  total: string | undefined,
  [now, then]: readonly [Cell, Cell],
): string | undefined {
  if (total === undefined || measure === null) return `year.change.${total ?? measure}`
  if ((now === null) !== (then === null)) return undefined
  return `year.change.${now === null ? total : measure}`
}

/** The metric of the ledger for each measure that a statement may declare; null where it has none. */
export const LEDGER_OF: Readonly<Record<string, string | null>> = Object.fromEntries(
  ROWS.flatMap(({ measure, ledger = null }) => (measure === null ? [] : [[measure, ledger]])),
)

const DAY = 86_400_000

/** Twelve months each, and no day between them. */
export const isNextYear = ({
  period,
  declared: { earlier },
}: {
  readonly period: Period
  readonly declared: { readonly earlier: { readonly period: Period } | null }
}): boolean =>
  earlier !== null &&
  isTwelveMonths(period) &&
  isTwelveMonths(earlier.period) &&
  Date.parse(period.start) - Date.parse(earlier.period.end) === DAY
