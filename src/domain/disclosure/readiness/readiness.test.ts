import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundary,
  DECLARATION,
  HASH,
  july,
  RELIEF_REASON,
  statement,
  target,
} from '../../../../test/support/disclosure-records.ts'
import { expectWorkedExample, methodPage } from '../../../../test/support/method-page.ts'
import { readinessInputs, statements, stored } from '../../../../test/support/readiness-inputs.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import { statementSubject } from '../../review/subjects.ts'
import { NO_RECORDS } from '../records/kinds.ts'
import type { OrganisationalBoundary } from '../records/organisational-boundary.ts'
import type { S2Statement } from '../records/s2-statements.ts'
import { FILING_READINESS, filingReadiness, readinessWorking } from './readiness.ts'
import { CREDITS, type ReadinessInputs } from './row.ts'

type Records = Partial<ReadinessInputs['records']>
const readiness = (records: Records = {}, changes: Partial<ReadinessInputs> = {}) =>
  filingReadiness(readinessInputs({ records: { ...NO_RECORDS, ...records }, ...changes }))
const rowOf = (id: string, ...inputs: Parameters<typeof readiness>) =>
  readiness(...inputs).rows.find(({ requirement_id }) => requirement_id === id)!

const shown = readiness().rows.map(({ requirement_id }) => requirement_id)
const allStated = shown.map((id) => statement(id))
/** A statement without one of its members. */
const without = (member: 'document' | 'statement', said: S2Statement): S2Statement => {
  const copy = { ...said }
  delete copy[member]
  return copy
}
const allApproved = new Map(shown.map((id) => [statementSubject(id), 'Cy Dunn']))
const electing = (relief: OrganisationalBoundary['reliefs'][number]['relief']) =>
  stored(
    boundary({
      reliefs: [{ relief, reason: RELIEF_REASON, elected_by: 'A. Person', elected_on: '2026-08-01' }],
    }),
  )
const noTarget = stored({
  targets: [],
  no_target: { statement: 'None is set.', stated_by: { name: 'B. Chair', role: 'Chair', on: '2026-08-01' } },
})

describe('a company that has said nothing', () => {
  test.each([
    ['2024-09', 106, 102],
    ['2025-12', 108, 104],
  ] as const)(
    '%s: %i scored requirements, of which %i count for themselves',
    (version, scored, denominator) => {
      const found = filingReadiness(readinessInputs({}, version))
      expect(found.rows.filter((row) => row.scored)).toHaveLength(scored)
      expect(found.score).toEqual({ value: 0, numerator: 0, denominator })
      expect(found.readiness_state).toBe('not_started')
      expect(found.rows.filter(({ next_action }) => next_action === null)).toEqual([])
    },
  )

  test('published data gives partial evidence for its own year alone, and is no start', () => {
    const public_evidence = new Map([
      ['29(a)(i)(1)', { reference: 'registry 2025-26', is_current: true }],
      ['29(a)(i)(2)', { reference: 'registry 2024-25', is_current: false }],
    ])
    const found = readiness({}, { public_evidence })
    expect(found.score.numerator).toBe(0.5)
    expect(found.score_line).toMatch(/^0 of \d+ supported, 1 with published data only, \d+ missing$/)
    expect(found.readiness_state).toBe('not_started')
    expect(found.blocked_by).not.toContain('29(a)(i)(1)')
    expect(found.open_gates).toContain('29(a)(i)(1)')
  })

  test('the working gives the score of all and of each pillar', () => {
    const found = readiness()
    const working = readinessWorking(found)
    expect(working).toMatchObject({
      arguments: { requirements: { place: { report: '/readiness/requirements' } } },
      outputs: {
        overall_score: { value: 0 },
        governance_denominator: { value: found.pillars[0]!.score.denominator },
      },
    })
  })

  test('without anything to count there is no score', () => {
    expect(readiness({}, { requirements: [] }).score).toEqual({ value: null, numerator: 0, denominator: 0 })
  })
})

describe('from nothing to signed off', () => {
  test('statements on every row complete all four pillars; a director’s signature ends it', () => {
    const complete = readiness({ s2_statements: statements(allStated) })
    expect(complete.readiness_state).toBe('evidence_complete')
    expect(complete.score.value).toBe(1)
    expect(complete.pillars.map(({ readiness_state }) => readiness_state)).toEqual(
      Array.from({ length: 4 }, () => 'evidence_complete'),
    )
    expect(new Set(complete.rows.map(({ rung }) => rung))).toEqual(new Set(['supported']))
    const sign_off = { name: 'C. Director', role: 'Director', on: '2026-09-01' }
    const approvals = allApproved
    const signed = readiness({ s2_statements: statements(allStated, { sign_off }) }, { approvals })
    expect(signed).toMatchObject({ readiness_state: 'evidence_complete', declaration: { status: 'missing' } })
    const s2_statements = statements(allStated, { sign_off, declaration: DECLARATION })
    const stateWith = (changes: Partial<ReadinessInputs>) =>
      readiness({ s2_statements }, changes).readiness_state
    const is_signed = true
    expect(stateWith({ approvals, is_signed })).toBe('signed_off')
    expect(stateWith({ approvals })).toBe('evidence_complete')
    expect(stateWith({ is_signed })).toBe('evidence_complete')
    expect(stateWith({ approvals, is_signed, is_period_approved: false })).toBe('evidence_complete')
    expect(readiness({ s2_statements }, { approvals }).lacks_to_sign).toBeNull()
    expect(readiness({ s2_statements }).lacks_to_sign).toMatch(
      /^Not every requirement is supported and approved/,
    )
  })

  test('words alone are declared, and nothing that is not held or not a sentence counts', () => {
    const [none, stated] = [
      { held_documents: new Set<string>() },
      allStated.map((one) => without('document', one)),
    ]
    expect(readiness({ s2_statements: statements(stated) })).toMatchObject({
      readiness_state: 'declared_complete',
      score: { value: 0.5 },
    })
    const invented = allStated.map((one) => without('statement', one))
    expect(readiness({ s2_statements: statements(invented) }, none).score.value).toBe(0)
    const lorem = allStated.map((one) => ({
      ...one,
      statement: 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor.',
    }))
    expect(readiness({ s2_statements: statements(lorem) }).score.value).toBe(0)
  })

  test.each(AASB_S2.gates.filter(({ from_year }) => from_year === 1))(
    'without $id it is blocked',
    ({ id }) => {
      const rest = allStated.filter(
        ({ requirement_id }) => requirement_id !== id && !requirement_id.startsWith(`${id}(`),
      )
      const found = readiness({ s2_statements: statements(rest) })
      expect(found.readiness_state).toBe('blocked')
      expect(found.blocked_by).toEqual([id])
      const pillar = found.pillars.find((one) => one.pillar === rowOf(id).pillar)
      expect(pillar?.readiness_state ?? 'evidence_complete').toBe(
        rowOf(id).scored ? 'blocked' : 'evidence_complete',
      )
    },
  )

  test('the gates of later years stand from the second year on, and when the year is unknown', () => {
    expect(rowOf('29(a)(i)(3)').is_gate).toBe(false)
    expect(rowOf('29(a)(i)(3)', {}, { period: july(2026) }).is_gate).toBe(true)
    const duty = { ...readinessInputs().duty, first_period: null }
    expect(rowOf('AppD.70', {}, { duty }).is_gate).toBe(true)
  })
})

describe('evidence', () => {
  test('a statement climbs rung by rung; one of an earlier period is stale', () => {
    const s2_statements = statements([statement('10(a)')])
    const rungWith = (said: S2Statement, changes: Partial<ReadinessInputs> = {}) =>
      rowOf('10(a)', { s2_statements: statements([said]) }, changes).rung
    const { document: _, ...bare } = statement('10(a)')
    expect(rungWith({ ...bare, statement: 'TBD' })).toBe('none')
    expect(rungWith({ ...statement('10(a)'), statement: 'TBD' })).toBe('none')
    expect(rungWith(bare)).toBe('stated')
    expect(rungWith({ ...bare, document: { name: 'paper', sha256: HASH } })).toBe('stated')
    expect(rungWith(statement('10(a)'), { held_documents: new Set() })).toBe('stated')
    expect(rungWith(statement('10(a)'))).toBe('supported')
    const approvals = new Map([[statementSubject('10(a)'), 'Cy Dunn']])
    expect(rungWith(bare, { approvals })).toBe('stated')
    expect(rowOf('10(a)', { s2_statements }, { approvals })).toMatchObject({
      rung: 'approved',
      evidence_status: 'evidenced',
      detail: 'Supported by climate report, page 12, and approved in the service by Cy Dunn.',
    })
    const earlier_statements = statements([statement('10(a)')], { period: july(2024) })
    expect(rowOf('10(a)', {}, { earlier_statements }).evidence_status).toBe('stale')
  })

  test('targets answer field by field, over all that stand', () => {
    const evidence_ids = [HASH]
    const review = { process: 'Each year, by the board', next_on: '2027-01-01' }
    const emission_targets = stored({
      targets: [target({ evidence_ids }), target({ id: 'T2', review, evidence_ids })],
    })
    expect(rowOf('33(a)', { emission_targets: stored({ targets: [target()] }) }).rung).toBe('stated')
    expect(rowOf('33(a)', { emission_targets }).evidence_status).toBe('evidenced')
    expect(rowOf('34(b)', { emission_targets }).evidence_status).toBe('partially_evidenced')
    expect(rowOf('33(f)', { emission_targets }).evidence_status).toBe('missing')
    expect(rowOf('33', { emission_targets }).evidence_status).toBe('evidenced')
  })

  test('a boundary counts in full once its document is held', () => {
    const document = { name: 'List of entities.pdf', sha256: HASH, place: 'page 1' }
    expect(rowOf('B27(a)', { organisational_boundary: stored(boundary()) }).rung).toBe('stated')
    const organisational_boundary = stored(boundary({ document }))
    expect(rowOf('B27(a)', { organisational_boundary }).rung).toBe('supported')
    const approvals = new Map([['record:organisational_boundary', 'Cy Dunn']])
    expect(rowOf('B27(a)', { organisational_boundary }, { approvals }).rung).toBe('approved')
  })

  test('a stated figure is supported where the registry or the loads give it within five per cent', () => {
    const { document: _, ...bare } = statement('29(a)(i)(1)')
    const s2_statements = statements([bare])
    const rungAt = (value: number) =>
      rowOf(
        '29(a)(i)(1)',
        { s2_statements },
        { recomputed: [{ measure: 'scope1_t', value, reference: 'registry 2025-26', lacks: null }] },
      ).rung
    expect([rungAt(120_000), rungAt(126_000), rungAt(127_000), rungAt(240_000)]).toEqual([
      'supported',
      'supported',
      'stated',
      'stated',
    ])
  })

  test('records of another period do not speak for this one', () => {
    const organisational_boundary = stored(boundary({ period: july(2024) }))
    expect(rowOf('B27(a)', { organisational_boundary }).evidence_status).toBe('missing')
  })

  test('a parent is evidenced by all its parts and partly by one', () => {
    const parts = ['6(a)(i)', '6(a)(ii)', '6(a)(iii)', '6(a)(iv)', '6(a)(v)'].map((id) => statement(id))
    expect(rowOf('6(a)', { s2_statements: statements(parts) }).evidence_status).toBe('evidenced')
    expect(rowOf('6(a)', { s2_statements: statements(parts.slice(1)) }).evidence_status).toBe(
      'partially_evidenced',
    )
  })
})

test('the page has the example, the credits and every gate', () => {
  const { score, readiness_state, blocked_by, pillars } = readiness({
    s2_statements: statements([statement('6(a)'), statement('10(a)')]),
    organisational_boundary: electing('C4(b)'),
    emission_targets: noTarget,
  })
  expectWorkedExample(FILING_READINESS.id, {
    inputs: {
      statements: ['6(a)', '10(a)'],
      boundary: 'with C4(b) elected',
      targets: 'none, said so',
    },
    result: {
      readiness_state,
      score,
      blocked_by,
      pillars: Object.fromEntries(pillars.map((one) => [one.pillar, one.readiness_state])),
    },
  })
  const page = methodPage(FILING_READINESS.id)
  for (const [status, credit] of Object.entries(CREDITS))
    expect(page).toContain(`| \`${status}\` | ${credit} |`)
  for (const { id } of AASB_S2.gates) expect(page).toContain(id)
})

test('more statements never lower the score, and the numerator counts what is evidenced', () => {
  fc.assert(
    fc.property(fc.subarray(shown), fc.subarray(shown), (one, other) => {
      const of = (ids: readonly string[]) =>
        readiness({ s2_statements: statements([...new Set(ids)].map((id) => statement(id))) })
      const [few, more] = [of(one), of([...one, ...other])]
      expect(more.score.value).toBeGreaterThanOrEqual(few.score.value ?? 0)
      expect(few.score.numerator).toBe(
        few.rows.filter((row) => row.is_counted && row.evidence_status === 'evidenced').length,
      )
      expect(few.score.denominator).toBe(102)
    }),
    { numRuns: 50 },
  )
})
