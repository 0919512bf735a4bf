import styles from './chart.module.css'

export interface Point {
  readonly x: number
  /** Null breaks the line: a gap is never bridged. */
  readonly y: number | null
}

/** `accent` is the company, `quiet` what it is compared with, `dashed` what is computed ahead. */
export type Tone = 'accent' | 'quiet' | 'dashed'

export function Line({ points, tone }: { readonly points: readonly Point[]; readonly tone: Tone }) {
  return <path className={styles['line']} data-tone={tone} d={linePath(points)} />
}

/** The area between two lines, such as an interval. */
export function Band({
  points,
}: {
  readonly points: readonly { readonly x: number; readonly low: number; readonly high: number }[]
}) {
  if (points.length === 0) return null
  const upper = points.map(({ x, high }) => `${x} ${high}`)
  const lower = [...points].reverse().map(({ x, low }) => `${x} ${low}`)
  return <path className={styles['band']} d={`M${[...upper, ...lower].join('L')}Z`} />
}

/** A label that stands beside what it names, instead of a legend. */
export function DirectLabel({
  x,
  y,
  text,
  tone = 'quiet',
  anchor = 'start',
}: {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly tone?: Tone
  readonly anchor?: 'start' | 'middle' | 'end'
}) {
  return (
    <text className={styles['label']} data-tone={tone} x={x} y={y} dy="0.32em" textAnchor={anchor}>
      {text}
    </text>
  )
}

function linePath(points: readonly Point[]): string {
  let path = ''
  let drawing = false
  for (const { x, y } of points) {
    if (y !== null) path += `${drawing ? 'L' : 'M'}${x} ${y}`
    drawing = y !== null
  }
  return path
}
