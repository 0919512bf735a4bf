import { Link } from 'wouter'
import { tonnes } from '../../format/numbers.ts'
import { ScrollTable } from '../scroll-table.tsx'
import styles from './hazard-map.module.css'
import { type Place, readingOf, STAGES, type Stage } from './reading.ts'
import { ReadingCell } from './reading-cell.tsx'

/** The same as the map in words: every place, how it is in each stage, and why where nothing is known. */
export function PlaceTable({
  label,
  places,
  hazard,
  stage,
}: {
  readonly label: string
  readonly places: readonly Place[]
  readonly hazard: string
  readonly stage: Stage
}) {
  const ordered = places.toSorted((a, b) => (b.tonnes ?? -1) - (a.tonnes ?? -1))
  return (
    <div>
      <ScrollTable label={label} stacked>
        <thead>
          <tr>
            <th scope="col">Site</th>
            {STAGES.map((one) => (
              <th key={one.id} scope="col" data-chosen={one === stage} className={styles['stage']}>
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered.map((place) => (
            <tr key={place.id}>
              <th scope="row">
                <PlaceName place={place} />
                <small>
                  {place.about}
                  {place.tonnes === null ? '' : ` · ${tonnes(place.tonnes)} CO₂-e`}
                </small>
              </th>
              {STAGES.map((one) => (
                <td
                  key={one.id}
                  data-label={one.label}
                  data-chosen={one === stage}
                  className={styles['stage']}
                >
                  <ReadingCell reading={readingOf(place, hazard, one)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <Unknown places={places} hazard={hazard} stage={stage} />
    </div>
  )
}

const PlaceName = ({ place: { name, href } }: { readonly place: Place }) =>
  href === undefined ? name : <Link href={href}>{name}</Link>

/** Why places have no band, each reason once. Unknown is not safe. */
function Unknown({
  places,
  hazard,
  stage,
}: {
  readonly places: readonly Place[]
  readonly hazard: string
  readonly stage: Stage
}) {
  const reasons = places.flatMap((place) => readingOf(place, hazard, stage).reason ?? [])
  const counted = [...Map.groupBy(reasons, (reason) => reason)].toSorted((a, b) => b[1].length - a[1].length)
  if (counted.length === 0) return null
  return (
    <ul className={styles['unknown']}>
      {counted.map(([reason, all]) => (
        <li key={reason}>
          Not known {stage.long} at {all.length === 1 ? '1 site' : `${all.length} sites`}: {reason}
        </li>
      ))}
    </ul>
  )
}
