import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { evidenceOf } from '../../company/outcome.ts'
import type { EvidenceInput } from '../../evidence.ts'
import { add, multiply, type Rational, rational, toText, ZERO } from '../../factors/rational.ts'
import { residualElectricity } from '../../factors/residual-electricity.ts'
import type { Period } from '../../period.ts'
import type { ElectricityRegion, Instrument, MarketBasedEvidence } from '../records/market-based-evidence.ts'
import { type InstrumentStatus, ON_SITE } from './instrument-checks.ts'
import type { FactorEdition, MarketBasedInputs, PrintedFactor } from './market-based-inputs.ts'
import { type RenewableShare, renewableShare, type YearPercentage } from './renewable-share.ts'

/** What the residual is made of; quantities as exact decimal texts. */
export interface Residual {
  readonly quantity_kwh: string
  readonly exempt_kwh: string
  readonly renewable_power_percentage: string
  readonly jurisdictional_percentage: string
  readonly surrendered_mwh: string
  readonly on_site_mwh: string
  readonly greenpower_mwh: string
  readonly residual_kwh: string
}

interface ScopeResult {
  readonly availability: Availability
  readonly factor_kg_per_kwh: string | null
  /** Exact decimal text; null when not available. */
  readonly t_co2e: string | null
}

export interface RegionScope2 {
  readonly region: ElectricityRegion
  readonly location_based: ScopeResult
  readonly market_based: ScopeResult & {
    readonly residual: Residual | null
    /** True when a claim that could not be fully checked was counted. */
    readonly counts_unverified: boolean
  }
}

export interface CheckedInstrument {
  readonly instrument: Instrument
  readonly status: InstrumentStatus
}

/** Regions with a renewable scheme of their own, whose percentage must be known; elsewhere it is zero. */
const OWN_SCHEMES: ReadonlySet<ElectricityRegion> = new Set(['ACT'])

/** Both figures of one region and the inputs that they use; of the claims only those of the region are given. */
export function regionScope2(
  region: ElectricityRegion,
  { period, consumption }: MarketBasedEvidence,
  inputs: MarketBasedInputs,
  claims: readonly CheckedInstrument[],
): {
  readonly answer: RegionScope2
  readonly used: readonly EvidenceInput[]
  /** Renewable power percentages of the years that the period touches. */
  readonly percentages: readonly YearPercentage[]
} {
  const loads = consumption.filter((load) => load.region === region)
  const bought = {
    quantity: total(loads.map(({ kwh }) => kwh)),
    exempt: total(loads.map(({ exempt_kwh }) => exempt_kwh)),
  }
  const location = inputs.location_factors.get(region)
  const shares = sharesOf(region, period, inputs)
  return {
    answer: {
      region,
      location_based: {
        availability:
          location === undefined
            ? noFactor('location', `no factor for ${region}`, inputs.edition)
            : AVAILABLE,
        factor_kg_per_kwh: location?.value_text ?? null,
        t_co2e: location === undefined ? null : tonnes(bought.quantity, location),
      },
      market_based: marketBased(bought, shares, inputs, claims),
    },
    used: [
      ...(location?.evidence ?? []),
      ...(inputs.residual_mix_factor?.evidence ?? []),
      ...evidenceOf(Object.values(shares).flatMap(yearsOf)),
    ],
    percentages: yearsOf(shares.national),
  }
}

const yearsOf = (share: RenewableShare): readonly YearPercentage[] => (share.ok ? share.years : [])

/** Whether a claim takes electricity off the residual. */
export const stands = (status: InstrumentStatus): boolean => status === 'verified' || status === 'unverified'

interface Bought {
  readonly quantity: Rational
  readonly exempt: Rational
}

interface Shares {
  readonly national: RenewableShare
  readonly state: RenewableShare
}

const sharesOf = (
  region: ElectricityRegion,
  period: Period,
  { percentages, jurisdictional }: MarketBasedInputs,
): Shares => ({
  national: renewableShare(period, percentages),
  state: OWN_SCHEMES.has(region)
    ? renewableShare(period, jurisdictional.get(region) ?? [])
    : { ok: true, share: ZERO, years: [] },
})

function marketBased(
  bought: Bought,
  { national, state }: Shares,
  { residual_mix_factor: mix, edition }: MarketBasedInputs,
  claims: readonly CheckedInstrument[],
): RegionScope2['market_based'] {
  const unknown = [national, state].find((share) => !share.ok)
  const residual =
    national.ok && state.ok
      ? residualOf({ ...bought, national: national.share, state: state.share }, claims)
      : null
  return {
    availability:
      unknown !== undefined
        ? unavailable('not_published', unknown.reason_code, unknown.detail)
        : mix === null
          ? noFactor('residual_mix', 'no residual mix factor', edition)
          : AVAILABLE,
    factor_kg_per_kwh: mix?.value_text ?? null,
    residual: residual?.shown ?? null,
    t_co2e: residual === null || mix === null ? null : tonnes(residual.kwh, mix),
    counts_unverified: claims.some(({ status }) => status === 'unverified'),
  }
}

function residualOf(
  demand: Bought & { readonly national: Rational; readonly state: Rational },
  claims: readonly CheckedInstrument[],
): { readonly kwh: Rational; readonly shown: Residual } {
  const standing = claims.filter(({ status }) => stands(status)).map(({ instrument }) => instrument)
  // On-site generation raises the result, so that a doubt about it must not take it out.
  const onSite = mwhOf(claims.map(({ instrument }) => instrument).filter(({ type }) => ON_SITE.has(type)))
  const greenpower = mwhOf(standing.filter(({ type }) => type === 'greenpower_product'))
  const surrendered = mwhOf(
    standing.filter(
      ({ type, retirement }) => type !== 'greenpower_product' && retirement?.status === 'voluntarily_retired',
    ),
  )
  const kwh = residualElectricity({ ...demand, surrendered, onSite, greenpower })
  return {
    kwh,
    shown: {
      quantity_kwh: toText(demand.quantity),
      exempt_kwh: toText(demand.exempt),
      renewable_power_percentage: toText(demand.national),
      jurisdictional_percentage: toText(demand.state),
      surrendered_mwh: toText(surrendered),
      on_site_mwh: toText(onSite),
      greenpower_mwh: toText(greenpower),
      residual_kwh: toText(kwh),
    },
  }
}

const total = (numbers: readonly number[]): Rational =>
  numbers.reduce((sum, number) => add(sum, rational(number)), ZERO)

const mwhOf = (instruments: readonly Instrument[]): Rational => total(instruments.map(({ mwh }) => mwh))

const tonnes = (kwh: Rational, factor: PrintedFactor): string =>
  toText(multiply(multiply(kwh, rational(factor.value_text)), rational('0.001')))

const noFactor = (kind: 'location' | 'residual_mix', what: string, factors: FactorEdition): Availability =>
  factors.is_loaded
    ? unavailable(
        'not_published',
        `${kind}_factor_missing`,
        `The ${factors.edition} edition of the national factors prints ${what}.`,
      )
    : unavailable(
        'not_published',
        'edition_not_loaded',
        `The ${factors.edition} edition of the national factors is not loaded. No other edition stands in for it.`,
      )
