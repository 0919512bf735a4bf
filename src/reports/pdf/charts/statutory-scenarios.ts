import { ROLE_TITLES, STATUTORY_ROLES } from '../../../domain/company/scenarios/statutory-role.ts'
import { number, short } from '../../format.ts'
import type { Panel } from '../../statutory-scenarios.ts'
import { linearScale } from '../scale.ts'
import { at, label, legend, PAGE_WIDTH, rule, type Scene, type Shape, type Tone } from '../scene.ts'

const TOP = 38
const ROW = 34
const GAP = 26
const VALUES = 34
const TONES: readonly Tone[] = ['accent', 'second']

/** Panels beside each other, a pair of bars for each figure. Null without a figure. */
export function statutoryChart(panels: readonly Panel[]): Scene | null {
  if (panels.length === 0) return null
  const width = (PAGE_WIDTH - GAP * (panels.length - 1)) / panels.length
  const rows = Math.max(...panels.map(({ categories }) => categories.length))
  return {
    width: PAGE_WIDTH,
    height: TOP + rows * ROW,
    shapes: [
      ...legend(
        5,
        STATUTORY_ROLES.map((role, index) => ({ tone: TONES[index]!, text: ROLE_TITLES[role] })),
      ),
      ...panels.flatMap((panel, index) => shapesOf(panel, at(index * (width + GAP)), at(width))),
    ],
  }
}

function shapesOf({ title, unit, categories, values }: Panel, left: number, width: number): Shape[] {
  const scale = linearScale(
    [0, ...values.flat().filter((value) => value !== null)],
    [left, left + width - VALUES],
    { count: 3 },
  )
  return [
    { ...label(left, TOP - 12, title, 'left', 'ink'), bold: true } as Shape,
    rule([scale.place(0), TOP - 4], [scale.place(0), TOP + categories.length * ROW - 6], 'muted'),
    ...categories.flatMap((name, row) => {
      const y = TOP + row * ROW
      return [
        label(left + 3, y + 4, name),
        ...values.flatMap((ofRole, index): Shape[] => {
          const value = ofRole[row] ?? null
          const middle = at(y + 13 + index * 9)
          if (value === null) return [label(scale.place(0) + 3, middle, 'not known')]
          const [from, to] = [scale.place(Math.min(0, value)), scale.place(Math.max(0, value))]
          const text = unit === '°C' ? `${value < 0 ? '' : '+'}${number(value, 2)}` : short(value)
          return [
            {
              kind: 'box',
              x: from,
              y: at(middle - 3.5),
              width: at(to - from),
              height: 7,
              fill: TONES[index]!,
            },
            label(at(to + 3), middle, text, 'left', 'ink'),
          ]
        }),
      ]
    }),
  ]
}
