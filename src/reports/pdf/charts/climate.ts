import { indicatorLabel } from '../../../domain/company/climate/indicator-rules.ts'
import type { ClimateSeriesSet } from '../../../domain/disclosure/report/series.ts'
import { number, unit } from '../../format.ts'
import { linearScale } from '../scale.ts'
import { at, label, PAGE_WIDTH, type Point, rule, type Scene, type Shape } from '../scene.ts'

type Indicator = ClimateSeriesSet['indicators'][number]

const COLUMNS = 2
const GUTTER = 22
const PANEL = { width: (PAGE_WIDTH - GUTTER) / COLUMNS, height: 118 }
const LEFT = 30
const TITLE = 24

/** Small multiples: each indicator by year, with its baseline as a line and one standard deviation as a band. */
export function climateChart(indicators: readonly Indicator[]): Scene | null {
  const drawn = indicators.filter(({ baseline, recent }) => baseline !== null && recent !== null)
  if (drawn.length === 0) return null
  return {
    width: PAGE_WIDTH,
    height: Math.ceil(drawn.length / COLUMNS) * PANEL.height,
    shapes: drawn.flatMap((indicator, index) => {
      const x = (index % COLUMNS) * (PANEL.width + GUTTER)
      const y = Math.floor(index / COLUMNS) * PANEL.height
      return panel(indicator).map((shape) => moved(shape, x, y))
    }),
  }
}

function panel({ indicator, unit: name, baseline, recent, years }: Indicator): Shape[] {
  if (baseline === null || recent === null) return []
  const first = years[0]?.year ?? baseline.first_year
  const last = Math.max(years.at(-1)?.year ?? recent.last_year, recent.last_year)
  // Days and rain cannot be fewer than none: where no year is below zero, neither is the band.
  const floor = years.every(({ value }) => value >= 0) ? 0 : Number.NEGATIVE_INFINITY
  const spread = [
    Math.max(floor, baseline.mean - baseline.standard_deviation),
    baseline.mean + baseline.standard_deviation,
  ]
  const scale = linearScale(
    [...years.map(({ value }) => value), ...spread, recent.mean],
    [PANEL.height - 20, TITLE + 6],
    { zero: false, count: 3 },
  )
  const time = (year: number): number =>
    at(LEFT + ((year - first) / Math.max(1, last - first)) * (PANEL.width - LEFT))
  const [low, high] = spread.map(scale.place) as [number, number]
  return [
    {
      kind: 'text',
      x: 0,
      y: 6,
      text: indicatorLabel(indicator),
      anchor: 'left',
      size: 8.5,
      tone: 'ink',
      bold: true,
    },
    label(
      0,
      17,
      `${unit(name)}; recent mean ${number(recent.mean, 1)}, baseline ${number(baseline.mean, 1)}`,
    ),
    { kind: 'box', x: LEFT, y: high, width: at(PANEL.width - LEFT), height: at(low - high), fill: 'band' },
    ...scale.ticks.flatMap((tick) => [
      rule([LEFT, scale.place(tick)], [PANEL.width, scale.place(tick)]),
      label(LEFT - 4, scale.place(tick), number(tick), 'right'),
    ]),
    rule([LEFT, scale.place(baseline.mean)], [PANEL.width, scale.place(baseline.mean)], 'ink', 0.75),
    ...line(years.map(({ year, value }): Point => [time(year), scale.place(value)])),
    rule(
      [time(recent.first_year), scale.place(recent.mean)],
      [time(recent.last_year), scale.place(recent.mean)],
      'alarm',
      2,
    ),
    label(LEFT, PANEL.height - 10, String(first)),
    label(PANEL.width, PANEL.height - 10, String(last), 'right'),
  ]
}

const line = (points: readonly Point[]): Shape[] =>
  points.length < 2 ? [] : [{ kind: 'line', points, tone: 'second', weight: 0.75 }]

function moved(shape: Shape, dx: number, dy: number): Shape {
  if ('points' in shape)
    return { ...shape, points: shape.points.map(([x, y]): Point => [at(x + dx), at(y + dy)]) }
  return { ...shape, x: at(shape.x + dx), y: at(shape.y + dy) }
}
