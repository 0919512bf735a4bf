import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evidence, expectWorkedExample, findNonFinite } from '../../../../test/support/method-page.ts'
import { cellNumber, hasSharedTables, sharedTable } from '../../../../test/support/shared-tables.ts'
import { addDays, addYears, daysBetween } from '../../calendar.ts'
import { Printed } from '../../working.ts'
import { aggregateGrid, type GridDay, gridIntensity } from './intensity.ts'

const day = (label: string, energy_mwh: number, emissions_t: number): GridDay => ({
  day: label,
  energy_mwh,
  emissions_t,
  evidence: [evidence('emissions_t', label, emissions_t)],
})
const factor = (edition: string, region: string, scope2_kg_per_kwh: number) => ({
  edition,
  region,
  scope2_kg_per_kwh,
  evidence: [],
})
const everyDay = (first: string, count: number, emissions: number): GridDay[] =>
  Array.from({ length: count }, (_, at) => day(addDays(first, at), 10, emissions))

describe('days', () => {
  test('leap days and year ends are counted', () => {
    expect(addYears('2024-02-29', -1)).toBe('2023-02-28')
    expect(daysBetween('2023-07-01', '2024-06-30')).toBe(366)
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
  })
})

describe('gridIntensity', () => {
  test('weighs each day by its energy and looks back five years', () => {
    const days = [...everyDay('2019-01-01', 366, 8), ...everyDay('2024-01-01', 366, 5)]
    const { result, inputs } = gridIntensity({
      region: 'NSW1',
      days,
      factors: [factor('2025', 'NSW_ACT', 0.64)],
      edition_in_force: '2025',
    })
    expect(result?.twelve_months).toMatchObject({
      first_day: '2024-01-01',
      last_day: '2024-12-31',
      days: 366,
      complete: true,
      intensity_t_per_mwh: 0.5,
    })
    expect(result?.five_year_change).toEqual({
      t_per_mwh: expect.closeTo(-0.3, 12),
      percent: expect.closeTo(-37.5, 10),
    })
    expect(result?.national_factor).toEqual({ edition: '2025', scope2_kg_per_kwh: 0.64 })
    expect(result?.statement).toContain('not a scope 2 factor')
    expect(inputs).toHaveLength(366 + 365)
  })

  test('the working holds every day of both windows by what prints it', () => {
    const days = [...everyDay('2019-01-01', 366, 8), ...everyDay('2024-01-01', 366, 5)].map((one) => ({
      ...one,
      evidence: [evidence('NSW1 emissions_t', one.day, one.emissions_t)],
    }))
    const [working] = gridIntensity({ region: 'NSW1', days, factors: [], edition_in_force: null }).workings()
    expect(working).toMatchObject({
      formula: 'grid_intensity',
      about: { region: 'NSW1' },
      observed: '2024-01-01/2024-12-31',
      outputs: { now: { value: 0.5 }, before: { observed: '2019-01-01/2019-12-31' } },
    })
    const { latest_days: now, earlier_days: before } =
      working?.kind === 'calculated' ? Object(working.arguments) : {}
    expect([now.length, before.length]).toEqual([366, 365])
    expect(now[0]).toEqual({
      day: '2024-01-01',
      energy_mwh: new Printed(10, []),
      emissions_t: new Printed(5, days[366]!.evidence),
    })
  })

  test('a region without an index has no working of a mean', () => {
    const factors = [factor('2025', 'WA_SWIS', 0.5)]
    const only = gridIntensity({ region: 'SWIS', days: [], factors, edition_in_force: '2025' })
    expect(only.workings()).toMatchObject([
      { kind: 'missing', availability: { reason_code: 'no_index_for_region' } },
    ])
  })

  test('a window with too few days has no mean, and says so', () => {
    const outcome = gridIntensity({
      region: 'NSW1',
      days: [...everyDay('2024-01-01', 300, 5), day('2024-12-31', 10, 5)],
      factors: [],
      edition_in_force: null,
    })
    expect(outcome.result).toMatchObject({
      twelve_months: null,
      five_year_change: null,
      national_factor: null,
    })
    expect(outcome.result?.latest_day?.intensity_t_per_mwh).toBe(0.5)
    expect(outcome.flags).toEqual(['twelve_months_incomplete'])
  })

  test('SWIS has no index: the national factors stand there, labelled', () => {
    const outcome = gridIntensity({
      region: 'SWIS',
      days: [],
      factors: [factor('2025', 'SWIS', 0.5), factor('2024', 'SWIS', 0.51)],
      edition_in_force: '2025',
    })
    expect(outcome).toMatchObject({
      basis: 'reported',
      flags: ['national_factor_only'],
      result: {
        latest_day: null,
        index_availability: { status: 'not_published', reason_code: 'no_index_for_region' },
      },
    })
    expect(outcome.result?.national_factor_series.map(({ edition }) => edition)).toEqual(['2024', '2025'])
    expect(gridIntensity({ region: 'NWIS', days: [], factors: [], edition_in_force: null }).result).toBeNull()
  })
})

describe('aggregateGrid', () => {
  test.each([
    ['day', '2024-02-28', '2024-02-28', 1],
    ['month', '2024-02', '2024-02-29', 29],
    ['year', '2024', '2024-12-31', 366],
    ['financial_year', '2023-24', '2024-06-30', 366],
  ] as const)('by %s gives %s', (interval, period, last_day, days_expected) => {
    expect(aggregateGrid([day('2024-02-28', 10, 5)], interval)).toMatchObject([
      { period, last_day, days_expected },
    ])
  })

  test('December turns into the next year', () => {
    expect(aggregateGrid([day('2025-12-31', 1, 1)], 'month')).toMatchObject([{ last_day: '2025-12-31' }])
    expect(aggregateGrid([day('2025-07-01', 1, 1)], 'financial_year')).toMatchObject([{ period: '2025-26' }])
  })

  test('keeps every tonne and every MWh, and lies between the days', () => {
    const amount = fc.double({ min: 1, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 50 }), (pairs) => {
        const days = pairs.map(([energy, emissions], at) => day(addDays('2024-01-20', at), energy, emissions))
        const months = aggregateGrid(days, 'month')
        expect(findNonFinite(months)).toEqual([])
        expect(aggregateGrid(days.toReversed(), 'month')).toEqual(months)
        const intensities = days.map((one) => one.emissions_t / one.energy_mwh)
        for (const month of months) {
          expect(month.intensity_t_per_mwh).toBeGreaterThanOrEqual(Math.min(...intensities) * (1 - 1e-12))
          expect(month.intensity_t_per_mwh).toBeLessThanOrEqual(Math.max(...intensities) * (1 + 1e-12))
        }
      }),
    )
  })

  test('a period without energy has no intensity', () => {
    expect(aggregateGrid([day('2024-01-01', 0, 0)], 'day')[0]?.intensity_t_per_mwh).toBeNull()
  })
})

/** The last three days of the daily index for NSW1 in the tables at hand. */
const NSW1 = [
  ['2025-12-25', 135_090.08, 60_852.61],
  ['2025-12-26', 135_673.44, 62_879.96],
  ['2025-12-27', 125_054.04, 56_371.8],
] as const

test('NSW1, where AGL and Qantas have their offices: the page’s figures', () => {
  const [month] = aggregateGrid(
    NSW1.map(([label, energy, emissions]) => day(label, energy, emissions)),
    'month',
  )
  expectWorkedExample('grid_intensity', {
    region: 'NSW1',
    inputs: NSW1.map(([label, energy_mwh, emissions_t]) => ({ day: label, energy_mwh, emissions_t })),
    result: {
      period: month?.period,
      days: month?.days,
      days_expected: month?.days_expected,
      intensity_t_per_mwh: month?.intensity_t_per_mwh,
    },
  })
})

test.skipIf(!hasSharedTables)('financial years equal the published daily table’s own sums', () => {
  const rows = sharedTable('grid/grid_intensity.csv').filter((row) => row['region'] === 'VIC1')
  const days = rows.map((row) =>
    day(row['date'] ?? '', cellNumber(row['energy_mwh']) ?? 0, cellNumber(row['emissions_t']) ?? 0),
  )
  const years = new Map(aggregateGrid(days, 'financial_year').map((year) => [year.period, year]))
  const expected = sharedTable('grid/grid_intensity_annual.csv').filter(
    (row) => row['region'] === 'VIC1' && row['period_type'] === 'financial_year' && row['complete'] === 'yes',
  )
  expect(expected.length).toBeGreaterThan(10)
  for (const row of expected)
    expect(years.get(row['period'] ?? '')?.intensity_t_per_mwh).toBeCloseTo(
      Number(row['intensity_t_per_mwh_energy_weighted']),
      4,
    )
})
