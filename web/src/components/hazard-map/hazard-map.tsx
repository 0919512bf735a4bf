import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { words } from '../../format/words.ts'
import { Cells, type MappedCell } from '../site-map/cells.tsx'
import { HEIGHT, Outline, WIDTH, x, y } from '../site-map/outline.tsx'
import styles from './hazard-map.module.css'
import { countBands, type Place, readingOf, type Stage } from './reading.ts'

interface Point {
  readonly lat: number
  readonly lon: number
}

/** More places than this are drawn small. */
const MANY = 40

/**
 * Places coloured by the band of a hazard. The colours grow darker with the band, so that they hold without hue; a place without
 * a band is hatched. The table beside it says the same in words.
 */
export function HazardMap({
  places,
  hazard,
  stage,
  office,
  cells,
}: {
  readonly places: readonly Place[]
  readonly hazard: string
  readonly stage: Stage
  readonly office?: Point | null | undefined
  /** Where the climate of the head office is read from. */
  readonly cells?: readonly MappedCell[]
}) {
  const [pointed, point] = useState<Place>()
  const [, navigate] = useLocation()
  const hatch = useId()
  const located = places.filter((place) => place.lat !== null && place.lon !== null)
  // The worst are drawn last, so that none hides below a better one.
  const ordered = located.toSorted((a, b) => rankOf(a, hazard, stage) - rankOf(b, hazard, stage))
  const radius = located.length > MANY ? 4 : 7
  const caption = `${words(hazard)} ${stage.long}: ${located.length} of ${places.length} places are on the map.`
  return (
    <figure className={styles['figure']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Map of Australia. ${caption} The table lists them.`}
      >
        <defs>
          <pattern
            id={hatch}
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="4" height="4" className={styles['hatchGround']} />
            <line x1="0" y1="0" x2="0" y2="4" className={styles['hatchLine']} />
          </pattern>
        </defs>
        <Outline />
        {office === undefined || office === null ? null : (
          <path className={styles['office']} d={`M${x(office.lon)} ${y(office.lat) - 7}l7 7-7 7-7-7z`} />
        )}
        {cells === undefined ? null : <Cells cells={cells} />}
        {ordered.map((place) => {
          const { band } = readingOf(place, hazard, stage)
          return (
            // The table beside the drawing has the same links for the keyboard.
            <circle
              key={`${place.id} ${place.about}`}
              className={styles['place']}
              data-band={band ?? 'none'}
              data-pointed={place === pointed}
              data-opens={place.href !== undefined}
              fill={band === null ? `url(#${hatch})` : undefined}
              cx={x(place.lon ?? 0)}
              cy={y(place.lat ?? 0)}
              r={radius}
              onPointerEnter={() => point(place)}
              onPointerLeave={() => point(undefined)}
              onClick={() => (place.href === undefined ? undefined : navigate(place.href))}
            />
          )
        })}
      </svg>
      <Legend places={located} hazard={hazard} stage={stage} />
      <figcaption>
        {pointed === undefined ? (
          <>
            {caption}
            {office === undefined || office === null
              ? ''
              : ' Diamond: head office. Squares: the grid cells its climate data comes from.'}
          </>
        ) : (
          `${pointed.name}: ${told(pointed, hazard, stage)}`
        )}
      </figcaption>
    </figure>
  )
}

const ORDER = ['none', 'low', 'moderate', 'high', 'very_high', 'extreme']
const rankOf = (place: Place, hazard: string, stage: Stage): number =>
  ORDER.indexOf(readingOf(place, hazard, stage).band ?? 'none')

function told(place: Place, hazard: string, stage: Stage): string {
  const { band, reason } = readingOf(place, hazard, stage)
  return band === null ? `not known. ${reason ?? ''}` : words(band).toLowerCase()
}

/** The bands with their colours and how many places are in each. */
function Legend({
  places,
  hazard,
  stage,
}: {
  readonly places: readonly Place[]
  readonly hazard: string
  readonly stage: Stage
}) {
  return (
    <ul className={styles['legend']}>
      {countBands(places, hazard, stage).map(({ band, places: count }) => (
        <li key={band ?? 'none'}>
          <span className={styles['swatch']} data-band={band ?? 'none'} aria-hidden="true" />
          {band === null ? 'Not known' : words(band)} <span className={styles['count']}>{count}</span>
        </li>
      ))}
    </ul>
  )
}
