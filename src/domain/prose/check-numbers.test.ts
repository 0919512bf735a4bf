import { expect, test } from 'vitest'
import { type Judged, judgeAll } from '../../../test/support/judged-numbers.ts'
import { parsePeriod } from '../period.ts'
import { contradicts } from './check.ts'
import { checkNumbers } from './check-numbers.ts'
import type { Held, HeldFigure } from './held.ts'
import { LONGEST_TEXT } from './read-text.ts'

const contradicting = (text: string, held: Held) => checkNumbers(text, held).filter(contradicts)

const figure = (value: number, more: Partial<HeldFigure> = {}): HeldFigure => ({
  measure: 'scope1_t',
  value,
  period: parsePeriod('2024-25')!,
  basis: 'declared',
  facility: null,
  source: 'the statement',
  pointer: '/statements/0/figures/0/value',
  evidence: [],
  ...more,
})

const HELD: Held = {
  period: parsePeriod('2024-25')!,
  names: ['EXAMPLE LIMITED'],
  measures: ['scope1_t'],
  figures: [figure(255_300)],
  targets: [],
  factors: [],
  price_changes: [],
}

test('finds the number that is a hundredth of its figure', () => {
  const [found, ...rest] = contradicting('2,553 t, a fall of 99 per cent', HELD)
  expect(rest).toEqual([])
  expect(found).toMatchObject({
    verdict: 'unit_suspect',
    measure: 'scope1_t',
    reading: { quote: '2,553 t', place: { start: 0, end: 7 } },
    compared: [{ value: 255_300, source: 'the statement', pointer: '/statements/0/figures/0/value' }],
  })
  expect(found?.why).toContain('100 times too small')
})

test('finds a change that the held years do not give', () => {
  const before = figure(250_000, {
    basis: 'published',
    period: parsePeriod('2023-24')!,
    source: 'the registry',
    pointer: null,
  })
  const found = contradicting('2,553 t, a fall of 99 per cent', {
    ...HELD,
    figures: [...HELD.figures, before],
  })
  expect(found.map(({ verdict }) => verdict)).toEqual(['unit_suspect', 'arithmetic_fails'])
})

test('contradicts nothing where nothing is held', () => {
  expect(
    contradicting('Scope 1 was 2,553 t, a fall of 99 per cent.', {
      ...HELD,
      figures: [],
      measures: [],
    }),
  ).toEqual([])
})

test('says of every number what it was compared with, or why it was not', () => {
  for (const { verdict, compared, why, settle } of checkNumbers(
    'Scope 1 was 255,300 t, scope 3 was 12 Mt, and 3 % of waste.',
    HELD,
  )) {
    expect(why).toMatch(/\.$/)
    expect(compared.length > 0).toBe(verdict === 'agrees')
    expect(settle === null).toBe(verdict === 'agrees' || verdict === 'not_held')
  }
})

/** Texts of which one digit is changed: the first two of a number, which no rounding hides. */
const CHANGED = judgeAll().filter(
  ({ expected }: Judged) =>
    expected?.verdict === 'agrees' &&
    /^scope(?:1|2_location)_t$/.test(expected.measure) &&
    /\d{3}/.test(expected.quote) &&
    !expected.quote.includes('%'),
)

test('finds a changed digit', () => {
  const found = CHANGED.filter(({ text, expected, held }) => {
    const quote = expected!.quote
    const digit = quote.search(/\d/)
    const changed = `${quote.slice(0, digit)}${(Number(quote[digit]) % 9) + 1}${quote.slice(digit + 1)}`
    return contradicting(text.replace(quote, changed), held).length > 0
  })
  expect(CHANGED.length).toBeGreaterThan(150)
  expect(found.length / CHANGED.length).toBeGreaterThanOrEqual(0.9)
})

const HOSTILE = [
  '1',
  '1 ',
  '1,',
  '1,000 ',
  'scope 1 ',
  'scope 1 and 2 255,300 t ',
  '2024-25 ',
  '99 per cent ',
  ' ',
  '\t',
  '\n',
  '\t1\n',
  'Aa ',
  'A. ',
  'fell by ',
  'one hundred and ',
  'of which ',
  'at the ',
  '29(a)(i)',
  '0a',
  '|1|\n',
  'x  1\n',
  'year ended 30 june ',
  '1-1',
  'between 1 and ',
  'total of 1',
  '1 000 ',
  'had a ',
  'location-based ',
  '1 t\n',
  '0'.repeat(40),
]

test.each(HOSTILE)('takes time in proportion to a text of %j', (piece) => {
  const time = (length: number): number => {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    const start = process.threadCpuUsage()
    checkNumbers(text, HELD)
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  }
  time(1000)
  // Sixteen times the text may take sixteen times as long, not 256 times. Time of the thread’s own: a busy machine adds none.
  expect(time(LONGEST_TEXT)).toBeLessThan(Math.max(64 * time(LONGEST_TEXT / 16), 2000))
})
