import { describe, expect, test } from 'vitest'
import { climateRisk, HASH, riskRegister } from '../../../../test/support/disclosure-records.ts'
import { readinessInputs, stored } from '../../../../test/support/readiness-inputs.ts'
import { recordSubject } from '../../review/subjects.ts'
import { NO_RECORDS } from '../records/kinds.ts'
import type { ClimateRiskRow, RiskRegister } from '../records/risk-register.ts'
import { filingReadiness } from './readiness.ts'
import type { ReadinessInputs } from './row.ts'

const document = { name: 'Group risk register', sha256: HASH, place: 'page 14' }

const rowOf = (id: string, risks: RiskRegister, changes: Partial<ReadinessInputs> = {}) =>
  filingReadiness(
    readinessInputs({ records: { ...NO_RECORDS, risks: stored(risks) }, ...changes }),
  ).rows.find(({ requirement_id }) => requirement_id === id)!

const rungOf = (id: string, changes: Partial<ClimateRiskRow> = {}, more: Partial<RiskRegister> = {}) =>
  rowOf(id, riskRegister(changes, more)).rung

describe('a register of risks', () => {
  test('states what each of its fields says, and no more', () => {
    for (const id of ['10(a)', '10(b)', '10(c)', '10(d)', '13(b)', '14(a)(ii)', '16(a)', '16(d)'])
      expect([id, rungOf(id)]).toEqual([id, 'stated'])
    for (const id of ['11', '13(a)', '14(a)(i)', '14(a)(iii)', '14(b)', '21(a)', '21(c)', '22(a)(i)', '22'])
      expect([id, rungOf(id)]).toEqual([id, 'none'])
  })

  test('says nothing by measures and means that are no words', () => {
    const by = (what: string, resources: string) =>
      ['14(a)(ii)', '14(b)'].map((id) =>
        rungOf(id, { document, responses: [{ what, area: 'mitigation', status: 'planned', resources }] }),
      )
    expect(by('x', 'Capital budget')).toEqual(['none', 'supported'])
    expect(by('Replace the boilers', 'TBD')).toEqual(['supported', 'none'])
  })

  test('says more with more fields', () => {
    const result = 'The company can carry the cost in both scenarios without a change of its business model.'
    const no_number = {
      paragraph: '19(b)' as const,
      reason: 'The range of losses from one event is too wide to be useful to a reader.',
    }
    const line_items = ['Cost of sales']
    const full = riskRegister(
      {
        business_effect: 'Production moves to the second works for as long as the first one is closed.',
        responses: ['business_model', 'customers_and_suppliers'].map((area, index) => ({
          what: index === 0 ? 'Close the oldest kiln' : 'Agree on returns with customers',
          area: area as 'business_model',
          status: 'planned' as const,
          resources: 'Capital budget',
        })),
        anticipated_effect: { line_items, no_number },
        tests: [{ scenario: 'SSP1-1.9', result }],
      },
      {
        search: {
          method: 'Workshops with each business unit, and a review of the published hazard data.',
          sources: [{ name: 'National projections' }],
        },
        combined_effect: { line_items, low_aud: 1, high_aud: 2 },
      },
    )
    const ids = [
      '11',
      '13(a)',
      '14(a)(i)',
      '14(a)(iii)',
      '14(b)',
      '21(a)',
      '21(b)',
      '21(c)',
      '22(a)(i)',
      '22',
    ]
    for (const id of ids) expect([id, rowOf(id, full).rung]).toEqual([id, 'stated'])
    expect(rowOf('14(a)(ii)', full).rung).toBe('none')
  })

  test('is supported by a held document of each risk with its place, and approved in the service', () => {
    expect(rungOf('16(a)', { document })).toBe('supported')
    expect(rungOf('16(a)', { document: { ...document, place: 'x' } })).toBe('stated')
    expect(rungOf('16(a)', { document: { ...document, sha256: 'b'.repeat(64) } })).toBe('stated')
    const two = [climateRisk({ document }), climateRisk({ id: 'R2', name: 'Flood' })]
    expect(rowOf('16(a)', riskRegister({}, { risks: two }))).toMatchObject({
      rung: 'stated',
      detail: expect.stringContaining('Link the document that shows “Flood”'),
    })
    const approvals = new Map([[recordSubject('risks'), 'Cy Dunn']])
    expect(rowOf('16(a)', riskRegister({ document }), { approvals })).toMatchObject({
      rung: 'approved',
      detail: expect.stringContaining('Approved in the service by Cy Dunn.'),
    })
  })

  test('rests on recomputed figures for the exposure alone, and only while they are what is computed', () => {
    const figures = [{ metric: 'safeguard.total_shortfall', value: '412345' }]
    const risk_figures = new Map([['safeguard.total_shortfall', '412345']])
    const at = (id: string, computed = risk_figures) =>
      rowOf(id, riskRegister({ figures }), { risk_figures: computed }).rung
    expect(at('10(a)')).toBe('supported')
    expect(at('16(d)')).toBe('stated')
    expect(at('10(a)', new Map([['safeguard.total_shortfall', '412346']]))).toBe('stated')
    expect(at('10(a)', new Map())).toBe('stated')
  })

  test('with a text that is no sentence counts as nothing', () => {
    expect(rowOf('10(a)', riskRegister({ how: 'TBD' }))).toMatchObject({
      rung: 'none',
      flags: ['looks_like_placeholder'],
      evidence_status: 'missing',
    })
    expect(rungOf('16(a)', { how: 'TBD' })).toBe('stated')
  })

  test('without a risk says nothing', () => {
    expect(rowOf('10(a)', riskRegister({}, { risks: [] })).detail).toContain('There is no evidence yet.')
  })
})
