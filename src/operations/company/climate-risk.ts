import { checkRegister, NOT_ASKED, type RegisterCheck } from '../../domain/company/identity/register-check.ts'
import { portfolioHazards } from '../../domain/company/portfolio-hazards.ts'
import { blocksOf } from '../../domain/company/profile.ts'
import {
  type ClimateRisk,
  climateRiskInputs,
  composeClimateRisk,
} from '../../domain/company/risk/climate-risk.ts'
import { type PhysicalHeadline, physicalHeadline } from '../../domain/company/risk/physical-headline.ts'
import type { PricePath } from '../../domain/company/safeguard/price-path.ts'
import type { ScenarioQuestion } from '../../domain/company/scenarios/scenario-question.ts'
import {
  analyseSites,
  rollUpScenarios,
  type ScenarioRollup,
} from '../../domain/company/scenarios/site-scenarios.ts'
import { assessSites, placeOfSite } from '../../domain/company/sites/sites.ts'
import type { CompanyBands } from '../../domain/portfolio/risk-amounts.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { createTurns } from '../in-turns.ts'
import { companyReference } from '../reference/company-reference.ts'
import type { RegisterSights } from '../register/sight.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import {
  type CompanyProfile,
  citedReleases,
  climatePlaceOf,
  composeProfiles,
  profileInput,
} from './climate-profile.ts'
import { unknownCompany } from './company-emissions.ts'
import { companyFacts } from './company-facts.ts'
import { publicSitesOf } from './company-sites.ts'

export interface CompanyRisk {
  readonly abn: string
  readonly name: string
  /** Whether the business register was asked: where it placed the head office, the risk there rests on it. */
  readonly register_check: RegisterCheck
  readonly snapshot: SnapshotView
  readonly profile: CompanyProfile
  readonly risk: ClimateRisk
  readonly headline: PhysicalHeadline
  readonly scenarios: readonly ScenarioRollup[]
  readonly releases: readonly Release[]
}

/** What the caller adds to the question. */
interface AskedOfRisk {
  readonly scenarios?: readonly ScenarioQuestion[] | undefined
  readonly prices?: PricePath | undefined
}

const NOBODY = { name: null, status: null }

/** Physical and transition risk of one company, from public data. */
export async function climateRisk(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abn: string,
  register?: RegisterSights,
  asked?: AskedOfRisk,
): Promise<CompanyRisk> {
  const found = (await climateRisks(database, snapshot, [abn], register, asked)).get(abn)
  if (found === undefined) throw unknownCompany(abn, snapshot, register?.get(abn))
  return found
}

/** The same for several companies; unknown ones are missing. */
export async function climateRisks(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abns: readonly string[],
  register?: RegisterSights,
  { scenarios, prices }: AskedOfRisk = {},
): Promise<ReadonlyMap<string, CompanyRisk>> {
  const { reference, facts, companies, climateAt } = await placesOf(database, snapshot, abns, register)
  const profiles = await composeProfiles(database, snapshot, { reference, facts, climateAt, prices })
  return new Map(
    companies.flatMap(({ abn, sites }): [string, CompanyRisk][] => {
      const composed = profiles.get(abn)
      if (composed === undefined) return []
      const { profile } = composed
      const assessed = assessSites(sites, climateAt)
      const analysed = analyseSites(assessed.sites, reference.warming, scenarios)
      const risk = composeClimateRisk(profile, assessed, analysed)
      const office = { risk: risk.head_office, climate: profile.blocks.climate_context.result }
      const headline = physicalHeadline(office, assessed, snapshot.as_of)
      const { entity } = profile.blocks
      const name = entity.result?.name ?? ''
      const register_check = entity.result?.resolution.register_check ?? checkRegister(NOT_ASKED, NOBODY)
      const releases = citedReleases(snapshot, facts.get(abn), risk.inputs)
      return [
        [
          abn,
          {
            abn,
            name,
            register_check,
            snapshot,
            profile: composed,
            risk,
            headline,
            scenarios: rollUpScenarios(analysed),
            releases,
          },
        ],
      ]
    }),
  )
}

/** Companies with their sites, and the climate where they are. */
async function placesOf(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abns: readonly string[],
  register?: RegisterSights,
) {
  const reference = await companyReference(database, snapshot)
  const facts = await companyFacts(database, snapshot, abns, register)
  const companies = [...facts].map(([abn, known]) => ({
    abn,
    place: climatePlaceOf(reference, known),
    sites: publicSitesOf(known),
  }))
  const places = companies.flatMap(({ place, sites }) => [place, ...sites.map(placeOfSite)])
  return { reference, facts, companies, climateAt: await reference.climate(database, places) }
}

/** The bands of a company, and the releases behind them. */
export interface ReadBands {
  readonly bands: CompanyBands
  readonly releases: readonly string[]
}

/** The blocks that bands of risk are taken from. */
const BAND_BLOCKS = ['transition_risk', 'physical_risk', 'climate_context'] as const

/**
 * The bands of `climateRisks` alone; unknown companies are missing. Half of a profile has no say in them, such as its screening of
 * scope 3, and nothing is cited, so nothing is hashed.
 */
export async function climateBands(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abns: readonly string[],
): Promise<ReadonlyMap<string, ReadBands>> {
  const { reference, facts, companies, climateAt } = await placesOf(database, snapshot, abns)
  const found = new Map<string, ReadBands>()
  const turn = createTurns()
  for (const { abn, sites } of companies) {
    await turn()
    const known = facts.get(abn)!
    const blocks = blocksOf(
      await profileInput(database, snapshot, { reference, facts, climateAt }, known),
      BAND_BLOCKS,
    )
    const assessed = assessSites(sites, climateAt)
    const analysed = analyseSites(assessed.sites, reference.warming)
    const office = { risk: blocks.physical_risk, climate: blocks.climate_context.result }
    const inputs = climateRiskInputs(blocks, assessed, analysed)
    found.set(abn, {
      bands: {
        transition: blocks.transition_risk.result?.band ?? null,
        physical: physicalHeadline(office, assessed, snapshot.as_of).band,
        hazards: portfolioHazards(abn, assessed, rollUpScenarios(analysed)),
      },
      releases: citedReleases(snapshot, known, inputs).map(({ id }) => id),
    })
  }
  return found
}
