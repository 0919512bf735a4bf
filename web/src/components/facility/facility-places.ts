import { type Place, type Reading, reasonWords, secondSource } from '../hazard-map/reading.ts'
import type { LocatedFacility } from './facility.ts'
import { facilityAddress } from './facility-address.ts'

/** Facilities as places of the map. */
export const facilityPlaces = (facilities: readonly LocatedFacility[]): readonly Place[] =>
  facilities.map(({ id, name, state, owners, covered_emissions_t, scope1_t, lat, lon, ...rest }) => ({
    id,
    name,
    about: [state, ...owners.map((owner) => owner.name), secondSource(rest.second_opinion)]
      .filter((part) => part !== null)
      .join(' · '),
    href: facilityAddress(name, state),
    tonnes: covered_emissions_t ?? scope1_t,
    lat,
    lon,
    readings: readingsOf(rest),
  }))

function readingsOf({
  bands,
  absent,
  stale,
  scenarios,
  milder_than_now: milder,
}: Pick<LocatedFacility, 'bands' | 'absent' | 'stale' | 'scenarios' | 'milder_than_now'>): Place['readings'] {
  return Object.fromEntries(
    [...Object.keys(bands), ...Object.keys(absent)].map((hazard) => {
      const band = bands[hazard] ?? null
      const now: Reading = {
        band,
        reason: band === null ? reasonWords(absent[hazard]) : null,
        ...(stale.some((one) => one === hazard) ? { isOld: true } : {}),
      }
      const later = Object.entries(scenarios).flatMap(([id, then]): [string, Reading][] =>
        then[hazard] === undefined
          ? []
          : [[id, { band: then[hazard], reason: null, ...noteOf(milder[id]?.[hazard]) }]],
      )
      return [hazard, { now, ...Object.fromEntries(later) }]
    }),
  )
}

const noteOf = (note: string | undefined): Pick<Reading, 'note'> => (note === undefined ? {} : { note })
