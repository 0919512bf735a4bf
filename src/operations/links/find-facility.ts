import { compareNameKeys, nameKey, normaliseName } from '../../domain/company/identity/entity-name.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { SafeguardFacilityRow } from '../../store/safeguard.ts'
import { type LinkTables, requireYear } from './link-tables.ts'

/** How a person names a facility-year; the emitter only where two facilities of the year have one name. */
export interface NamedFacility {
  readonly facility: string
  readonly year: string
  readonly emitter?: string
}

const NEAR_NAMES = 5

/** The row that a person means: by the printed name, or by the same name in other dashes, spaces and case. */
export function findFacility(tables: LinkTables, named: NamedFacility): SafeguardFacilityRow {
  const year = requireYear(tables, named.year)
  const ofYear = tables.facilities.filter(({ reporting_year }) => reporting_year === year)
  const printed = ofYear.filter(({ facility_name }) => facility_name === named.facility)
  const alike = ofYear.filter(
    ({ facility_name }) => normaliseName(facility_name) === normaliseName(named.facility),
  )
  const found = printed.length > 0 ? printed : alike
  const fitting = found.filter(
    ({ responsible_emitter }) =>
      named.emitter === undefined || normaliseName(responsible_emitter) === normaliseName(named.emitter),
  )
  const [only, ...others] = fitting
  if (only === undefined) throw notPrinted(tables, ofYear, found, named)
  if (others.length > 0)
    throw new OperatorError(`${year} lists ${fitting.length} facilities ${JSON.stringify(named.facility)}`, {
      hint: `Say which with --emitter: ${quoted(fitting.map(({ responsible_emitter }) => responsible_emitter))}.`,
      exitCode: EXIT.usage,
    })
  return only
}

function notPrinted(
  { facilities }: LinkTables,
  ofYear: readonly SafeguardFacilityRow[],
  found: readonly SafeguardFacilityRow[],
  { facility, year, emitter }: NamedFacility,
): OperatorError {
  if (found.length > 0)
    return new OperatorError(`${facility} is not listed under ${JSON.stringify(emitter)} in ${year}`, {
      hint: `Its emitter: ${quoted(found.map(({ responsible_emitter }) => responsible_emitter))}.`,
      exitCode: EXIT.notFound,
    })
  const key = nameKey(facility)
  const near = ofYear
    .map(({ facility_name }) => ({
      facility_name,
      score: compareNameKeys(key, nameKey(facility_name)).score,
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, NEAR_NAMES)
  const otherYears = facilities
    .filter(({ facility_name }) => normaliseName(facility_name) === key.normalised)
    .map(({ reporting_year }) => reporting_year)
  return new OperatorError(`no facility ${JSON.stringify(facility)} is listed in ${year}`, {
    hint: [
      ...(otherYears.length === 0 ? [] : [`It is listed in ${[...new Set(otherYears)].join(', ')}.`]),
      `Nearest names of ${year}: ${quoted(near.map(({ facility_name }) => facility_name))}.`,
    ].join(' '),
    exitCode: EXIT.notFound,
  })
}

const quoted = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => JSON.stringify(name)).join(', ')
