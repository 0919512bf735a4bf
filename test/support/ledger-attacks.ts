import { expect } from 'vitest'
import { addDays } from '../../src/domain/calendar.ts'
import { daysOfMonth } from '../../src/domain/ledger/coverage.ts'
import { monthsOf } from '../../src/domain/ledger/months.ts'
import { type Attack, aim, base, HELD, INVENTED, row } from './attack-cases.ts'
import { july, sentenceOn, statement } from './disclosure-records.ts'

const SCOPE2 = '29(a)(i)(2)'
/** In no table of the registry. */
const UNPRINTED = '10000000064'
const YEAR = july(2024)

const bill = (from: string, to: string, kwh: number, facility?: string) => ({
  activity: 'electricity',
  region: 'NSW',
  quantity: kwh,
  unit: 'kWh',
  from,
  to,
  document: { sha256: HELD, name: 'bill', place: 'page 1' },
  ...(facility === undefined ? {} : { facility }),
})
const months = monthsOf(YEAR).map(({ month }) => daysOfMonth(month, YEAR))
const oneDayEach = months.map(({ start }) => bill(start, start, 1000))
const wholeMonths = months.map(({ start, end }) => bill(start, end, 1000))

const { document: _, ...undocumented } = statement(SCOPE2, { statement: sentenceOn(SCOPE2) })
/** 12,000 kWh of New South Wales at 0.66 kg. */
const scope2 = (value: number) => [
  { ...undocumented, figures: [{ measure: 'scope2_location_t' as const, value }] },
]
const lacking = (words: string) => row(SCOPE2, 'stated', { detail: expect.stringContaining(words) as string })

const ofTarget = {
  abn: UNPRINTED,
  targets: [aim({ scopes: ['scope2_location'], base: { ...base, value: 20 } })],
}

/** A ledger of a few days of metered energy as that of a year. */
export const LEDGER: readonly Attack[] = [
  {
    name: 'a bill of one day in each month as the year’s scope 2',
    abn: UNPRINTED,
    lines: oneDayEach,
    statements: scope2(7.92),
    ends: lacking('has no line for 353 days: 2024-07-02 to 2024-07-31'),
  },
  {
    name: 'one bill of July in the ledger as the year’s scope 2',
    abn: UNPRINTED,
    lines: [bill('2024-07-01', '2024-07-31', 12_000)],
    statements: scope2(7.92),
    ends: lacking('has no line for 334 days: 2024-08-01 to 2025-06-30.'),
  },
  {
    name: 'a small place for the year, the large one for a day',
    abn: UNPRINTED,
    lines: [bill(YEAR.start, YEAR.end, 2000, 'Office'), bill(YEAR.start, YEAR.start, 10_000, 'Smelter')],
    statements: scope2(7.92),
    ends: lacking('at Smelter has no line for 364 days'),
  },
  {
    name: 'a bill of one day in each month, and a line of 0 for the whole year',
    abn: UNPRINTED,
    lines: [...oneDayEach, bill(YEAR.start, YEAR.end, 0)],
    statements: scope2(7.92),
    ends: lacking('has no line for 353 days'),
  },
  {
    name: 'a bill less a credit of nearly all of it',
    abn: UNPRINTED,
    lines: [...wholeMonths, bill(YEAR.start, YEAR.end, -11_000)],
    statements: scope2(0.66),
    ends: row(SCOPE2, 'none', { evidence_status: 'conflicting' }),
  },
  {
    name: 'a bill for each month, honestly',
    abn: UNPRINTED,
    lines: wholeMonths,
    statements: scope2(7.92),
    ends: row(SCOPE2, 'supported'),
  },
  {
    name: 'a place that was bought in March, with a line of 0 for the days before, honestly',
    abn: UNPRINTED,
    lines: [
      bill(YEAR.start, addDays('2025-03-01', -1), 0, 'Mill'),
      bill('2025-03-01', YEAR.end, 12_000, 'Mill'),
    ],
    statements: scope2(7.92),
    ends: row(SCOPE2, 'supported'),
  },
  ...[
    ['from one’s own blog', {}, 'stated'] as const,
    ['with an invented hash', { document_sha256: INVENTED }, 'stated'] as const,
    ['with a held document, honestly', { document_sha256: HELD }, 'supported'] as const,
  ].map(
    ([name, printed, rung]): Attack => ({
      name: `an own factor of a gram for each kWh ${name}`,
      abn: UNPRINTED,
      factors: [
        {
          id: 'blog',
          source: 'my own blog',
          year: 2025,
          gwp_set: 'AR5',
          ...printed,
          factors: [
            {
              id: 'power',
              activity: 'clean power',
              unit: 'kWh',
              category: 'electricity',
              kg_co2e_per_unit: 0.001,
            },
          ],
        },
      ],
      lines: [{ ...bill(YEAR.start, YEAR.end, 12_000), activity: undefined, factor_id: 'own:blog/power' }],
      statements: scope2(0.012),
      ends: row(SCOPE2, rung),
    }),
  ),
  {
    name: 'a bill of one day in each month as the actual of a target',
    ...ofTarget,
    lines: oneDayEach,
    ends: { used: { T1: ['ledger_incomplete'] } },
  },
  {
    name: 'a bill for each month as the actual of a target, honestly',
    ...ofTarget,
    lines: wholeMonths,
    ends: { used: { T1: [] } },
  },
]
