import { changedNumbers } from '../test/support/changed-numbers.ts'
import { judgeAll, scoreOf } from '../test/support/judged-numbers.ts'
import type { Bench, Figure } from './figure.ts'
import { sampleOfStarter } from './render-repeatedly.ts'

/** Numbers of our own papers that are changed, one at a time. */
const CHANGES = 200

/** Precision and recall of the numbers that are read in prose. */
export const numbersInProse: Bench = {
  name: 'numbers-in-prose',
  what: 'verdicts on the judged set in src/domain/prose/fixtures',
  baseline: 'what a person expects of each number, and the shares that the design promises',
  run: async () => {
    const { said, right, scopes, found } = scoreOf(judgeAll())
    const share = (part: number, whole: number): number => (100 * part) / whole
    const papers = await changedNumbers((await sampleOfStarter()).report, CHANGES)
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
      ...papers.flatMap(({ paper, numbers, own, missing, noticed }): Figure[] => [
        {
          name: `${paper}: numbers that are its own, of ${numbers + missing}`,
          value: share(own, numbers + missing),
          unit: '%',
          against: { name: 'promised', value: 100, unit: '%' },
          better: 'more',
        },
        {
          name: `${paper}: changed numbers noticed, of ${CHANGES}`,
          value: share(noticed, CHANGES),
          unit: '%',
          against: { name: 'promised', value: 95, unit: '%' },
          better: 'more',
        },
      ]),
    ]
  },
}
