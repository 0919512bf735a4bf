import type { Edition } from '../read-log.ts'
import type { ReadHints } from '../source.ts'
import type { StationRow } from './row.ts'

/** None of the lists is dated, so an edition is named by the latest day or month in it. */
export function editionOf(list: StationRow['list'], rows: readonly StationRow[], hints: ReadHints): Edition {
  const latest = (field: 'accreditation_start' | 'approved_on' | 'committed_month'): string | undefined =>
    rows
      .map((row) => row[field])
      .filter((value) => value !== null)
      .toSorted()
      .at(-1)
  if (list === 'historical') {
    const last = latest('accreditation_start')
    return {
      slot: 'historical',
      edition: hints.edition ?? `historical to ${last?.slice(0, 7) ?? 'an unknown month'}`,
      ...(last === undefined ? {} : { observed_to: last }),
    }
  }
  if (list === 'accredited') {
    const last = latest('approved_on')
    // The list begins again each calendar year.
    return {
      slot: `accredited-${last?.slice(0, 4) ?? 'undated'}`,
      edition: hints.edition ?? `approved to ${last ?? 'an unknown day'}`,
      ...(last === undefined ? {} : { observed_from: `${last.slice(0, 4)}-01-01`, observed_to: last }),
    }
  }
  const month = latest('committed_month')
  return {
    slot: list,
    edition: hints.edition ?? (month === undefined ? `${list}, undated` : `${list} to ${month}`),
  }
}
