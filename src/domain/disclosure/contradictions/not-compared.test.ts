import { expect, test } from 'vitest'
import {
  changed,
  cleanFacts,
  duty,
  figure,
  firstTarget,
  instruments,
} from '../../../../test/support/contradiction-facts.ts'
import { instrument } from '../../../../test/support/disclosure-records.ts'
import { registerLooks } from '../scope2/ask-registers.ts'
import { notCompared } from './not-compared.ts'

const found = (...args: Parameters<typeof notCompared>) =>
  notCompared(...args).map(({ pointer, reason_code }) => `${pointer} ${reason_code}`)

test('nothing is said where everything declared has its counterpart', () => {
  expect(found(cleanFacts())).toEqual([])
})

test('gross assets are published nowhere; other sizes only where a table holds the company', () => {
  expect(found(changed(duty({ gross_assets_aud: 2e9 })))).toEqual([
    '/reporting_duty/gross_assets_aud not_published',
  ])
  expect(found(cleanFacts({ income: null, employer: null }))).toEqual([
    '/reporting_duty/revenue_aud not_published',
    '/reporting_duty/employees not_published',
  ])
})

test('claims that no register was asked about, and percentages that stand alone', () => {
  const stated = { percentage: 'renewable_power', year: 2030, percent: 20, source: 'a broker' } as const
  const facts = changed({ market_based_evidence: () => ({ percentages: [stated] }) })
  const looks = registerLooks(facts.records.market_based_evidence!.body, facts.registers)
  expect(found({ ...facts, looks })).toEqual([
    '/instruments/0/certificate register_not_loaded',
    '/percentages/0/percent percentage_not_loaded',
  ])
})

test('figures and years that the registry does not print, and measures that nobody prints', () => {
  const nowhere = cleanFacts({ registry_years: [], safeguard: null, market_based_t: null })
  expect(found(nowhere)).toEqual([
    ...[0, 1, 2, 3].map((at) => `/statements/0/figures/${at}/value not_published`),
    '/statements/1/figures/0/value not_published',
    '/statements/2/figures/0/value not_published',
    '/targets/0/base/value not_published',
    ...[0, 1, 2].map((at) => `/targets/0/actuals/${at}/value not_published`),
  ])
  expect(found(figure('scope3_t', 5))).toEqual(['/statements/0/figures/0/value not_published'])
  expect(found({ ...figure('scope2_market_t', 5), market_based_t: null })).toEqual([
    '/statements/0/figures/0/value not_published',
  ])
})

test('a net target, a boundary that lists nothing, electricity without a factor, certificates of another scheme', () => {
  expect(found(changed(firstTarget({ basis: 'net' })))).toEqual(['/targets/0/base/value other_measure'])
  expect(found(changed({ organisational_boundary: () => ({ facilities: [] }) }))).toEqual([
    '/facilities not_stated',
  ])
  expect(found(cleanFacts({ location_based_t: null }))).toEqual(['/consumption factor_not_loaded'])
  const rego = { ...instrument().certificate!, scheme: 'rego' as const }
  expect(found(changed(instruments({ certificate: rego })))).toEqual([
    '/instruments/0/certificate no_register',
  ])
})
