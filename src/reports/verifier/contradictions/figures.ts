import type { Body, Period } from '../documents.ts'
import type { Pair } from './apply-rules.ts'
import { type Facts, listOf, type RegistryFigures } from './facts.ts'

export interface Figure {
  readonly measure: string
  readonly value: number
  readonly requirement_id: string
  readonly pointer: string
}

/** docs/methods/contradictions.md: what statements declare as numbers. */
export const figuresOf = ({ statements }: Facts): Figure[] =>
  listOf(statements, 'statements').flatMap(({ requirement_id, kind, figures }, index) =>
    kind === 'disclosure'
      ? ((figures ?? []) as readonly Body[]).map(({ measure, value }, at) => ({
          measure: String(measure),
          value: Number(value),
          requirement_id: String(requirement_id),
          pointer: `/statements/${index}/figures/${at}/value`,
        }))
      : [],
  )

/** Of a period and a published year: the days that both have, and those that the longer remainder has alone. */
export function daysBeside(period: Period, reportingYear: string) {
  const first = Number(reportingYear.slice(0, 4))
  const [a, b] = [dayOf(`${first}-07-01`), dayOf(`${first + 1}-06-30`)]
  const [c, d] = [dayOf(period.start), dayOf(period.end)]
  const shared = Math.max(0, Math.min(b, d) - Math.max(a, c) + 1)
  return { shared, apart: Math.max(b - a + 1 - shared, d - c + 1 - shared) }
}

const dayOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 864e5)

/** docs/methods/contradictions.md: the year that shares nearly all days with the period, else the latest that begins by its end and ended at most a year before it. */
export function yearBeside(
  period: Period,
  { registry, leastShared }: Facts,
): (RegistryFigures & { readonly isSame: boolean; readonly apart: number }) | null {
  const startOf = ({ year }: RegistryFigures): string => `${year.slice(0, 4)}-07-01`
  const endOf = ({ year }: RegistryFigures): string => `${Number(year.slice(0, 4)) + 1}-06-30`
  const years = registry.map((one) => {
    const { shared, apart } = daysBeside(period, one.year)
    return { ...one, apart, isSame: shared >= leastShared }
  })
  const closest = Math.min(...years.flatMap(({ isSame, apart }) => (isSame ? [apart] : [])))
  const same = years.find(({ isSame, apart }) => isSame && apart === closest)
  if (same !== undefined) return same
  const before = years.findLast((one) => startOf(one) <= period.end)
  const year = period.start.slice(0, 4)
  const rest = period.start.slice(4)
  const oldest = `${Number(year) - 1}${rest === '-02-29' ? '-02-28' : rest}`
  return before === undefined || endOf(before) < oldest ? null : before
}

/** A value beside the registry's figure of the year that belongs to a period; none where the registry prints none. */
export function besideRegistry(facts: Facts, period: Period, measure: string, side: Pair): Pair[] {
  const across = acrossYears(facts, period, measure)
  if (across !== null) return [{ ...side, measure, ...across }]
  const year = yearBeside(period, facts)
  const other = year?.values[measure] ?? null
  return year === null || other === null
    ? []
    : [{ ...side, measure, other, year: year.year, is_same: year.isSame, days_apart: year.apart }]
}

/** The figures of the years that a period lies across, by the days of each; null where one of them holds it, or a day is in none. */
function acrossYears({ registry, leastShared }: Facts, period: Period, measure: string): Pair | null {
  const days = dayOf(period.end) - dayOf(period.start) + 1
  const own = registry
    .map((one) => {
      const first = Number(one.year.slice(0, 4))
      const length = dayOf(`${first + 1}-06-30`) - dayOf(`${first}-07-01`) + 1
      return { ...one, length, shared: daysBeside(period, one.year).shared }
    })
    .filter(({ shared }) => shared > 0)
  const total = own.reduce((sum, { shared }) => sum + shared, 0)
  const isOwn = own.some(({ shared }) => shared >= leastShared)
  const values = own.map((one) => one.values[measure] ?? null)
  if (own.length < 2 || isOwn || total !== days || values.includes(null)) return null
  const weighted = own.reduce((sum, { shared, length }, at) => sum + (shared / length) * (values[at] ?? 0), 0)
  return {
    other: Math.round(weighted),
    year: `${own.map(({ year }) => year).join(' and ')}, by days`,
    is_same: false,
    is_across: true,
    days_apart: 0,
  }
}

/** What statements say beside the registry, the electricity record, the Safeguard table and each other. */
export function figurePairs(facts: Facts): Readonly<Record<string, readonly Pair[]>> {
  const { period, electricity, locationBased, marketBased } = facts
  const all = figuresOf(facts)
  const of = (measure: string) => all.filter((figure) => figure.measure === measure)
  const declared = ({ value, ...figure }: Figure): Pair => ({ ...figure, declared: value })
  const load = electricity === undefined ? null : locationBased
  const left = electricity === undefined ? null : marketBased
  const [whole] = of('scope1_and_2_t')
  const [scope1] = of('scope1_t')
  const [scope2] = of('scope2_location_t')
  return {
    figures_and_registry: all.flatMap((figure) =>
      besideRegistry(facts, period, figure.measure, declared(figure)),
    ),
    load_and_registry:
      load === null ? [] : besideRegistry(facts, period, 'scope2_location_t', { declared: load }),
    load_and_figures:
      load === null
        ? []
        : of('scope2_location_t').map(({ value, ...figure }) => ({
            ...figure,
            declared: load,
            other: value,
          })),
    figures_and_instruments:
      left === null ? [] : of('scope2_market_t').map((figure) => ({ ...declared(figure), other: left })),
    figures_stated_twice: all
      .map((figure) => ({ figure, first: of(figure.measure)[0]! }))
      .filter(({ figure, first }) => figure !== first)
      .map(({ figure, first }) => ({
        ...declared(figure),
        other: first.value,
        other_pointer: first.pointer,
        other_requirement_id: first.requirement_id,
      })),
    stated_totals:
      whole === undefined || scope1 === undefined || scope2 === undefined
        ? []
        : [
            {
              ...declared(whole),
              other: scope1.value + scope2.value,
              scope1_pointer: scope1.pointer,
              scope1_requirement_id: scope1.requirement_id,
              scope2_requirement_id: scope2.requirement_id,
            },
          ],
    ...safeguardPairs(facts, all.map(declared)),
  }
}

function safeguardPairs({ safeguard, targets, period, leastShared }: Facts, figures: readonly Pair[]) {
  if (safeguard === null) return { figures_and_safeguard: [], no_target_and_safeguard: [] }
  const { year, covered, baseline } = safeguard
  const { shared, apart } = daysBeside(period, year)
  const own = { year, is_same: shared >= leastShared, days_apart: apart }
  const beside = (measure: string, other: number | null): Pair[] =>
    other === null
      ? []
      : figures.filter((one) => one['measure'] === measure).map((one) => ({ ...one, other, ...own }))
  return {
    figures_and_safeguard: [
      ...beside('safeguard_covered_t', covered),
      ...beside('safeguard_baseline_t', baseline),
    ],
    no_target_and_safeguard: targets?.body['no_target'] === undefined ? [] : [{ other: covered, year }],
  }
}
