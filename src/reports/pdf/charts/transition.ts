import { linearScale, tickTexts } from '../scale.ts'
import { at, label, legend, PAGE_WIDTH, type Point, rule, type Scene, type Shape } from '../scene.ts'

const HEIGHT = 150
const LEFT = 44
const TOP = 22
const BOTTOM = HEIGHT - 18

/** A path with a point for each year that has a figure. */
export interface DrawnPath {
  readonly name: string
  readonly points: readonly { readonly year: number; readonly value: number }[]
}

const TONES = ['accent', 'muted', 'ink'] as const

/** A line for each scenario. Null without two years. */
export function transitionChart(paths: readonly DrawnPath[]): Scene | null {
  const years = [...new Set(paths.flatMap(({ points }) => points.map(({ year }) => year)))].toSorted(
    (a, b) => a - b,
  )
  const [first, last] = [years[0], years.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const scale = linearScale(
    [0, ...paths.flatMap(({ points }) => points.map(({ value }) => value))],
    [BOTTOM, TOP],
    {
      count: 4,
    },
  )
  const texts = tickTexts(scale.ticks)
  const time = (year: number): number =>
    at(LEFT + 12 + ((year - first) / (last - first)) * (PAGE_WIDTH - LEFT - 24))
  const toneOf = (index: number) => TONES[index % TONES.length]!
  return {
    width: PAGE_WIDTH,
    height: HEIGHT,
    shapes: [
      ...legend(
        5,
        paths.map(({ name }, index) => ({ tone: toneOf(index), text: name, line: true as const })),
      ),
      ...scale.ticks.flatMap((tick, index) => [
        rule([LEFT, scale.place(tick)], [PAGE_WIDTH, scale.place(tick)]),
        label(LEFT - 4, scale.place(tick), texts[index]!, 'right'),
      ]),
      ...paths.map(
        ({ points }, index): Shape => ({
          kind: 'line',
          points: points.map(({ year, value }): Point => [time(year), scale.place(value)]),
          tone: toneOf(index),
          weight: 1.5,
        }),
      ),
      ...years.map((year) => label(time(year), BOTTOM + 9, String(year), 'centre')),
    ],
  }
}
