import type { Period } from '../../period.ts'
import { printedNumber } from '../../printed-number.ts'
import { type Printed, printed, type Working, type WorkingArgument } from '../../working.ts'
import type { PrintedFactor } from './market-based-inputs.ts'
import type { RegionScope2 } from './market-based-region.ts'
import type { YearPercentage } from './renewable-share.ts'

/** What both figures of a region were computed from, beside the record. */
interface RegionFacts {
  readonly period: Period
  readonly location: PrintedFactor | undefined
  readonly residual_mix: PrintedFactor | null
  readonly percentages: readonly YearPercentage[]
  /** Of the scheme of the region; empty where it has none. */
  readonly jurisdictional: readonly YearPercentage[]
  /** Claims of all regions that stand, by id. */
  readonly standing: readonly string[]
}

export function regionWorking(
  { region, location_based, market_based }: RegionScope2,
  { period, location, residual_mix, percentages, jurisdictional, standing }: RegionFacts,
): Working {
  const output = (
    text: string | null,
    { availability }: Pick<RegionScope2['location_based'], 'availability'>,
  ) => ({
    value: printedNumber(text),
    text,
    availability,
  })
  return {
    kind: 'calculated',
    formula: 'market_based_scope2',
    about: { region },
    observed: `${period.start}/${period.end}`,
    flags: [
      ...(market_based.counts_unverified ? ['counts_unverified_claims'] : []),
      ...(market_based.percentages.some(({ basis }) => basis === 'declared') ? ['declared_percentage'] : []),
    ],
    arguments: {
      region,
      record: { record: 'market_based_evidence', pointer: '' },
      standing,
      location_factor: factorFigure(location),
      residual_mix_factor: factorFigure(residual_mix),
      percentages: percentages.map(percentageArgument),
      jurisdictional: jurisdictional.map(percentageArgument),
    },
    outputs: {
      location: output(location_based.t_co2e, location_based),
      market: output(market_based.t_co2e, market_based),
      residual: output(market_based.residual?.residual_kwh ?? null, market_based),
    },
  }
}

/** By the cell that prints it, or by where the preparer stated it. */
const percentageArgument = ({ year, percent_text, evidence, stated }: YearPercentage): WorkingArgument => ({
  year,
  percent:
    stated === null
      ? printed(printedNumber(percent_text), evidence)
      : { record: 'market_based_evidence', pointer: stated.pointer },
})

/** The factor by the cell that prints the total; a gas of the same value is another cell. */
function factorFigure(factor: PrintedFactor | null | undefined): Printed | null {
  const evidence = factor?.evidence ?? []
  const totals = evidence.filter(({ field }) => field.endsWith('total'))
  return printed(printedNumber(factor?.value_text ?? null), totals.length > 0 ? totals : evidence)
}
