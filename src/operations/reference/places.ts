import type { Place } from '../../domain/company/climate/climate-context.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import { mean } from '../../domain/mathematics/statistics.ts'
import { rememberedBy } from '../../domain/remembered-by.ts'
import { localityRows, type PostcodeRow } from '../../store/localities.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'
import { perReleases } from './per-snapshot.ts'

/** Where a postcode is: the mean of its localities. */
export interface PostcodePlace extends Place {
  readonly postcode: string
  readonly state: string
  readonly localities: readonly string[]
  readonly evidence: readonly EvidenceInput[]
}

/** Some 17,000 localities, which few changes of data concern; held once for all that use them. */
export const localitiesInForce = perReleases(['localities'], (database, snapshot) =>
  localityRows(database, snapshot.id),
)

export const postcodePlaces = perReleases(['localities'], async (database, snapshot) =>
  placesByPostcode(snapshot, await localitiesInForce(database, snapshot)),
)

function placesByPostcode(
  snapshot: SnapshotView,
  rows: readonly PostcodeRow[],
): (postcode: string | null) => PostcodePlace | null {
  const groups = Map.groupBy(rows, (row) => row.postcode)
  const placeOf = rememberedBy((group: readonly PostcodeRow[]) => postcodePlace(snapshot, group))
  return (postcode) => {
    const group = postcode === null ? undefined : groups.get(postcode)
    return group === undefined ? null : placeOf(group)
  }
}

function postcodePlace(snapshot: SnapshotView, rows: readonly PostcodeRow[]): PostcodePlace {
  const [{ postcode, state } = { postcode: '', state: '' }] = rows
  return {
    id: `postcode ${postcode}`,
    postcode,
    state,
    localities: rows.map(({ locality }) => locality),
    lat: mean(rows.map(({ lat }) => lat)) ?? 0,
    lon: mean(rows.map(({ lon }) => lon)) ?? 0,
    quality: 'head_office',
    evidence: rows.flatMap((row) => cite(snapshot, row, postcode, { lat: row.lat, lon: row.lon })),
  }
}
