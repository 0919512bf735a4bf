import { rememberedBy } from '../../remembered-by.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { acceptedScore, nameKey } from '../identity/entity-name.ts'
import type { SafeguardRow } from './facility.ts'
import type { SafeguardTable } from './table.ts'

/** Rows of a company, and those of its present facilities from before it had them: same emitter, same name. */
export function withFormerOwners(
  rows: readonly SafeguardRow[],
  { by_abn, latest_year }: SafeguardTable,
): readonly SafeguardRow[] {
  const current = rows.filter((row) => row.reporting_year === latest_year && row.emitter_abn !== null)
  const inherited = current.flatMap((row) =>
    (by_abn.get(row.emitter_abn ?? '') ?? []).filter(
      (other) => other.emitter_abn === row.emitter_abn && sameSpelling(row, other),
    ),
  )
  return [...new Set([...rows, ...inherited])]
}

/**
 * The rows of each facility that is covered in the latest year, over all years. The table has no facility number and
 * renames facilities, so a year's row joins by equal name and emitter, then by equal name, then by close name; each
 * row joins one facility at most, and a facility that no row resembles simply has fewer years.
 */
export function facilityHistories(
  rows: readonly SafeguardRow[],
  latest: ReportingYear,
): ReadonlyMap<string, readonly SafeguardRow[]> {
  const current = rows.filter((row) => row.reporting_year === latest)
  const earlier = rows.filter((row) => row.reporting_year !== latest)
  const histories = new Map(current.map((row) => [row, [row]]))
  const free = new Set(earlier)
  for (const agrees of [sameNameAndEmitter, sameName, closeName])
    for (const [anchor, history] of histories)
      for (const row of [...free].filter((candidate) => agrees(anchor, candidate)))
        if (!history.some((known) => known.reporting_year === row.reporting_year)) {
          history.push(row)
          free.delete(row)
        }
  return new Map(
    [...histories].map(([row, history]) => [
      facilityName(row, current),
      history.toSorted((a, b) => compareText(a.reporting_year, b.reporting_year)),
    ]),
  )
}

type Named = Pick<SafeguardRow, 'facility' | 'responsible_emitter'>

/** What a facility is called among those of its year: with its emitter where two have one name. */
export const facilityName = (row: Named, ofYear: readonly Named[]): string =>
  ofYear.filter((other) => sameName(row, other)).length > 1
    ? `${row.facility} (${row.responsible_emitter})`
    : row.facility

const sameName = (a: Named, b: Named): boolean => a.facility === b.facility

const sameNameAndEmitter = (a: SafeguardRow, b: SafeguardRow): boolean =>
  sameName(a, b) && acceptedScore(emitterKey(a), emitterKey(b)) !== null

const sameSpelling = (a: SafeguardRow, b: SafeguardRow): boolean =>
  facilityKey(a).normalised === facilityKey(b).normalised

const closeName = (a: SafeguardRow, b: SafeguardRow): boolean =>
  acceptedScore(facilityKey(a), facilityKey(b)) !== null

/** A row's names are compared with those of every other year, for every company that it is linked to. */
const facilityKey = rememberedBy(({ facility }: SafeguardRow) => nameKey(facility))
const emitterKey = rememberedBy(({ responsible_emitter }: SafeguardRow) => nameKey(responsible_emitter))
