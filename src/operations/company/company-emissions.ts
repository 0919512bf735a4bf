import { formatAbn } from '../../domain/abn.ts'
import {
  absentFromRegistry,
  composeEmissionsRecord,
  EMISSIONS_RECORD,
  type EmissionsRecord,
} from '../../domain/company/emissions/emissions-record.ts'
import type { RegistryYear } from '../../domain/company/emissions/registry-row.ts'
import { evidenceHash } from '../../domain/evidence.ts'
import type { ReportingYear } from '../../domain/reporting-year.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { NOBODY_ASKED, type RegisterSight } from '../register/sight.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { requireAbn } from '../require-abn.ts'
import { companyFacts } from './company-facts.ts'
import { registerCoverage } from './register-loaded.ts'
import { readRegistry } from './registry-rows.ts'
import { registryYears, yearsFor } from './registry-years.ts'

export interface CompanyEmissions {
  readonly abn: string
  readonly record: EmissionsRecord
  /** Corporations that report for this company, where it has no row of its own. */
  readonly reported_by: readonly { readonly abn: string; readonly name: string }[]
  /** All years that the registry tables of the snapshot are of, whatever was asked for. */
  readonly registry_years: readonly ReportingYear[]
  readonly snapshot: SnapshotView
  /** Releases that the record was read from. */
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

export interface EmissionsQuestion {
  readonly abn: string
  readonly from?: ReportingYear | undefined
  readonly to?: ReportingYear | undefined
}

/** The registry's history of one company: gather the rows with their provenance, compose, hash. */
export async function companyEmissions(
  database: ReadonlySql,
  snapshot: SnapshotView,
  question: EmissionsQuestion,
  sight: RegisterSight = NOBODY_ASKED,
): Promise<CompanyEmissions> {
  const abn = requireAbn(question.abn)
  const { record, reported_by } = await recordOf(database, snapshot, { ...question, abn }, sight)
  const used = new Set(record.inputs.map((input) => input.release))
  return {
    abn,
    record,
    reported_by,
    registry_years: registryYears(snapshot).map(({ reporting_year }) => reporting_year),
    snapshot,
    releases: [...snapshot.releases.values()].filter((release) => used.has(release.id)),
    evidence_hash: evidenceHash(record.inputs, [EMISSIONS_RECORD]),
  }
}

/** What the registry prints of the company; of one that it does not print, that there is nothing. */
async function recordOf(
  database: ReadonlySql,
  snapshot: SnapshotView,
  question: EmissionsQuestion,
  sight: RegisterSight,
): Promise<Pick<CompanyEmissions, 'record' | 'reported_by'>> {
  const { abn } = question
  const { rows, years } = (await readRegistry(database, snapshot, [abn]))(abn)
  const record = composeEmissionsRecord(rows, years, question)
  if (record !== undefined) return { record, reported_by: [] }
  const entity = (await companyFacts(database, snapshot, [abn], new Map([[abn, sight]]))).get(abn)?.entity
    .result
  if (entity === undefined || entity === null) throw unknownCompany(abn, snapshot, sight)
  return { record: absentFromRegistry(entity.name, years, question), reported_by: entity.reported_by }
}

/**
 * A valid ABN that neither registry nor register knows. Says what was looked in, so that absence is not read as zero; a
 * register that did not answer leaves it open.
 */
export function unknownCompany(
  abn: string,
  snapshot: SnapshotView,
  { answer }: RegisterSight = NOBODY_ASKED,
): ServiceError {
  const years = registryYears(snapshot)
  const span = spanOf(years.map(({ reporting_year }) => reporting_year))
  if (answer.asked && !answer.reached)
    return new ServiceError(
      'upstream_unavailable',
      `ABN ${formatAbn(abn)} is valid and not in the registry (${span}). The business register did not respond in time, so whether it knows the company is open.`,
      { hint: 'Try again in a minute.' },
    )
  return new ServiceError(
    'company_not_found',
    `ABN ${formatAbn(abn)} is valid, but no company with it is in the registry (${span})${lookedInRegister(snapshot, answer, abn)}${leftOutOf(yearsFor(years, abn))}`,
    {
      hint: 'Search by name: a group reports under its controlling corporation, which may have another ABN. The registry lists only corporations at or above 50,000 t CO2-e.',
    },
  )
}

/** What an operator left out is not the publisher's silence. */
const leftOutOf = (years: readonly RegistryYear[]): string =>
  years
    .flatMap(({ reporting_year, left_out: [row] = [] }) =>
      row === undefined
        ? []
        : row.abn === null
          ? ` An operator left a row out of the registry table of ${reporting_year} that does not say whose it is (${row.ref}); it may be of this company.`
          : ` The registry table for ${reporting_year} lists it, but an operator left the row out (${row.ref}): ${row.reason}`,
    )
    .join('')

function lookedInRegister(snapshot: SnapshotView, answer: RegisterSight['answer'], abn: string): string {
  if (!answer.asked) return LOOKED_IN_EXTRACT[registerCoverage(snapshot, abn)]
  return ', and the business register has no record of a company with it. Sole traders in the register are not shown.'
}

const LOOKED_IN_EXTRACT = {
  none: '. The business register was not consulted: no bulk extract is loaded.',
  part: ' or in the loaded parts of the business register; other parts may contain it. Sole traders in the register are not shown.',
  cut: ' or in the loaded business register. An operator left out some of its records, and one of them may contain it. Sole traders in the register are not shown.',
  whole: ' or in the loaded business register. Sole traders in the register are not shown.',
} as const

function spanOf(years: readonly ReportingYear[]): string {
  const [first, last] = [years[0], years.at(-1)]
  if (first === undefined || last === undefined) return 'no table of it is in this snapshot'
  return first === last ? `table of ${first}` : `tables of ${first} to ${last}`
}
