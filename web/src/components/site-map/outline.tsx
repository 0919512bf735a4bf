import { RINGS } from 'virtual:australia'
import styles from './site-map.module.css'
import { STATE_BORDERS } from './state-borders.ts'

export const WIDTH = 520
export const HEIGHT = 470
/** Degrees of longitude are shorter in the south: at 27 degrees they are 0.89 of those of latitude. */
const NARROWING = 0.89
const WEST = 112.2
const NORTH = -9.8
const SCALE = WIDTH / ((154.2 - WEST) * NARROWING)

export const x = (longitude: number): number => (longitude - WEST) * NARROWING * SCALE
export const y = (latitude: number): number => (NORTH - latitude) * SCALE

const line = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([lon, lat]) => `${x(lon).toFixed(1)} ${y(lat).toFixed(1)}`).join('L')}`

const LAND = RINGS.map((ring) => `${line(ring)}Z`).join('')
const BORDERS = STATE_BORDERS.map(line).join('')

/** Australia and the borders of its states. */
export function Outline() {
  return (
    <>
      <path className={styles['land']} d={LAND} />
      <path className={styles['border']} d={BORDERS} />
    </>
  )
}
