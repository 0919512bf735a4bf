import { expect, test } from 'vitest'
import { countVerdicts, verdictWords } from './verdict-counts.ts'

test('each verdict is counted, those that nothing has too, and people are told only of those that something has', () => {
  const found = countVerdicts([{ verdict: 'agrees' }, { verdict: 'unit_suspect' }, { verdict: 'agrees' }])
  expect(found).toEqual({
    counts: {
      agrees: 2,
      agrees_with_edition: 0,
      differs: 0,
      unit_suspect: 1,
      arithmetic_fails: 0,
      factor_outdated: 0,
      not_comparable: 0,
      not_held: 0,
      doubtful: 0,
    },
    contradicting: 1,
  })
  expect(verdictWords(found)).toBe('2 agrees, 1 unit suspect')
  expect(verdictWords(countVerdicts([]))).toBe('')
})
