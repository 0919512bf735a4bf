import { describe, expect, test } from 'vitest'
import {
  boundary,
  july,
  RELIEF_REASON,
  statement,
  target,
} from '../../../../test/support/disclosure-records.ts'
import { readinessInputs, statements, stored } from '../../../../test/support/readiness-inputs.ts'
import { statementSubject } from '../../review/subjects.ts'
import { NO_RECORDS } from '../records/kinds.ts'
import type { OrganisationalBoundary } from '../records/organisational-boundary.ts'
import type { S2Statement } from '../records/s2-statements.ts'
import { filingReadiness } from './readiness.ts'
import type { ReadinessInputs } from './row.ts'

const readiness = (
  records: Partial<ReadinessInputs['records']> = {},
  changes: Partial<ReadinessInputs> = {},
) => filingReadiness(readinessInputs({ records: { ...NO_RECORDS, ...records }, ...changes }))
const rowOf = (id: string, ...inputs: Parameters<typeof readiness>) =>
  readiness(...inputs).rows.find(({ requirement_id }) => requirement_id === id)!
const electing = (relief: OrganisationalBoundary['reliefs'][number]['relief'], reason = RELIEF_REASON) =>
  stored(
    boundary({
      reliefs: [{ relief, reason, elected_by: 'A. Person', elected_on: '2026-08-01' }],
    }),
  )
const noTarget = stored({
  targets: [],
  no_target: { statement: 'None is set.', stated_by: { name: 'B. Chair', role: 'Chair', on: '2026-08-01' } },
})

describe('what leaves the denominator, with its reason', () => {
  test('no target, once it is said; silence is missing', () => {
    const found = readiness({ emission_targets: noTarget })
    expect(found.score.denominator).toBe(102 - 22)
    expect(found.excluded.find(({ requirement_id }) => requirement_id === '33(a)')).toEqual({
      requirement_id: '33(a)',
      status: 'not_applicable',
      reference: 'emission_targets version 1',
      reason: 'None is set.',
      person: 'B. Chair',
      date: '2026-08-01',
    })
    expect(rowOf('33(a)', { emission_targets: stored({ targets: [] }) }).evidence_status).toBe('missing')
  })

  test('no target for the reason "x" leaves every row about targets open', () => {
    const { stated_by } = noTarget.body.no_target
    for (const statement of ['x', 'TBD', '-', 'none none none', 'the', 'a', 'No.', 'There are goals']) {
      const emission_targets = stored({ targets: [], no_target: { statement, stated_by } })
      expect(rowOf('33(a)', { emission_targets })).toMatchObject({
        rung: 'none',
        set_aside: null,
        flags: ['looks_like_placeholder'],
      })
    }
  })

  test('a statement of no target does not take out what the law sets a limit for', () => {
    const found = rowOf(
      '33',
      { emission_targets: noTarget },
      { legal_limit: 'Safeguard baseline of the smelter' },
    )
    expect(found).toMatchObject({ evidence_status: 'missing', set_aside: null })
  })

  test('rows of net targets leave while every target is gross; finance rows by class', () => {
    const emission_targets = stored({ targets: [target()] })
    expect(rowOf('36(e)(i)', { emission_targets }).evidence_status).toBe('not_applicable')
    const finance_sector = { is_finance: false, reference: 'sector_classification 2711' }
    expect(rowOf('29(a)(vi)(2)', {}, { finance_sector }).set_aside?.reference).toBe(
      'sector_classification 2711',
    )
    expect(rowOf('29(a)(vi)(2)').evidence_status).toBe('missing')
  })

  test('C4(b) takes scope 3 out in year 1, contradicts year 2, and does nothing in an unknown year', () => {
    const organisational_boundary = electing('C4(b)')
    expect(rowOf('29(a)(i)(3)', { organisational_boundary }).set_aside).toMatchObject({
      status: 'relief_applied',
      person: 'A. Person',
    })
    expect(rowOf('29(a)(i)(3)', { organisational_boundary: electing('C4(b)', 'x') })).toMatchObject({
      rung: 'none',
      set_aside: null,
      flags: ['looks_like_placeholder'],
    })
    const second = stored({ ...organisational_boundary.body, period: july(2026) })
    const inSecondYear = { period: july(2026) }
    expect(rowOf('29(a)(i)(3)', { organisational_boundary: second }, inSecondYear).evidence_status).toBe(
      'conflicting',
    )
    const duty = { ...readinessInputs().duty, first_period: null }
    expect(rowOf('29(a)(i)(3)', { organisational_boundary }, { duty }).evidence_status).toBe('missing')
  })

  test('a person may set a row aside, but not against the records', () => {
    const because = 'The company has made no transition plan and does not intend to make one yet.'
    const aside = (id: string, reason = because, kind: S2Statement['kind'] = 'not_applicable') =>
      statements([statement(id, { kind, reference: 'memo 4', reason })])
    const approvals = new Map([[statementSubject('14(a)(iv)'), 'Cy Dunn']])
    const said = aside('14(a)(iv)')
    expect(rowOf('14(a)(iv)', { s2_statements: said }, { approvals }).set_aside?.person).toBe('Cy Dunn')
    expect(rowOf('14(a)(iv)', { s2_statements: said })).toMatchObject({
      rung: 'supported',
      set_aside: { person: 'A. Author' },
    })
    const held_documents = new Set<string>()
    expect(rowOf('14(a)(iv)', { s2_statements: said }, { held_documents })).toMatchObject({
      rung: 'stated',
      set_aside: null,
    })
    expect(
      rowOf('14(a)(iv)', { s2_statements: said }, { held_documents, approvals }).set_aside,
    ).not.toBeNull()
    const small = aside('14(a)(iv)', because, 'not_material')
    expect(rowOf('14(a)(iv)', { s2_statements: small })).toMatchObject({ rung: 'stated', set_aside: null })
    expect(rowOf('14(a)(iv)', { s2_statements: small }, { approvals }).set_aside).not.toBeNull()
    const empty = aside('14(a)(iv)', 'x')
    expect(rowOf('14(a)(iv)', { s2_statements: empty }, { approvals })).toMatchObject({
      evidence_status: 'missing',
      set_aside: null,
    })
    const relief = aside('14(a)(iv)', because, 'relief_applied')
    expect(rowOf('14(a)(iv)', { s2_statements: relief }, { approvals }).evidence_status).toBe('conflicting')
    const emission_targets = stored({ targets: [target()] })
    expect(rowOf('33(a)', { s2_statements: aside('33(a)'), emission_targets }).evidence_status).toBe(
      'conflicting',
    )
  })
})
