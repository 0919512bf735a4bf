import { useState } from 'react'
import { Link } from 'wouter'
import type { LocatedFacility } from '../../../components/facility/facility.ts'
import { facilityPlaces } from '../../../components/facility/facility-places.ts'
import { HazardChoice } from '../../../components/hazard-map/hazard-choice.tsx'
import { HazardMap } from '../../../components/hazard-map/hazard-map.tsx'
import { isKnown, readingOf, STAGES, type Stage } from '../../../components/hazard-map/reading.ts'
import { ReadingCell } from '../../../components/hazard-map/reading-cell.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { words } from '../../../format/words.ts'
import styles from '../facilities.module.css'

/** Where the facility stands, and every hazard there, now and at each level of warming. */
export function PlaceAndHazards({ facility }: { readonly facility: LocatedFacility }) {
  const [place] = facilityPlaces([facility])
  const hazards = Object.keys(place?.readings ?? {})
  const known = hazards.filter((hazard) => place !== undefined && isKnown([place], hazard))
  const [hazard, choose] = useState(known[0] ?? hazards[0] ?? '')
  const [stage, moveTo] = useState<Stage>(STAGES[0])
  if (place === undefined) return null
  return (
    <section className={styles['part']} aria-labelledby="hazards">
      <h2 id="hazards">Location and hazards</h2>
      <p className={styles['remark']}>
        {placeText(facility)} No band means unknown, not safe.{' '}
        <Link href={`/map?find=${encodeURIComponent(facility.name)}`}>On the national map</Link>
      </p>
      <HazardChoice
        hazards={hazards.map((id) => ({ id, isKnown: known.includes(id) }))}
        hazard={hazard}
        onHazard={choose}
        stage={stage}
        onStage={moveTo}
      />
      <div className={styles['place']}>
        <HazardMap places={[place]} hazard={hazard} stage={stage} />
        <ScrollTable label="Hazards at this facility" tall stacked>
          <thead>
            <tr>
              <th scope="col">Hazard</th>
              {STAGES.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hazards.map((one) => (
              <tr key={one}>
                <th scope="row">
                  {words(one)}
                  {known.includes(one) ? null : <small>{readingOf(place, one, STAGES[0]).reason}</small>}
                </th>
                {known.includes(one) ? (
                  STAGES.map((then) => (
                    <td key={then.id} data-label={then.label}>
                      <ReadingCell reading={readingOf(place, one, then)} />
                    </td>
                  ))
                ) : (
                  <td colSpan={STAGES.length}>
                    <ReadingCell reading={readingOf(place, one, STAGES[0])} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </div>
    </section>
  )
}

/** 32.395° S, 150.949° E: as fine as a site, no finer than what is known of it. */
function placeText({ lat, lon, precision, second_opinion: second }: LocatedFacility): string {
  if (lat === null || lon === null) return 'The location is not published.'
  const where = `${Math.abs(lat).toFixed(3)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(3)}° ${lon < 0 ? 'W' : 'E'}`
  const other = second === null ? '' : ` A second source places it ${second.distance_km} km away.`
  return `${where}. Precision: ${words(precision ?? 'not stated').toLowerCase()}; not surveyed.${other}`
}
