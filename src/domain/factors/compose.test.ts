import { describe, expect, it } from 'vitest'
import { starterFactor, starterFactors, starterRows } from '../../../test/support/starter-factors.ts'
import { composeFactors } from './compose.ts'
import { equal, rational, sum } from './rational.ts'

const EDITIONS = ['2021', '2023', '2024', '2025', '2026']

describe('factors composed from all editions', () => {
  it('serve every row of every workbook, with the value and text of its cell', () => {
    const served = new Map(
      starterFactors
        .flatMap((factor) => [...factor.gases, factor.total].map((value) => ({ factor, value })))
        .filter(({ value }) => value !== null)
        .map(({ factor, value }) => [`${factor.release_id} ${value!.table}!${value!.cell}`, value!]),
    )
    const wrong = starterRows.filter((row) => {
      const value = served.get(`${row.release_id} ${row.row_ref}`)
      return value?.value !== row.value || value.value_text !== row.value_text || value.unit !== row.unit
    })
    expect(wrong).toEqual([])
    expect(starterRows.length).toBeGreaterThan(4600)
  })

  it('have row ids that are unique and factor ids that are unique in an edition', () => {
    expect(new Set(starterFactors.map((factor) => factor.row_id)).size).toBe(starterFactors.length)
    const inForce = starterFactors.filter((factor) => !factor.superseded)
    expect(new Set(inForce.map((factor) => `${factor.factor_id} ${factor.edition}`)).size).toBe(
      inForce.length,
    )
  })

  it('add up to the printed total in every edition', () => {
    const off = starterFactors.filter(
      (factor) =>
        factor.gases.length > 1 &&
        typeof factor.total?.value === 'number' &&
        factor.gases.every((gas) => gas.value !== null && gas.unit === factor.unit) &&
        !equal(sum(factor.gases.map((gas) => rational(gas.value!))), rational(factor.total.value)),
    )
    expect(off.map((factor) => factor.row_id)).toEqual([])
  })

  it('joins the gases of composting, which stand in another table than their total', () => {
    expect(starterFactor('waste.biological-treatment.composting', '2025')).toMatchObject({
      gases: [
        { gas: 'ch4', value: 0.021, table: 'Table 29' },
        { gas: 'n2o', value: 0.025, table: 'Table 29' },
      ],
      total: { value: 0.046, table: 'Table 19' },
      total_basis: 'published',
    })
  })

  it('tells two issues of an edition apart', () => {
    const tasmania = starterFactors.filter(
      (factor) => factor.factor_id === 'electricity.purchased-grid.tas.location' && factor.edition === '2026',
    )
    expect(tasmania.map(({ row_id, superseded, total }) => [row_id, superseded, total?.value])).toEqual([
      ['electricity.purchased-grid.tas.location@2026-10', false, 0.21],
      ['electricity.purchased-grid.tas.location@2026-09', true, 0.23],
    ])
  })

  it('names an issue that is superseded without a name of its own by its file', () => {
    const row = { ...starterRows.find((item) => item.edition === '2025')!, file_sha256: 'abcdef'.repeat(8) }
    const ids = composeFactors([row, { ...row, release_id: 'earlier', in_force: false }]).map(
      (factor) => factor.row_id.split('@')[1],
    )
    expect(ids).toEqual(['2025', '2025~abcdef'])
  })

  it('refuses two cells of one gas under one name', () => {
    const row = starterRows[0]!
    expect(() => composeFactors([row, { ...row, row_ref: 'Table 1!Z9' }])).toThrow(/identity\.json/)
  })
})

describe('factor ids', () => {
  const editionsOf = (id: string) =>
    EDITIONS.filter((edition) =>
      starterFactors.some((factor) => factor.factor_id === id && factor.edition === edition),
    )

  it('of fuels and waste stand for the same combustion factor in every edition', () => {
    const values = Map.groupBy(
      starterFactors.filter(({ category }) => /combustion/.test(category)),
      (factor) => factor.factor_id,
    )
    const changed = [...values].filter(
      ([, factors]) => new Set(factors.map((factor) => factor.total?.value)).size > 1,
    )
    expect(changed.map(([id]) => id)).toEqual([])
  })

  it.each([
    'electricity.purchased-grid.vic.location',
    'electricity.upstream-and-losses.nsw-act.location',
    'stationary.liquid-fuel.petrol',
    'stationary.liquid-fuel.lpg',
    'transport.cars-and-light-commercial.diesel-oil',
    'transport.heavy-duty.diesel-oil-euro-iv-or-higher',
    'transport.aviation.aviation-kerosene',
    'upstream.liquid-fuel.lubricants',
    'waste.landfill-by-waste-type.paper-and-cardboard',
    'industrial.soda-ash-use',
  ])('%s is in every edition, however it was labelled', (id) => {
    expect(editionsOf(id)).toEqual(EDITIONS)
  })

  it('once published, hardly ever end: those that do are listed here', () => {
    const ended = [...new Set(starterFactors.map((factor) => factor.factor_id))].filter((id) => {
      const editions = editionsOf(id)
      return !editions.includes('2026') && editions.some((edition) => edition >= '2023')
    })
    expect(ended.every((id) => id.includes('per-gj'))).toBe(true)
  })
})
