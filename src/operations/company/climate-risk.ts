import { type ClimateRisk, composeClimateRisk } from '../../domain/company/climate-risk.ts'
import { assessSites } from '../../domain/company/sites.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { companyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { climateProfiles, releasesOf } from './climate-profile.ts'
import { unknownCompany } from './company-emissions.ts'
import { publicSites } from './company-sites.ts'

export interface CompanyRisk {
  readonly abn: string
  readonly name: string
  /** True for an invented company. */
  readonly is_sandbox: boolean
  readonly snapshot: SnapshotView
  readonly risk: ClimateRisk
  readonly releases: readonly Release[]
}

/** Physical and transition risk of one company, from public data. */
export async function climateRisk(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abn: string,
): Promise<CompanyRisk> {
  const found = (await climateRisks(database, snapshot, [abn])).get(abn)
  if (found === undefined) throw unknownCompany(abn, snapshot)
  return found
}

/** The same for several companies; unknown ones are missing. */
export async function climateRisks(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abns: readonly string[],
): Promise<ReadonlyMap<string, CompanyRisk>> {
  const reference = await companyReference(database, snapshot)
  const profiles = await climateProfiles(database, snapshot, abns)
  return new Map(
    [...profiles].map(([abn, { facts, profile }]) => {
      const sites = assessSites(publicSites(snapshot, reference, facts), reference.climateAt)
      const risk = composeClimateRisk(profile, sites)
      const name = profile.blocks.entity.result?.name ?? ''
      const is_sandbox = facts.sandbox !== null
      return [abn, { abn, name, is_sandbox, snapshot, risk, releases: releasesOf(snapshot, risk.inputs) }]
    }),
  )
}
