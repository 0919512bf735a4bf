import { findUnit } from '../factors/units.ts'
import { overlaps, type Period } from '../period.ts'
import { compareText } from '../text-order.ts'
import { daysInWords, uncoveredDays } from '../uncovered-days.ts'
import type { LedgerScope } from './categories.ts'
import type { FactorUse } from './factor-use.ts'
import { factorInWords } from './factor-words.ts'

/** Days that lines of a factor at a place are about; each stretch once, however many lines have it. */
export interface MeteredStretch {
  readonly factor: string
  readonly entity: string
  readonly facility: string
  readonly from: string
  readonly to: string
  /** Lines of 0: nothing was used. */
  readonly is_zero: boolean
}

/** Days of the period that no line of a metered energy at a place is about. */
export interface MeteredGap {
  readonly factor_id: string
  readonly entity: string
  readonly facility: string
  readonly scopes: readonly LedgerScope[]
  readonly runs: readonly Period[]
}

/**
 * Energy that a meter counts all the year round, so that each bill is about its days and no others: electricity, steam and heat, gas by
 * pipe, and what an own factor counts in units of energy. Fuel that is delivered, and gas for vehicles, is about the day of the delivery
 * and lasts longer.
 */
export function isMetered({ unit, parts, content }: FactorUse): boolean {
  if (parts.some(({ scope }) => scope === '2')) return true
  if (parts.some(({ category }) => category === 'transport') || findUnit(unit)?.dimension !== 'energy')
    return false
  return content === null || content.unit.endsWith(GAS)
}

/** Of the energy in a gas: gas comes by the cubic metre, other fuels by the tonne or the litre. */
const GAS = '/m3'

type Factors = ReadonlyMap<string, FactorUse>

/** Of a factor at a place; the factor is the same in every edition. */
export const placeKey = (
  factorId: string,
  { entity, facility }: Pick<MeteredStretch, 'entity' | 'facility'>,
): string => [factorId, entity, facility].join('\n')

const idOf = (factors: Factors, { factor }: Pick<MeteredStretch, 'factor'>): string =>
  factors.get(factor)!.parts[0]!.factor_id

/** What metered energy lacks, place by place. */
export const meteredGaps = (
  period: Period,
  stretches: readonly MeteredStretch[],
  factors: Factors,
): MeteredGap[] =>
  [...Map.groupBy(stretches, (stretch) => placeKey(idOf(factors, stretch), stretch))]
    .toSorted(([a], [b]) => compareText(a, b))
    .flatMap(([, own]) => {
      const runs = uncoveredDays(period, coveringOf(own))
      if (runs.length === 0) return []
      const { factor, entity, facility } = own[0]!
      const { parts } = factors.get(factor)!
      const scopes = [...new Set(parts.map(({ scope }) => scope))].toSorted(compareText)
      return [{ factor_id: parts[0]!.factor_id, entity, facility, scopes, runs }]
    })

/** Days of lines. A line of 0 says nothing about a stretch of which another line has days with energy. */
function coveringOf(stretches: readonly MeteredStretch[]): Period[] {
  const [zeros, used] = [true, false].map((isZero) =>
    stretches.flatMap(({ from, to, is_zero }) => (is_zero === isZero ? [{ start: from, end: to }] : [])),
  )
  return [...used!, ...zeros!.filter((zero) => !used!.some((one) => overlaps(one, zero)))]
}

/** `Stationary, gas at Plant A has no line for 30 days: 2025-06-01 to 2025-06-30.` */
export function meteredGapInWords({ factor_id, entity, facility, runs }: MeteredGap): string {
  const place = facility === '' ? entity : facility
  return `${factorInWords(factor_id)}${place === '' ? '' : ` at ${place}`} has no line for ${daysInWords(runs)}.`
}

const MOST_SHOWN = 3

/** What the figure of a scope lacks of metered energy; null where every day has a line. */
export function meterLack(gaps: readonly MeteredGap[], scope: LedgerScope): string | null {
  const own = gaps.filter(({ scopes }) => scopes.includes(scope))
  if (own.length === 0) return null
  const more = own.length > MOST_SHOWN ? ` And ${own.length - MOST_SHOWN} more places.` : ''
  return `${own.slice(0, MOST_SHOWN).map(meteredGapInWords).join(' ')}${more} A bill is about its days and no others: enter the missing ones, or a line of 0 for days on which nothing was used or the place was not the company’s.`
}
