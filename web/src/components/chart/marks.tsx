import styles from './chart.module.css'

export interface Point {
  readonly x: number
  /** Null breaks the line: a gap is never bridged. */
  readonly y: number | null
}

/** `accent` is the company, `quiet` what it is compared with, `dashed` what is computed ahead, `pointed` what the pointer is at. */
export type Tone = 'accent' | 'quiet' | 'dashed' | 'pointed'

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

/** A label that is beside what it names, instead of a legend. */
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

/** Names a line above the drawing, where there is no room beside it. */
export function LegendEntry({
  x,
  y = 12,
  text,
  tone,
}: {
  readonly x: number
  readonly y?: number
  readonly text: string
  readonly tone: Tone
}) {
  return (
    <>
      <Line tone={tone} points={[x, x + 22].map((at) => ({ x: at, y }))} />
      <DirectLabel x={x + 28} y={y} text={text} tone={tone} />
    </>
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
