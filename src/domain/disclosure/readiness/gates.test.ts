import { describe, expect, test } from 'vitest'
import { cleanFacts, figure } from '../../../../test/support/contradiction-facts.ts'
import { DECLARATION, july, statement } from '../../../../test/support/disclosure-records.ts'
import { GROUP_1, readinessInputs, statements } from '../../../../test/support/readiness-inputs.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import { statementSubject } from '../../review/subjects.ts'
import { findContradictions } from '../contradictions/find-contradictions.ts'
import { NO_RECORDS } from '../records/kinds.ts'
import type { S2Statement, S2Statements } from '../records/s2-statements.ts'
import { NO_EVIDENCE } from './assess.ts'
import { declarationState } from './declaration.ts'
import { filingReadiness } from './readiness.ts'
import type { ReadinessInputs } from './row.ts'
import { noSentences } from './statement-words.ts'

const of = (
  list: readonly S2Statement[],
  more: Partial<S2Statements> = {},
  changes: Partial<ReadinessInputs> = {},
) =>
  filingReadiness(
    readinessInputs({ records: { ...NO_RECORDS, s2_statements: statements(list, more) }, ...changes }),
  )
const rowIn = (found: ReturnType<typeof of>, id: string) =>
  found.rows.find(({ requirement_id }) => requirement_id === id)!
const shown = of([]).rows.map(({ requirement_id }) => requirement_id)
const words = (id: string, text: string): S2Statement => {
  const { document: _, figures: __, scenarios: ___, ...bare } = statement(id)
  return { ...bare, statement: text }
}

describe('a gate', () => {
  const gates = AASB_S2.gates.filter(({ from_year }) => from_year === 1)
  test.each(gates)('$id cannot be set aside by a statement', ({ id }) => {
    for (const kind of ['not_material', 'not_applicable', 'relief_applied'] as const) {
      const found = of([statement(id, { kind, reference: 'paper 7', reason: 'small' })])
      expect(rowIn(found, id)).toMatchObject({
        evidence_status: 'missing',
        flags: ['gate_cannot_be_set_aside'],
        set_aside: null,
      })
      expect(found.blocked_by).toContain(id)
    }
  })

  test('that asks for a number or the two scenarios is met by them, not by words', () => {
    for (const { id, needs } of AASB_S2.gates.filter((gate) => gate.needs !== undefined)) {
      const period = july(2026)
      const { figures: _, scenarios: __, ...bare } = statement(id)
      const without = of([bare], { period }, { period })
      expect(rowIn(without, id), id).toMatchObject({
        evidence_status: 'partially_evidenced',
        flags: ['evidence_of_its_kind_missing'],
      })
      expect(needs).toBeDefined()
      expect(rowIn(of([statement(id)], { period }, { period }), id).evidence_status, id).toBe('evidenced')
    }
  })

  test('sees computed scenarios and still asks for the statement', () => {
    const computed = 'Scenarios for 1.5 and 3 °C are computed from snapshot s1.'
    const to_state = new Map(['22', 'CA.s296D(2B)'].map((id) => [id, computed]))
    const open = of([], {}, { to_state })
    expect(rowIn(open, 'CA.s296D(2B)')).toMatchObject({
      evidence_status: 'missing',
      detail: `${NO_EVIDENCE} ${computed}`,
    })
    expect(open.blocked_by).toEqual(of([]).blocked_by)
    expect(open.score).toEqual(of([]).score)
    const period = july(2026)
    const stated = of([statement('CA.s296D(2B)')], { period }, { period, to_state })
    expect(rowIn(stated, 'CA.s296D(2B)')).toMatchObject({ evidence_status: 'evidenced' })
    expect(rowIn(stated, 'CA.s296D(2B)').detail).not.toContain('computed')
  })

  test('one scenario is not two, and parts do not make up for it', () => {
    const low = { name: 'low', warming_c: 1.5, analysis: 'chapter 3' }
    const all = shown.map((id) => {
      const { scenarios: _, ...rest } = statement(id)
      return id === '22' ? { ...rest, scenarios: [low, { ...low, warming_c: 2.4 }] } : rest
    })
    expect(rowIn(of(all), '22')).toMatchObject({ evidence_status: 'partially_evidenced' })
    expect(of(all).readiness_state).toBe('declared_complete')
  })
})

describe('a statement that looks like a placeholder', () => {
  const SHARED = [
    'The board of the company oversees this matter at its quarterly meetings.',
    'Managers report to it in writing before each of them.',
  ]
  const requirement = { id: '6(a)', title: 'The body or person that oversees climate matters' }
  test.each([
    ['too_short', [words('6(a)', 'To be written')]],
    [
      'same_text',
      ['6(a)', '6(b)', '10(a)'].map((id) => words(id, `We comply in full with paragraph ${id} of it all`)),
    ],
    [
      'same_text',
      ['6(a)', '6(b)', '10(a)', '10(b)'].map((id) =>
        words(id, (id.startsWith('6') ? SHARED : SHARED.toReversed()).join(' ')),
      ),
    ],
    ['repeats_itself', [words('6(a)', 'risk risk risk risk risk risk risk risk risk risk')]],
    ['not_words', [words('6(a)', 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod')]],
    ['own_words', [words('6(a)', 'The person that oversees climate matters, the body that oversees')]],
  ] as const)('%s', (why, list) => {
    expect(noSentences(list, [requirement]).get('6(a)')).toBe(why)
    expect(rowIn(of(list), '6(a)').evidence_status).toBe('missing')
  })

  test('is none with words of its own', () => {
    const own = 'The audit and risk committee meets four times a year to review the works'
    expect(noSentences([statement('6(a)'), words('10(a)', own)], [requirement]).size).toBe(0)
  })

  test('does not start, count or complete anything', () => {
    const found = of(shown.map((id) => words(id, `Statement for ${id}`)))
    expect(found).toMatchObject({ readiness_state: 'not_started', score: { numerator: 0 } })
  })
})

describe('no material risk', () => {
  const route = statement('CA.s296B', {
    statement: 'The company has no material climate risk; the memo tells how the board found that.',
  })
  const approvals = new Map([[statementSubject('CA.s296B'), 'Cy Dunn']])
  const group = (number: number) => ({ duty: { ...GROUP_1, group: number }, approvals })

  test('approved in a company of group 3 takes the place of everything else; a typed name does not', () => {
    const found = of([route], {}, group(3))
    expect(found.readiness_state).toBe('evidence_complete')
    expect(rowIn(found, '6(a)').set_aside).toMatchObject({ person: 'Cy Dunn' })
    const sign_off = { name: 'D. Director', role: 'Director', on: '2028-09-01' }
    expect(of([route], { sign_off }, { ...group(3), approvals: new Map() }).readiness_state).toBe('blocked')
  })

  test('is closed to the other groups', () => {
    const found = of([route], {}, group(1))
    expect(rowIn(found, 'CA.s296B').evidence_status).toBe('conflicting')
    expect(found.readiness_state).toBe('blocked')
  })
})

test('the declaration is of the right kind, and after the period', () => {
  const [year, later] = [july(2025), july(2028)]
  const body = (declaration: S2Statements['declaration']) =>
    ({ period: year, statements: [], ...(declaration === undefined ? {} : { declaration }) }) as S2Statements
  expect(declarationState(undefined, year).status).toBe('missing')
  expect(declarationState(body(DECLARATION), year).status).toBe('present')
  expect(declarationState(body({ ...DECLARATION, resolved_on: '2026-06-29' }), year).status).toBe('not_valid')
  const soft = { ...DECLARATION, resolved_on: '2029-09-01' }
  expect(declarationState(body(soft), later).status).toBe('not_valid')
  expect(declarationState(body({ ...soft, kind: 'compliance' }), later).status).toBe('present')
})

test('the score tells what was judged not material apart, and how its denominator came about', () => {
  const reason = 'The capital deployed to climate risks is below the threshold that the board set.'
  const said = statement('29(d)', { kind: 'not_material', reference: 'paper 7', reason })
  const found = of([said], {}, { approvals: new Map([[statementSubject('29(d)'), 'Cy Dunn']]) })
  expect(found.score_line).toMatch(/missing, 1 judged not material$/)
  const counts = found.denominator.map(({ count }) => count)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found.score.denominator)
  expect(found.denominator).toContainEqual({ count: -1, why: 'judged not material, by paper 7' })
})

test('an open contradiction makes its requirements conflict, whatever else speaks for them', () => {
  const contradictions = findContradictions(figure('scope1_t', 1), AASB_S2.contradictions, new Map())
  const { records, period } = cleanFacts()
  const found = filingReadiness(readinessInputs({ records, period, contradictions }))
  expect(rowIn(found, '29(a)(i)(1)')).toMatchObject({
    evidence_status: 'conflicting',
    references: ['s2_statements version 1', 'registry 2024-25'],
    detail: expect.stringContaining('210000 t CO2-e'),
  })
  const explained = contradictions.map((one) => ({ ...one, status: 'explained' as const }))
  const after = (approvals: ReadonlyMap<string, string>) =>
    rowIn(
      filingReadiness(readinessInputs({ records, period, contradictions: explained, approvals })),
      '29(a)(i)(1)',
    )
  expect(after(new Map())).toMatchObject({ rung: 'stated', flags: ['explanation_not_approved'] })
  expect(after(new Map([['record:contradiction_explanations', 'Cy Dunn']])).rung).toBe('supported')
})
