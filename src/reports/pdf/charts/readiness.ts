import { halvesOf } from '../../../domain/disclosure/readiness/score-line.ts'
import type { ReadinessBar } from '../../../domain/disclosure/report/series.ts'
import { capital, words } from '../../format.ts'
import { STATUS_WORDS } from '../../wording.ts'
import { at, label, legend, PAGE_WIDTH, type Scene, type Shape, type Tone } from '../scene.ts'

/** Statuses from good to open, each darker or lighter than its neighbour. */
const STATUSES: readonly { readonly status: string; readonly tone: Tone }[] = [
  { status: 'evidenced', tone: 'accent' },
  { status: 'partially_evidenced', tone: 'second' },
  { status: 'stale', tone: 'band' },
  { status: 'conflicting', tone: 'alarm' },
  { status: 'missing', tone: 'pale' },
]
const ROW = 24
const TOP = 24
const NAMES = 104
const RIGHT = PAGE_WIDTH - 92

/** One bar a pillar: how many of its requirements have which evidence. */
export function readinessChart(
  bars: readonly ReadinessBar[],
  scoreLines: ReadonlyMap<string, string>,
): Scene {
  return {
    width: PAGE_WIDTH,
    height: TOP + bars.length * ROW,
    shapes: [
      ...legend(
        5,
        STATUSES.map(({ status, tone }) => ({ tone, text: STATUS_WORDS[status] ?? words(status) })),
      ),
      ...bars.flatMap((bar, index) => row(bar, scoreLines.get(bar.pillar) ?? '', TOP + (index + 0.5) * ROW)),
    ],
  }
}

function row(bar: ReadinessBar, scoreLine: string, y: number): Shape[] {
  const total = STATUSES.reduce((sum, { status }) => sum + (bar.counts[status] ?? 0), 0)
  let x = NAMES
  const parts = STATUSES.flatMap(({ status, tone }): Shape[] => {
    const count = bar.counts[status] ?? 0
    if (count === 0) return []
    const width = at((count / total) * (RIGHT - NAMES))
    const start = at(x)
    x += width
    const ink: Tone = tone === 'accent' || tone === 'alarm' ? 'paper' : 'ink'
    return [
      { kind: 'box', x: start, y: y - 7, width, height: 14, fill: tone, outline: 'paper' },
      label(at(start + width / 2), y, String(count), 'centre', ink),
    ]
  })
  return [
    label(NAMES - 8, y, capital(words(bar.pillar)), 'right', 'ink'),
    ...parts,
    label(
      PAGE_WIDTH,
      y,
      bar.denominator === 0 ? 'nothing counts' : halvesOf(scoreLine).supported,
      'right',
      'ink',
    ),
  ]
}
