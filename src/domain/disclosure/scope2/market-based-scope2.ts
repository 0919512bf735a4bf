import type { EvidenceInput, Method } from '../../evidence.ts'
import { add, rational, toText, ZERO } from '../../factors/rational.ts'
import type { Period } from '../../period.ts'
import type { Working } from '../../working.ts'
import type { MarketBasedEvidence } from '../records/market-based-evidence.ts'
import { registerLooks } from './ask-registers.ts'
import { SCOPE2_FORMULAS } from './formula.ts'
import {
  checkInstruments,
  type InstrumentCheck,
  type InstrumentStatus,
  ON_SITE,
  stands,
  statusOf,
} from './instrument-checks.ts'
import { registerEvidence } from './instrument-registers.ts'
import type { FactorEdition, MarketBasedInputs, OwnFacts } from './market-based-inputs.ts'
import { type RegionScope2, regionScope2 } from './market-based-region.ts'
import type { RegisterLooks } from './register-look.ts'

export const MARKET_BASED_SCOPE2: Method = SCOPE2_FORMULAS.method

export interface MarketBasedScope2 {
  readonly method: Method
  readonly period: Period
  readonly edition: FactorEdition
  readonly regions: readonly RegionScope2[]
  /** Over all regions and the whole period; null as soon as a region has no figure or a meter has no load for a month. */
  readonly totals: { readonly location_based_t: string | null; readonly market_based_t: string | null }
  /** Months that meters have no load for, in words. */
  readonly gaps: readonly string[]
  readonly instruments: readonly {
    readonly id: string
    readonly status: InstrumentStatus
    /** Whether its MWh are in the result. */
    readonly counted: boolean
    readonly checks: readonly InstrumentCheck[]
  }[]
  /** What registers say of the certificates and credits that are claimed. */
  readonly looks: RegisterLooks
  readonly inputs: readonly EvidenceInput[]
  /** One for each region. */
  readonly workings: () => readonly Working[]
}

/** Location-based and market-based scope 2 side by side for each region, and how far each claim stands up. */
export function marketBasedScope2(
  record: MarketBasedEvidence,
  inputs: MarketBasedInputs,
  own: OwnFacts,
): MarketBasedScope2 {
  const looks = registerLooks(record, inputs.registers)
  const checksOf = checkInstruments(record, inputs.registers, looks, own)
  const instruments = record.instruments.map((instrument, index) => {
    const checks = checksOf[index]!
    return { instrument, status: statusOf(checks), checks }
  })
  const regions = [...new Set(record.consumption.map(({ region }) => region))].toSorted()
  const composed = regions.map((region) =>
    regionScope2(
      region,
      record,
      inputs,
      instruments.filter(({ instrument }) => instrument.region === region),
      own,
    ),
  )
  // Part of the year is not the year.
  const isWhole = composed.every(({ answer }) => answer.gaps.length === 0)
  return {
    method: MARKET_BASED_SCOPE2,
    period: record.period,
    edition: inputs.edition,
    regions: composed.map(({ answer }) => answer),
    totals: {
      location_based_t: isWhole ? totalOf(composed.map(({ answer }) => answer.location_based.t_co2e)) : null,
      market_based_t: isWhole ? totalOf(composed.map(({ answer }) => answer.market_based.t_co2e)) : null,
    },
    gaps: composed.flatMap(({ answer }) => answer.gaps),
    instruments: instruments.map(({ instrument, status, checks }) => ({
      id: instrument.id,
      status,
      counted: stands(instrument, checks) || ON_SITE.has(instrument.type),
      checks,
    })),
    looks,
    inputs: [...composed.flatMap(({ used }) => used), ...registerEvidence(record, inputs.registers)],
    workings: () => composed.map(({ working }) => working()),
  }
}

/** An empty list has no total: no electricity was declared, which is not zero. */
const totalOf = (texts: readonly (string | null)[]): string | null =>
  texts.length === 0 || texts.includes(null)
    ? null
    : toText(texts.reduce((sum, text) => add(sum, rational(text ?? '')), ZERO))
