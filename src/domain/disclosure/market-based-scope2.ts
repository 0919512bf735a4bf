import { AVAILABLE, type Availability, unavailable } from '../availability.ts'
import type { Evidenced } from '../company/outcome.ts'
import type { EvidenceInput, Method } from '../evidence.ts'
import { add, multiply, type Rational, rational, toText, ZERO } from '../factors/rational.ts'
import { residualElectricity } from '../factors/residual-electricity.ts'
import {
  checkInstruments,
  type InstrumentCheck,
  type InstrumentRegisters,
  type InstrumentStatus,
  ON_SITE,
  registerEvidence,
  statusOf,
} from './instrument-checks.ts'
import type { Period } from './period.ts'
import type { ElectricityRegion, Instrument, MarketBasedEvidence } from './records/market-based-evidence.ts'
import { type RenewableShare, renewableShare, type YearPercentage } from './renewable-share.ts'

export const MARKET_BASED_SCOPE2: Method = { id: 'market_based_scope2', version: '1.0.0' }

/** Regions with a renewable scheme of their own, whose percentage must be known; elsewhere it is zero. */
const OWN_SCHEMES: ReadonlySet<ElectricityRegion> = new Set(['ACT'])

/** A factor exactly as printed, in kg CO2-e per kWh. */
export interface PrintedFactor extends Evidenced {
  readonly value_text: string
}

/** The edition of the national factors that a period falls under; no other stands in for it. */
export interface FactorEdition {
  readonly edition: string
  readonly reason: string
  readonly is_loaded: boolean
}

export interface MarketBasedInputs {
  readonly edition: FactorEdition
  readonly percentages: readonly YearPercentage[]
  /** The same of the schemes of their own that some regions have. */
  readonly jurisdictional: ReadonlyMap<ElectricityRegion, readonly YearPercentage[]>
  readonly location_factors: ReadonlyMap<ElectricityRegion, PrintedFactor>
  readonly residual_mix_factor: PrintedFactor | null
  readonly registers: InstrumentRegisters
}

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

interface ScopeAnswer {
  readonly availability: Availability
  /** Exact decimal text; null when not available. */
  readonly t_co2e: string | null
}

export interface RegionScope2 {
  readonly region: ElectricityRegion
  readonly location_based: ScopeAnswer & { readonly factor_kg_per_kwh: string | null }
  readonly market_based: ScopeAnswer & {
    readonly factor_kg_per_kwh: string | null
    readonly residual: Residual | null
    /** True when a claim that could not be fully checked was counted. */
    readonly counts_unverified: boolean
  }
}

export interface MarketBasedScope2 {
  readonly method: Method
  readonly period: Period
  readonly edition: FactorEdition
  readonly regions: readonly RegionScope2[]
  /** Over all regions; null as soon as one of them has no figure. */
  readonly totals: { readonly location_based_t: string | null; readonly market_based_t: string | null }
  readonly instruments: readonly {
    readonly id: string
    readonly status: InstrumentStatus
    /** Whether its MWh are in the result. */
    readonly counted: boolean
    readonly checks: readonly InstrumentCheck[]
  }[]
  readonly inputs: readonly EvidenceInput[]
}

/** Location-based and market-based scope 2 side by side for each region, and how far each claim stands up. */
export function marketBasedScope2(record: MarketBasedEvidence, inputs: MarketBasedInputs): MarketBasedScope2 {
  const checksOf = checkInstruments(record, inputs.registers)
  const instruments = record.instruments.map((instrument, index) => {
    const checks = checksOf[index]!
    return { instrument, status: statusOf(checks), checks }
  })
  const regions = [...new Set(record.consumption.map(({ region }) => region))].toSorted()
  const composed = regions.map((region) =>
    composeRegion(
      region,
      record,
      inputs,
      instruments.filter(({ instrument }) => instrument.region === region),
    ),
  )
  return {
    method: MARKET_BASED_SCOPE2,
    period: record.period,
    edition: inputs.edition,
    regions: composed.map(({ answer }) => answer),
    totals: {
      location_based_t: totalOf(composed.map(({ answer }) => answer.location_based.t_co2e)),
      market_based_t: totalOf(composed.map(({ answer }) => answer.market_based.t_co2e)),
    },
    instruments: instruments.map(({ instrument, status, checks }) => ({
      id: instrument.id,
      status,
      counted: stands(status) || ON_SITE.has(instrument.type),
      checks,
    })),
    inputs: [...composed.flatMap(({ used }) => used), ...registerEvidence(record, inputs.registers)],
  }
}

const stands = (status: InstrumentStatus): boolean => status === 'verified' || status === 'unverified'

interface CheckedInstrument {
  readonly instrument: Instrument
  readonly status: InstrumentStatus
}

function composeRegion(
  region: ElectricityRegion,
  record: MarketBasedEvidence,
  inputs: MarketBasedInputs,
  claims: readonly CheckedInstrument[],
): { answer: RegionScope2; used: readonly EvidenceInput[] } {
  const loads = record.consumption.filter((load) => load.region === region)
  const quantity = total(loads.map(({ kwh }) => kwh))
  const exempt = total(loads.map(({ exempt_kwh }) => exempt_kwh))
  const location = inputs.location_factors.get(region)
  const national = renewableShare(record.period, inputs.percentages)
  const state: RenewableShare = OWN_SCHEMES.has(region)
    ? renewableShare(record.period, inputs.jurisdictional.get(region) ?? [])
    : { ok: true, share: ZERO, inputs: [] }
  const missing = marketGap(national, state, inputs)
  const residual =
    national.ok && state.ok ? residualOf(quantity, exempt, national.share, state.share, claims) : null
  const mix = inputs.residual_mix_factor
  return {
    answer: {
      region,
      location_based: {
        availability:
          location === undefined
            ? noFactor('location', `no factor for ${region}`, inputs.edition)
            : AVAILABLE,
        factor_kg_per_kwh: location?.value_text ?? null,
        t_co2e: location === undefined ? null : tonnes(quantity, location),
      },
      market_based: {
        availability: missing ?? AVAILABLE,
        factor_kg_per_kwh: mix?.value_text ?? null,
        residual: residual === null ? null : residual.shown,
        t_co2e: residual === null || mix === null ? null : tonnes(residual.kwh, mix),
        counts_unverified: claims.some(({ status }) => status === 'unverified'),
      },
    },
    used: [
      ...(location?.evidence ?? []),
      ...(mix?.evidence ?? []),
      ...(national.ok ? national.inputs : []),
      ...(state.ok ? state.inputs : []),
    ],
  }
}

function residualOf(
  quantity: Rational,
  exempt: Rational,
  rpp: Rational,
  jrpp: Rational,
  claims: readonly CheckedInstrument[],
): { kwh: Rational; shown: Residual } {
  const standing = claims.filter(({ status }) => stands(status)).map(({ instrument }) => instrument)
  // On-site generation raises the result, so that a doubt about it must not take it out.
  const onSite = mwhOf(claims.map(({ instrument }) => instrument).filter(({ type }) => ON_SITE.has(type)))
  const greenpower = mwhOf(standing.filter(({ type }) => type === 'greenpower_product'))
  const surrendered = mwhOf(
    standing.filter(
      ({ type, retirement }) => type !== 'greenpower_product' && retirement?.status === 'voluntarily_retired',
    ),
  )
  const kwh = residualElectricity({
    quantity,
    exempt,
    national: rpp,
    state: jrpp,
    surrendered,
    onSite,
    greenpower,
  })
  return {
    kwh,
    shown: {
      quantity_kwh: toText(quantity),
      exempt_kwh: toText(exempt),
      renewable_power_percentage: toText(rpp),
      jurisdictional_percentage: toText(jrpp),
      surrendered_mwh: toText(surrendered),
      on_site_mwh: toText(onSite),
      greenpower_mwh: toText(greenpower),
      residual_kwh: toText(kwh),
    },
  }
}

const total = (numbers: readonly number[]): Rational =>
  numbers.reduce((sum, number) => add(sum, rational(number)), ZERO)

/** An empty list has no total: no electricity was declared, which is not zero. */
const totalOf = (texts: readonly (string | null)[]): string | null =>
  texts.length === 0 || texts.includes(null)
    ? null
    : toText(texts.reduce((sum, text) => add(sum, rational(text ?? '')), ZERO))

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

function marketGap(
  national: RenewableShare,
  state: RenewableShare,
  { residual_mix_factor, edition }: MarketBasedInputs,
): Availability | null {
  for (const share of [national, state])
    if (!share.ok) return unavailable('not_published', share.reason_code, share.detail)
  return residual_mix_factor === null ? noFactor('residual_mix', 'no residual mix factor', edition) : null
}
