import { describe, expect, test } from 'vitest'
import { aud, percent, roundTonnes, share, signed, tonnes } from '../../web/src/format/numbers.ts'
import { lastQuarterEnd, newId } from '../../web/src/pages/portfolios/import/target.ts'
import {
  ANOTHER,
  choicesOf,
  type QueuedName,
  withOffered,
} from '../../web/src/pages/portfolios/queue/choice.ts'

const queued = (text: string, preselected: string | null): QueuedName => ({
  text,
  preselected,
  rows: 1,
  outstanding_aud: 1,
  reason: '',
  candidates: [],
})

describe('saved portfolios in the web app', () => {
  test.each([
    [1_250_000_000, 'A$1.25 bn'],
    [45_000_000, 'A$45 m'],
    [999_600, 'A$1 m'],
    [300, 'A$300'],
    [-2500, '−A$2.5 k'],
    [0, 'A$0'],
    [null, '—'],
  ])('dollars as people say them: %s', (value, text) => expect(aud(value)).toBe(text))

  test('one kind of number is always as fine: three digits of tonnes, one decimal of per cent', () => {
    expect([18_043_000, 30_439_497, 999_600, 248_000, 12].map((value) => tonnes(value))).toEqual([
      '18.0 Mt',
      '30.4 Mt',
      '1.00 Mt',
      '248 kt',
      '12 t',
    ])
    expect([20e6, 2.5e6, 0].map(roundTonnes)).toEqual(['20 Mt', '2.5 Mt', '0 t'])
    expect([-2, -1.97, 22.83, 0.04, 0, 1234.5].map((value) => signed(value, percent))).toEqual([
      '−2.0%',
      '−2.0%',
      '+22.8%',
      '+0.04%',
      '0%',
      '+1,235%',
    ])
  })

  test('what is not known has no share', () => expect([share(null), share(0.228)]).toEqual(['—', '22.8%']))

  test('a new portfolio never takes the id of another', () => {
    expect(newId('Lending book', [])).toBe('lending-book')
    expect(newId('Lending book', ['lending-book', 'lending-book-2'])).toBe('lending-book-3')
    expect(newId('***', [])).toBe('portfolio')
    expect(newId('x'.repeat(200), ['x'.repeat(58)])).toMatch(/^x{58}-2$/)
  })

  test('the balance date is offered as the last quarter that is over', () => {
    expect(lastQuarterEnd(new Date(2026, 10, 19))).toBe('2026-09-30')
    expect(lastQuarterEnd(new Date(2026, 0, 1))).toBe('2025-12-31')
    expect(lastQuarterEnd(new Date(2026, 8, 30))).toBe('2026-06-30')
  })

  test('only what a person chose or typed is a choice', () => {
    const answers = {
      AGL: { listed: '74115061375', typed: '' },
      BHP: { listed: ANOTHER, typed: ' 49 004 028 077 ' },
      Later: { listed: '', typed: '' },
      Blank: { listed: ANOTHER, typed: ' ' },
    }
    expect(choicesOf(answers)).toEqual([
      { name: 'AGL', abn: '74115061375' },
      { name: 'BHP', abn: '49 004 028 077' },
    ])
  })

  test('what is offered first replaces no choice, and a name without an offer stays open', () => {
    const kept = { listed: '49004028077', typed: '' }
    const queue = [queued('AGL', '74115061375'), queued('BHP', '1'), queued('Zxqv', null)]
    expect(withOffered(queue, { BHP: kept })).toEqual({
      AGL: { listed: '74115061375', typed: '' },
      BHP: kept,
    })
  })
})
