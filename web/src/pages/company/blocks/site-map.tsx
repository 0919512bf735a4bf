import { RINGS } from 'virtual:australia'
import { useState } from 'react'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'
import type { Profile, Risk } from '../use-company.ts'

type Site = Risk['physical']['site_bands'][number]

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
export function SiteMap({ sites }: { readonly sites: readonly Site[] }) {
  const [pointed, point] = useState<Site>()
  const { location: office, indicators } = useCurrentCompany().profile.climate_context ?? {}
  const cells = distinct((indicators ?? []).flatMap(({ series }) => series ?? []))
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
        {cells.map((cell) => (
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
          ? `${located.length} of ${sites.length} sites are located. Filled: physical risk assessed. Diamond: head office. Square: cell or station that its climate is read from.`
          : `${pointed.name}, ${pointed.band?.replaceAll('_', ' ') ?? 'not assessed'}`}
      </figcaption>
    </figure>
  )
}

type Series = NonNullable<NonNullable<Profile['climate_context']>['indicators']>[number]['series'] & object

/** Each cell or station once: indicators mostly share one. */
const distinct = (series: readonly Series[]): readonly Series[] => [
  ...new Map(series.map((one) => [one.id, one])).values(),
]
