import { expect, it } from 'vitest'
import { expectWorkedExample, methodPage } from '../../../test/support/method-page.ts'
import { starterFactor, starterGwps } from '../../../test/support/starter-factors.ts'
import { parsePeriod } from '../period.ts'
import { NATIVE, onBasis } from './basis.ts'
import { calculate } from './calculate.ts'
import { editionOfPeriod } from './editions.ts'
import { transformToAr6 } from './gwp.ts'
import { LINT_CODES } from './lint/finding.ts'

it('factor_choice', () => {
  const { edition, days } = editionOfPeriod(parsePeriod('2025')!)
  expectWorkedExample('factor_choice', { period: '2025', inputs: days, result: { edition } })
})

it('gwp_transform', () => {
  const factor = starterFactor('stationary.liquid-fuel.diesel-oil', '2025')
  const { gases, total } = transformToAr6(factor, starterGwps, 'by_fuel')
  expectWorkedExample('gwp_transform', {
    factor_id: factor.factor_id,
    inputs: factor.gases.map(({ gas, value_text }) => ({ gas, value_text })),
    result: { gases: gases.map(({ value_text }) => value_text), total: total?.value_text },
  })
})

it('factor_calculation', () => {
  const factor = starterFactor('electricity.residual-mix.national.market', '2025')
  const market_based = {
    renewable_power_percentage: 0.18195,
    certificates_surrendered_mwh: 1300,
    certificates_onsite_mwh: 500,
  }
  const { activity, total } = calculate({
    quantity: 11_300_000,
    unit: 'kWh',
    factor,
    transform: onBasis(factor, starterGwps, NATIVE),
    market_based,
  })
  expectWorkedExample('factor_calculation', {
    factor_id: factor.factor_id,
    inputs: { quantity_kwh: 11_300_000, ...market_based },
    result: { residual_kwh: activity.value_text, t_co2e: total.value_text },
  })
})

it('factor_lint explains every finding', () => {
  for (const code of LINT_CODES) expect(methodPage('factor_lint')).toContain(`\`${code}\``)
})
