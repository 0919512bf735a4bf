import { x, y } from './outline.tsx'
import styles from './site-map.module.css'

/** A cell or a station that a climate is read from. */
export interface MappedCell {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** Larger than life, to be seen. */
const SIZE = 11

/** Squares where the climate of the head office is read from. */
export const Cells = ({ cells }: { readonly cells: readonly MappedCell[] }) =>
  distinct(cells).map((cell) => (
    <rect
      key={cell.id}
      className={styles['cell']}
      x={x(cell.lon) - SIZE / 2}
      y={y(cell.lat) - SIZE / 2}
      width={SIZE}
      height={SIZE}
    >
      <title>{cell.name}</title>
    </rect>
  ))

/** Each cell or station once: indicators mostly share one. */
const distinct = (cells: readonly MappedCell[]): readonly MappedCell[] => [
  ...new Map(cells.map((one) => [one.id, one])).values(),
]
