import type { SectorSeries } from '../../../domain/disclosure/report/series.ts'
import { short, unit } from '../../format.ts'
import { logarithmicScale } from '../scale.ts'
import { at, label, PAGE_WIDTH, rule, type Scene, type Shape, textWidth } from '../scene.ts'

const HEIGHT = 96
const LINE = 48
const EDGE = 14

/** Every peer as a dot on a logarithmic line, the company marked. Null when no peer has a figure above zero. */
export function sectorChart(metric: SectorSeries['metrics'][number], company: string): Scene | null {
  const peers = metric.peers.filter(({ value }) => value > 0)
  if (peers.length === 0) return null
  const scale = logarithmicScale(
    peers.map(({ value }) => value),
    [EDGE, PAGE_WIDTH - EDGE],
  )
  return {
    width: PAGE_WIDTH,
    height: HEIGHT,
    shapes: [
      ...scale.ticks.flatMap((tick) => [
        rule([scale.place(tick), LINE - 16], [scale.place(tick), LINE + 16]),
        label(scale.place(tick), LINE + 25, short(tick), 'centre'),
      ]),
      label(PAGE_WIDTH, HEIGHT - 6, `${unit(metric.unit)}, logarithmic`, 'right'),
      ...middleHalf(metric, scale.place),
      ...peers
        .filter(({ is_company }) => !is_company)
        .map(
          ({ value }): Shape => ({
            kind: 'dot',
            x: scale.place(value),
            y: LINE,
            radius: 2.6,
            fill: 'second',
            outline: 'paper',
          }),
        ),
      ...peers
        .filter(({ is_company }) => is_company)
        .flatMap(({ value }) => mark(scale.place(value), company)),
    ],
  }
}

/** The middle half of the peers as a band with the median as a line. */
function middleHalf(metric: SectorSeries['metrics'][number], place: (value: number) => number): Shape[] {
  const { p25, median, p75 } = metric
  if (p25 === null || median === null || p75 === null || p25 <= 0) return []
  const [low, middle, high] = [place(p25), place(median), place(p75)]
  return [
    { kind: 'box', x: low, y: LINE - 10, width: at(high - low), height: 20, fill: 'band' },
    rule([middle, LINE - 10], [middle, LINE + 10], 'ink', 1),
    label(middle, LINE + 37, `median ${short(median)}`, 'centre', 'ink'),
  ]
}

/** The name is on the side that has room for it. */
function mark(x: number, company: string): Shape[] {
  const name = company.length > 44 ? `${company.slice(0, 43)}…` : company
  const half = textWidth(name) / 2
  const middle = Math.min(Math.max(x, half), PAGE_WIDTH - half)
  return [
    rule([x, 16], [x, LINE], 'ink', 0.75),
    { kind: 'dot', x, y: LINE, radius: 5, fill: 'accent', outline: 'paper' },
    { kind: 'text', x: at(middle), y: 9, text: name, anchor: 'centre', size: 7.5, tone: 'ink', bold: true },
  ]
}
