import { judgeAll, scoreOf } from '../test/support/judged-numbers.ts'
import type { Bench } from './figure.ts'

/** Precision and recall of the numbers that are read in prose. */
export const numbersInProse: Bench = {
  name: 'numbers-in-prose',
  what: 'verdicts on the judged set in src/domain/prose/fixtures',
  baseline: 'what a person expects of each number, and the shares that the design promises',
  run: async () => {
    const { said, right, scopes, found } = scoreOf(judgeAll())
    const share = (part: number, whole: number): number => (100 * part) / whole
    return [
      {
        name: `verdicts right, of ${said}`,
        value: share(right, said),
        unit: '%',
        against: { name: 'promised', value: 98, unit: '%' },
        better: 'more',
      },
      {
        name: `scope 1 and 2 found, of ${scopes}`,
        value: share(found, scopes),
        unit: '%',
        against: { name: 'promised', value: 90, unit: '%' },
        better: 'more',
      },
    ]
  },
}
