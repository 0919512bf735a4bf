import { expect, test } from 'vitest'
import { action, actionLog, creditRegister } from '../../../../test/support/certificate-log.ts'
import { changed, cleanFacts, instruments } from '../../../../test/support/contradiction-facts.ts'
import { instrument } from '../../../../test/support/disclosure-records.ts'
import { evidence } from '../../../../test/support/method-page.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import { registerLooks } from '../scope2/ask-registers.ts'
import type { ContradictionFacts } from './facts.ts'
import { findContradictions } from './find-contradictions.ts'

const find = (facts: ContradictionFacts) => findContradictions(facts, AASB_S2.contradictions, new Map())

/** The same facts with what registers say of their instruments. */
function asked(facts: ContradictionFacts, registers: ContradictionFacts['registers']): ContradictionFacts {
  const { body } = facts.records.market_based_evidence!
  return { ...facts, registers, looks: registerLooks(body, registers) }
}

test('certificates that were surrendered for a liability', () => {
  const line = action('Surrendered for liability', '2025-02-14', { vintage: 2024 })
  const registers = { action_log: actionLog([], [line]), credit_projects: null }
  expect(find(asked(cleanFacts(), registers))).toMatchObject([
    {
      kind: 'certificates_against_register',
      declared: { pointer: '/instruments/0/retirement', value: 'surrendered voluntarily on 2025-06-01' },
      other: {
        source: 'the certificate register',
        value: 'surrendered for a liability on 2025-02-14',
        evidence: line.evidence,
      },
      requirement_ids: ['29(a)(v)'],
    },
  ])
})

test('a log that does not hold the day contradicts nothing', () => {
  expect(find(asked(cleanFacts(), { action_log: actionLog([], []), credit_projects: null }))).toEqual([])
})

test('credits of a project that was revoked', () => {
  const certificate = {
    ...instrument().certificate!,
    scheme: 'accu',
    accreditation_code: 'ERF101234',
  } as const
  const facts = changed(instruments({ certificate: { ...certificate, vintage: 2024 } }))
  const registers = { action_log: null, credit_projects: creditRegister({ revoked: true }) }
  expect(find(asked(facts, registers))).toMatchObject([
    {
      kind: 'credits_against_register',
      declared: { value: '1300 units of 2024 of project ERF101234' },
      other: { value: 'the project was revoked' },
    },
  ])
})

test('a stated percentage beside a loaded one, of whichever year', () => {
  const stated = { percentage: 'renewable_power', percent: 19, source: 'our broker' } as const
  const loaded = {
    percentage: 'renewable_power',
    percent_text: '18.48',
    evidence: [evidence('rpp_pct', '2024', '18.48')],
  } as const
  const facts = changed(
    {
      market_based_evidence: () => ({
        percentages: [
          { ...stated, year: 2023 },
          { ...stated, year: 2024 },
        ],
      }),
    },
    {
      percentages: [
        { ...loaded, year: 2023, percent_text: '19.00' },
        { ...loaded, year: 2024 },
      ],
    },
  )
  expect(find(facts)).toMatchObject([
    {
      kind: 'stated_percentage',
      declared: { what: 'renewable_power percentage of 2024', value: 19, pointer: '/percentages/1/percent' },
      other: { value: 18.48, unit: '%', evidence: loaded.evidence },
      requirement_ids: ['29(a)(v)'],
    },
  ])
})

test('certificates retired four months late', () => {
  const late = instruments({ retirement: { status: 'voluntarily_retired', date: '2025-11-01' } })
  expect(find(changed(late)).map(({ kind }) => kind)).toContain('retired_outside_window')
})
