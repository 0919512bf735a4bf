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

/** Labels under the chart at given places. */
export function LabelAxis({
  labels,
  y,
}: {
  readonly labels: readonly { readonly x: number; readonly text: string }[]
  readonly y: number
}) {
  return (
    <g aria-hidden="true">
      {labels.map(({ x, text }) => (
        <text key={`${x} ${text}`} className={styles['tick']} x={x} y={y} dy="1.2em" textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  )
}

/** As many labels as fit, evenly, the last one always. */
export function thinned<T>(items: readonly T[], width: number, room: number): readonly T[] {
  const step = Math.max(1, Math.ceil((items.length * room) / Math.max(width, room)))
  return items.filter((_, index) => (items.length - 1 - index) % step === 0)
}
