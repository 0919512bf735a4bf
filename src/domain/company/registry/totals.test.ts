import { describe, expect, test } from 'vitest'
import { GWP_BREAKS } from '../emissions/emissions-record.ts'
import { TOTAL_STATEMENTS } from './statements.ts'
import { type PrintedRow, registryTotals } from './totals.ts'

const NOTE =
  'A and B each included the same data for the Callide C Power Station in their NGER reports because they share control.'

const row = (row_ref: string, more: Partial<PrintedRow> = {}): PrintedRow => ({
  reporting_year: '2023-24',
  row_ref,
  organisation: `Company of ${row_ref}`,
  abn: null,
  scope1_t: 100,
  scope2_t: 10,
  net_energy_gj: 5,
  notes: null,
  ...more,
})

describe('the totals of the registry', () => {
  test('count a facility once that two corporations reported whole, with the larger one', () => {
    const { years, not_counted } = registryTotals([
      row('line 2', { abn: '11', scope1_t: 70, notes: NOTE }),
      row('line 3', { abn: '22', scope1_t: 90, notes: NOTE }),
      row('line 4'),
    ])
    expect(years).toEqual([
      {
        reporting_year: '2023-24',
        rows: 3,
        counted: 2,
        scope1: { value: 190, missing: 0 },
        scope2: { value: 20, missing: 0 },
        net_energy: { value: 10, missing: 0 },
      },
    ])
    expect(not_counted).toEqual([
      {
        reporting_year: '2023-24',
        facility: 'Callide C Power Station',
        organisation: 'Company of line 2',
        abn: '11',
      },
    ])
  })

  test('count rows without an ABN, also two that share a facility', () => {
    const { years, not_counted } = registryTotals([
      row('line 2', { notes: NOTE }),
      row('line 3', { notes: NOTE }),
      row('line 4'),
    ])
    expect(years[0]).toMatchObject({ counted: 2, scope1: { value: 200 } })
    expect(not_counted.map(({ abn }) => abn)).toEqual([null])
  })

  test('say how many rows miss a figure, and take no missing figure for zero', () => {
    const [some] = registryTotals([row('line 2', { scope2_t: null }), row('line 3')]).years
    expect(some?.scope2).toEqual({ value: 10, missing: 1 })
    const [none] = registryTotals([row('line 2', { scope2_t: null })]).years
    expect(none?.scope2).toEqual({ value: null, missing: 1 })
  })

  test('name every year in which the warming potentials changed', () => {
    for (const year of GWP_BREAKS) expect(TOTAL_STATEMENTS.join(' ')).toContain(year)
  })
})
