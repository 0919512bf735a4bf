import { describe, expect, test } from 'vitest'
import { climateRisk, HASH, riskRegister } from '../../../../test/support/disclosure-records.ts'
import { RISK_REGISTER_EXAMPLE, type RiskRegister } from './risk-register.ts'
import { checkRiskRegister, danglingRisks } from './risk-register-check.ts'

const faults = (record: RiskRegister) =>
  checkRiskRegister(record).errors.map(({ pointer, message }) => `${pointer} ${message}`)
const line_items = ['Cost of sales']
const no_number = { paragraph: '19(b)' as const, reason: 'The range is too wide to be useful.' }

test('the example is sound', () => {
  expect(checkRiskRegister(RISK_REGISTER_EXAMPLE)).toEqual({ errors: [], warnings: [] })
})

describe('a financial effect', () => {
  test.each([
    ['neither a number nor a reason', { line_items }, /^\/risks\/0\/current_effect has neither/],
    ['one end alone', { line_items, low_aud: 5 }, /current_effect\/high_aud give both ends/],
    [
      'a number and a reason',
      { line_items, low_aud: 5, high_aud: 6, no_number },
      /no_number gives a number and a reason/,
    ],
    [
      'ends the wrong way round',
      { line_items, low_aud: 6, high_aud: 5 },
      /high_aud is 5, less than the low end 6/,
    ],
    [
      'the paragraph on anticipated effects',
      { line_items, no_number: { ...no_number, paragraph: '20' as const } },
      /paragraph 20 is about anticipated effects only/,
    ],
  ])('with %s is refused', (_, current_effect, message) => {
    expect(faults(riskRegister({ current_effect }))).toEqual([expect.stringMatching(message)])
  })

  test('of nothing is a number', () => {
    expect(faults(riskRegister({ current_effect: { line_items, low_aud: 0, high_aud: 0 } }))).toEqual([])
  })

  test('may rest on paragraph 20 where it is anticipated, and then the combined effect is asked for', () => {
    const anticipated_effect = { line_items, no_number: { ...no_number, paragraph: '20' as const } }
    const without = checkRiskRegister(riskRegister({ anticipated_effect }))
    expect(without.errors).toEqual([])
    expect(without.warnings.map(({ code }) => code)).toEqual(['no_combined_effect'])
    const combined_effect = { line_items, low_aud: 1, high_aud: 2 }
    expect(checkRiskRegister(riskRegister({ anticipated_effect }, { combined_effect })).warnings).toEqual([])
  })
})

test('scales and horizons are the company’s own, and hold together', () => {
  expect(faults(riskRegister({ likelihood: 'Often' }))).toEqual([
    expect.stringContaining('“Often” is not in the company’s scale: Unlikely, Possible, Likely.'),
  ])
  expect(faults(riskRegister({}, { horizons: { short_years: 5, medium_years: 5, long_years: 4 } }))).toEqual([
    expect.stringContaining('/horizons/medium_years is 5, no later than the short term’s 5'),
    expect.stringContaining('/horizons/long_years is 4, no later than the medium term’s 5'),
  ])
  const scales = { likelihood: ['Likely', 'likely '], effect: ['Minor', 'Moderate'] }
  expect(faults(riskRegister({}, { scales }))).toEqual([expect.stringContaining('/scales/likelihood/1')])
})

test('a physical risk of own operations names its place', () => {
  const { where: _, ...nowhere } = climateRisk({ kind: 'physical_acute' })
  expect(faults(riskRegister({}, { risks: [nowhere] }))).toEqual([
    expect.stringContaining('/risks/0/where name the sites'),
  ])
  expect(faults(riskRegister({}, { risks: [{ ...nowhere, sites: ['works'] }] }))).toEqual([])
  expect(faults(riskRegister({}, { risks: [climateRisk(), climateRisk()] }))).toEqual([
    expect.stringContaining('/risks/1/id repeats the id R1'),
  ])
})

test('a document without its place, and a risk without a response, are worth a look', () => {
  const document = { name: 'Register', sha256: HASH }
  expect(
    checkRiskRegister(riskRegister({ document, responses: [] })).warnings.map(({ code }) => code),
  ).toEqual(['document_without_place', 'no_response'])
})

test('sites and targets that are not declared are named, with those that are', () => {
  const record = riskRegister({ sites: ['works', 'mill'], target_id: 'T9' })
  const known = { sites: new Set(['works']), targets: new Set<string>() }
  expect(danglingRisks(record, known).map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/risks/0/sites/1 the company has declared no site “mill”; declared are works',
    '/risks/0/target_id there is no target “T9”; set it under Targets first, or leave it out',
  ])
})
