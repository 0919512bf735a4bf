import { challengedPapers } from '../test/support/challenged-papers.ts'
import { changedNumbers } from '../test/support/changed-numbers.ts'
import { judgeAll, scoreOf } from '../test/support/judged-numbers.ts'
import { REPORT_LAYOUTS, readLayout } from '../test/support/report-layouts.ts'
import type { Bench, Figure } from './figure.ts'
import { sampleOfStarter, withStarter } from './render-repeatedly.ts'

/** Numbers of our own papers that are changed, one at a time. */
const CHANGES = 200

const told = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([verdict, count]) => `${count} ${verdict.replaceAll('_', ' ')}`)
    .join(', ')

/** Precision and recall of the numbers that are read in prose. */
export const numbersInProse: Bench = {
  name: 'numbers-in-prose',
  what: 'verdicts on the judged set in src/domain/prose/fixtures',
  baseline: 'what a person expects of each number, and the shares that the design promises',
  run: async () => {
    const { said, right, scopes, found } = scoreOf(judgeAll())
    const share = (part: number, whole: number): number => (100 * part) / whole
    const layouts = await Promise.all(
      REPORT_LAYOUTS.map(async (layout) => {
        const read = await readLayout(layout)
        return read.length === layout.expected.length
          ? read.filter((one, at) => one === layout.expected[at]).length
          : 0
      }),
    )
    const inLayouts = REPORT_LAYOUTS.reduce((sum, { expected }) => sum + expected.length, 0)
    const papers = await changedNumbers((await sampleOfStarter()).report, CHANGES)
    const challenged = await withStarter(challengedPapers)
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
      {
        name: `numbers read right in files of ${REPORT_LAYOUTS.length} layouts, of ${inLayouts}`,
        value: share(
          layouts.reduce((sum, count) => sum + count, 0),
          inLayouts,
        ),
        unit: '%',
        against: { name: 'promised', value: 98, unit: '%' },
        better: 'more',
      },
      ...challenged.map(
        ({ company, paper, numbers, counts, contradicted }): Figure => ({
          name: `the challenger on ${paper} of ${company}: numbers that it does not contradict, of ${numbers} (${told(counts)})`,
          value: share(numbers - contradicted.length, numbers),
          unit: '%',
          against: { name: 'promised', value: 100, unit: '%' },
          better: 'more',
        }),
      ),
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
