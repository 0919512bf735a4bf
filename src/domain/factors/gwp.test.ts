import { describe, expect, it } from 'vitest'
import { starterFactor, starterFactors, starterGwps } from '../../../test/support/starter-factors.ts'
import { transformToAr6 } from './gwp.ts'

const ar6 = (id: string, methane: 'fossil' | 'biogenic' | 'by_fuel' = 'by_fuel', edition = '2026') =>
  transformToAr6(starterFactor(id, edition), starterGwps, methane)

describe('the transform to AR6', () => {
  it('re-bases diesel gas by gas, exactly', () => {
    expect(ar6('stationary.liquid-fuel.diesel-oil')).toMatchObject({
      status: 'transformed',
      methane: 'fossil',
      gases: [
        { gas: 'co2', value_text: '69.9', formula: '69.9' },
        { gas: 'ch4', value_text: '0.106428571428571', formula: '0.1 × 29.8 / 28' },
        { gas: 'n2o', value_text: '0.206037735849057', formula: '0.2 × 273 / 265' },
      ],
      total: { value_text: '70.2124663072776', unit: 'kg CO2-e/GJ' },
    })
  })

  it('rounds the total once, not its parts', () => {
    const { total } = ar6('stationary.liquid-fuel.diesel-oil')
    expect(total?.value).toBe(70.2124663072776)
    expect((69.9 * 7420 + 0.1 * 29.8 * 265 + 0.2 * 273 * 28) / 7420).toBeCloseTo(total!.value, 12)
  })

  it('takes the methane that the caller names, else that of the fuel', () => {
    const methane = (id: string) => ar6(id).methane
    expect(ar6('stationary.liquid-fuel.diesel-oil', 'biogenic').gases[1]?.formula).toBe('0.1 × 27 / 28')
    expect(methane('stationary.gaseous-fuel.landfill-biogas')).toBe('biogenic')
    expect(methane('waste.landfill-by-waste-stream.municipal-solid-waste')).toBe('biogenic')
    expect(methane('livestock.dairy-cattle.vic')).toBe('biogenic')
    expect(ar6('fugitive.coal-open-cut.open-cut-mines-nsw.nsw', 'by_fuel', '2021').methane).toBe('fossil')
  })

  it('multiplies figures in mass of gas with the potential itself', () => {
    const dairy = ar6('livestock.dairy-cattle.vic')
    const factor = starterFactor('livestock.dairy-cattle.vic', '2026')
    const [methane, nitrous] = factor.gases
    expect(dairy.gases.map((gas) => gas.unit)).toEqual(['kg CO2-e/head', 'kg CO2-e/head'])
    expect(dairy.total?.value).toBeCloseTo(methane!.value! * 27 + nitrous!.value! * 273, 9)
    const cotton = ar6('agriculture.inorganic-fertiliser.cotton')
    expect(cotton.gases[0]?.formula).toBe('11.9 × 273 × 0.001')
    expect(cotton.total).toMatchObject({ value_text: '3.2487', unit: 't CO2-e/t N' })
  })

  it('replaces a refrigerant by its own potential', () => {
    expect(ar6('industrial.refrigerant-gwp.r410a').total?.value).toBe(2255.5)
    expect(ar6('industrial.refrigerant-gwp.r134a').total?.value).toBe(1530)
  })

  it('leaves CO2 as it is and says what cannot be re-based', () => {
    expect(ar6('industrial.soda-ash-use')).toMatchObject({ status: 'unchanged', total: { value: 0.415 } })
    for (const id of [
      'electricity.purchased-grid.vic.location',
      'electricity.residual-mix.national.market',
      'upstream.liquid-fuel.diesel-oil',
    ])
      expect(ar6(id)).toMatchObject({ status: 'not_transformable', total: null })
    expect(ar6('industrial.refrigerant-leakage-rate.domestic-ac-split').status).toBe('not_applicable')
  })

  it('covers every factor of every edition: each has a total or a reason', () => {
    for (const factor of starterFactors) {
      const { total, reason } = transformToAr6(factor, starterGwps, 'by_fuel')
      expect(total !== null || reason !== null, factor.row_id).toBe(true)
    }
  })

  it('says so when no potentials are loaded', () => {
    const transform = transformToAr6(
      starterFactor('stationary.liquid-fuel.diesel-oil', '2026'),
      new Map(),
      'fossil',
    )
    expect(transform).toMatchObject({
      status: 'not_transformable',
      reason: expect.stringContaining('loaded'),
    })
  })
})
