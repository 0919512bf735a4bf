import type { SafeguardSeries } from '../../../domain/disclosure/report/series.ts'
import { number } from '../../format.ts'
import { linearScale, tickTexts } from '../scale.ts'
import { at, label, legend, PAGE_WIDTH, rule, type Scene, type Shape, textWidth } from '../scene.ts'

type Facility = SafeguardSeries['facilities'][number]

const ROW = 17
const TOP = 34
const NAMES = 168
const RIGHT = PAGE_WIDTH - 62
/** More rows than fit a page become several drawings. */
export const ROWS_PER_DRAWING = 32

/** Covered emissions of each facility against its baseline, one row each. */
export function safeguardChart(facilities: readonly Facility[]): Scene {
  const amounts = facilities.flatMap(({ covered_emissions_t, baseline_t }) => [
    covered_emissions_t,
    baseline_t ?? 0,
  ])
  const scale = linearScale(amounts, [NAMES, RIGHT], { count: 4 })
  const texts = tickTexts(scale.ticks)
  const bottom = TOP + facilities.length * ROW
  return {
    width: PAGE_WIDTH,
    height: bottom + 4,
    shapes: [
      ...legend(5, [
        { tone: 'accent', text: 'Covered emissions' },
        { tone: 'ink', text: 'Baseline', line: true },
      ]),
      ...scale.ticks.flatMap((tick, index) => [
        rule([scale.place(tick), TOP - 4], [scale.place(tick), bottom]),
        label(scale.place(tick), TOP - 11, texts[index]!, 'centre'),
      ]),
      label(PAGE_WIDTH, TOP - 11, 'over baseline', 'right'),
      ...facilities.flatMap((facility, index) => row(facility, TOP + (index + 0.5) * ROW, scale.place)),
    ],
  }
}

function row(facility: Facility, y: number, place: (value: number) => number): Shape[] {
  const { baseline_t, covered_emissions_t, exceedance_percent } = facility
  return [
    label(NAMES - 6, y, fitted(facility.facility, NAMES - 6), 'right', 'ink'),
    {
      kind: 'box',
      x: place(0),
      y: at(y - 4.5),
      width: at(place(covered_emissions_t) - place(0)),
      height: 9,
      fill: 'accent',
    },
    ...(baseline_t === null
      ? []
      : [rule([place(baseline_t), at(y - 7)], [place(baseline_t), at(y + 7)], 'ink', 1.75)]),
    label(
      PAGE_WIDTH,
      y,
      exceedance_percent === null ? 'not known' : `${number(exceedance_percent, 1)} %`,
      'right',
      'ink',
    ),
  ]
}

/** A long name is cut in the drawing; the table below has it whole. */
function fitted(name: string, width: number): string {
  if (textWidth(name) <= width) return name
  return `${name.slice(0, Math.floor(width / textWidth('n')) - 1).trimEnd()}…`
}
