import { expect, test } from 'vitest'
import { codeWords } from './code-words.ts'
import { MOVE_WORDS, MOVED_WORDS, REVIEW_MOVES, STATE_WORDS } from './review/moves.ts'

test('a code is said in words', () => {
  expect(codeWords('very_high')).toBe('very high')
  expect(codeWords('not_covered_by_it')).toBe('not covered by it')
})

test('words of reviews hold no code', () => {
  const words = [
    ...REVIEW_MOVES.flatMap((move) => [MOVE_WORDS[move], MOVED_WORDS[move]]),
    ...Object.values(STATE_WORDS),
  ]
  expect(words.filter((one) => one.includes('_'))).toEqual([])
})
