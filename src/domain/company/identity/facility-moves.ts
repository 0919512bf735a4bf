import { type ReportingYear, reportingYear, startYear } from '../../reporting-year.ts'
import type { SafeguardRow } from '../safeguard/facility.ts'
import type { RelatedCompany } from './entity.ts'
import { spellingKey } from './entity-name.ts'
import { type ReporterName, relatedReporter } from './successors.ts'

/** A facility that one corporation reported in a year and another in the next. */
interface FacilityMove {
  readonly facility: string
  readonly from: string
  readonly to: string
  readonly year: ReportingYear
}

/** So many facilities are named in a reason; the others are counted. */
const NAMED_FACILITIES = 3

/**
 * Companies that took facilities over, or gave them away, by the Safeguard tables: a mine that was sold makes one
 * company's emissions fall and another's begin (South32's collieries, Golden M). A suggestion for a person, never a link.
 */
export function suggestByFacilities(
  rows: readonly SafeguardRow[],
  names: readonly ReporterName[],
): (abn: string) => readonly RelatedCompany[] {
  const moves = facilityMoves(rows)
  const gave = Map.groupBy(moves, ({ from }) => from)
  const took = Map.groupBy(moves, ({ to }) => to)
  const namesOf = Map.groupBy(names, ({ abn }) => abn)
  return (abn) => [
    ...[...Map.groupBy(gave.get(abn) ?? [], ({ to }) => to)].flatMap(([other, moved]) =>
      relatedReporter(
        namesOf.get(other) ?? [],
        `since ${since(moved)}, has reported what this company used to report: ${listed(moved)}`,
      ),
    ),
    ...[...Map.groupBy(took.get(abn) ?? [], ({ from }) => from)].flatMap(([other, moved]) =>
      relatedReporter(
        namesOf.get(other) ?? [],
        `before ${since(moved)}, reported what this company now reports: ${listed(moved)}`,
      ),
    ),
  ]
}

/** Only names that stand once in either year: the tables have no facility number, and a few names are shared. */
function facilityMoves(rows: readonly SafeguardRow[]): FacilityMove[] {
  const once = new Map(
    [...Map.groupBy(rows, keyOf)].flatMap(([key, [row, ...others]]) =>
      row === undefined || others.length > 0 ? [] : [[key, row]],
    ),
  )
  return [...once.values()].flatMap((row) => {
    const year = reportingYear(startYear(row.reporting_year) + 1)
    const next = once.get(keyOf({ ...row, reporting_year: year }))
    const [from, to] = [row.controlling_corporation_abn, next?.controlling_corporation_abn ?? null]
    return from === null || to === null || from === to ? [] : [{ facility: row.facility, from, to, year }]
  })
}

const keyOf = ({ facility, reporting_year }: Pick<SafeguardRow, 'facility' | 'reporting_year'>): string =>
  `${reporting_year} ${spellingKey(facility)}`

const since = (moves: readonly FacilityMove[]): ReportingYear =>
  moves.map(({ year }) => year).toSorted()[0] ?? ''

function listed(moves: readonly FacilityMove[]): string {
  const facilities = [...new Set(moves.map(({ facility }) => facility))].toSorted()
  const more = facilities.length - NAMED_FACILITIES
  return `${facilities.slice(0, NAMED_FACILITIES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
