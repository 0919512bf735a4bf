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

/** The year that is the period, else the latest that begins by its end and ended at most a year before it. */
export function yearBeside(
  period: Period,
  { registry }: Facts,
): (RegistryFigures & { readonly isSame: boolean }) | null {
  const startOf = ({ year }: RegistryFigures): string => `${year.slice(0, 4)}-07-01`
  const endOf = ({ year }: RegistryFigures): string => `${Number(year.slice(0, 4)) + 1}-06-30`
  const same = registry.find((one) => startOf(one) === period.start && endOf(one) === period.end)
  if (same !== undefined) return { ...same, isSame: true }
  const before = registry.findLast((one) => startOf(one) <= period.end)
  const year = period.start.slice(0, 4)
  const rest = period.start.slice(4)
  const oldest = `${Number(year) - 1}${rest === '-02-29' ? '-02-28' : rest}`
  return before === undefined || endOf(before) < oldest ? null : { ...before, isSame: false }
}

/** A value beside the registry's figure of the year that belongs to a period; none where the registry prints none. */
export function besideRegistry(facts: Facts, period: Period, measure: string, side: Pair): Pair[] {
  const year = yearBeside(period, facts)
  const other = year?.values[measure] ?? null
  return year === null || other === null
    ? []
    : [{ ...side, measure, other, year: year.year, is_same: year.isSame }]
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

function safeguardPairs({ safeguard, targets, period }: Facts, figures: readonly Pair[]) {
  if (safeguard === null) return { figures_and_safeguard: [], no_target_and_safeguard: [] }
  const { year, covered, baseline } = safeguard
  const first = Number(year.slice(0, 4))
  const is_same = period.start === `${first}-07-01` && period.end === `${first + 1}-06-30`
  const beside = (measure: string, other: number | null): Pair[] =>
    other === null
      ? []
      : figures.filter((one) => one['measure'] === measure).map((one) => ({ ...one, other, year, is_same }))
  return {
    figures_and_safeguard: [
      ...beside('safeguard_covered_t', covered),
      ...beside('safeguard_baseline_t', baseline),
    ],
    no_target_and_safeguard: targets?.body['no_target'] === undefined ? [] : [{ other: covered, year }],
  }
}
