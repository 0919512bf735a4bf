import { at, label, legend, PAGE_WIDTH, rule, type Scene, type Shape, type Tone } from '../scene.ts'

const TOP = 34
const LEFT = 96
const BAR = 7
const STEP = 9
const TONES: readonly Tone[] = ['muted', 'second', 'accent']

/** Bands of each hazard as bars from the lowest band on, one bar for each series. */
export function siteHazardsChart({
  categories,
  series,
  bands,
}: {
  readonly categories: readonly string[]
  /** Levels by category; 1 is the lowest band, null is not known. */
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
  readonly bands: readonly string[]
}): Scene {
  const row = series.length * STEP + 10
  const bottom = TOP + categories.length * row
  const width = (PAGE_WIDTH - LEFT) / bands.length
  const edge = (level: number): number => at(LEFT + level * width)
  return {
    width: PAGE_WIDTH,
    height: bottom,
    shapes: [
      ...legend(
        5,
        series.map(({ name }, index) => ({ tone: TONES[index] ?? 'ink', text: name })),
      ),
      ...bands.flatMap((name, index): Shape[] => [
        label(at(edge(index) + width / 2), TOP - 10, name, 'centre'),
        rule([edge(index), TOP - 3], [edge(index), bottom - 4]),
      ]),
      ...categories.flatMap((name, index): Shape[] => {
        const y = TOP + index * row
        return [
          label(0, at(y + (series.length * STEP) / 2), name, 'left', 'ink'),
          ...series.flatMap(({ values }, turn): Shape[] => {
            const level = values[index] ?? null
            const middle = at(y + turn * STEP + STEP / 2)
            if (level === null) return [label(LEFT + 3, middle, 'not known')]
            return [
              {
                kind: 'box',
                x: LEFT,
                y: at(middle - BAR / 2),
                width: at(edge(level) - LEFT - width / 2),
                height: BAR,
                fill: TONES[turn] ?? 'ink',
              },
            ]
          }),
        ]
      }),
    ],
  }
}
