import { indexSuburbs, type Suburb, type SuburbIndex } from '../../domain/company/hazards/bushfire.ts'
import {
  type CoolingZone,
  type CoolingZones,
  indexLocalities,
  type Locality,
} from '../../domain/company/hazards/climate-zone.ts'
import type { CoastPoint } from '../../domain/company/hazards/coast.ts'
import type { DisasterTables } from '../../domain/company/hazards/declared-disasters.ts'
import type { HazardTables } from '../../domain/company/hazards/hazards.ts'
import { suburbKey } from '../../domain/company/hazards/suburb-key.ts'
import type { StormPosition, StormTrack } from '../../domain/company/hazards/tropical-cyclone.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import {
  type BushfireSuburbRow,
  bushfireSuburbRows,
  type ClimateZoneRow,
  type CoastalLevelRow,
  type CoolingHoursRow,
  type CyclonePositionRow,
  climateZoneRows,
  coastalLevelRows,
  coolingHoursRows,
  cyclonePositionRows,
  type DeclaredDisasterRow,
  declaredDisasterRows,
  type LocalityAreaRow,
  localityAreaRows,
} from '../../store/hazards.ts'
import type { PostcodeRow } from '../../store/localities.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'
import { perReleases } from './per-snapshot.ts'
import { localitiesInForce } from './places.ts'

const SOURCES = [
  'bushfire-suburbs',
  'cyclone-tracks',
  'climate-zones',
  'cooling-hours',
  'coastal-levels',
  'declared-disasters',
  'localities',
  'locality-areas',
]

/** What hazards are looked up in: some 30,000 rows, which few changes of data concern. */
export const hazardTables = perReleases(SOURCES, async (database, snapshot) => {
  const { id } = snapshot
  const suburbs = await bushfireSuburbRows(database, id)
  const positions = await cyclonePositionRows(database, id)
  const zones = await climateZoneRows(database, id)
  const hours = await coolingHoursRows(database, id)
  const localities = await localitiesInForce(database, snapshot)
  const levels = await coastalLevelRows(database, id)
  const disasters = await declaredDisasterRows(database, id)
  const areas = await localityAreaRows(database, id)
  return {
    suburbs: suburbs.length === 0 ? null : suburbIndex(snapshot, suburbs),
    tracks: positions.length === 0 ? null : stormTracks(snapshot, positions),
    zones: zones.length === 0 || hours.length === 0 ? null : coolingZones(snapshot, zones, hours, localities),
    coast: levels.length === 0 ? null : coastPoints(snapshot, levels),
    disasters:
      disasters.length === 0 || areas.length === 0 ? null : disasterTables(snapshot, disasters, areas),
  } satisfies Omit<HazardTables, 'has_climate'>
})

const suburbIndex = (snapshot: SnapshotView, rows: readonly BushfireSuburbRow[]): SuburbIndex =>
  indexSuburbs(rows.map((row) => new StoredSuburb(snapshot, row)))

const stormTracks = (snapshot: SnapshotView, rows: readonly CyclonePositionRow[]): StormTrack[] =>
  [...Map.groupBy(rows, ({ storm }) => storm)].map(([storm, positions]) => ({
    storm,
    positions: positions.map((row) => new StoredPosition(snapshot, row)),
  }))

/**
 * Evidence is made when it is asked for: a place cites a few of many rows. Classes, because V8 keeps an object with a getter of its
 * own as a table of half a kilobyte, and there are 27,000 of them.
 */
class StoredSuburb implements Suburb {
  readonly #snapshot: SnapshotView
  readonly #row: BushfireSuburbRow

  constructor(snapshot: SnapshotView, row: BushfireSuburbRow) {
    this.#snapshot = snapshot
    this.#row = row
  }
  get state(): string {
    return this.#row.state
  }
  get name(): string {
    return this.#row.suburb
  }
  get share(): number {
    return this.#row.bushfire_prone_share
  }
  get point(): Suburb['point'] {
    const { lat, lon } = this.#row
    return lat === null || lon === null ? null : { lat, lon }
  }
  get evidence(): EvidenceInput[] {
    return cite(this.#snapshot, this.#row, '2023', { [`${this.name} bushfire_prone_share`]: this.share })
  }
}

class StoredPosition implements StormPosition {
  readonly #snapshot: SnapshotView
  readonly #row: CyclonePositionRow

  constructor(snapshot: SnapshotView, row: CyclonePositionRow) {
    this.#snapshot = snapshot
    this.#row = row
  }
  get lat(): number {
    return this.#row.lat
  }
  get lon(): number {
    return this.#row.lon
  }
  get wind_kt(): number {
    return this.#row.wind_1min_kt
  }
  get evidence(): EvidenceInput[] {
    const { storm, time_utc, wind_1min_kt } = this.#row
    return cite(this.#snapshot, this.#row, time_utc, { [`${storm} wind_1min_kt`]: wind_1min_kt })
  }
}

class StoredLocality implements Locality {
  readonly #snapshot: SnapshotView
  readonly #row: PostcodeRow

  constructor(snapshot: SnapshotView, row: PostcodeRow) {
    this.#snapshot = snapshot
    this.#row = row
  }
  get id(): string {
    return `${this.#row.postcode} ${this.#row.locality}`
  }
  get postcode(): string {
    return this.#row.postcode
  }
  get lat(): number {
    return this.#row.lat
  }
  get lon(): number {
    return this.#row.lon
  }
  get evidence(): EvidenceInput[] {
    const { postcode, locality, lat, lon } = this.#row
    return cite(this.#snapshot, this.#row, postcode, { [`${locality} lat`]: lat, [`${locality} lon`]: lon })
  }
}

/** A place without its level of today is not used: nothing could be said to come oftener. */
const coastPoints = (snapshot: SnapshotView, rows: readonly CoastalLevelRow[]): CoastPoint[] =>
  [...Map.groupBy(rows, ({ kind, name, region }) => `${kind} ${name} ${region ?? ''}`).values()].flatMap(
    (own) => {
      const today = own.find(({ rise_m }) => rise_m === 0)
      return today === undefined
        ? []
        : [
            {
              name: today.region === null ? today.name : `${today.name} (${today.region})`,
              lat: today.lat,
              lon: today.lon,
              level_m: today.still_water_m,
              times_as_often: own.map(({ rise_m, times_as_often }) => ({ rise_m, times: times_as_often })),
              get evidence() {
                return own.flatMap((row) =>
                  cite(snapshot, row, `${row.rise_m} m`, {
                    [`${row.name} +${row.rise_m} m`]: `${row.still_water_m} ${row.times_as_often}`,
                  }),
                )
              },
            },
          ]
    },
  )

function coolingZones(
  snapshot: SnapshotView,
  zones: readonly ClimateZoneRow[],
  hours: readonly CoolingHoursRow[],
  localities: readonly PostcodeRow[],
): CoolingZones {
  const byPostcode = new Map(zones.map((row) => [row.postcode, row]))
  const byZone = Map.groupBy(hours, ({ zone }) => zone)
  return {
    localities: indexLocalities(localities.map((row) => new StoredLocality(snapshot, row))),
    zoneOf: (postcode): CoolingZone | null => {
      const found = byPostcode.get(postcode)
      const rows = found === undefined ? undefined : byZone.get(found.zone)
      if (found === undefined || rows?.[0] === undefined) return null
      return {
        zone: found.zone,
        town: rows[0].town,
        hours: new Map(rows.map((row) => [row.scenario, row.cooling_hrs])),
        get evidence() {
          return [
            ...cite(snapshot, found, postcode, { zone: found.zone }),
            ...rows.flatMap((row) =>
              cite(snapshot, row, row.scenario, { [`zone ${row.zone} cooling_hrs`]: row.cooling_hrs }),
            ),
          ]
        },
      }
    },
  }
}

function disasterTables(
  snapshot: SnapshotView,
  disasters: readonly DeclaredDisasterRow[],
  areas: readonly LocalityAreaRow[],
): DisasterTables {
  const byArea = Map.groupBy(disasters, ({ lga_code }) => lga_code)
  const byLocality = Map.groupBy(areas, ({ state, locality }) => suburbKey(state, locality))
  return {
    areasOf: (locality) =>
      (byLocality.get(locality) ?? []).map((row) => ({
        lga_code: row.lga_code,
        lga: row.lga,
        evidence: cite(snapshot, row, row.locality, { [`${row.locality} lga_code`]: row.lga_code }),
      })),
    disastersOf: (code) =>
      (byArea.get(code) ?? []).map((row) => ({
        event: row.event,
        evidence: cite(snapshot, row, code, { [`${code} event`]: row.event }),
      })),
  }
}
