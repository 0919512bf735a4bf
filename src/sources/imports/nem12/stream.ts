import type { StreamUse } from '../../../domain/disclosure/imports/meter-reading.ts'
import { UNITS_OF_ENERGY } from './energy.ts'

/** What a 200 record says about the days that follow it. */
export interface Stream {
  readonly nmi: string
  readonly suffix: string
  readonly unit: string
  readonly use: StreamUse
  readonly intervalMinutes: number
  readonly line: number
}

export const INTERVAL_LENGTHS: readonly number[] = [5, 15, 30]
const MINUTES_A_DAY = 1440

export const intervalsOf = ({ intervalMinutes }: Pick<Stream, 'intervalMinutes'>): number =>
  MINUTES_A_DAY / intervalMinutes

/**
 * The first letter of a suffix says what a stream measures, seen from the grid: E is exported to the site, so it is consumption; B is imported
 * from it. A, D, C and F are averages and check meters of the same flow, D also a net value: to count them would count energy twice. Public
 * readers of these files say so and quote AEMO's procedure for National Metering Identifiers; we have not read the procedure itself.
 */
export function useOf(suffix: string, unit: string): StreamUse {
  if (UNITS_OF_ENERGY[unit] === undefined) return 'not_counted'
  if (suffix.startsWith('E')) return 'consumption'
  return suffix.startsWith('B') ? 'export' : 'not_counted'
}

/** Volts, amperes, apparent power, power factors and hertz. Watts are not among them: a stream of energy may be labelled kW by mistake. */
const NO_ENERGY = /^(?:[KM]?VA?|[KM]?VAR|K?A|A|PF|HZ)$/

export const measuresNoEnergy = (unit: string): boolean => NO_ENERGY.test(unit)
