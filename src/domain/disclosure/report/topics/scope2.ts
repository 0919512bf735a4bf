import type { EvidenceInput } from '../../../evidence.ts'
import { printedNumber } from '../../../printed-number.ts'
import type { Disclosure } from '../../disclosure.ts'
import { recordInputs } from '../../record-inputs.ts'
import type { RegionScope2 } from '../../scope2/market-based-region.ts'
import type { MarketBasedScope2 } from '../../scope2/market-based-scope2.ts'
import type { Argument } from '../calculation.ts'
import type { Citations } from '../citations.ts'
import { calculated, originOf, type Part, parts } from '../draft.ts'

/** Location-based and market-based scope 2 of the electricity record, region by region. Nothing without a record. */
export function scope2Metrics(disclosure: Disclosure, citations: Citations): Part {
  const { market_based_scope2: scope2, records } = disclosure
  if (scope2 === null) return parts()
  const record = recordInputs(records).market_based_evidence
  return parts(...scope2.regions.map((region) => regionPart(scope2, region, record, citations)))
}

function regionPart(
  scope2: MarketBasedScope2,
  { region, location_based, market_based }: RegionScope2,
  record: readonly EvidenceInput[],
  citations: Citations,
): Part {
  const origin = originOf(scope2.method, [...scope2.inputs, ...record], {
    flags: market_based.counts_unverified ? ['counts_unverified_claims'] : [],
  })
  const common = {
    unit: 't CO2-e',
    observed: `${scope2.period.start}/${scope2.period.end}`,
  }
  const part = calculated('scope2', citations, origin, {
    id: `scope2.${region}`,
    formula: 'market_based_scope2',
    arguments: {
      region,
      record: { record: 'market_based_evidence', pointer: '' },
      standing: scope2.instruments
        .filter(({ status }) => status === 'verified' || status === 'unverified')
        .map(({ id }) => id),
      location_factor: factorArgument(location_based.factor_kg_per_kwh, scope2.inputs, citations),
      residual_mix_factor: factorArgument(market_based.factor_kg_per_kwh, scope2.inputs, citations),
      percentages: scope2.inputs
        .filter(({ field }) => field === 'rpp_pct')
        .map((input) => ({ year: Number(input.observed), percent: { input: citations.cite(input) } })),
      jurisdictional_share: printedNumber(market_based.residual?.jurisdictional_percentage ?? null),
    },
    figures: {
      location: {
        id: `scope2.${region}.location_based`,
        label: `Scope 2 in ${region}, location-based`,
        value: printedNumber(location_based.t_co2e),
        availability: location_based.availability,
        ...common,
      },
      market: {
        id: `scope2.${region}.market_based`,
        label: `Scope 2 in ${region}, market-based`,
        value: printedNumber(market_based.t_co2e),
        availability: market_based.availability,
        ...common,
      },
      residual: {
        id: `scope2.${region}.residual_kwh`,
        label: `Residual electricity in ${region}`,
        value: printedNumber(market_based.residual?.residual_kwh ?? null),
        availability: market_based.availability,
        ...common,
        unit: 'kWh',
      },
    },
  })
  const exact: Readonly<Record<string, string | null>> = {
    [`scope2.${region}.location_based`]: location_based.t_co2e,
    [`scope2.${region}.market_based`]: market_based.t_co2e,
    [`scope2.${region}.residual_kwh`]: market_based.residual?.residual_kwh ?? null,
  }
  return { ...part, metrics: part.metrics.map((one) => ({ ...one, value_text: exact[one.id] ?? null })) }
}

/** The factor by the cell that prints the total; a gas of the same value is another cell. */
function factorArgument(
  text: string | null,
  inputs: readonly EvidenceInput[],
  citations: Citations,
): Argument {
  const totals = inputs.filter(({ field }) => field.endsWith('total'))
  return citations.value(printedNumber(text), totals.length > 0 ? totals : inputs)
}
