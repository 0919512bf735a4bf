import { LOCATION } from '../../domain/company/climate/location.ts'
import { EMISSIONS_RECORD } from '../../domain/company/emissions/emissions-record.ts'
import { type RegistryOverview, registryOverview } from '../../domain/company/registry/overview.ts'
import { type NationalFacility, nationalFacilities } from '../../domain/company/sites/national-facilities.ts'
import { evidenceHash, type Method } from '../../domain/evidence.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { printedRows } from '../../store/registry.ts'
import type { Release } from '../../store/releases.ts'
import { condensedByRelease } from '../condensed-by-release.ts'
import { companyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { releasesOf } from './climate-profile.ts'
import { citeRow } from './registry-reporters.ts'

const METHODS: readonly Method[] = [EMISSIONS_RECORD, LOCATION]

export interface RegistryOverviewAnswer extends RegistryOverview {
  readonly snapshot: SnapshotView
  readonly facilities: readonly NationalFacility[]
  readonly methods: readonly Method[]
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

/** The country at a glance: totals by year, the ten largest companies, and where the published facilities are. */
export async function overviewOfRegistry(
  database: ReadonlySql,
  snapshot: SnapshotView,
): Promise<RegistryOverviewAnswer> {
  const [reference, printed] = await Promise.all([
    companyReference(database, snapshot),
    printedRows(database, snapshot.id),
  ])
  const facilities = nationalFacilities(reference.printedFacilities, reference.locations)
  const inputs = await condensedByRelease([
    ...printed.flatMap((row) => citeRow(snapshot, row)),
    ...facilities.flatMap(({ site }) => site.evidence),
  ])
  return {
    ...registryOverview(printed),
    snapshot,
    facilities,
    methods: METHODS,
    releases: releasesOf(snapshot, inputs),
    evidence_hash: evidenceHash(inputs, METHODS),
  }
}
