import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { facilityAddress } from '../../components/facility/facility-address.ts'
import { HEIGHT, Outline, WIDTH, x, y } from '../../components/site-map/outline.tsx'
import { tonnes } from '../../format/numbers.ts'
import styles from './emissions-map.module.css'
import type { Overview } from './use-overview.ts'

/** The area of a circle is its emissions: a circle of this radius stands for ten million tonnes. */
const RADIUS = 17
const RADIUS_FOR_T = 10e6
const SMALLEST = 1.6
const LEGEND_T = [10e6, 1e6, 100e3]

const radiusOf = (emissions: number): number =>
  Math.max(RADIUS * Math.sqrt(emissions / RADIUS_FOR_T), SMALLEST)

/** Every published facility with emissions where it is, as large as what it emits. The list of facilities says the same in words. */
export function EmissionsMap({ overview }: { readonly overview: Overview }) {
  const [pointed, point] = useState<number>()
  const [, go] = useLocation()
  const { facilities, not_located: elsewhere } = overview
  const count = facilities.name.length
  const largest = facilities.name[0]
  const addressOf = (at: number): string =>
    facilityAddress(facilities.name[at] ?? '', facilities.state[at] ?? null)
  return (
    <figure className={styles['figure']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Map of Australia with ${count} facilities. The largest is ${largest}, ${tonnes(facilities.tonnes[0])} CO2-e.`}
      >
        <Outline />
        {facilities.name.map((name, at) => (
          <circle
            // A name may stand in two states.
            key={`${name} ${facilities.state[at]}`}
            className={styles['facility']}
            data-pointed={at === pointed}
            cx={x(facilities.lon[at] ?? 0)}
            cy={y(facilities.lat[at] ?? 0)}
            r={radiusOf(facilities.tonnes[at] ?? 0)}
            onPointerEnter={() => point(at)}
            onPointerLeave={() => point(undefined)}
            onClick={() => go(addressOf(at))}
          />
        ))}
        <g className={styles['legend']} transform={`translate(14 ${HEIGHT - 90})`} aria-hidden="true">
          {LEGEND_T.map((emissions, at) => (
            <g key={emissions} transform={`translate(${RADIUS} ${[16, 48, 76][at]})`}>
              <circle r={radiusOf(emissions)} />
              <text x={RADIUS + 6} dy="0.32em">
                {tonnes(emissions, 1)}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <figcaption>
        {pointed === undefined ? (
          <>
            {count.toLocaleString('en-AU')} facilities by emissions. Another{' '}
            {elsewhere.facilities.toLocaleString('en-AU')} ({tonnes(elsewhere.tonnes)}) have no known
            location. <Link href="/facilities">List of facilities</Link>.{' '}
            <Link href="/map">Climate hazards on the map</Link>.
          </>
        ) : (
          <>
            <strong>{facilities.name[pointed]}</strong>, {facilities.state[pointed]}:{' '}
            {tonnes(facilities.tonnes[pointed])} CO₂-e{' '}
            {facilities.basis[pointed] === 'scope1' ? 'of scope 1' : 'covered by the Safeguard Mechanism'} in{' '}
            {facilities.as_at[pointed]}. {facilities.owner[pointed]}
          </>
        )}
      </figcaption>
    </figure>
  )
}
