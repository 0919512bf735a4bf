import { describe, expect, test } from 'vitest'
import { judgeAll, scoreOf } from '../../../test/support/judged-numbers.ts'

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

  test('says nothing of numbers that nobody expected', () => {
    expect(
      JUDGED.filter(({ expected }) => expected === null).map(
        ({ where, found }) => `${where} ${found?.quote}`,
      ),
    ).toEqual([])
  })
})
