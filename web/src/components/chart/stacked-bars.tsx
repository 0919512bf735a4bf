import styles from './chart.module.css'
import { DirectLabel } from './marks.tsx'
import type { Scale } from './scale.ts'

const WIDEST = 30

/** A column of parts on each other. A part that is not known is not drawn: it is not zero. */
export function StackedBars({
  columns,
  y,
  room,
}: {
  readonly columns: readonly { readonly x: number; readonly parts: readonly (number | null)[] }[]
  readonly y: Scale
  /** Between two columns. */
  readonly room: number
}) {
  const width = Math.min(WIDEST, Math.max(4, room * 0.62))
  return columns.map(({ x, parts }) => {
    let below = 0
    return (
      <g key={x}>
        {parts.map((part, at) => {
          if (part === null) return null
          const from = below
          below += part
          return (
            <rect
              // The order of parts never changes: each is a scope.
              key={PARTS[at]}
              className={styles['bar']}
              data-part={at + 1}
              x={x - width / 2}
              width={width}
              y={y(below)}
              height={Math.max(0, y(from) - y(below))}
            />
          )
        })}
      </g>
    )
  })
}

const PARTS = ['Scope 1', 'Scope 2', 'Scope 3'] as const

/** Names the parts, above the drawing. */
export const ScopeLegend = ({
  x,
  y,
  scopes = 2,
}: {
  readonly x: number
  readonly y: number
  readonly scopes?: 2 | 3
}) =>
  PARTS.slice(0, scopes).map((name, at) => (
    <g key={name}>
      <rect className={styles['bar']} data-part={at + 1} x={x + at * 84} y={y - 6} width={12} height={12} />
      <DirectLabel x={x + at * 84 + 18} y={y} text={name} />
    </g>
  ))
