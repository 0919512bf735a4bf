import { unavailable } from '../../domain/availability.ts'
import { ENTITY } from '../../domain/company/identity/entity.ts'
import { withoutResult } from '../../domain/company/outcome.ts'
import type { Profile } from '../../domain/company/profile.ts'
import type { AnalysedSite } from '../../domain/company/scenarios/site-scenarios.ts'
import type { FacilityTables } from '../../domain/company/sites/public-sites.ts'
import { assessSites, type SitesAssessment } from '../../domain/company/sites/sites.ts'
import type { Database } from '../../store/database.ts'
import { climatePlaceOf, composeProfiles } from '../company/climate-profile.ts'
import { unknownCompany } from '../company/company-emissions.ts'
import { type CompanyFacts, companyFacts } from '../company/company-facts.ts'
import { declaredIdentities } from '../company/declared-identity.ts'
import { companySites } from '../company/sites.ts'
import { type CompanyReference, companyReference } from '../reference/company-reference.ts'
import type { RegisterSight } from '../register/sight.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import type { TenantInputs } from './tenant-inputs.ts'

/** What is published of a company that discloses, with the sites that the tenant declared for it. */
export interface DisclosingCompany {
  readonly facts: CompanyFacts
  readonly profile: Profile
  readonly sites: SitesAssessment
  readonly scenarios: readonly AnalysedSite[]
  readonly reference: CompanyReference
}

/**
 * A company that neither registry nor register knows is unknown, unless the tenant wrote about it: the registry lists the
 * largest emitters only, and others report too. All its published blocks then say why they are empty.
 */
export async function gatherCompany(
  database: Database,
  snapshot: SnapshotView,
  abn: string,
  own: TenantInputs,
  sight: RegisterSight,
): Promise<DisclosingCompany> {
  const reference = await companyReference(database, snapshot)
  const register = new Map([[abn, sight]])
  const declared = await declaredIdentities(database, snapshot, own.sites)
  const listed = (await companyFacts(database, snapshot, [abn], register, declared)).get(abn)
  const facts = listed ?? (hasRecords(own) ? unlisted(abn, reference) : undefined)
  if (facts === undefined) throw unknownCompany(abn, snapshot, sight)
  const climateAt = await reference.climate(database, [climatePlaceOf(reference, facts)])
  const profiles = await composeProfiles(database, snapshot, {
    reference,
    facts: new Map([[abn, facts]]),
    climateAt,
  })
  const { assessment, scenarios } =
    listed === undefined && own.sites === undefined
      ? { assessment: assessSites([], climateAt), scenarios: [] }
      : await companySites(database, snapshot, abn, own.sites, register)
  return { facts, profile: profiles.get(abn)!.profile, sites: assessment, scenarios, reference }
}

/** Whether the tenant wrote about the company. */
export const hasRecords = ({ records, earlier_statements, sites }: TenantInputs): boolean =>
  sites !== undefined ||
  earlier_statements !== null ||
  Object.values(records).some((record) => record !== null)

const unlisted = (abn: string, tables: FacilityTables): CompanyFacts => ({
  abn,
  record: undefined,
  entity: withoutResult(
    ENTITY,
    unavailable(
      'no_match',
      'company_not_found',
      'Neither registry nor register knows this ABN. What the company says itself is all there is.',
    ),
    { basis: 'reported', data_quality: 1 },
  ),
  observation: null,
  market_based: [],
  tables,
})
