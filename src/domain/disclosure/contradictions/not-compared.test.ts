import { expect, test } from 'vitest'
import { changed, cleanFacts, duty } from '../../../../test/support/contradiction-facts.ts'
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
