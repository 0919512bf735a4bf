import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { evidenceOf } from '../../company/outcome.ts'
import type { EvidenceInput } from '../../evidence.ts'
import { type Evaluation, evaluate } from '../../formula/evaluate.ts'
import type { Working } from '../../working.ts'
import type {
  ElectricityRegion,
  Instrument,
  MarketBasedEvidence,
  StatedPercentage,
} from '../records/market-based-evidence.ts'
import { SCOPE2_FORMULAS } from './formula.ts'
import { type InstrumentCheck, type InstrumentStatus, stands } from './instrument-checks.ts'
import { gapInWords, loadGaps } from './load-coverage.ts'
import { OWN_SCHEMES } from './mandatory-share.ts'
import type { FactorEdition, MarketBasedInputs, OwnFacts } from './market-based-inputs.ts'
import {
  besideNational,
  type RenewableShare,
  renewableShare,
  type YearPercentage,
} from './renewable-share.ts'
import { regionGiven, regionWorking } from './working.ts'

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
  /** Months that a meter has no load for, in words; empty where every meter has all. */
  readonly gaps: readonly string[]
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
  readonly checks: readonly InstrumentCheck[]
}

/** Both figures of one region and the inputs that they use; of the claims only those of the region are given. */
export function regionScope2(
  region: ElectricityRegion,
  record: MarketBasedEvidence,
  inputs: MarketBasedInputs,
  claims: readonly CheckedInstrument[],
  own: OwnFacts,
): {
  readonly answer: RegionScope2
  readonly used: readonly EvidenceInput[]
  readonly working: () => Working
} {
  const location = inputs.location_factors.get(region)
  const shares = sharesOf(region, record, inputs, own.held)
  const [national, state] = [yearsOf(shares.national), yearsOf(shares.state ?? NO_SCHEME)]
  const given = regionGiven(region, record, {
    location,
    residual_mix: inputs.residual_mix_factor,
    percentages: national,
    jurisdictional: state,
    doubled: own.doubled,
    standing: claims
      .filter(({ instrument, checks }) => stands(instrument, checks))
      .map(({ instrument }) => instrument.id),
  })
  const found = evaluate(SCOPE2_FORMULAS.formula('market_based_scope2'), given)
  const answer: RegionScope2 = {
    region,
    gaps: loadGaps(record)
      .filter((gap) => gap.region === region)
      .map(gapInWords),
    location_based: {
      availability:
        location === undefined ? noFactor('location', `no factor for ${region}`, inputs.edition) : AVAILABLE,
      factor_kg_per_kwh: location?.value_text ?? null,
      t_co2e: found.exactText('location'),
    },
    market_based: marketBased(found, shares, inputs, claims),
  }
  return {
    answer,
    used: [
      ...(location?.evidence ?? []),
      ...(inputs.residual_mix_factor?.evidence ?? []),
      ...evidenceOf([...national, ...state]),
    ],
    working: () => regionWorking(found, given, answer, record.period),
  }
}

const yearsOf = (share: RenewableShare): readonly YearPercentage[] => (share.ok ? share.years : [])

interface Shares {
  readonly national: RenewableShare
  /** Null where the region has no scheme of its own. */
  readonly state: RenewableShare | null
}

const NO_SCHEME: RenewableShare = { ok: true, years: [] }

const sharesOf = (
  region: ElectricityRegion,
  record: MarketBasedEvidence,
  { percentages, jurisdictional }: MarketBasedInputs,
  held: ReadonlySet<string>,
): Shares => {
  const national = renewableShare('renewable_power', record, percentages, held)
  const state = OWN_SCHEMES.has(region)
    ? renewableShare('jurisdictional_act', record, jurisdictional.get(region) ?? [], held)
    : null
  return { national, state: state === null ? null : besideNational(state, national) }
}

function marketBased(
  found: Evaluation,
  { national, state }: Shares,
  { residual_mix_factor: mix, edition }: MarketBasedInputs,
  claims: readonly CheckedInstrument[],
): RegionScope2['market_based'] {
  const scheme = state ?? NO_SCHEME
  const unknown = [national, scheme].find((share) => !share.ok)
  return {
    availability:
      unknown !== undefined
        ? unavailable('not_published', unknown.reason_code, unknown.detail)
        : mix === null
          ? noFactor('residual_mix', 'no residual mix factor', edition)
          : AVAILABLE,
    factor_kg_per_kwh: mix?.value_text ?? null,
    residual: residualOf(found),
    percentages: [
      ...yearsOf(national).map((year) => shownPercentage('renewable_power', year)),
      ...yearsOf(scheme).map((year) => shownPercentage('jurisdictional_act', year)),
    ],
    jurisdictional_scheme: schemeOf(state),
    t_co2e: found.exactText('market'),
    counts_unverified: claims.some(
      ({ instrument, status, checks }) => status === 'unverified' && stands(instrument, checks),
    ),
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

/** Null where a percentage is not known. */
function residualOf(found: Evaluation): Residual | null {
  const text = (name: string): string => found.exactText(name)!
  if (found.exactText('residual') === null) return null
  return {
    quantity_kwh: text('quantity'),
    exempt_kwh: text('exempt'),
    exempt_from_target_kwh: text('exempt_from_target'),
    exempt_from_scheme_kwh: text('exempt_from_scheme'),
    renewable_power_percentage: text('national_share'),
    jurisdictional_percentage: text('state_share'),
    surrendered_mwh: text('surrendered'),
    on_site_mwh: text('on_site'),
    greenpower_mwh: text('greenpower_in_all'),
    greenpower_counted_kwh: text('greenpower_counted'),
    residual_kwh: text('residual'),
  }
}

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
