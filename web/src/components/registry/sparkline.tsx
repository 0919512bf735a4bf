import { Line } from '../chart/marks.tsx'
import { linearScale } from '../chart/scale.ts'

const WIDTH = 120
const HEIGHT = 26

/** A line without scales beside numbers that say the same; it starts at zero, so that its height can be read. */
export function Sparkline({ values }: { readonly values: readonly (number | null)[] }) {
  const x = linearScale([0, values.length - 1], [2, WIDTH - 2])
  const y = linearScale([0, Math.max(...values.map((value) => value ?? 0), 1)], [HEIGHT - 2, 2])
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
      <Line
        tone="accent"
        points={values.map((value, at) => ({ x: x(at), y: value === null ? null : y(value) }))}
      />
    </svg>
  )
}
