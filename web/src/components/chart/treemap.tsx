import styles from './chart.module.css'
import { ChartFrame } from './chart-frame.tsx'
import type { TableOfData } from './data-table.tsx'
import { treemap } from './treemap-layout.ts'

const HEIGHT = 320
/** Between two tiles, so that neighbours of one shade stay apart. */
const GAP = 2
const EDGE = 8
/** Of a letter at the size of labels. */
const LETTER = 7.2
const LINE = 17
/** Fewer letters of a name say nothing. */
const FEWEST_LETTERS = 6

export type Shade = 'deep' | 'pale' | 'none'

export interface TreemapPart {
  readonly name: string
  readonly value: number
  /** Stands below the name where there is room. */
  readonly text: string
  readonly shade: Shade
}

/** Parts of a whole as areas. What has no room for its name is named in the numbers below, as all of them are. */
export function Treemap({
  title,
  summary,
  shades,
  parts,
  table,
  source,
}: {
  readonly title: string
  readonly summary: string
  /** What each shade means. */
  readonly shades: Readonly<Record<Shade, string>>
  readonly parts: readonly TreemapPart[]
  readonly table: TableOfData
  readonly source: string
}) {
  const used = (Object.keys(shades) as Shade[]).filter((one) => parts.some(({ shade }) => shade === one))
  return (
    <ChartFrame
      title={title}
      summary={summary}
      height={HEIGHT + EDGE + LINE * used.length}
      table={table}
      source={source}
    >
      {(width) => (
        <>
          {treemap(
            parts.map(({ value }) => value),
            width,
            HEIGHT,
          ).map(({ index, x, y, ...size }) => {
            const part = parts[index]!
            const letters = Math.floor((size.width - 2 * EDGE) / LETTER)
            const lines = Math.floor((size.height - EDGE) / LINE)
            return (
              <g key={part.name} transform={`translate(${x} ${y})`} aria-hidden="true">
                <title>{`${part.name}: ${part.text}`}</title>
                <rect
                  className={styles['tile']}
                  data-shade={part.shade}
                  width={Math.max(size.width - GAP, 0.5)}
                  height={Math.max(size.height - GAP, 0.5)}
                />
                {[part.name, part.text].slice(0, lines).map((text, line) =>
                  letters < Math.min(FEWEST_LETTERS, text.length) ? null : (
                    <text
                      key={text}
                      className={styles['tile-text']}
                      data-shade={part.shade}
                      x={EDGE}
                      y={EDGE + LINE * (line + 0.7)}
                    >
                      {text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`}
                    </text>
                  ),
                )}
              </g>
            )
          })}
          {used.map((shade, at) => (
            <g key={shade} transform={`translate(0 ${HEIGHT + EDGE + LINE * at})`} aria-hidden="true">
              <rect className={styles['tile']} data-shade={shade} width={11} height={11} />
              <text className={styles['label']} x={16} y={10}>
                {shades[shade]}
              </text>
            </g>
          ))}
        </>
      )}
    </ChartFrame>
  )
}
