import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { CitedInput, type EvidenceInput, type Method } from '../../evidence.ts'
import { rememberedBy } from '../../remembered-by.ts'
import {
  periodEnd,
  periodStart,
  type ReportingYear,
  reportingYears,
  startYear,
} from '../../reporting-year.ts'
import { spellingKey } from '../identity/entity-name.ts'
import { EMISSIONS_RECORD_FORMULAS, scope1And2 } from './formula.ts'
import { FIGURES, type Figure, type LeftOutRow, type RegistryRow, type RegistryYear } from './registry-row.ts'
import { type Restatement, restatements } from './restatements.ts'

export const EMISSIONS_RECORD: Method = EMISSIONS_RECORD_FORMULAS.method

export interface PublishedValue {
  readonly value: number | null
  readonly value_text: string | null
}

export interface EmissionsYear {
  readonly reporting_year: ReportingYear
  readonly period_start: string
  readonly period_end: string
  readonly availability: Availability
  readonly organisation: string | null
  readonly scope1_t: PublishedValue | null
  readonly scope2_t: PublishedValue | null
  readonly scope1_and_2_t: number | null
  readonly net_energy_gj: PublishedValue | null
  readonly notes: string | null
  readonly flags: readonly string[]
  readonly source: { readonly release: string; readonly ref: string } | null
}

export interface EmissionsRecord {
  readonly name: string
  readonly names: readonly {
    readonly name: string
    readonly first_year: string
    readonly last_year: string
  }[]
  readonly years: readonly EmissionsYear[]
  readonly gaps: readonly ReportingYear[]
  readonly restatements: readonly Restatement[]
  readonly flags: readonly string[]
  readonly inputs: readonly EvidenceInput[]
}

/** A row that the registry printed under this ABN by mistake is shown with its flag, but is no year of the company. */
const ANOTHER_COMPANY = 'identifier_of_another_company'

/** The published years that are the company's own. */
export const ownYears = (record: EmissionsRecord | undefined): readonly EmissionsYear[] =>
  (record?.years ?? []).filter(
    ({ availability, flags }) => availability.status === 'available' && !flags.includes(ANOTHER_COMPANY),
  )

/** Of an input that cites a row which an operator left out. */
const LEFT_OUT_FIELD = 'row_left_out'

const PRINTED = {
  scope1_t: 'scope1_text',
  scope2_t: 'scope2_text',
  net_energy_gj: 'net_energy_text',
} as const

/** Years whose figures are on another set of global warming potentials than the years before. */
export const GWP_BREAKS: readonly ReportingYear[] = ['2015-16', '2020-21']

/** The first and last year that are wanted; without them all that the registry has. */
interface YearsAsked {
  readonly from?: ReportingYear | undefined
  readonly to?: ReportingYear | undefined
}

/**
 * The registry's history of one company: a row for every reporting year that the snapshot holds, gaps explicit.
 * A year without a row is not zero: the registry prints only corporations at or above 50,000 t.
 * Undefined when no row is in force.
 */
export function composeEmissionsRecord(
  rows: readonly RegistryRow[],
  registry: readonly RegistryYear[],
  range: YearsAsked = {},
): EmissionsRecord | undefined {
  const inForce = rows
    .filter((row) => row.in_force)
    .toSorted((a, b) => startYear(a.reporting_year) - startYear(b.reporting_year))
  const latest = inForce.at(-1)
  if (latest === undefined) return undefined
  const wanted = yearsInRange(registry, range)
  const years = wanted.map((year) => composeYear(year, inForce, registry))
  return {
    name: latest.organisation,
    names: nameHistory(inForce),
    years,
    gaps: years.filter((year) => year.availability.status !== 'available').map((year) => year.reporting_year),
    restatements: restatements(rows).filter((change) => wanted.includes(change.reporting_year)),
    flags: spansGwpBreak(years) ? ['spans_gwp_break'] : [],
    inputs: evidenceInputs(inForce, registry, wanted),
  }
}

/** The record of a company that is known otherwise but has no row: every year says why, and none is zero. */
export function absentFromRegistry(
  name: string,
  registry: readonly RegistryYear[],
  range: YearsAsked = {},
): EmissionsRecord {
  const wanted = yearsInRange(registry, range)
  return {
    name,
    names: [],
    years: wanted.map(absentYears(registry)),
    gaps: wanted,
    restatements: [],
    flags: [],
    inputs: leftOutInputs(registry, wanted),
  }
}

function yearsInRange(registry: readonly RegistryYear[], range: YearsAsked): ReportingYear[] {
  const held = registry.map((year) => year.reporting_year).toSorted()
  const first = held[0]
  const last = held.at(-1)
  if (first === undefined || last === undefined) return []
  return reportingYears(first, last).filter(
    (year) => year >= (range.from ?? first) && year <= (range.to ?? last),
  )
}

function composeYear(
  year: ReportingYear,
  inForce: readonly RegistryRow[],
  registry: readonly RegistryYear[],
): EmissionsYear {
  const row = inForce.find((candidate) => candidate.reporting_year === year)
  if (row === undefined) return absentYears(registry)(year)
  const published = (figure: Figure): PublishedValue => ({
    value: row[figure],
    value_text: row[PRINTED[figure]],
  })
  return {
    reporting_year: year,
    period_start: periodStart(year),
    period_end: periodEnd(year),
    availability: AVAILABLE,
    organisation: row.organisation,
    scope1_t: published('scope1_t'),
    scope2_t: published('scope2_t'),
    scope1_and_2_t: scope1And2(row),
    net_energy_gj: published('net_energy_gj'),
    notes: row.notes,
    flags: GWP_BREAKS.includes(year) ? [...row.flags, 'gwp_break'] : row.flags,
    source: { release: row.release_id, ref: row.row_ref },
  }
}

/** Years without a row: the same for every company of a snapshot. */
const absentYears = rememberedBy((registry: readonly RegistryYear[]) => {
  const known = new Map<ReportingYear, EmissionsYear>()
  return (year: ReportingYear): EmissionsYear => {
    const made = known.get(year) ?? absentYear(year, registry)
    known.set(year, made)
    return made
  }
})

const absentYear = (year: ReportingYear, registry: readonly RegistryYear[]): EmissionsYear => ({
  reporting_year: year,
  period_start: periodStart(year),
  period_end: periodEnd(year),
  availability: absence(
    year,
    registry.find((held) => held.reporting_year === year),
  ),
  organisation: null,
  scope1_t: null,
  scope2_t: null,
  scope1_and_2_t: null,
  net_energy_gj: null,
  notes: null,
  flags: [],
  source: null,
})

function absence(year: ReportingYear, held: RegistryYear | undefined): Availability {
  if (held === undefined)
    return unavailable(
      'not_assessed',
      'registry_year_not_loaded',
      `The registry table for ${year} is not loaded.`,
    )
  if (!held.has_identifiers)
    return unavailable(
      'no_match',
      'identifiers_not_published',
      `The registry table for ${year} gives no ABNs, so a company cannot be found in it by ABN.`,
    )
  const left = leftOutOfYear(held)
  if (left !== undefined) return left
  return unavailable(
    'not_published',
    'absent_from_registry_year',
    `The registry table for ${year} has no row for this ABN. The company may be below the publication threshold of 50,000 t CO2-e, withheld, not registered, or reported under another ABN. This does not mean zero emissions.`,
  )
}

/** Why a company has no row in a table, where an operator left out a row that is its own or may be; else undefined. */
export function leftOutOfYear({
  reporting_year,
  left_out: [first] = [],
}: Pick<RegistryYear, 'reporting_year' | 'left_out'>): Availability | undefined {
  return first === undefined ? undefined : leftOut(reporting_year, first)
}

/** A row that the publisher prints and an operator left out is not a row that the publisher does not print. */
const leftOut = (year: ReportingYear, row: LeftOutRow): Availability =>
  unavailable(
    'not_assessed',
    row.abn === null ? 'rows_left_out_by_operator' : 'left_out_by_operator',
    `${
      row.abn === null
        ? `The registry table for ${year} has no row for this ABN, but a row without an ABN was left out`
        : `The registry table for ${year} has a row for this ABN, but it was left out`
    } (${row.ref}: ${row.problem}), as decided by ${row.decided_by} on ${row.decided_on}: ${row.reason} This does not mean zero emissions.`,
  )

/** A new entry where the name changed and not only its letters or spaces; each in its latest spelling. */
function nameHistory(inForce: readonly RegistryRow[]): EmissionsRecord['names'] {
  const names: { name: string; first_year: string; last_year: string }[] = []
  for (const { organisation: name, reporting_year: last_year } of inForce) {
    const previous = names.at(-1)
    if (previous !== undefined && isSameName(previous.name, name))
      Object.assign(previous, { name, last_year })
    else names.push({ name, first_year: last_year, last_year })
  }
  return names
}

const isSameName = (a: string, b: string): boolean => a === b || spellingKey(a) === spellingKey(b)

function spansGwpBreak(years: readonly EmissionsYear[]): boolean {
  const published = years
    .filter((year) => year.availability.status === 'available')
    .map((year) => year.reporting_year)
  const first = published[0]
  const last = published.at(-1)
  return first !== undefined && last !== undefined && GWP_BREAKS.some((year) => first < year && year <= last)
}

function evidenceInputs(
  inForce: readonly RegistryRow[],
  registry: readonly RegistryYear[],
  wanted: readonly ReportingYear[],
): EvidenceInput[] {
  const published = publishedInputs(inForce, registry, wanted)
  const left = leftOutInputs(
    registry,
    wanted.filter((year) => !inForce.some((row) => row.reporting_year === year)),
  )
  return left.length === 0 ? published : [...published, ...left]
}

/** What shows that a year is missing by decision and not by the publisher. */
const leftOutInputs = (
  registry: readonly RegistryYear[],
  absent: readonly ReportingYear[],
): EvidenceInput[] =>
  registry
    .filter(({ reporting_year, left_out }) => left_out !== undefined && absent.includes(reporting_year))
    .flatMap(({ dataset, release_id, file_sha256, reporting_year, left_out = [] }) =>
      left_out.map(
        ({ ref, printed }) =>
          new CitedInput({
            dataset,
            release: release_id,
            file_sha256,
            ref,
            field: LEFT_OUT_FIELD,
            observed: reporting_year,
            value_text: printed,
          }),
      ),
    )

function publishedInputs(
  inForce: readonly RegistryRow[],
  registry: readonly RegistryYear[],
  wanted: readonly ReportingYear[],
): EvidenceInput[] {
  return inForce
    .filter((row) => wanted.includes(row.reporting_year))
    .flatMap((row) => {
      const held = registry.find((year) => year.release_id === row.release_id)
      if (held === undefined) throw new Error(`row of ${row.release_id} is in force but its release is not`)
      return FIGURES.map(
        (field) =>
          new CitedInput({
            dataset: held.dataset,
            release: row.release_id,
            file_sha256: held.file_sha256,
            ref: row.row_ref,
            field,
            observed: row.reporting_year,
            value_text: row[PRINTED[field]],
          }),
      )
    })
}
