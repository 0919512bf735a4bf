import { describe, expect, it } from 'vitest'
import { starterGwps, starterRows } from '../../../../test/support/starter-factors.ts'
import { buildLibrary, factorIn, findIssue } from '../library.ts'
import { type LintRow, lintRow } from './lint-row.ts'
import { lintSet } from './lint-set.ts'
import { parseRowUnit } from './row-value.ts'

const library = buildLibrary(starterRows, [...starterGwps.values()])
const issue = findIssue(library, '2025')!
const lint = (factorId: string | undefined, row: LintRow, edition = '2025') => {
  const own = findIssue(library, edition)!
  return lintRow(row, {
    library,
    issue: own,
    target: factorId === undefined ? undefined : factorIn(library, own, factorId),
  })
}
const codes = (
  factorId: string | undefined,
  value: number,
  unit: string,
  more: object = {},
  edition = '2025',
) => lint(factorId, { value, unit, ...more }, edition).findings.map(({ code }) => code)

const VIC = 'electricity.purchased-grid.vic.location'
const GAS = 'stationary.gaseous-fuel.natural-gas-pipeline'
const R410A = 'industrial.refrigerant-gwp.r410a'
const DIESEL = 'stationary.liquid-fuel.diesel-oil'

describe('a row of a client’s sheet', () => {
  it.each([
    ['the printed value', VIC, 0.78, 'kg CO2-e/kWh'],
    ['in tonnes per MWh', VIC, 0.78, 't CO2-e/MWh'],
    ['in grams', VIC, 780, 'gCO2e/kWh'],
    ['per gigajoule', VIC, 216.67, 'kg CO2-e/GJ'],
    ['a fuel by the litre, rounded', DIESEL, 2.71, 'kg CO2-e/L'],
    ['a fuel by the kilolitre', DIESEL, 2.70972, 'tCO2e per kL'],
  ])('is right: %s', (_name, id, value, unit) => {
    expect(codes(id, value, unit)).toEqual([])
  })

  it.each([
    ['the edition before', VIC, 0.77, 'kg CO2-e/kWh', {}, 'wrong_edition'],
    ['an edition that is stated', VIC, 0.78, 'kg CO2-e/kWh', { edition: '2024' }, 'wrong_edition'],
    ['another state', VIC, 0.64, 'kg CO2-e/kWh', {}, 'wrong_region'],
    ['the residual mix', VIC, 0.81, 'kg CO2-e/kWh', {}, 'method_mix'],
    ['another method than stated', VIC, 0.78, 'kg CO2-e/kWh', { method: 'market_based' }, 'method_mix'],
    ['kilograms for tonnes', VIC, 780, 'kg CO2-e/MWh', {}, undefined],
    ['kilograms for tonnes, wrongly', VIC, 0.78, 'kg CO2-e/MWh', {}, 'unit_slip'],
    ['per GJ for per kWh', VIC, 216.7, 'kg CO2-e/kWh', {}, 'unit_slip'],
    ['per kL for per L', DIESEL, 2709.72, 'kg CO2-e/L', {}, 'unit_slip'],
    ['AR6', DIESEL, 70.2125, 'kg CO2-e/GJ', {}, 'gwp_mix'],
    ['AR4 of a blend', R410A, 2088, 'kg CO2-e/kg', {}, 'gwp_mix'],
    ['AR4 of a fuel', DIESEL, 70.21, 'kg CO2-e/GJ', {}, 'gwp_mix'],
    ['its CO2 alone', GAS, 51.4, 'kg CO2-e/GJ', {}, 'gas_part'],
    ['its CO2 alone, without a name', undefined, 51.4, 'kg CO2-e/GJ', {}, 'gas_part'],
    ['AR6, stated only', DIESEL, 70.2, 'kg CO2-e/GJ', { gwp_set: 'AR6' }, 'gwp_mix'],
    ['too few digits to tell', VIC, 1, 'kg CO2-e/kWh', {}, 'not_in_any_edition'],
    ['nothing known', VIC, 0.8123, 'kg CO2-e/kWh', {}, 'not_in_any_edition'],
    ['a unit of something else', VIC, 0.78, 'kg CO2-e/L', {}, 'unit_does_not_fit'],
    ['no unit of a factor', VIC, 0.78, 'kWh', {}, 'unit_not_understood'],
  ])('with %s', (_name, id, value, unit, more, code) => {
    expect(codes(id, value, unit, more)).toEqual(code === undefined ? [] : [code])
  })

  it('of a superseded issue is told apart from one of another edition', () => {
    const [finding] = lint(
      'electricity.purchased-grid.tas.location',
      { value: 0.23, unit: 'kg CO2-e/kWh' },
      '2026',
    ).findings
    expect(finding).toMatchObject({ code: 'superseded_issue', found: { vintage: '2026-09' } })
  })

  it('without words is known by its value, else by the nearest', () => {
    expect(lint(undefined, { value: 1924, unit: 'kg CO2-e/kg' })).toMatchObject({
      expected: { factor_id: 'industrial.refrigerant-gwp.r410a' },
      findings: [],
    })
    expect(lint(undefined, { value: 1930, unit: 'kg CO2-e/kg' }).findings[0]).toMatchObject({
      code: 'not_in_any_edition',
      found: { factor_id: 'industrial.refrigerant-gwp.r410a' },
    })
  })
})

describe('rows together', () => {
  it('must not mix methods, potentials or editions', () => {
    const rows = [
      { id: VIC, value: 0.78, unit: 'kg CO2-e/kWh', gwp_set: 'AR5' },
      { id: 'electricity.residual-mix.national.market', value: 0.81, unit: 'kg CO2-e/kWh', gwp_set: 'AR5' },
      { id: DIESEL, value: 70.2, unit: 'kg CO2-e/GJ', gwp_set: 'AR6' },
      { id: VIC, value: 0.77, unit: 'kg CO2-e/kWh' },
    ]
    const linted = rows.map(({ id, ...row }) => lint(id, row))
    expect(lintSet(rows, linted).map(({ code }) => code)).toEqual(['gwp_mix', 'edition_mix', 'method_mix'])
    expect(lintSet(rows.slice(0, 1), linted.slice(0, 1))).toEqual([])
  })

  it('every factor of an edition is right in its own sheet', () => {
    const wrong = issue.factors.filter(
      (factor) =>
        typeof factor.total?.value === 'number' &&
        parseRowUnit(factor.unit) !== undefined &&
        codes(factor.factor_id, factor.total.value, factor.unit).length > 0,
    )
    expect(wrong.map(({ row_id }) => row_id)).toEqual([])
  })
})
