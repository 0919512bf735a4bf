import { describe, expect, it, test } from 'vitest'
import { lodgementDeadline, toldStep } from './deadline.ts'
import { afterMail } from './mail-retries.ts'
import { mailOfDigest, mailOfOne } from './mail-text.ts'
import { nameInMail } from './name-in-mail.ts'
import { NOTIFICATION_KIND_NAMES } from './notification-kinds.ts'
import { periodState } from './period-state.ts'
import { lookAgain, NEVER_HERE, newSince } from './visit.ts'
import { notificationWords, pageOf, workWords } from './words.ts'
import { WORK_KINDS } from './work-kinds.ts'

const YEAR = { start: '2025-07-01', end: '2026-06-30' }

describe('the day to lodge', () => {
  test.each([
    ['a disclosing entity has three months', { entity_kind: 'disclosing_entity' }, '2026-09-30', 60],
    ['nothing is known', null, null, null],
    ['a company that lodges nothing', { lodges_financial_reports: false }, null, null],
    [
      'a kind that lodges outweighs the word that nothing is',
      { entity_kind: 'disclosing_entity', lodges_financial_reports: false },
      '2026-09-30',
      60,
    ],
    ['a listing that is not stated', { entity_kind: 'public_company' }, null, null],
  ] as const)('%s', (_, declared, due_on, days_left) => {
    expect(lodgementDeadline(YEAR, declared, '2026-08-01')).toMatchObject({ due_on, days_left })
  })

  it('is told 30, 7 and 1 days before it, and not once it is past', () => {
    const steps = [31, 30, 8, 7, 2, 1, 0, -1, null].map((days_left) => toldStep({ days_left }))
    expect(steps).toEqual([undefined, 30, 30, 7, 7, 1, 1, undefined, undefined])
  })
})

describe('the state of a period', () => {
  const marks = { mark: '3', last_state: 'approved', is_touched: false, kept: null } as const

  it('is the computed one only while nothing has happened since', () => {
    expect(periodState({ ...marks, kept: { mark: '3', review_state: 'draft' } })).toBe('draft')
    expect(periodState({ ...marks, kept: { mark: '2', review_state: 'draft' } })).toBe('approved')
  })

  it('falls with what is written after the last move; a lock stands', () => {
    expect(periodState({ ...marks, is_touched: true })).toBe('draft')
    expect(periodState({ ...marks, last_state: 'locked', is_touched: true })).toBe('locked')
    expect(periodState({ ...marks, last_state: null })).toBe('draft')
  })
})

it('counts looks within half an hour as one visit, so that a reload does not make what is new old', () => {
  const at = (time: string) => new Date(`2026-08-01T${time}:00.000Z`)
  const first = lookAgain(NEVER_HERE, at('09:00'))
  const again = lookAgain(first, at('09:30'))
  expect(again).toEqual({ since: null, last_at: at('09:30').toISOString() })
  const later = lookAgain(again, at('10:01'))
  expect(later.since).toBe(at('09:30').toISOString())
  expect(newSince(later, at('10:10'))).toBe(at('09:30').toISOString())
  expect(newSince(NEVER_HERE, at('09:00'))).toBe('2026-07-18T09:00:00.000Z')
})

it('tries an e-mail again for a day while the server says later, and never what may have left', () => {
  const later = { result: 'later', error: 'busy' } as const
  const delays = [1, 2, 3, 4, 5, 6].map((attempts) => afterMail(later, attempts).delay ?? 0)
  expect(delays.reduce((a, b) => a + b)).toBeGreaterThan(16 * 3600)
  expect(afterMail(later, 7)).toEqual({ state: 'failed', error: 'busy', delay: null })
  expect(afterMail({ result: 'uncertain', error: 'cut' }, 1)).toEqual({
    state: 'uncertain',
    error: 'cut',
    delay: null,
  })
  expect(afterMail({ result: 'refused', error: 'no' }, 1).state).toBe('failed')
  expect(afterMail({ result: 'sent' }, 3)).toEqual({ state: 'sent', error: null, delay: null })
})

describe('the text of an e-mail', () => {
  const hostile = {
    kind: 'mention' as const,
    text: 'Ann\r\nBcc: all@example.com\u202E <b>x</b> mentioned you.',
    company: '<script>"&',
    period: '2025-07-01/2026-06-30',
    page: '/workspace/1/review?period=2025-07-01%2F2026-06-30',
  }

  it('keeps the words of people on one line, without markup and without turning the rest around', () => {
    const { subject, text, html } = mailOfOne(hostile, 'https://climate.example.com/')
    expect(subject).toBe('Southerly: Someone mentions you in a comment')
    expect(text).toMatch(/^Southerly has one notification for you\./)
    expect(html).toContain('<body>\n<p>Southerly has one notification for you.')
    expect(text).toContain('1 Jul 2025 to 30 Jun 2026')
    expect(text).toContain('https://climate.example.com/workspace/1/review?period=2025-07-01%2F2026-06-30')
    expect(html).not.toMatch(/<script|<b>|\u202E/)
  })

  it('of a digest says the day and how many', () => {
    expect(mailOfDigest([hostile], '2026-08-01', 'https://c.example').subject).toBe(
      'Southerly, 1 Aug 2026: one notification',
    )
    expect(mailOfDigest([hostile, hostile], '2026-08-01', 'https://c.example').subject).toContain(
      '2 notifications',
    )
  })
})

test.each([
  ['Lee Tran', 'Lee Tran'],
  ['Siobhán O’Brien-Smith (CFO)', 'Siobhán O’Brien-Smith (CFO)'],
  [
    'URGENT: your account is locked!\r\nBcc: all@example.com',
    'URGENT your account is locked Bcc all example. com',
  ],
  ['https://evil.example/pay?now', 'https evil. example pay now'],
  ['\u202Enimda\u200B', 'nimda'],
  ['<b>&amp;</b>', 'b &amp b'],
  ['x'.repeat(200), `${'x'.repeat(59)}…`],
  ['***', 'Someone'],
])('a name that somebody chose, %j, stands in an e-mail as %j', (name, shown) => {
  expect(nameInMail(name)).toBe(shown)
})

describe('words', () => {
  it('has a sentence for every kind of notification and a title for every kind of work', () => {
    const detail = { subject: 'requirement:6(a)', count: 2, act: 'replied', due_on: '2026-09-30', days: 7 }
    for (const kind of NOTIFICATION_KIND_NAMES)
      expect(notificationWords(kind, detail, 'Ann Lee')).toMatch(/^(Ann Lee|The report) .+\.$/)
    for (const kind of WORK_KINDS) {
      const words = workWords({ kind, count: 2, subjects: ['requirement:6(a)'], due_on: '2026-09-30' }, null)
      expect(words).toMatch(/^[A-Z0-9]/)
      expect(words).not.toMatch(/undefined|null|NaN/)
    }
  })

  it('leads to the review for what is decided there, else to the workspace', () => {
    const period = '2025-07-01/2026-06-30'
    expect(pageOf('to_review', '1', period)).toBe('/workspace/1/review?period=2025-07-01%2F2026-06-30')
    expect(pageOf('gates', '1', period)).toBe('/workspace/1?period=2025-07-01%2F2026-06-30')
  })
})
