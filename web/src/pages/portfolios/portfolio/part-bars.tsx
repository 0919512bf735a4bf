import { useLocation } from 'wouter'
import chart from '../../../components/chart/chart.module.css'
import { ChartFrame } from '../../../components/chart/chart-frame.tsx'
import type { TableOfData } from '../../../components/chart/data-table.tsx'
import { linearScale } from '../../../components/chart/scale.ts'

const ROW = 46
/** Room for what stands behind the longest bar. */
const BEHIND = 190
/** Of a letter at the size of labels. */
const LETTER = 7

export interface PartBar {
  readonly name: string
  /** Null where nothing is known: it has no bar, and no zero. */
  readonly value: number | null
  /** Stands behind the bar: the value in words, with its coverage. */
  readonly text: string
  /** The page that it opens. */
  readonly href?: string | undefined
}

/** Parts of a whole below each other, each with its name over the bar and its coverage behind it. */
export function PartBars({
  title,
  summary,
  bars,
  table,
  source,
}: {
  readonly title: string
  readonly summary: string
  readonly bars: readonly PartBar[]
  readonly table: TableOfData
  readonly source: string
}) {
  const [, go] = useLocation()
  const most = Math.max(...bars.map(({ value }) => value ?? 0)) || 1
  return (
    <ChartFrame title={title} summary={summary} height={bars.length * ROW} table={table} source={source}>
      {(width) => {
        const x = linearScale([0, most], [0, Math.max(width - BEHIND, 40)])
        return bars.map(({ name, value, text, href }, at) => (
          <g
            key={name}
            transform={`translate(0 ${at * ROW})`}
            aria-hidden="true"
            {...(href === undefined ? {} : { cursor: 'pointer', onClick: () => go(href) })}
          >
            <text className={chart['tick']} x={0} y={12}>
              {cut(name, Math.floor(width / LETTER))}
            </text>
            {value === null ? null : (
              <rect className={chart['bar']} x={0} y={20} width={Math.max(x(value), 1)} height={14} rx={1} />
            )}
            <text
              className={chart['label']}
              x={value === null ? 0 : Math.max(x(value), 1) + 8}
              y={27}
              dy="0.32em"
            >
              {text}
            </text>
          </g>
        ))
      }}
    </ChartFrame>
  )
}

const cut = (name: string, letters: number): string =>
  name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`
