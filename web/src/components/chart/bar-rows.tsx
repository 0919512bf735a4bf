import styles from './chart.module.css'
import { ChartFrame } from './chart-frame.tsx'
import { linearScale } from './scale.ts'

const ROW = 28
const GAP = 10
/** Room for the number at the end of the longest bar. */
const VALUE = 64

/** One bar a row, its name to the left and its number at its end. Zero has no bar but its number anyway. */
export function BarRows({
  title,
  summary,
  unit,
  bars,
  nameWidth = 104,
  format = String,
  source,
}: {
  readonly title: string
  readonly summary: string
  /** What is counted, for the table. */
  readonly unit: string
  readonly bars: readonly { readonly name: string; readonly value: number; readonly quiet?: boolean }[]
  readonly nameWidth?: number
  readonly format?: (value: number) => string
  readonly source?: string
}) {
  const most = Math.max(...bars.map(({ value }) => value)) || 1
  const height = bars.length * ROW
  return (
    <ChartFrame
      title={title}
      summary={summary}
      height={height}
      {...(source === undefined ? {} : { source })}
      table={{ columns: [title, unit], rows: bars.map(({ name, value }) => [name, String(value)]) }}
    >
      {(width) => {
        const x = linearScale([0, most], [0, Math.max(width - nameWidth - GAP - VALUE, 10)])
        return bars.map(({ name, value, quiet }, index) => (
          <g key={name} transform={`translate(0 ${index * ROW})`} aria-hidden="true">
            <text className={styles['tick']} x={nameWidth} y={ROW / 2} dy="0.32em" textAnchor="end">
              {name}
            </text>
            <rect
              className={styles['bar']}
              data-quiet={quiet === true}
              x={nameWidth + GAP}
              y={5}
              width={x(value)}
              height={ROW - 10}
              rx={1}
            />
            <text className={styles['label']} x={nameWidth + GAP + x(value) + 8} y={ROW / 2} dy="0.32em">
              {format(value)}
            </text>
          </g>
        ))
      }}
    </ChartFrame>
  )
}
