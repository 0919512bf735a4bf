import type { Availability } from '../../availability.ts'
import type { Evaluation } from '../../formula/evaluate.ts'
import type { GivenValues } from '../../formula/given.ts'
import { workingFrom } from '../../formula/working-of.ts'
import type { Period } from '../../period.ts'
import { printedNumber } from '../../printed-number.ts'
import { type Printed, printed, Stated, type Working, type WorkingArgument } from '../../working.ts'
import type { MarketBasedEvidence } from '../records/market-based-evidence.ts'
import type { PrintedFactor } from './market-based-inputs.ts'
import type { YearPercentage } from './renewable-share.ts'

/** What both figures of a region are computed from, beside the record. */
interface RegionFacts {
  readonly location: PrintedFactor | undefined
  readonly residual_mix: PrintedFactor | null
  readonly percentages: readonly YearPercentage[]
  /** Of the scheme of the region; empty where it has none. */
  readonly jurisdictional: readonly YearPercentage[]
  /** Rows that are taken for the same electricity as an earlier one. */
  readonly doubled: readonly number[]
  /** Claims of the region that stand, by id. */
  readonly standing: readonly string[]
}

/** What is said of a region beside its figures. */
interface RegionAnswer {
  readonly region: string
  readonly location_based: { readonly availability: Availability }
  readonly market_based: {
    readonly availability: Availability
    readonly counts_unverified: boolean
    readonly percentages: readonly { readonly basis: string }[]
  }
}

const RECORD = 'market_based_evidence'

export function regionGiven(region: string, record: MarketBasedEvidence, facts: RegionFacts): GivenValues {
  const stated = (value: unknown, pointer: string) => new Stated(value, { record: RECORD, pointer })
  const ofRegion = (rows: readonly { readonly region: string }[], pointer: string) =>
    new Stated(
      rows.filter((row) => row.region === region),
      { record: RECORD, pointer, where: { region } },
    )
  return {
    region,
    start: stated(record.period.start, '/period/start'),
    end: stated(record.period.end, '/period/end'),
    loads: ofRegion(record.consumption, '/consumption'),
    doubled: facts.doubled
      .filter((index) => record.consumption[index]?.region === region)
      .map((index) => {
        const { kwh, exempt_kwh, exempt_from } = record.consumption[index]!
        const at = `/consumption/${index}`
        return {
          region: stated(region, `${at}/region`),
          kwh: stated(kwh, `${at}/kwh`),
          exempt_kwh: stated(exempt_kwh, `${at}/exempt_kwh`),
          exempt_from: exempt_from === undefined ? null : stated(exempt_from, `${at}/exempt_from`),
        }
      }),
    instruments: ofRegion(record.instruments, '/instruments'),
    standing: facts.standing.map((id) => ({ id })),
    location_factor: factorFigure(facts.location),
    residual_mix_factor: factorFigure(facts.residual_mix),
    percentages: facts.percentages.map(percentageArgument),
    jurisdictional: facts.jurisdictional.map(percentageArgument),
  }
}

export const regionWorking = (
  found: Evaluation,
  given: GivenValues,
  { region, location_based, market_based }: RegionAnswer,
  { start, end }: Period,
): Working =>
  workingFrom(found, given, {
    about: { region },
    observed: `${start}/${end}`,
    flags: [
      ...(market_based.counts_unverified ? ['counts_unverified_claims'] : []),
      ...(market_based.percentages.some(({ basis }) => basis === 'declared') ? ['declared_percentage'] : []),
    ],
    of: {
      location: { availability: location_based.availability },
      market: { availability: market_based.availability },
      residual: { availability: market_based.availability },
    },
  })

/** By the cell that prints it, or by where the preparer stated it. */
const percentageArgument = ({ year, percent_text, evidence, stated }: YearPercentage): WorkingArgument => ({
  year,
  percent:
    stated === null
      ? printed(printedNumber(percent_text), evidence)
      : new Stated(printedNumber(percent_text), { record: RECORD, pointer: stated.pointer }),
})

/** The factor by the cell that prints the total; a gas of the same value is another cell. */
function factorFigure(factor: PrintedFactor | null | undefined): Printed | null {
  const evidence = factor?.evidence ?? []
  const totals = evidence.filter(({ field }) => field.endsWith('total'))
  return printed(printedNumber(factor?.value_text ?? null), totals.length > 0 ? totals : evidence)
}
