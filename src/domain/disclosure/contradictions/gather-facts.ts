import type { Profile } from '../../company/profile.ts'
import type { ClimateRisk } from '../../company/risk/climate-risk.ts'
import { printedNumber } from '../../printed-number.ts'
import type { YearEmissions } from '../ledger/year-emissions.ts'
import type { StatedPercentage } from '../records/market-based-evidence.ts'
import type { RegistryFeed } from '../registry-feed.ts'
import type { MarketBasedInputs } from '../scope2/market-based-inputs.ts'
import type { MarketBasedScope2 } from '../scope2/market-based-scope2.ts'
import { nearestYear } from '../scope2/renewable-share.ts'
import type { ContradictionFacts, LedgerFigures, LoadedPercentage, ScreenedRange } from './facts.ts'

/** What a disclosure has gathered and computed before contradictions are looked for. */
interface Gathered
  extends Pick<
    ContradictionFacts,
    | 'abn'
    | 'period'
    | 'earlier_period'
    | 'records'
    | 'registry_years'
    | 'finance_sector'
    | 'requirements'
    | 'conditions'
    | 'income'
    | 'employer'
    | 'listing'
    | 'elsewhere'
  > {
  readonly registry: RegistryFeed
  readonly profile: Profile
  readonly risk: ClimateRisk
  readonly scope2: MarketBasedScope2 | null
  readonly market_based: MarketBasedInputs
  readonly year: { readonly version: number; readonly emissions: YearEmissions } | null
}

/** The facts that records are held against, out of what a disclosure has anyway: nothing more is read. */
export function contradictionFacts({
  registry,
  profile,
  risk,
  scope2,
  market_based,
  year,
  ...rest
}: Gathered): ContradictionFacts {
  const screening = screenedRanges(profile)
  return {
    ...rest,
    registered_in: registry.availability.status === 'available' ? registry.reporting_year : null,
    ledger: ledgerFigures(year, screening),
    screening,
    location_based_t: inKilograms(printedNumber(scope2?.totals.location_based_t ?? null)),
    market_based_t: inKilograms(printedNumber(scope2?.totals.market_based_t ?? null)),
    registers: {
      action_log: market_based.registers.action_log,
      credit_projects: market_based.registers.credit_projects,
    },
    claimed_elsewhere: market_based.registers.claimed_elsewhere ?? new Map(),
    looks: scope2?.looks ?? new Map(),
    percentages: loadedPercentages(rest.records.market_based_evidence?.body.percentages ?? [], market_based),
    entity_type: profile.blocks.entity.result?.entity_type ?? null,
    safeguard: safeguardOf(profile),
    facilities: risk.sites.sites.flatMap(({ site: { name, origin, as_at, evidence } }) =>
      origin === 'tenant_declared' ? [] : [{ name, table: origin, year: as_at, evidence }],
    ),
  }
}

const screenedRanges = ({ blocks: { scope3_screening: screening } }: Profile): ScreenedRange[] =>
  (screening.result?.categories ?? []).flatMap(({ category, emissions_t }) => {
    const { low = null, high = null } = emissions_t ?? {}
    return low === null || high === null
      ? []
      : [{ category: `category_${category}`, low: inKilograms(low)!, high: inKilograms(high)! }]
  })

function ledgerFigures(year: Gathered['year'], screening: readonly ScreenedRange[]): LedgerFigures | null {
  if (year === null) return null
  const { emissions, version } = year
  const measures = (['scope1_t', 'scope2_location_t', 'scope1_and_2_t', 'scope3_t'] as const).flatMap(
    (measure) => {
      const value = inKilograms(emissions[measure])
      return value === null ? [] : [[measure, value] as const]
    },
  )
  return {
    version,
    measures: Object.fromEntries(measures),
    electricity_t: inKilograms(emissions.electricity_t),
    screened: [...emissions.categories].flatMap(([category, t]) => {
      const range = screening.find((one) => one.category === category)
      return range === undefined ? [] : [{ ...range, declared: inKilograms(t)! }]
    }),
  }
}

/** Of the years for which the record states one, or of the nearest year: what is stated has to be near it. Each once. */
function loadedPercentages(
  stated: readonly StatedPercentage[],
  { percentages, jurisdictional }: MarketBasedInputs,
): LoadedPercentage[] {
  const loaded = { renewable_power: percentages, jurisdictional_act: jurisdictional.get('ACT') ?? [] }
  const found = stated.flatMap(({ percentage, year: wanted }) => {
    const one = nearestYear(wanted, loaded[percentage])
    if (one === undefined) return []
    const { year, percent_text, evidence } = one
    return [{ percentage, year, percent_text, evidence }]
  })
  return [...new Map(found.map((one) => [`${one.percentage} ${one.year}`, one])).values()]
}

/** To whole kilograms: the id of a contradiction must not hang on the order in which regions are added. */
const inKilograms = (tonnes: number | null): number | null =>
  tonnes === null ? null : Math.round(tonnes * 1000) / 1000

/** Total income that the tax office prints of the company. */
export function incomeOf({ blocks: { emissions } }: Profile): ContradictionFacts['income'] {
  const { total_income_aud: aud = null, income_year: year = null } = emissions.result?.income_intensity ?? {}
  if (aud === null || year === null) return null
  const isCited = ({ field, observed }: { readonly field: string; readonly observed: string }): boolean =>
    field === 'total_income_aud' && observed === year
  return { aud, year, evidence: emissions.inputs.filter(isCited) }
}

function safeguardOf({ blocks: { safeguard_mechanism: block } }: Profile): ContradictionFacts['safeguard'] {
  if (block.result?.coverage !== 'covered') return null
  const { reporting_year: year, covered_emissions_t, facilities } = block.result
  const current = facilities.filter(({ reporting_year }) => reporting_year === year)
  const baselines = current.map(({ baseline_t }) => baseline_t)
  return {
    year,
    covered_t: covered_emissions_t,
    facilities: current.map(({ facility: name, covered_emissions_t: covered_t }) => ({ name, covered_t })),
    baseline_t: baselines.includes(null) ? null : baselines.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    evidence: block.inputs.filter(
      ({ field, observed }) =>
        observed === year && (field === 'covered_emissions_t' || field === 'baseline_t'),
    ),
  }
}
