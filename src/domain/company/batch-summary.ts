import type { AvailabilityStatus } from '../availability.ts'
import { sum } from '../mathematics/statistics.ts'
import type { ReportingYear } from '../reporting-year.ts'
import { RISK_LEVELS, type RiskLevel, worstLevel } from './bands.ts'
import { PROFILE_BLOCKS, type ProfileBlock } from './blocks.ts'
import type { Outcome } from './outcome.ts'
import type { Profile } from './profile.ts'
import type { ClimateRisk } from './risk/climate-risk.ts'
import { countedBand } from './risk/physical-risk.ts'
import { hasBoth, type ScenarioRollup } from './scenarios/site-scenarios.ts'
import { rollUpHazards } from './sites/site-hazards.ts'

/** How many companies have a figure, an old one, or none. */
export interface Coverage {
  readonly available: number
  readonly stale: number
  readonly absent: number
}

export interface BandCount {
  readonly worst: RiskLevel | null
  readonly by_band: readonly { readonly band: RiskLevel; readonly companies: number }[]
  readonly not_assessed: number
}

export interface ProfilesSummary {
  readonly companies: number
  readonly coverage: Readonly<Record<ProfileBlock, Coverage>>
  /** One row for each latest year among the companies: years are never added together. */
  readonly totals: readonly {
    readonly reporting_year: ReportingYear
    readonly companies: number
    readonly scope1_t: number
    readonly scope2_t: number
  }[]
  readonly transition: BandCount
  /** Companies by hazard and band, at the place of their climate: the head office where it is known. */
  readonly hazards: readonly HazardCount[]
  /** The same in the scenarios, in the middle of the models. */
  readonly scenarios: readonly ScenarioCount[]
}

/** Companies by the band of one hazard. */
export interface HazardCount extends BandCount {
  readonly hazard: string
}

export interface ScenarioCount {
  readonly id: string
  readonly level_c: number | null
  /** Companies with a band both now and then, and the same ones now. */
  readonly hazards: readonly (HazardCount & { readonly now: BandCount })[]
}

/** What several profiles say together. Companies without a figure are counted, never taken as zero. */
export function summariseProfiles(profiles: readonly Profile[]): ProfilesSummary {
  const latest = profiles.flatMap(({ blocks }) => blocks.emissions.result?.latest ?? [])
  return {
    companies: profiles.length,
    coverage: Object.fromEntries(
      PROFILE_BLOCKS.map((name) => [name, coverageOf(profiles.map(({ blocks }) => blocks[name]))]),
    ) as Record<ProfileBlock, Coverage>,
    totals: [...Map.groupBy(latest, (year) => year.reporting_year)]
      .map(([reporting_year, years]) => ({
        reporting_year,
        companies: years.length,
        scope1_t: sum(years.flatMap((year) => year.scope1_t?.value ?? [])),
        scope2_t: sum(years.flatMap((year) => year.scope2_t?.value ?? [])),
      }))
      .toSorted((a, b) => (a.reporting_year < b.reporting_year ? 1 : -1)),
    transition: countBands(profiles.map(({ blocks }) => blocks.transition_risk.result?.band)),
    hazards: countHazards(
      profiles.map(({ blocks }) =>
        (blocks.hazards.result?.hazards ?? []).map(({ hazard, band }) => ({ hazard, worst: band })),
      ),
    ),
    scenarios: countScenarios(
      profiles.map(({ blocks }) =>
        (blocks.scenario_analysis.result?.scenarios ?? []).map(({ id, level_c, hazards }) => ({
          id,
          level_c,
          hazards: hazards.map((one) => ({
            hazard: one.hazard,
            ...(hasBoth(one)
              ? { worst: one.band_then.central, now: { worst: one.band_now } }
              : { worst: null, now: { worst: null } }),
          })),
        })),
      ),
    ),
  }
}

export interface RisksSummary {
  readonly companies: number
  readonly coverage: Readonly<Record<'head_office' | 'sites' | 'transition', Coverage>>
  readonly head_office: BandCount
  readonly sites: BandCount
  readonly transition: BandCount
  /** Companies by hazard and the worst band among their sites, now. */
  readonly hazards: readonly HazardCount[]
  /** The same in the scenarios. */
  readonly scenarios: readonly ScenarioCount[]
}

export function summariseRisks(
  risks: readonly ClimateRisk[],
  scenarios: readonly (readonly ScenarioRollup[])[] = [],
): RisksSummary {
  return {
    companies: risks.length,
    coverage: {
      head_office: coverageOf(risks.map((risk) => risk.head_office)),
      sites: coverageOf(risks.map((risk) => risk.sites.rollup)),
      transition: coverageOf(risks.map((risk) => risk.transition)),
    },
    head_office: countBands(risks.map((risk) => countedBand(risk.head_office.result))),
    sites: countBands(risks.map((risk) => risk.sites.rollup.result?.worst)),
    transition: countBands(risks.map((risk) => risk.transition.result?.band)),
    hazards: countHazards(risks.map(({ sites }) => rollUpHazards(sites.sites))),
    scenarios: countScenarios(scenarios),
  }
}

interface WorstOfHazard {
  readonly hazard: string
  readonly worst: RiskLevel | null
}

interface WorstInScenario {
  readonly id: string
  readonly level_c: number | null
  /** With the same places now. */
  readonly hazards: readonly (WorstOfHazard & { readonly now: { readonly worst: RiskLevel | null } })[]
}

function countScenarios(companies: readonly (readonly WorstInScenario[])[]): readonly ScenarioCount[] {
  // A place outside every region has none, and a level that was not reached has no hazards.
  const ids = new Map(
    companies.flatMap((scenarios) => scenarios.map((one) => [one.id, one.level_c] as const)),
  )
  return [...ids].map(([id, level_c]) => {
    const own = companies.map((scenarios) => scenarios.find((one) => one.id === id)?.hazards ?? [])
    const now = new Map(
      countHazards(
        own.map((hazards) => hazards.map(({ hazard, now: { worst } }) => ({ hazard, worst }))),
      ).map(({ hazard, ...counted }) => [hazard, counted]),
    )
    return {
      id,
      level_c,
      hazards: countHazards(own).map((then) => ({ ...then, now: now.get(then.hazard)! })),
    }
  })
}

/** A company without a band of the hazard is counted as not assessed, never as safe. */
function countHazards(companies: readonly (readonly WorstOfHazard[])[]): readonly HazardCount[] {
  const names = new Set(companies.flatMap((hazards) => hazards.map(({ hazard }) => hazard)))
  return [...names].map((hazard) => ({
    hazard,
    ...countBands(
      companies.map((hazards) => hazards.find((one) => one.hazard === hazard)?.worst ?? undefined),
    ),
  }))
}

function coverageOf(outcomes: readonly Outcome<unknown>[]): Coverage {
  const counted = (wanted: AvailabilityStatus): number =>
    outcomes.filter(({ availability }) => availability.status === wanted).length
  const available = counted('available')
  const stale = counted('stale')
  return { available, stale, absent: outcomes.length - available - stale }
}

function countBands(bands: readonly (RiskLevel | null | undefined)[]): BandCount {
  const known = bands.filter((band) => band !== undefined && band !== null)
  return {
    worst: worstLevel(known) ?? null,
    by_band: RISK_LEVELS.map((band) => ({
      band,
      companies: known.filter((one) => one === band).length,
    })).filter(({ companies }) => companies > 0),
    not_assessed: bands.length - known.length,
  }
}
