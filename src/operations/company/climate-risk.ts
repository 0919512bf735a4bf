import { type ClimateRisk, composeClimateRisk } from '../../domain/company/risk/climate-risk.ts'
import { assessSites, placeOfSite } from '../../domain/company/sites/sites.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { companyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { climatePlaceOf, composeProfiles, releasesOf } from './climate-profile.ts'
import { unknownCompany } from './company-emissions.ts'
import { companyFacts } from './company-facts.ts'
import { publicSitesOf } from './company-sites.ts'

export interface CompanyRisk {
  readonly abn: string
  readonly name: string
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
  const facts = await companyFacts(database, snapshot, abns)
  const companies = [...facts].map(([abn, known]) => ({
    abn,
    place: climatePlaceOf(reference, known),
    sites: publicSitesOf(known),
  }))
  const places = companies.flatMap(({ place, sites }) => [place, ...sites.map(placeOfSite)])
  const climateAt = await reference.climate(database, places)
  const profiles = await composeProfiles(database, snapshot, { reference, facts, climateAt })
  return new Map(
    companies.flatMap(({ abn, sites }): [string, CompanyRisk][] => {
      const profile = profiles.get(abn)?.profile
      if (profile === undefined) return []
      const risk = composeClimateRisk(
        profile,
        assessSites(sites, (place) => climateAt(place).climate),
      )
      const name = profile.blocks.entity.result?.name ?? ''
      const releases = releasesOf(snapshot, risk.inputs)
      return [[abn, { abn, name, snapshot, risk, releases }]]
    }),
  )
}
