import { type Availability, unavailable } from '../../availability.ts'
import type { EvidenceInput, Method } from '../../evidence.ts'
import { compareText } from '../../text-order.ts'
import { type RiskLevel, ruleStep } from '../bands.ts'
import type { ClimateContext, LocationQuality } from '../climate/climate-context.ts'
import { type Outcome, withoutResult, withResult } from '../outcome.ts'
import { countedBand, PARTIAL, type PhysicalRisk, partialAvailability } from '../risk/physical-risk.ts'
import { type BandRollup, rollUpBands } from './band-rollup.ts'
import { SITE_ROLLUP_FORMULAS } from './formula.ts'
import { rollupWorking } from './rollup-working.ts'

export const SITE_ROLLUP: Method = SITE_ROLLUP_FORMULAS.method

/** One site with its own assessment. Sites without coordinates come with `not_located`. */
export interface AssessedSite {
  readonly id: string
  readonly name: string
  readonly location_quality: LocationQuality | 'not_located'
  readonly location_availability: Availability
  /** How far a second source places the site itself; undefined where there is none. */
  readonly second_km?: number | undefined
  readonly risk: Outcome<PhysicalRisk>
  readonly climate: ClimateContext | null
  /** What prints the site, its place and its emissions. */
  readonly evidence: readonly EvidenceInput[]
  /** Covered emissions where the site is a Safeguard facility; null where unknown. */
  readonly covered_emissions_t: number | null
  /** Scope 1 where the site is a power station of the generation table; null where unknown. */
  readonly scope1_t: number | null
}

export interface SiteRollup extends BandRollup {
  readonly rule: string
  readonly worst: RiskLevel
  readonly sites_assessed: number
  readonly sites_without_emissions: number
  /** Kept apart: an office address says nothing about where the work is done. */
  readonly head_office: readonly { readonly id: string; readonly band: RiskLevel | null }[]
  readonly not_assessed: readonly { readonly id: string; readonly availability: Availability }[]
}

/** Farther apart, a reader should look at both points. */
const SECOND_APART_KM = 10

const ROLLUP_RULE =
  'The worst overall band across all located sites with a chronic and an acute indicator, except head offices, with counts by site, by covered emissions of Safeguard facilities and by scope 1 of power stations.'

/** Sites stay separate assessments; this only counts them. */
export function rollUpSites(sites: readonly AssessedSite[]): Outcome<SiteRollup> {
  const ordered = sites.toSorted((a, b) => compareText(a.id, b.id))
  const offices = ordered.filter((site) => site.location_quality === 'head_office')
  const places = ordered.filter((site) => site.location_quality !== 'head_office')
  const assessed = places.flatMap((site) => {
    const band = site.location_quality === 'not_located' ? null : countedBand(site.risk.result)
    return band === null ? [] : [{ site, band }]
  })
  const counted = rollUpBands(assessed)
  const particulars = {
    basis: 'derived',
    data_quality: 3,
    inputs: assessed.flatMap(({ site }) => site.risk.inputs),
    flags: [
      ...(assessed.some(({ site }) => site.location_quality === 'approximate')
        ? ['location_approximate']
        : []),
      ...(disputesOf(places).length > 0 ? [LOCATION_DISPUTED] : []),
      ...(assessed.some(({ site }) => (site.second_km ?? 0) > SECOND_APART_KM)
        ? ['second_location_apart']
        : []),
    ],
  } as const
  if (counted.worst === null)
    return withoutResult(
      SITE_ROLLUP,
      places.length === 0
        ? unavailable('not_assessed', 'no_sites', 'No sites are known for this company.')
        : unavailable(
            'not_assessed',
            'no_site_assessed',
            [
              'None of the known sites could be located and assessed with a chronic and an acute indicator.',
              ...disputesOf(places),
            ].join(' '),
          ),
      particulars,
    )
  return withResult(
    SITE_ROLLUP,
    {
      rule: ROLLUP_RULE,
      ...counted,
      worst: counted.worst,
      sites_assessed: assessed.length,
      sites_without_emissions: assessed.filter(
        ({ site }) => site.covered_emissions_t === null && site.scope1_t === null,
      ).length,
      head_office: offices.map((site) => ({ id: site.id, band: countedBand(site.risk.result) })),
      not_assessed: places
        .filter((site) => !assessed.some((one) => one.site === site))
        .map((site) => ({ id: site.id, availability: absenceOf(site) })),
    },
    {
      ...particulars,
      workings: rollupWorking(places),
      trace: [
        ruleStep(
          'site_rollup.worst',
          { sites_known: places.length, sites_assessed: assessed.length },
          'worst_of',
          counted.worst,
        ),
      ],
    },
  )
}

export const NOT_LOCATED = unavailable(
  'no_match',
  'not_located',
  'The coordinates of this site are not known.',
)

function absenceOf({ location_quality, location_availability, risk }: AssessedSite): Availability {
  if (location_quality === 'not_located') return location_availability
  return risk.result?.overall === PARTIAL ? partialAvailability(risk.result) : risk.availability
}

export const LOCATION_DISPUTED = 'location_disputed' as const

/** A sentence for each site whose place two sources dispute. */
const disputesOf = (sites: readonly AssessedSite[]): readonly string[] =>
  sites.flatMap(({ name, location_availability: { reason_code, detail } }) =>
    reason_code === LOCATION_DISPUTED ? `${name}: ${detail}` : [],
  )
