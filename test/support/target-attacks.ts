import { expect } from 'vitest'
import { type Attack, actual, aim, base, ends, HELD, intensity } from './attack-cases.ts'
import { july } from './disclosure-records.ts'

const calendar = (year: number) => ({ start: `${year}-01-01`, end: `${year}-12-31` })

const other = '10000000000'

/** Targets that no figure holds. */
export const TARGETS: readonly Attack[] = [
  {
    name: 'a thousand tonnes in the year after the registry’s, with a held document',
    year: 2025,
    targets: [aim({ evidence_ids: [HELD], actuals: [actual(2024, 30_687_158), actual(2025, 1000)] })],
    ends: ends('indeterminate', 'actual_contradicted'),
  },
  {
    name: 'a tenth of a per cent by 2050',
    targets: [aim({ target: { reduction_percent: 0.1 }, target_period: july(2049) })],
    ends: ends('indeterminate', 'target_asks_nothing'),
  },
  {
    name: 'an actual a tenth below the registry',
    targets: [aim({ actuals: [actual(2024, 27_600_000)] })],
    ends: ends('indeterminate', 'actual_differs_from_registry'),
  },
  ...(
    [
      [
        'of all but a thousandth of the group',
        { coverage: { entities: [], facilities: [], share_percent: 99.9 } },
      ],
      [
        'of the company as an entity',
        { coverage: { entities: ['AGL'], facilities: [], share_percent: 100 } },
      ],
      ['without one gas', { gases: ['CO2', 'CH4', 'N2O', 'HFCs', 'PFCs'] }],
      ['in a unit of words', { unit: 'tonnes of CO2 equivalent' }],
      ['with market-based scope 2', { scopes: ['scope1', 'scope2_market'] }],
    ] satisfies [string, Parameters<typeof aim>[0]][]
  ).map(
    ([what, changes]): Attack => ({
      name: `a tonne in thirty thousand, ${what}`,
      targets: [aim({ ...changes, actuals: [actual(2024, 1000)] })],
      ends: ends('indeterminate', 'actual_differs_from_registry'),
    }),
  ),
  {
    name: 'achieved now, by an actual of 2029-30',
    targets: [aim({ actuals: [actual(2029, 1)] })],
    ends: ends('indeterminate', 'actual_in_future'),
  },
  {
    name: 'net zero beside a gross target of 0 %',
    targets: [
      aim({ id: 'G', target: { reduction_percent: 0 } }),
      aim({ basis: 'net', gross_target_id: 'G', target: { value: 0 }, actuals: [actual(2024, 30_687_158)] }),
    ],
    ends: { targets: { T1: { status: 'indeterminate' }, G: { status: 'indeterminate' } } },
  },
  {
    name: 'a base in AR4, actuals in AR5',
    targets: [aim({ base: { ...base, period: july(2018), value: 43_000_000 } })],
    ends: ends('indeterminate', 'warming_potentials_differ'),
  },
  {
    name: 'all of the reduction in the last year',
    targets: [aim({ milestones: [{ period: july(2028), reduction_percent: 1 }] })],
    ends: ends('indeterminate', 'milestone_asks_nothing'),
  },
  {
    name: 'a target above its base',
    targets: [aim({ target: { value: 50_000_000 } })],
    ends: ends('indeterminate', 'target_asks_nothing'),
  },
  {
    name: 'an intensity of one’s own, without a document',
    targets: [aim({ ...intensity, target: { value: 0.5 }, actuals: [actual(2024, 0.4)] })],
    ends: ends('indeterminate', 'actual_not_supported'),
  },
  {
    name: 'an intensity that a held document shows, in one year',
    targets: [
      aim({ ...intensity, target: { value: 0.5 }, evidence_ids: [HELD], actuals: [actual(2024, 0.4)] }),
    ],
    ends: ends('on_track'),
  },
  {
    name: 'a new target, with its base year alone',
    abn: other,
    targets: [
      aim({ ...intensity, target: { value: 0.5 }, evidence_ids: [HELD], actuals: [actual(2020, 1)] }),
    ],
    ends: ends('indeterminate', 'no_actuals'),
  },
  ...(
    [
      ['in bananas', { unit: 'bananas', evidence_ids: [HELD] }, 'unit_not_known'],
      [
        'in calendar years, at a tonne',
        {
          base: { ...base, period: calendar(2020) },
          target_period: calendar(2030),
          evidence_ids: [HELD],
          actuals: [{ ...actual(2024, 1), period: calendar(2024) }],
        },
        'actual_differs_from_registry',
      ],
      [
        'of a hundred-thousandth of the group, on the base of all of it',
        {
          coverage: { entities: [], facilities: [], share_percent: 0.001 },
          evidence_ids: [HELD],
          actuals: [actual(2024, 300)],
        },
        'base_above_coverage',
      ],
      [
        'of an intensity below zero',
        { ...intensity, target: { value: 0.5 }, evidence_ids: [HELD], actuals: [actual(2024, -0.4)] },
        'below_zero',
      ],
      [
        'on twice the base that the registry has',
        { base: { ...base, value: 80_000_000 } },
        'base_contradicted',
      ],
    ] satisfies [string, Parameters<typeof aim>[0], string][]
  ).map(
    ([what, changes, reason]): Attack => ({
      name: `a target ${what}`,
      targets: [aim({ actuals: [actual(2024, 1000)], ...changes })],
      ends: { targets: { T1: { status: 'indeterminate', reasons: expect.arrayContaining([reason]) } } },
    }),
  ),
  {
    name: 'a tonne, by equity share',
    boundary: { approach: 'equity_share' },
    targets: [aim({ evidence_ids: [HELD], actuals: [actual(2024, 1)] })],
    ends: ends('indeterminate', 'actual_differs_from_registry'),
  },
  {
    name: 'a net target without credits, beside its gross twin',
    targets: [
      aim({ id: 'G' }),
      aim({
        basis: 'net',
        gross_target_id: 'G',
        evidence_ids: [HELD],
        actuals: [actual(2023, 20_000_000), actual(2024, 1_000_000)],
      }),
    ],
    ends: {
      targets: { T1: { status: 'indeterminate', reasons: expect.arrayContaining(['net_without_credits']) } },
    },
  },
  {
    name: 'a net target with a thousand million credits, at a tonne',
    targets: [
      aim({ id: 'G' }),
      aim({
        basis: 'net',
        gross_target_id: 'G',
        target: { value: 15_000_000 },
        planned_credits: { tonnes: 1e9, scheme: 'ACCU', kind: 'nature_reduction' },
        evidence_ids: [HELD],
        actuals: [actual(2023, 20_000_000), actual(2024, 1)],
      }),
    ],
    ends: {
      targets: {
        T1: {
          status: 'indeterminate',
          reasons: expect.arrayContaining(['actual_differs_from_registry']),
        },
      },
    },
  },
  ...(
    [
      [
        'net',
        {
          basis: 'net' as const,
          gross_target_id: 'G',
          planned_credits: { tonnes: 1e6, scheme: 'ACCU', kind: 'nature_reduction' },
        },
      ],
      ['with market-based scope 2', { scopes: ['scope1' as const, 'scope2_market' as const] }],
    ] satisfies [string, Parameters<typeof aim>[0]][]
  ).map(
    ([what, changes]): Attack => ({
      name: `a base of twice the registry’s, ${what}`,
      targets: [
        aim({ id: 'G' }),
        aim({
          base: { ...base, value: 80_000_000 },
          evidence_ids: [HELD],
          actuals: [actual(2024, 30_687_158)],
          ...changes,
        }),
      ],
      ends: {
        targets: {
          T1: { status: 'indeterminate', reasons: expect.arrayContaining(['base_above_coverage']) },
        },
      },
    }),
  ),
  {
    name: 'energy in bananas',
    targets: [aim({ category: 'energy', unit: 'bananas', evidence_ids: [HELD], actuals: [actual(2024, 1)] })],
    ends: {
      targets: { T1: { status: 'indeterminate', reasons: expect.arrayContaining(['unit_not_known']) } },
    },
  },
  { name: 'the registry’s figures, honestly', targets: [aim({})], ends: ends('on_track') },
]
