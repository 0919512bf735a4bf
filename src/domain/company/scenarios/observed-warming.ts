import { evaluate } from '../../formula/evaluate.ts'
import { rememberedByBoth } from '../../remembered-by.ts'
import { SCENARIO_FORMULAS } from './formula.ts'
import { annualChanges, type RegionalChange, type Spread } from './warming-levels.ts'

/** The years that a figure of now is the mean of. */
export interface ObservedWindow {
  readonly first_year: number
  readonly latest_year: number
}

/** How warm the world was in a window, and what of the region's change the models have by then. */
export interface ObservedWarming {
  readonly warming_c: number
  readonly so_far: Spread
}

const FORMULA = SCENARIO_FORMULAS.formula('observed_warming')

const observed = rememberedByBoth(
  (
    changes: readonly RegionalChange[],
    _question: string,
    { variable, window }: { readonly variable: string; readonly window: ObservedWindow },
  ): ObservedWarming | null => {
    const found = evaluate(FORMULA, {
      ...window,
      changes: annualChanges(changes, variable).map(({ level_c, low, median, high }) => ({
        warming: level_c,
        low,
        central: median,
        high,
      })),
    })
    const warming_c = found.number('warming_now')
    const soFar = (end: keyof Spread): number | null => found.number(`so_far_${end}`)
    const [low, central, high] = [soFar('low'), soFar('central'), soFar('high')]
    return warming_c === null || low === null || central === null || high === null
      ? null
      : { warming_c, so_far: { low, central, high } }
  },
)

/** Null where AR6 has no warming for the window. `changes` are all of the region; the same list serves all places in it. */
export const observedWarming = (
  changes: readonly RegionalChange[],
  variable: string,
  window: ObservedWindow,
): ObservedWarming | null =>
  observed(changes, `${variable} ${window.first_year} ${window.latest_year}`, { variable, window })

/** The years of a period such as 2015-2024. */
export function windowOf(period: string): ObservedWindow {
  const [first = '', last = first] = period.split('-')
  return { first_year: Number(first), latest_year: Number(last) }
}
