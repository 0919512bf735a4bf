import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { condenseEvidence } from '../../condense-evidence.ts'
import type { EvidenceInput } from '../../evidence.ts'
import { evaluate } from '../../formula/evaluate.ts'
import type { ListRow } from '../../formula/list-output.ts'
import { rememberedBy, rememberedByBoth } from '../../remembered-by.ts'
import type { RegionDecision } from '../grid/region-of-place.ts'
import { evidenceOf } from '../outcome.ts'
import { TRANSITION_FORMULAS } from './formula.ts'
import type { RegionPath, TransitionReference } from './reference.ts'

export interface IntensityYear {
  readonly reporting_year: string
  readonly intensity_t_per_mwh: number | null
}

export interface Scope2Year {
  readonly reporting_year: string
  readonly scope2_t: number
}

/** Regions of the market by the names that the plan has for them. */
const PLAN_REGIONS: Readonly<Record<string, string>> = {
  NSW1: 'NSW',
  QLD1: 'QLD',
  SA1: 'SA',
  TAS1: 'TAS',
  VIC1: 'VIC',
}

/** Null for a region that the plan does not cover. */
export const planRegionOf = (gridRegion: string | null): string | null =>
  PLAN_REGIONS[gridRegion ?? ''] ?? null

/** Why a company has no path of its own region; available where it has one. */
export function regionAvailability(decision: RegionDecision): Availability {
  if (planRegionOf(decision.grid_region) !== null) return AVAILABLE
  if (decision.state === null)
    return unavailable(
      'no_match',
      decision.availability.reason_code ?? 'state_unknown',
      decision.availability.detail ?? 'The region of the company is not known.',
    )
  return unavailable(
    'not_applicable',
    'outside_coverage',
    `The plan covers the National Electricity Market. It has no region for this company’s place in ${decision.state}.`,
  )
}

export const pathOf = (
  { paths }: TransitionReference,
  scenario: string,
  region: string,
): RegionPath | undefined => paths.find((one) => one.scenario === scenario && one.region === region)

/** Years of a path as a formula takes them. */
const yearsGiven = rememberedBy(({ years }: RegionPath) =>
  years.map(({ year, emissions_mt, generation_gwh, distributed_pv_gwh }) => ({
    year,
    emissions_mt,
    generation_gwh,
    distributed_pv_gwh,
  })),
)

/** Companies of a region share its intensities. */
export const intensitiesOf = rememberedBy((path: RegionPath): readonly IntensityYear[] =>
  evaluate(TRANSITION_FORMULAS.formula('region_outlook'), { years: yearsGiven(path) })
    .list('years')
    .map((row) => ({
      reporting_year: row['reporting_year'] as string,
      intensity_t_per_mwh: row['intensity'] as number | null,
    })),
)

export interface Scope2Path {
  readonly availability: Availability
  readonly years: readonly Scope2Year[]
}

/** Scope 2 on the way of one region. */
export function scope2Path(path: RegionPath, scope2_t: number | null): Scope2Path {
  if (scope2_t === null)
    return without('not_published', 'scope2_not_published', 'No scope 2 is published for the company.')
  const years = evaluate(TRANSITION_FORMULAS.formula('scope2_outlook'), {
    scope2_t,
    years: yearsGiven(path),
  })
    .list('years')
    .flatMap((row: ListRow) =>
      typeof row['scope2_t'] === 'number'
        ? [{ reporting_year: row['reporting_year'] as string, scope2_t: row['scope2_t'] }]
        : [],
    )
  return years.length > 0
    ? { availability: AVAILABLE, years }
    : without(
        'not_assessed',
        'base_year_rounds_to_zero',
        `The outlook prints 0.0 Mt for ${path.region} in 2026-27, so nothing can be compared with that year.`,
      )
}

const without = (status: 'not_published' | 'not_assessed', code: string, detail: string): Scope2Path => ({
  availability: unavailable(status, code, detail),
  years: [],
})

/** Below this the first year is printed with so few digits that a ratio to it is coarse. */
const COARSE_MT = 1

export const isCoarse = ({ years }: RegionPath): boolean => (years[0]?.emissions_mt ?? 0) < COARSE_MT

/** Evidence of a region’s paths in all scenarios, one list for all of its companies. */
export const regionEvidence = rememberedByBoth(
  ({ paths }: TransitionReference, region: string): readonly EvidenceInput[] =>
    condenseEvidence(
      paths.filter((path) => path.region === region).flatMap(({ years }) => evidenceOf(years)),
    ),
)
