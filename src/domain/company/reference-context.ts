import { AVAILABLE, type Availability, unavailable } from '../availability.ts'
import { condenseEvidence } from '../condense-evidence.ts'
import type { EvidenceInput, Method } from '../evidence.ts'
import { editionOfPeriod } from '../factors/editions.ts'
import type { Factor } from '../factors/factor.ts'
import { type FactorLibrary, findIssue } from '../factors/library.ts'
import type { Period } from '../period.ts'
import type { Deflator } from './deflator.ts'
import type { GridIntensity } from './grid/intensity.ts'
import type { DecidedRegion } from './grid/region-of-facilities.ts'
import type { RegionDecision } from './grid/region-of-place.ts'
import { evidenceOf, type Outcome } from './outcome.ts'
import { type PriceChange, priceChange, type QuarterPrice } from './price-change.ts'
import { REDUCTION_CONTRIBUTIONS } from './safeguard/statutory-decline.ts'
import { electricityFactors } from './scope3/electricity-factors.ts'
import type { ElectricityFactor, FuelFactor } from './scope3/energy.ts'
import { factorsFor, fuelFactors } from './scope3/fuel-factors.ts'
import { DIVISION_FUELS } from './scope3/fuels.ts'

/** Chooses published figures and computes none: what it picks, and by which rule, is its page. */
export const REFERENCE_CONTEXT: Method = { id: 'reference_context', version: '1.1.0' }

/** What published figures are chosen from, and what for. */
export interface ReferenceContextInput {
  readonly period: Period & { readonly asked_for: string }
  readonly region: DecidedRegion
  /** ANZSIC division of the company. */
  readonly division: string | null
  /** Null where no edition of the factors had been published. */
  readonly library: FactorLibrary | null
  readonly prices: readonly QuarterPrice[]
  readonly deflatorOf: (year: string) => Deflator | null
  readonly grid: Outcome<GridIntensity> | null
}

/** What a working paper needs beside the company's figures for a period. */
export interface ReferenceContext {
  readonly period: ReferenceContextInput['period']
  readonly region: RegionDecision
  readonly division: string | null
  readonly edition: {
    readonly availability: Availability
    readonly edition: string
    readonly reason: string
    readonly vintage: string | null
  }
  readonly electricity: readonly ElectricityFactor[]
  readonly residual_mix: readonly Factor[]
  readonly fuels: readonly FuelFactor[]
  readonly fuels_reason: string | null
  readonly potentials: readonly {
    readonly gas: string
    readonly ar5: number | null
    readonly ar6: number | null
  }[]
  readonly prices: PriceChange
  readonly deflator: Deflator | null
  readonly grid: GridIntensity | null
  readonly reduction_contribution: number | null
  readonly inputs: readonly EvidenceInput[]
}

export function composeReferenceContext(input: ReferenceContextInput): ReferenceContext {
  const { period, division, library, grid } = input
  const { decision: region, facilities } = input.region
  const { edition, reason } = editionOfPeriod(period)
  const issue = library === null ? undefined : findIssue(library, edition)
  const electricity = electricityFactors(library, edition).filter(
    (factor) => factor.region === region.factor_region || factor.region === 'NATIONAL',
  )
  const residual = (issue?.factors ?? []).filter((factor) => factor.subcategory === 'residual_mix_factor')
  const usual = division === null ? undefined : DIVISION_FUELS[division]
  const fuels = factorsFor(usual?.fuels ?? [], region.factor_region, fuelFactors(library, edition))
  const { change, used } = priceChange(input.prices, period)
  const deflator = input.deflatorOf(period.asked_for)
  return {
    period,
    region,
    division,
    edition: {
      availability: issue === undefined ? editionMissing(edition, library) : AVAILABLE,
      edition,
      reason,
      vintage: issue?.vintage ?? null,
    },
    electricity,
    residual_mix: residual,
    fuels,
    fuels_reason: usual?.reason ?? null,
    potentials: [...(library?.potentials.values() ?? [])].map((row) => ({
      gas: row.gas_code,
      ar5: row.ar5_gwp100,
      ar6: row.ar6_gwp100,
    })),
    prices: change,
    deflator,
    grid: grid?.result ?? null,
    reduction_contribution: REDUCTION_CONTRIBUTIONS.get(period.asked_for) ?? null,
    inputs: [
      ...evidenceOf([...electricity, ...fuels, ...used]),
      ...residual.flatMap((factor) => factor.inputs),
      ...(deflator?.evidence ?? []),
      ...condenseEvidence(grid?.inputs ?? []),
      ...evidenceOf(facilities),
    ],
  }
}

const editionMissing = (edition: string, library: FactorLibrary | null): Availability =>
  unavailable(
    'not_published',
    'edition_not_loaded',
    `The ${edition} edition of the national factors is not loaded. Loaded editions: ${library?.editions.join(', ') ?? 'none'}. No other edition is used in its place.`,
  )
