import type { Period } from './documents.ts'
import type { FileLine } from './ledger-file.ts'

export interface MeteredFactor {
  readonly unit: string
  readonly content: { readonly unit: string } | null
  readonly parts: readonly {
    readonly scope: string
    readonly category: string
    readonly factor_id: string
  }[]
}

const ENERGY: ReadonlySet<string> = new Set([
  'gj',
  'gigajoule',
  'gigajoules',
  'mj',
  'tj',
  'pj',
  'wh',
  'kwh',
  'mwh',
  'gwh',
])

/** docs/methods/emissions_ledger.md, metered energy: scope 2, and what is counted in units of energy, unless it is a delivered or a transport fuel. */
function isMetered({ unit, content, parts }: MeteredFactor): boolean {
  const isOf = (test: (part: MeteredFactor['parts'][number]) => boolean): boolean => parts.some(test)
  const isDelivered = content !== null && content.unit.split('/')[1] !== 'm3'
  return (
    isOf(({ scope }) => scope === '2') ||
    (ENERGY.has(unit.trim().toLowerCase()) &&
      !isDelivered &&
      !isOf(({ category }) => category === 'transport'))
  )
}

const MS_PER_DAY = 86_400_000
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / MS_PER_DAY

/** Scopes of metered energy that at some place has a day of the period without a line. */
export function scopesWithDaysMissing(
  lines: readonly FileLine[],
  { period, factors }: { readonly period: Period; readonly factors: Readonly<Record<string, MeteredFactor>> },
): ReadonlySet<string> {
  const [first, last] = [dayOf(period.start), dayOf(period.end)]
  const places = new Map<string, { scopes: readonly string[]; days: Set<number> }>()
  for (const { factor: id, entity, facility, from, to } of lines) {
    const factor = factors[id]
    if (factor === undefined || !isMetered(factor)) continue
    const key = [factor.parts[0]?.factor_id, entity, facility].join('\n')
    const place = places.get(key) ?? { scopes: factor.parts.map(({ scope }) => scope), days: new Set() }
    for (let day = Math.max(dayOf(from), first); day <= Math.min(dayOf(to), last); day += 1)
      place.days.add(day)
    places.set(key, place)
  }
  const lacking = [...places.values()].filter(({ days }) => days.size < last - first + 1)
  return new Set(lacking.flatMap(({ scopes }) => scopes))
}
