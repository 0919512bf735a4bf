import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { evidenceOf } from '../../company/outcome.ts'
import type { EvidenceInput } from '../../evidence.ts'
import { add, multiply, type Rational, rational, toText, ZERO } from '../../factors/rational.ts'
import { greenpowerKwh, type ResidualTerms, residualElectricity } from '../../factors/residual-electricity.ts'
import type {
  ElectricityRegion,
  Instrument,
  MarketBasedEvidence,
  StatedPercentage,
} from '../records/market-based-evidence.ts'
import { type InstrumentStatus, ON_SITE } from './instrument-checks.ts'
import { includesMandatoryShare, OWN_SCHEMES } from './mandatory-share.ts'
import type { FactorEdition, MarketBasedInputs, PrintedFactor } from './market-based-inputs.ts'
import { type RenewableShare, renewableShare, type YearPercentage } from './renewable-share.ts'

/** What the residual is made of; quantities as exact decimal texts. */
export interface Residual {
  readonly quantity_kwh: string
  /** Of both kinds together. */
  readonly exempt_kwh: string
  readonly exempt_from_target_kwh: string
  readonly exempt_from_scheme_kwh: string
  readonly renewable_power_percentage: string
  readonly jurisdictional_percentage: string
  readonly surrendered_mwh: string
  readonly on_site_mwh: string
  readonly greenpower_mwh: string
  /** GreenPower without the mandatory share that it contains. */
  readonly greenpower_counted_kwh: string
  readonly residual_kwh: string
}

/** A percentage of a calendar year that the residual rests on. */
export interface UsedPercentage {
  readonly percentage: StatedPercentage['percentage']
  readonly year: number
  readonly percent: string
  readonly basis: 'published' | 'declared'
  /** What the preparer names; null for a loaded one, whose source is in the provenance. */
  readonly source: string | null
}

/** Whether the region has its own scheme, and whether its percentage is known. */
export type JurisdictionalScheme = 'none' | 'published' | 'declared' | 'unknown'

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
    readonly percentages: readonly UsedPercentage[]
    readonly jurisdictional_scheme: JurisdictionalScheme
    /** True when a claim that could not be fully checked was counted. */
    readonly counts_unverified: boolean
  }
}

export interface CheckedInstrument {
  readonly instrument: Instrument
  readonly status: InstrumentStatus
}

/** Both figures of one region and the inputs that they use; of the claims only those of the region are given. */
export function regionScope2(
  region: ElectricityRegion,
  record: MarketBasedEvidence,
  inputs: MarketBasedInputs,
  claims: readonly CheckedInstrument[],
): {
  readonly answer: RegionScope2
  readonly used: readonly EvidenceInput[]
  /** Percentages of the years that the period touches. */
  readonly percentages: { readonly [share in keyof Shares]: readonly YearPercentage[] }
} {
  const loads = record.consumption.filter((load) => load.region === region)
  // A part that does not say what it is exempt from is not exempt.
  const exempt = (kind: (typeof loads)[number]['exempt_from']): Rational =>
    total(loads.filter(({ exempt_from }) => exempt_from === kind).map(({ exempt_kwh }) => exempt_kwh))
  const bought = {
    quantity: total(loads.map(({ kwh }) => kwh)),
    exemptFromTarget: exempt('renewable_energy_target'),
    exemptFromScheme: exempt('jurisdictional_scheme'),
  }
  const location = inputs.location_factors.get(region)
  const shares = sharesOf(region, record, inputs)
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
      ...evidenceOf([...yearsOf(shares.national), ...yearsOf(shares.state ?? NO_SCHEME)]),
    ],
    percentages: { national: yearsOf(shares.national), state: yearsOf(shares.state ?? NO_SCHEME) },
  }
}

const yearsOf = (share: RenewableShare): readonly YearPercentage[] => (share.ok ? share.years : [])

/** Whether a claim takes electricity off the residual. */
export const stands = (status: InstrumentStatus): boolean => status === 'verified' || status === 'unverified'

type Bought = Pick<ResidualTerms, 'quantity' | 'exemptFromTarget' | 'exemptFromScheme'>

interface Shares {
  readonly national: RenewableShare
  /** Null where the region has no scheme of its own. */
  readonly state: RenewableShare | null
}

const NO_SCHEME: RenewableShare = { ok: true, share: ZERO, years: [] }

const sharesOf = (
  region: ElectricityRegion,
  record: MarketBasedEvidence,
  { percentages, jurisdictional }: MarketBasedInputs,
): Shares => ({
  national: renewableShare('renewable_power', record, percentages),
  state: OWN_SCHEMES.has(region)
    ? renewableShare('jurisdictional_act', record, jurisdictional.get(region) ?? [])
    : null,
})

function marketBased(
  bought: Bought,
  { national, state }: Shares,
  { residual_mix_factor: mix, edition }: MarketBasedInputs,
  claims: readonly CheckedInstrument[],
): RegionScope2['market_based'] {
  const scheme = state ?? NO_SCHEME
  const unknown = [national, scheme].find((share) => !share.ok)
  const residual =
    national.ok && scheme.ok
      ? residualOf({ ...bought, national: national.share, state: scheme.share }, claims)
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
    percentages: [
      ...yearsOf(national).map((year) => shownPercentage('renewable_power', year)),
      ...yearsOf(scheme).map((year) => shownPercentage('jurisdictional_act', year)),
    ],
    jurisdictional_scheme: schemeOf(state),
    t_co2e: residual === null || mix === null ? null : tonnes(residual.kwh, mix),
    counts_unverified: claims.some(({ status }) => status === 'unverified'),
  }
}

const shownPercentage = (
  percentage: UsedPercentage['percentage'],
  { year, percent_text, stated }: YearPercentage,
): UsedPercentage => ({
  percentage,
  year,
  percent: percent_text,
  basis: stated === null ? 'published' : 'declared',
  source: stated?.source ?? null,
})

function schemeOf(state: RenewableShare | null): JurisdictionalScheme {
  if (state === null) return 'none'
  if (!state.ok) return 'unknown'
  return state.years.some(({ stated }) => stated !== null) ? 'declared' : 'published'
}

function residualOf(
  demand: Bought & Pick<ResidualTerms, 'national' | 'state'>,
  claims: readonly CheckedInstrument[],
): { readonly kwh: Rational; readonly shown: Residual } {
  const standing = claims.filter(({ status }) => stands(status)).map(({ instrument }) => instrument)
  const green = standing.filter(({ type }) => type === 'greenpower_product')
  const terms: ResidualTerms = {
    ...demand,
    surrendered: mwhOf(
      standing.filter(
        ({ type, retirement }) =>
          type !== 'greenpower_product' && retirement?.status === 'voluntarily_retired',
      ),
    ),
    // On-site generation raises the result, so that a doubt about it must not take it out.
    onSite: mwhOf(claims.map(({ instrument }) => instrument).filter(({ type }) => ON_SITE.has(type))),
    greenpower: mwhOf(green.filter((one) => !includesMandatoryShare(one))),
    greenpowerWithShare: mwhOf(green.filter(includesMandatoryShare)),
  }
  const kwh = residualElectricity(terms)
  return {
    kwh,
    shown: {
      quantity_kwh: toText(terms.quantity),
      exempt_kwh: toText(add(terms.exemptFromTarget, terms.exemptFromScheme)),
      exempt_from_target_kwh: toText(terms.exemptFromTarget),
      exempt_from_scheme_kwh: toText(terms.exemptFromScheme),
      renewable_power_percentage: toText(terms.national),
      jurisdictional_percentage: toText(terms.state),
      surrendered_mwh: toText(terms.surrendered),
      on_site_mwh: toText(terms.onSite),
      greenpower_mwh: toText(add(terms.greenpower, terms.greenpowerWithShare)),
      greenpower_counted_kwh: toText(greenpowerKwh(terms)),
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
        `The ${factors.edition} edition of the national factors has ${what}.`,
      )
    : unavailable(
        'not_published',
        'edition_not_loaded',
        `The ${factors.edition} edition of the national factors is not loaded. No other edition is used in its place.`,
      )
