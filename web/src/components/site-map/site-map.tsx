import { useState } from 'react'
import { HEIGHT, Outline, WIDTH, x, y } from './outline.tsx'
import styles from './site-map.module.css'

/** A site as far as the map needs it. */
interface MappedSite {
  readonly id: string
  readonly name: string
  /** Of physical risk; null where it is not assessed. */
  readonly band: string | null
  readonly location: { readonly lat: number | null; readonly lon: number | null }
}

/** Located sites on the outline of Australia. The table beside it holds the same in words. */
export function SiteMap({ sites }: { readonly sites: readonly MappedSite[] }) {
  const [pointed, point] = useState<MappedSite>()
  const located = sites.filter((site) => site.location.lat !== null && site.location.lon !== null)
  return (
    <figure className={styles['mapFigure']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Map of Australia with ${located.length} of ${sites.length} sites. The table lists them.`}
      >
        <Outline />
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
          ? `${located.length} of ${sites.length} sites are on the map. Filled: physical risk assessed.`
          : `${pointed.name}, ${pointed.band?.replaceAll('_', ' ') ?? 'not assessed'}`}
      </figcaption>
    </figure>
  )
}
