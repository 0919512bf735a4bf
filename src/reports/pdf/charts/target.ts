import type { TargetSeries } from '../../../domain/disclosure/report/series.ts'
import { short } from '../../format.ts'
import { linearScale, tickTexts } from '../scale.ts'
import { at, label, legend, PAGE_WIDTH, type Point, rule, type Scene, type Shape } from '../scene.ts'

const HEIGHT = 150
const LEFT = 44
const TOP = 28
const BOTTOM = HEIGHT - 18

/**
 * The path of a target from its base with its milestones, and what was emitted; the year that is asked for stands out. Null without two
 * points of the path.
 */
export function targetChart({ points, milestones }: TargetSeries, year: number | null): Scene | null {
  const years = points.map(({ year }) => year)
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (points.length < 2 || first === last) return null
  const actuals = points.flatMap(({ year: of, actual }) => (actual === null ? [] : [{ year: of, actual }]))
  const [base] = points
  const own = actuals.find((one) => one.year === year)
  const scale = linearScale(
    [...points.map(({ expected }) => expected), ...actuals.map(({ actual }) => actual)],
    [BOTTOM, TOP],
    { count: 4 },
  )
  const texts = tickTexts(scale.ticks)
  const time = (year: number): number =>
    at(LEFT + 12 + ((year - first) / (last - first)) * (PAGE_WIDTH - LEFT - 24))
  return {
    width: PAGE_WIDTH,
    height: HEIGHT,
    shapes: [
      ...legend(5, [
        { tone: 'muted', text: 'Path of the target', line: true },
        ...(actuals.length === 0 ? [] : [{ tone: 'accent' as const, text: 'Actual', line: true as const }]),
        ...(own === undefined ? [] : [{ tone: 'alarm' as const, text: `Year ending ${own.year}` }]),
      ]),
      ...scale.ticks.flatMap((tick, index) => [
        rule([LEFT, scale.place(tick)], [PAGE_WIDTH, scale.place(tick)]),
        label(LEFT - 4, scale.place(tick), texts[index]!, 'right'),
      ]),
      {
        kind: 'line',
        points: points.map(({ year, expected }): Point => [time(year), scale.place(expected)]),
        tone: 'muted',
        weight: 1.25,
        dashed: true,
      },
      ...milestones
        .filter(({ year }) => year >= first && year <= last)
        .map(({ year, value }): Shape => diamond(time(year), scale.place(value))),
      ...(actuals.length < 2
        ? []
        : [
            {
              kind: 'line' as const,
              points: actuals.map(({ year, actual }): Point => [time(year), scale.place(actual)]),
              tone: 'accent' as const,
              weight: 1.75,
            },
          ]),
      ...actuals.map(
        ({ year, actual }): Shape => ({
          kind: 'dot',
          x: time(year),
          y: scale.place(actual),
          radius: 2.75,
          fill: 'accent',
          outline: 'paper',
        }),
      ),
      ...(base === undefined
        ? []
        : [
            label(
              at(time(base.year) + 5),
              at(scale.place(base.expected) - 8),
              `Base ${short(base.expected)}`,
            ),
          ]),
      ...(own === undefined ? [] : declaredYear(time(own.year), scale.place(own.actual), own.actual)),
      ...yearLabels(first, last).map((one) => label(time(one), BOTTOM + 9, String(one), 'centre')),
    ],
  }
}

/** A larger dot with its figure below, where the line of the target seldom is. */
const declaredYear = (x: number, y: number, value: number): Shape[] => [
  { kind: 'dot', x, y, radius: 4, fill: 'alarm', outline: 'paper' },
  label(x, at(Math.min(y + 11, BOTTOM - 5)), short(value), 'centre', 'ink'),
]

const diamond = (x: number, y: number): Shape => ({
  kind: 'area',
  points: [
    [x, at(y - 4)],
    [at(x + 4), y],
    [x, at(y + 4)],
    [at(x - 4), y],
  ],
  fill: 'ink',
})

/** At most twelve, the last year always among them. */
function yearLabels(first: number, last: number): number[] {
  const step = Math.ceil((last - first) / 12)
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => last - index * step)
}
