import styles from './chart.module.css'
import type { Scale } from './scale.ts'

/** Faint lines across the chart with their values at the left edge. */
export function ValueAxis({
  ticks,
  scale,
  from,
  to,
  format,
}: {
  readonly ticks: readonly number[]
  readonly scale: Scale
  readonly from: number
  readonly to: number
  readonly format: (value: number) => string
}) {
  return (
    <g aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${scale(tick)})`}>
          <line className={styles['grid']} x1={from} x2={to} data-zero={tick === 0} />
          <text className={styles['tick']} x={from - 8} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Half of a character at `--text-fine`, with room to spare. */
const HALF_CHARACTER = 3.6

/** Labels under the chart at given places. One that would leave the drawing at its right edge ends there. */
export function LabelAxis({
  labels,
  y,
  width,
}: {
  readonly labels: readonly { readonly x: number; readonly text: string }[]
  readonly y: number
  /** Of the drawing. */
  readonly width: number
}) {
  return (
    <g aria-hidden="true">
      {labels.map(({ x, text }) => {
        const isOver = x + text.length * HALF_CHARACTER > width
        return (
          <text
            key={`${x} ${text}`}
            className={styles['tick']}
            x={isOver ? width : x}
            y={y}
            dy="1.2em"
            textAnchor={isOver ? 'end' : 'middle'}
          >
            {text}
          </text>
        )
      })}
    </g>
  )
}

/** As many labels as fit, evenly, the last one always. */
export function thinned<T>(items: readonly T[], width: number, room: number): readonly T[] {
  const step = Math.max(1, Math.ceil((items.length * room) / Math.max(width, room)))
  return items.filter((_, index) => (items.length - 1 - index) % step === 0)
}
