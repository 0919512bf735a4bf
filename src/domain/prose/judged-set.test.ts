import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { judgeAll, scoreOf } from '../../../test/support/judged-numbers.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const DECISION = 'docs/decisions/0111-numbers-in-prose.md'
const FIRST_SIGHT = /\| 3 \| \d+ \| (\d+) of (\d+) [^|]*\| (\d+) of (\d+) /
const STATED_IN = [
  'docs/guide/challenges.md',
  'docs/methods/number_checks.md',
  'web/src/pages/challenges/error-rate.tsx',
]

const JUDGED = judgeAll()

describe('the judged set', () => {
  const score = scoreOf(JUDGED)
  const missed = score.misses.map(
    ({ where, expected, found, why }) =>
      `${where}: expected ${expected?.quote} ${expected?.verdict}; found ${found?.quote} ${found?.verdict}. ${why}`,
  )

  test('has at least 300 readings', () => {
    expect(score.readings).toBeGreaterThanOrEqual(300)
  })

  test('has at least 98 % of its verdicts right', () => {
    expect(score.right / score.said, missed.join('\n')).toBeGreaterThanOrEqual(0.98)
  })

  test('finds at least 90 % of what is said of scope 1 and 2', () => {
    expect(score.found / score.scopes, missed.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  test.each(STATED_IN)('is stated in %s as it is measured', (file) => {
    const words = readFileSync(path.join(ROOT, file), 'utf8')
    const { said, right, scopes, found } = score
    expect(words).toContain(
      `${right} of ${said} verdicts are right and ${found} of ${scopes} numbers of scope 1 and 2 are found`,
    )
    // The round that the engine met before it was corrected.
    const [, right3, said3, found3, scopes3] = FIRST_SIGHT.exec(
      readFileSync(path.join(ROOT, DECISION), 'utf8'),
    )!
    const percent = (part: string, whole: string): string => ((100 * Number(part)) / Number(whole)).toFixed(1)
    expect(words).toContain(
      `${percent(right3!, said3!)} % of verdicts were right and ${percent(found3!, scopes3!)} % of scope 1 and 2 were found`,
    )
  })

  test('says nothing of numbers that nobody expected', () => {
    expect(
      JUDGED.filter(({ expected }) => expected === null).map(
        ({ where, found }) => `${where} ${found?.quote}`,
      ),
    ).toEqual([])
  })
})
