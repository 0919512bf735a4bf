import { describe, expect, it } from 'vitest'
import { hasSharedTables, sharedTable } from '../../../test/support/shared-tables.ts'
import { starterFactor, starterGwps } from '../../../test/support/starter-factors.ts'
import { NATIVE, onBasis } from './basis.ts'
import { CalculationFault, calculate } from './calculate.ts'
import { rational, sum, toFixed, toText } from './rational.ts'

const run = (id: string, quantity: number, unit: string, more: object = {}, edition = '2025') => {
  const factor = starterFactor(id, edition)
  return calculate({ quantity, unit, factor, transform: onBasis(factor, starterGwps, NATIVE), ...more })
}
const texts = (...totals: { total: { value_text: string } }[]) => totals.map(({ total }) => total.value_text)
const rounded = (items: readonly { value_text: string }[], places = 0) =>
  items.map((item) => toFixed(rational(item.value_text), places))

describe('the publisher’s worked examples of 2025, to the last digit printed', () => {
  it('1: electricity, location-based', () => {
    const s2 = [
      run('electricity.purchased-grid.nsw-act.location', 11_300_000, 'kWh'),
      run('electricity.purchased-grid.vic.location', 14.6, 'GWh'),
    ]
    const s3 = [
      run('electricity.upstream-and-losses.nsw-act.location', 11_300_000, 'kWh'),
      run('electricity.upstream-and-losses.vic.location', 14_600_000, 'kWh'),
    ]
    expect([texts(...s2), texts(...s3)]).toEqual([
      ['7232', '11388'],
      ['339', '1314'],
    ])
    const all = [...s2, ...s3].map(({ total }) => rational(total.value_text))
    expect(toText(sum(all))).toBe('20273')
  })

  it('2: electricity, market-based', () => {
    const market_based = {
      renewable_power_percentage: 0.18195,
      certificates_surrendered_mwh: 1300,
      certificates_onsite_mwh: 500,
    }
    const s2 = run('electricity.residual-mix.national.market', 11_300_000, 'kWh', { market_based })
    const s3 = run('electricity.residual-mix-upstream.national.market', 11_300_000, 'kWh', { market_based })
    expect(s2.activity).toMatchObject({ value_text: '8443965', unit: 'kWh' })
    expect(s2.total.value_text).toBe('6839.61165')
    const both = sum([s2, s3].map(({ total }) => rational(total.value_text)))
    expect([toText(both), toFixed(both, 1)]).toEqual(['7768.4478', '7768.4'])
  })

  it('4: natural gas in Sydney', () => {
    const combustion = run('stationary.gaseous-fuel.natural-gas-pipeline', 100_000, 'GJ')
    const upstream = run('upstream.gaseous-fuel.natural-gas-pipeline-metro.nsw-act', 100_000, 'GJ')
    expect(rounded(combustion.gases)).toEqual(['5140', '10', '3'])
    expect(texts(combustion, upstream)).toEqual(['5153', '1310'])
  })

  it('5: liquefied natural gas by volume', () => {
    const { gases, total, steps } = run('stationary.gaseous-fuel.liquefied-natural-gas', 1150, 'kL')
    expect([rounded(gases), total.value_text, rounded([total])]).toEqual([
      ['1495', '3', '1'],
      '1499.26535',
      ['1499'],
    ])
    expect(steps).toEqual(['1150 kL × 25.3 GJ/kL = 29095 GJ'])
  })

  it('7: the table’s diesel, not the example’s, which contradicts its own table', () => {
    const { gases } = run('transport.cars-and-light-commercial.diesel-oil', 10_000, 'kL')
    expect(gases.map((gas) => gas.value_text)).toEqual(['26981.4', '3.86', '193'])
  })

  it('8: leakage of a refrigerant', () => {
    const rate = starterFactor('industrial.refrigerant-leakage-rate.domestic-ac-split', '2025')
    const { total, formula } = run('industrial.refrigerant-gwp.r410a', 3, 'kg', { rate })
    expect([total.value_text, rounded([total], 4)]).toEqual(['0.20202', ['0.2020']])
    expect(formula).toBe('0.105 kg × 1924 kg CO2-e/kg / 1000 = 0.20202 t CO2-e')
  })

  it.skipIf(!hasSharedTables)('are all of them', () => {
    const examples = sharedTable('factors/worked_examples.csv').map((row) => row['example'])
    expect(examples).toEqual(['1', '2', '4', '5', '7', '8'])
  })
})

describe('a calculation', () => {
  it('does not care how the quantity is written', () => {
    const id = 'stationary.liquid-fuel.diesel-oil'
    expect(
      texts(run(id, 1_000_000, 'L'), run(id, 1000, 'kL'), run(id, 1, 'ML'), run(id, 38_600, 'GJ')),
    ).toEqual(Array(4).fill('2709.72'))
  })

  it('keeps every digit where binary numbers would not', () => {
    expect(run('electricity.purchased-grid.vic.location', 0.1, 'MWh').total.value_text).toBe('0.078')
    expect(run('electricity.purchased-grid.vic.location', 3, 'kWh').formula).toBe(
      '3 kWh × 0.78 kg CO2-e/kWh / 1000 = 0.00234 t CO2-e',
    )
  })

  it('shows gases in mass as mass', () => {
    const { gases, total } = run('livestock.dairy-cattle.vic', 1000, 'head', {}, '2026')
    expect(gases.map((gas) => gas.unit)).toEqual(['t CH4', 't N2O'])
    expect(total.unit).toBe('t CO2-e')
  })

  it.each([
    ['electricity.purchased-grid.vic.location', 'kL', 'unit'],
    ['stationary.liquid-fuel.diesel-oil', 't', 'unit'],
    ['stationary.liquid-fuel.diesel-oil', 'ml', 'unit'],
    ['stationary.liquid-fuel.diesel-oil', 'gallon', 'unit'],
    ['upstream.gaseous-fuel.natural-gas-pipeline-metro.tas', 'GJ', 'factor'],
    ['industrial.refrigerant-leakage-rate.domestic-ac-split', 'kg', 'factor'],
  ])('of %s in %s is refused and says why', (id, unit, member) => {
    const fault = (() => {
      try {
        run(id, 1, unit)
      } catch (error) {
        return error
      }
      return undefined
    })()
    expect(fault).toBeInstanceOf(CalculationFault)
    expect((fault as CalculationFault).member).toBe(member)
    expect((fault as CalculationFault).message).toContain(id)
  })

  it('refuses certificates on a factor that is not market-based', () => {
    expect(() =>
      run('electricity.purchased-grid.vic.location', 1, 'kWh', {
        market_based: { renewable_power_percentage: 0.18 },
      }),
    ).toThrow(/residual mix/)
  })
})

it('refuses in words what no item of an inventory can be', () => {
  expect(() => run('stationary.liquid-fuel.diesel-oil', 1e12, 'kL')).toThrow(
    'more than all of Australia emits in two years: check the quantity and its unit',
  )
  expect(run('stationary.liquid-fuel.diesel-oil', 1e8, 'kL').total.value).toBeGreaterThan(1e8)
})
