import { bandOf, type Steps, worst } from '../arithmetic.ts'
import type { Formula } from './formula.ts'
import { byTable } from './hazards.ts'
import { EXTRA_HEAT, HEAT, RAINFALL, WARMING } from './risk.ts'

const ENDS = ['low', 'central', 'high'] as const
type Spread = Readonly<Record<(typeof ENDS)[number], number>>

interface Point {
  readonly shift_c: number
  readonly days_35: number
  readonly days_40: number
  readonly hottest_day: number
}

/** Each result at both ends and in the middle, under its name and the end. */
function atEnds(
  change: Spread,
  work: (change: number) => Readonly<Record<string, number | string | null>>,
): Readonly<Record<string, number | string | null>> {
  return Object.fromEntries(
    ENDS.flatMap((end) =>
      Object.entries(work(change[end])).map(([name, value]) => [`${name}_${end}`, value]),
    ),
  )
}

/** Linear between the two points beside a shift; nothing beyond the curve. */
function onCurve(curve: readonly Point[], shift: number, figure: Exclude<keyof Point, 'shift_c'>): number {
  const above = curve.find(({ shift_c }) => shift_c >= shift)
  const below = curve.findLast(({ shift_c }) => shift_c <= shift)
  if (above === undefined || below === undefined) throw new Error(`the curve does not reach ${shift} °C`)
  if (above === below) return above[figure]
  const share = (shift - below.shift_c) / (above.shift_c - below.shift_c)
  return below[figure] + share * (above[figure] - below[figure])
}

const extreme = (steps: Steps, value: number): string => bandOf(steps, 'extreme', value)

/** docs/methods/scenario_analysis.md: the region's change added to the baseline. */
export const scenarioWarming: Formula = (given) => {
  const { change, baseline, deviation } = given as { change: Spread; baseline: number; deviation: number }
  return atEnds(change, (degrees) => ({
    temperature: baseline + degrees,
    band: extreme(WARMING, degrees / deviation),
  }))
}

export const scenarioDrying: Formula = (given) => {
  const { change, baseline } = given as { change: Spread; baseline: number }
  return atEnds(change, (percent) => ({
    rainfall: (baseline * (100 + percent)) / 100,
    band: bandOf(RAINFALL, 'low', 100 + percent),
  }))
}

/** Hot days by the place's own curve: the worse of days and of extra days. */
export const scenarioHeat: Formula = (given) => {
  const { change, curve } = given as { change: Spread; curve: readonly Point[] }
  return atEnds(change, (degrees) => {
    const days = onCurve(curve, degrees, 'days_35')
    return {
      days_35: days,
      days_40: onCurve(curve, degrees, 'days_40'),
      band: worst([extreme(EXTRA_HEAT, days - onCurve(curve, 0, 'days_35')), extreme(HEAT, days)]),
    }
  })
}

export const scenarioHottestDay: Formula = (given) => {
  const { change, curve } = given as { change: Spread; curve: readonly Point[] }
  return atEnds(change, (degrees) => {
    const hottest = onCurve(curve, degrees, 'hottest_day')
    return { hottest_day: hottest, band: byTable('hottest_day', hottest) }
  })
}
