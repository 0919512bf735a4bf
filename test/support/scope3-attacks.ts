import { expect } from 'vitest'
import { AGL, type Attack, HELD, row } from './attack-cases.ts'
import { sentenceOn, statement } from './disclosure-records.ts'

const SCOPE3 = '29(a)(i)(3)'
const BLUESCOPE = '16000011058'
/** A company that nothing was screened for. */
const UNSCREENED = '10000000064'
const REST = [1, 2, ...Array.from({ length: 12 }, (_, at) => at + 4)]

/** A litre of diesel: 0.67 kg in category 3, and nothing else. */
const litre = {
  activity: 'diesel oil',
  use: 'stationary',
  quantity: 1,
  unit: 'L',
  from: '2025-07-01',
  to: '2026-06-30',
  document: { sha256: HELD, name: 'bill', place: 'page 1' },
}
const { document: _, ...undocumented } = statement(SCOPE3, { statement: sentenceOn(SCOPE3) })
const total = (value: number, left?: string, document?: object): NonNullable<Attack['statements']> => [
  {
    ...undocumented,
    ...document,
    figures: [{ measure: 'scope3_t', value }],
    ...(left === undefined ? {} : { scope3_left_out: [{ categories: REST, reason: left }] }),
  },
]
const REASON = 'The group has no activity of these kinds, as its register of assets shows for the year.'

/** Scope 3 of a year by next to nothing. */
export const SCOPE_3: readonly Attack[] = [
  {
    name: 'scope 3 by one litre of diesel',
    abn: UNSCREENED,
    year: 2025,
    lines: [litre],
    statements: total(0.000_667_78),
    ends: row(SCOPE3, 'stated', {
      detail: expect.stringContaining('lines for 1 of the 15 categories of scope 3') as string,
    }),
  },
  {
    name: 'scope 3 by one litre of diesel, the rest left out for the reason "x"',
    abn: UNSCREENED,
    year: 2025,
    lines: [litre],
    statements: total(0.000_667_78, 'x'),
    ends: row(SCOPE3, 'stated'),
  },
  {
    name: 'scope 3 of one category with the rest left out in a sentence, honestly',
    abn: UNSCREENED,
    year: 2025,
    lines: [litre],
    statements: total(0.000_667_78, REASON),
    ends: row(SCOPE3, 'supported'),
  },
  {
    name: 'scope 3 by one litre of diesel, where the screening has tonnes of what is left out',
    abn: BLUESCOPE,
    year: 2025,
    lines: [litre],
    statements: total(0.000_667_78, REASON),
    ends: {
      ...row(SCOPE3, 'none', { evidence_status: 'conflicting' }),
      open: expect.arrayContaining(['ledger_against_screening', 'scope3_against_screening']),
    },
  },
  {
    name: 'a tonne of scope 3 with a held document',
    abn: AGL,
    year: 2025,
    statements: total(1, undefined, { document: { name: 'report', sha256: HELD, place: 'page 3' } }),
    ends: { ...row(SCOPE3, 'none', { evidence_status: 'conflicting' }), open: ['scope3_against_screening'] },
  },
]
