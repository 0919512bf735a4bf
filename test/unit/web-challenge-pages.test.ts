import { expect, test } from 'vitest'
import { blocksOf } from '../../web/src/pages/challenges/challenge/page-text.ts'
import { countsText } from '../../web/src/pages/challenges/counts-text.ts'
import { filterOf, isShown } from '../../web/src/pages/challenges/verdicts.ts'

const mark = (number: number, start: number, end: number) =>
  ({ number, verdict: 'agrees', start, end }) as const

test('numbers are marked where they stand, in lines of text and in cells of a table', () => {
  const text = 'Scope 1 was 12 t.\n\t2024\t2025\nScope 1\t12 t\t13 t\nEnd'
  const at = (words: string, from = 0) => text.indexOf(words, from)
  const row = at('Scope 1\t')
  const blocks = blocksOf({
    text,
    first_line: 4,
    numbers: [
      mark(3, at('13 t'), at('13 t') + 4),
      mark(1, at('12 t'), at('12 t') + 4),
      mark(2, at('12 t', row), at('12 t', row) + 4),
    ],
  })
  expect(blocks.map(({ isTable, lines }) => [isTable, lines.map(({ number }) => number)])).toEqual([
    [false, [4]],
    [true, [5, 6]],
    [false, [7]],
  ])
  const marked = blocks.flatMap(({ lines }) =>
    lines.flatMap(({ cells }) =>
      cells
        .flat()
        .flatMap(({ text: words, mark: found }) => (found === undefined ? [] : [[found.number, words]])),
    ),
  )
  expect(marked).toEqual([
    [1, '12 t'],
    [2, '12 t'],
    [3, '13 t'],
  ])
  const shown = blocks.flatMap(({ lines }) =>
    lines.map(({ cells }) => cells.map((cell) => cell.map(({ text: words }) => words).join('')).join('\t')),
  )
  expect(shown.join('\n')).toBe(text)
})

test('a number that goes on in the next line is marked in both, and one within another is left out', () => {
  const text = 'about 30,439,497\nt CO2-e in all'
  const [block] = blocksOf({ text, first_line: 1, numbers: [mark(1, 6, 24), mark(2, 9, 12)] })
  expect(
    block?.lines.map(({ cells }) => cells[0]?.map(({ text: words, mark: found }) => [words, found?.number])),
  ).toEqual([
    [
      ['about ', undefined],
      ['30,439,497', 1],
    ],
    [
      ['t CO2-e', 1],
      [' in all', undefined],
    ],
  ])
})

test('the summary says what was compared, and claims no more', () => {
  expect(countsText({ numbers: 0, counts: {} })).toBe('No number with a unit was found in the text.')
  expect(countsText({ numbers: 1, counts: { agrees: 1 } })).toBe(
    'Of 1 number read, 1 agrees with the source named beside it.',
  )
  expect(
    countsText({
      numbers: 1207,
      counts: { differs: 1, unit_suspect: 2, agrees: 4, agrees_with_edition: 1, doubtful: 1, not_held: 1198 },
    }),
  ).toBe(
    'Of 1,207 numbers read, 3 contradict what is held; 5 agree with the source named beside them; 1 is not comparable or doubtful; 1,198 have nothing to be compared with.',
  )
})

test('a filter of the address that there is none of is not taken', () => {
  expect(['all', 'contradicting', 'differs', 'wrong', null].map(filterOf)).toEqual([
    'all',
    'contradicting',
    'differs',
    undefined,
    undefined,
  ])
  expect(isShown('contradicting', 'unit_suspect')).toBe(true)
  expect(isShown('contradicting', 'doubtful')).toBe(false)
})
