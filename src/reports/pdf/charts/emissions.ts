import type { EmissionsSeries } from '../../../domain/disclosure/report/series.ts'
import type { YearBeyondRegistry } from '../../../domain/disclosure/report/year-figures.ts'
import { number } from '../../format.ts'
import { linearScale, tickTexts } from '../scale.ts'
import {
  at,
  label,
  legend,
  PAGE_WIDTH,
  type Point,
  rule,
  type Scene,
  type Shape,
  textWidth,
} from '../scene.ts'

const HEIGHT = 220
const LEFT = 44
const TOP = 22
const BOTTOM = HEIGHT - 18

/** Scope 1 and 2 by year, stacked, the year that the company states itself, and the line to the end of the decade with its interval. */
export function emissionsChart(series: EmissionsSeries, own: YearBeyondRegistry | null = null): Scene {
  const bars: readonly Bar[] =
    own === null
      ? series.years
      : [...series.years.filter(({ reporting_year }) => reporting_year !== own.reporting_year), own]
  const years = [
    ...new Set([...bars, ...series.trajectory].map(({ reporting_year }) => reporting_year)),
  ].sort()
  const step = (PAGE_WIDTH - LEFT) / years.length
  const every = Math.ceil((textWidth('00-00') + 6) / step)
  const centre = (year: string): number => at(LEFT + (years.indexOf(year) + 0.5) * step)
  const amounts = [
    ...bars.map(({ scope1_t, scope2_t }) => (scope1_t ?? 0) + (scope2_t ?? 0)),
    ...series.trajectory.flatMap(({ value, high }) => [value ?? 0, high ?? value ?? 0]),
  ]
  const scale = linearScale(amounts, [BOTTOM, TOP])
  const texts = tickTexts(scale.ticks)
  const place = { centre, step, amount: scale.place }
  return {
    width: PAGE_WIDTH,
    height: HEIGHT,
    shapes: [
      ...legend(5, [
        { tone: 'accent', text: 'Scope 1' },
        { tone: 'second', text: 'Scope 2' },
        ...(series.trajectory.length > 0
          ? [
              { tone: 'ink' as const, text: 'Trajectory', line: true },
              { tone: 'band' as const, text: `${number(series.confidence * 100)} % interval` },
            ]
          : []),
      ]),
      ...scale.ticks.flatMap((tick, index) => [
        rule([LEFT, scale.place(tick)], [PAGE_WIDTH, scale.place(tick)]),
        label(LEFT - 4, scale.place(tick), texts[index]!, 'right'),
      ]),
      ...interval(series, place),
      ...bars.flatMap((year) => bar(year, place)),
      ...trajectory(series, place),
      ...years
        .filter((_, index) => index % every === 0)
        .map((year) => label(centre(year), BOTTOM + 9, year.slice(2), 'centre')),
    ],
  }
}

type Bar = Pick<EmissionsSeries['years'][number], 'reporting_year' | 'scope1_t' | 'scope2_t'>

interface Place {
  readonly centre: (year: string) => number
  readonly step: number
  readonly amount: (value: number) => number
}

/** A year without figures has a dash on the axis, so that it is not read as nothing emitted. */
function bar(year: Bar, { centre, step, amount }: Place): Shape[] {
  const x = at(centre(year.reporting_year) - step * 0.34)
  const width = at(step * 0.68)
  if (year.scope1_t === null && year.scope2_t === null)
    return [label(centre(year.reporting_year), amount(0) - 6, '–', 'centre', 'ink')]
  const first = amount(year.scope1_t ?? 0)
  const second = amount((year.scope1_t ?? 0) + (year.scope2_t ?? 0))
  return [
    { kind: 'box', x, y: first, width, height: at(amount(0) - first), fill: 'accent' },
    { kind: 'box', x, y: second, width, height: at(first - second), fill: 'second' },
  ]
}

function interval({ trajectory }: EmissionsSeries, { centre, amount }: Place): Shape[] {
  const known = trajectory.filter(({ low, high }) => low !== null && high !== null)
  if (known.length < 2) return []
  const upper = known.map(({ reporting_year, high }): Point => [centre(reporting_year), amount(high ?? 0)])
  const lower = known.map(
    ({ reporting_year, low }): Point => [centre(reporting_year), amount(Math.max(0, low ?? 0))],
  )
  return [{ kind: 'area', points: [...upper, ...lower.toReversed()], fill: 'band' }]
}

/** The line ends where it would fall below zero. */
function trajectory({ trajectory: ahead }: EmissionsSeries, { centre, amount }: Place): Shape[] {
  const points = ahead.flatMap(({ reporting_year, value }): Point[] =>
    value === null ? [] : [[centre(reporting_year), amount(value)]],
  )
  return points.length < 2 ? [] : [{ kind: 'line', points, tone: 'ink', weight: 1.5 }]
}
