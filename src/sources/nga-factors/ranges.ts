import type { CellPlace } from '../formats/numbers.ts'
import type { Findings } from '../reading/findings.ts'
import { type PrintedValue, sum } from './values.ts'

/** What the figures of a column are, and between which bounds they must lie. */
export interface FactorKind {
  readonly gas: string
  readonly unit: string
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** Publishers mistake a unit for its thousandth or its thousandfold: g, kg and t, kWh and MWh. */
const THOUSAND = 1000

/** Reports a factor that is too small or too large for the unit that its heading states. Zero fits any unit. */
export function checkRange(
  place: CellPlace,
  { value, text }: PrintedValue,
  { unit, min = 0, max = Number.POSITIVE_INFINITY }: FactorKind,
  findings: Findings,
): void {
  const fits = (candidate: number): boolean => candidate >= min && candidate <= max
  if (value === null || value === 0 || fits(value)) return
  const meant = [value / THOUSAND, value * THOUSAND].find(fits)
  findings.add(
    'value_outside_range',
    {
      ...place,
      value: text,
      problem: `is too ${value > max ? 'large' : 'small'} for ${unit}`,
      expected: value > max ? `at most ${max}` : `at least ${min}`,
    },
    meant === undefined
      ? { decision: 'leave_out', reason: 'No unit of that name makes it fit.' }
      : {
          decision: 'use',
          value: sum([meant]),
          reason: `It is a thousand times too ${value > max ? 'large' : 'small'}: the unit is probably different.`,
        },
  )
}
