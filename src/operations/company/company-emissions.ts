import { formatAbn } from '../../domain/abn.ts'
import {
  composeEmissionsRecord,
  EMISSIONS_RECORD,
  type EmissionsRecord,
} from '../../domain/emissions-record.ts'
import { evidenceHash } from '../../domain/evidence.ts'
import type { ReportingYear } from '../../domain/reporting-year.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { emissionRows } from '../../store/emissions.ts'
import type { Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { requireAbn } from '../require-abn.ts'
import { registryYears } from './registry-years.ts'

export interface CompanyEmissions {
  readonly abn: string
  readonly record: EmissionsRecord
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
): Promise<CompanyEmissions> {
  const abn = requireAbn(question.abn)
  const rows = await emissionRows(database, abn, snapshot.id)
  const record = composeEmissionsRecord(rows, registryYears(snapshot), question)
  if (record === undefined) throw unknownCompany(abn, snapshot)
  const used = new Set(record.inputs.map((input) => input.release))
  return {
    abn,
    record,
    snapshot,
    releases: [...snapshot.releases.values()].filter((release) => used.has(release.id)),
    evidence_hash: evidenceHash(record.inputs, [EMISSIONS_RECORD]),
  }
}

/** A valid ABN that neither registry nor register knows. Says what was looked in, so that absence is not read as zero. */
export function unknownCompany(abn: string, snapshot: SnapshotView): ServiceError {
  const years = registryYears(snapshot)
  const span =
    years.length === 0
      ? 'no registry year is loaded'
      : `registry years ${years[0]?.reporting_year} to ${years.at(-1)?.reporting_year}`
  return new ServiceError(
    'company_not_found',
    `ABN ${formatAbn(abn)} is valid, but no company with it is in the registry (${span}). The business register was not consulted: no bulk extract is loaded.`,
    {
      hint: 'The registry lists only corporations at or above 50,000 t CO2-e. A group reports under its controlling corporation, which may have another ABN.',
    },
  )
}
