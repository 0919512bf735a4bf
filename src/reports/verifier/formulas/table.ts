import type { Formula } from './formula.ts'
import { linearTrend } from './trend.ts'

interface RepeatedFormula {
  readonly method: string
  /** Of the page that it was written from. */
  readonly version: string
  /** Versions that it repeats as well, so that a bundle made by them can be verified for good. */
  readonly earlier?: readonly string[]
  readonly compute: Formula
}

/** Every formula that the verifier repeats. */
export const FORMULAS: Readonly<Record<string, RepeatedFormula>> = {
  linear_trend: {
    method: 'emissions_trend',
    version: '1.3.0',
    earlier: ['1.0.0', '1.1.0', '1.2.0'],
    compute: linearTrend,
  },
  },
}
