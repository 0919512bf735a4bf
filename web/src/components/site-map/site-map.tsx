import { RINGS } from 'virtual:australia'
import { useState } from 'react'
import styles from './site-map.module.css'

interface Point {
  readonly lat: number
  readonly lon: number
}

/** A site as far as the map needs it. */
export interface MappedSite {
  readonly id: string
  readonly name: string
  /** Of physical risk; null where it is not assessed. */
  readonly band: string | null
  readonly location: { readonly lat: number | null; readonly lon: number | null }
}

/** A cell or a station that a climate is read from. */
export type MappedCell = Point & { readonly id: string; readonly name: string }

const WIDTH = 520
const HEIGHT = 470
/** Degrees of longitude are shorter in the south: at 27 degrees they are 0.89 of those of latitude. */
const NARROWING = 0.89
const WEST = 112.2
const NORTH = -9.8
/** Larger than life, to be seen. */
const CELL = 11
const SCALE = WIDTH / ((154.2 - WEST) * NARROWING)

const x = (longitude: number): number => (longitude - WEST) * NARROWING * SCALE
const y = (latitude: number): number => (NORTH - latitude) * SCALE
const OUTLINE = RINGS.map(
  (ring) => `M${ring.map(([lon, lat]) => `${x(lon).toFixed(1)} ${y(lat).toFixed(1)}`).join('L')}Z`,
).join('')

/** Located sites on the outline of Australia, with the head office. The table beside it holds the same in words. */
export function SiteMap({
  sites,
  office,
  cells,
}: {
  readonly sites: readonly MappedSite[]
  readonly office?: Point | null | undefined
  readonly cells?: readonly MappedCell[]
}) {
  const [pointed, point] = useState<MappedSite>()
  const located = sites.filter((site) => site.location.lat !== null && site.location.lon !== null)
  return (
    <figure className={styles['mapFigure']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Map of Australia with ${located.length} of ${sites.length} sites. The table lists them.`}
      >
        <path className={styles['land']} d={OUTLINE} />
        {office === undefined || office === null ? null : (
          <path className={styles['office']} d={`M${x(office.lon)} ${y(office.lat) - 7}l7 7-7 7-7-7z`} />
        )}
        {distinct(cells ?? []).map((cell) => (
          <rect
            key={cell.id}
            className={styles['cell']}
            x={x(cell.lon) - CELL / 2}
            y={y(cell.lat) - CELL / 2}
            width={CELL}
            height={CELL}
          >
            <title>{cell.name}</title>
          </rect>
        ))}
        {located.map((site) => (
          <circle
            key={site.id}
            className={styles['site']}
            data-band={site.band ?? 'none'}
            data-pointed={site === pointed}
            cx={x(site.location.lon ?? 0)}
            cy={y(site.location.lat ?? 0)}
            r={7}
            onPointerEnter={() => point(site)}
            onPointerLeave={() => point(undefined)}
          />
        ))}
      </svg>
      <figcaption>
        {pointed === undefined
          ? [
              `${located.length} of ${sites.length} sites are located. Filled: physical risk assessed.`,
              office === undefined || office === null ? '' : 'Diamond: head office.',
              cells === undefined ? '' : 'Square: cell or station that its climate is read from.',
            ].join(' ')
          : `${pointed.name}, ${pointed.band?.replaceAll('_', ' ') ?? 'not assessed'}`}
      </figcaption>
    </figure>
  )
}

/** Each cell or station once: indicators mostly share one. */
const distinct = (cells: readonly MappedCell[]): readonly MappedCell[] => [
  ...new Map(cells.map((one) => [one.id, one])).values(),
]
