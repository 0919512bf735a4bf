import type { Body, Documents, Period } from './documents.ts'
import { heldFiles } from './held-files.ts'
import { documentsHeld } from './readiness/facts.ts'
import { isTwelveMonths, REGISTRY_GASES, type Target } from './target-record.ts'

/** The ledger of the period as the actual of its year. */
export interface LedgerYear {
  readonly period: Period
  readonly scopes: ReadonlyMap<string, ScopeOfLedger>
}

interface ScopeOfLedger {
  readonly value: number
  readonly isHeld: boolean
  /** Whether every month of the period has lines of it. */
  readonly isWhole: boolean
  readonly potentials: readonly string[]
}

/** Scopes of a target: the digit in the ledger, the figure of the report, the column of what the target's formula is given. */
const SCOPES = [
  ['scope1', '1', 'ledger.scope1', 'scope1_t'],
  ['scope2_location', '2', 'ledger.scope2', 'scope2_t'],
  ['scope3', '3', 'ledger.scope3', 'scope3_t'],
] as const

interface Part {
  readonly scope: string
  readonly gwp_set: string | null
}

/** docs/methods/target_progress.md: the totals of the ledger, month by month, with what is held of their documents. */
export function ledgerYearOf(documents: Documents): LedgerYear | null {
  const { provenance, report } = documents
  const record = provenance.records.find((one) => one.record === 'ledger')
  if (record === undefined) return null
  const { period, months, factors } = record.body as unknown as {
    readonly period: Period
    readonly months: readonly { readonly factor: string; readonly month: string }[]
    readonly factors: Readonly<Record<string, { readonly parts: readonly Part[] }>>
  }
  const held = documentsHeld(documents, heldFiles(report))
  const valueOf = (id: string): unknown => report.metrics.find((one) => one.id === id)?.value
  const isOfLines = typeof valueOf('ledger.electricity') === 'number'
  const scopes = SCOPES.flatMap(([scope, digit, id]): [string, ScopeOfLedger][] => {
    const value = valueOf(id)
    if (typeof value !== 'number') return []
    const isOf = ({ scope: one }: Part): boolean => one === digit
    const reached = new Set(
      months.filter(({ factor }) => factors[factor]?.parts.some(isOf)).map(({ month }) => month),
    )
    const parts = Object.values(factors).flatMap((factor) => factor.parts.filter(isOf))
    const isLoads = scope === 'scope2_location' && !isOfLines
    return [
      [
        scope,
        {
          value,
          isHeld: held.lines(digit) && (!isLoads || held.loads),
          isWhole: isLoads || monthsOf(period).every((month) => reached.has(month)),
          potentials: parts.flatMap(({ gwp_set: set }) => (set === null ? [] : [set])),
        },
      ],
    ]
  })
  return { period, scopes: new Map(scopes) }
}

function monthsOf({ start, end }: Period): string[] {
  const months: string[] = []
  for (let [year, month] = start.split('-').map(Number) as [number, number]; ; month += 1) {
    if (month > 12) [year, month] = [year + 1, 1]
    const name = `${year}-${String(month).padStart(2, '0')}`
    if (name > end.slice(0, 7)) return months
    months.push(name)
  }
}

interface Beside {
  /** Potentials of the base; null where they are not known. */
  readonly base: string | null
  /** The least that the registry lets the total be. */
  readonly least: number
  readonly asOf: string
}

/** Whether the total of the ledger cannot be the actual of a target. */
export function ledgerFaults(
  { type, unit, basis, scopes, gases, coverage, target_period }: Target,
  { period, scopes: known }: LedgerYear,
  { base, least, asOf }: Beside,
): boolean {
  const parts = scopes.map((scope) => known.get(scope))
  const found = parts.filter((part) => part !== undefined)
  return (
    type === 'intensity' ||
    unit !== 't CO2-e' ||
    basis === 'net' ||
    !REGISTRY_GASES.split(',').every((gas) => gases.includes(gas)) ||
    coverage.entities.length + coverage.facilities.length > 0 ||
    coverage.share_percent !== 100 ||
    !isTwelveMonths(period) ||
    period.end.slice(5) !== target_period.end.slice(5) ||
    period.end > asOf ||
    found.length < parts.length ||
    found.some(
      ({ isHeld, isWhole, potentials }) =>
        !isHeld || !isWhole || (base !== null && potentials.some((set) => set !== base)),
    ) ||
    found.reduce((sum, { value }) => sum + value, 0) < least
  )
}

/** What the formula is given: where the period ends, and the figures of the ledger for the scopes of the target. */
export function ledgerReferences({ scopes }: Target, { scopes: known }: LedgerYear): Body {
  const cells = SCOPES.map(([scope, , metric, column]) => [
    column,
    scopes.includes(scope) && known.has(scope) ? { metric } : null,
  ])
  return { end: { record: 'ledger', pointer: '/period/end' }, ...Object.fromEntries(cells) }
}
