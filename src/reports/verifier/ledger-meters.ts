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

interface Ledger {
  readonly period: Period
  readonly factors: Readonly<Record<string, MeteredFactor>>
  readonly places: readonly {
    readonly entity: string
    readonly facility: string
    readonly share_percent: string
  }[]
}

/** Scopes of metered energy that at some place which counts has a day of the period without a line. */
export function scopesWithDaysMissing(
  lines: readonly FileLine[],
  { period, factors, places }: Ledger,
): ReadonlySet<string> {
  const [first, last] = [dayOf(period.start), dayOf(period.end)]
  const counted = places.filter(({ share_percent }) => Number(share_percent) > 0)
  const isCounted = new Set(counted.map(({ entity, facility }) => `${entity}\n${facility}`))
  const metered = lines.filter(({ factor: id, entity, facility }) => {
    const factor = factors[id]
    return factor !== undefined && isMetered(factor) && isCounted.has(`${entity}\n${facility}`)
  })
  const byPlace = Map.groupBy(metered, ({ factor, entity, facility }) =>
    [factors[factor]!.parts[0]?.factor_id, entity, facility].join('\n'),
  )
  const lacking = [...byPlace.values()].filter((own) => daysOf(own, first, last) < last - first + 1)
  return new Set(lacking.flatMap(([one]) => factors[one!.factor]!.parts.map(({ scope }) => scope)))
}

/** How many days have a line. One of 0 counts where none of its days has energy. */
function daysOf(lines: readonly FileLine[], first: number, last: number): number {
  const days = new Set<number>()
  const put = (those: readonly FileLine[], isWanted: (own: readonly number[]) => boolean): void => {
    const found = those.map(({ from, to }) => {
      const [start, end] = [Math.max(dayOf(from), first), Math.min(dayOf(to), last)]
      return Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at)
    })
    for (const day of found.filter(isWanted).flat()) days.add(day)
  }
  const isZero = ({ activity }: FileLine): boolean => Number(activity) === 0
  put(
    lines.filter((line) => !isZero(line)),
    () => true,
  )
  const used = new Set(days)
  put(lines.filter(isZero), (own) => own.every((day) => !used.has(day)))
  return days.size
}
