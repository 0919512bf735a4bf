import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { decisionsIn, plainRef } from '../../domain/operator-decision.ts'
import { ngaFactorsSource } from '../nga-factors/source.ts'
import type { Source } from '../source.ts'
import { DecidedRows } from './decided-rows.ts'
import { type DecisionDraft, decideFindings } from './decisions.ts'
import { proposeDecisions, readDecisionsFile } from './decisions-file.ts'
import { fieldInDoubt } from './field-in-doubt.ts'
import { Findings } from './findings.ts'

const TODAY = '2026-11-16'
const SHA = 'a'.repeat(64)

const source: Source = {
  origin: { ...ngaFactorsSource.origin, source: 'tonnes' },
  row: Type.Object({ row_ref: Type.String() }),
  key: ['company'],
  measures: ['amount_t'],
  marks: [],
  read: async function* () {},
}

const ROWS = [
  {
    row_ref: 'line 2',
    company: 'A',
    amount_t: 3000,
    amount_text: '3,000',
    flags: ['amount_t_not_published'],
  },
  { row_ref: 'line 4', company: 'C', amount_t: 5, amount_text: '5', flags: ['noted'] },
]

function doubts(): Findings {
  const findings = new Findings()
  const fault = (at: string, value: string, problem: string) => ({
    file: 'f.csv',
    at,
    column: 'Tonnes',
    value,
    problem,
  })
  const use = { decision: 'use', value: 3, reason: 'The unit is kg.' } as const
  findings.add('too_large', fault('line 2', '3,000', 'is too large'), use)
  findings.add('not_a_number', fault('line 3', 'many', 'is not a number'), {
    decision: 'leave_out',
    reason: 'It cannot be read.',
  })
  return findings
}

const proposed = (): DecisionDraft[] =>
  proposeDecisions(doubts().all, (ref) => ROWS.find(({ row_ref }) => row_ref === ref), {
    decided_by: 'Kim',
    decided_on: TODAY,
  })

const faults = (...drafts: readonly DecisionDraft[]): string[] => decideFindings(doubts().all, drafts, TODAY)

describe('what is proposed', () => {
  it('is one good decision for each finding, with the field that is in doubt', () => {
    expect(proposed()).toMatchObject([
      { row_ref: 'line 2', printed: '3,000', decision: 'use', field: 'amount_t', used: 3 },
      { row_ref: 'line 3', printed: 'many', decision: 'leave_out', field: null, used: null },
    ])
    expect(faults(...proposed())).toEqual([])
  })

  it('names a field only where one fits', () => {
    const row = { row_ref: 'line 2', a: 7, b: 7, c: 8, name: 'X' }
    expect(fieldInDoubt(row, { column: null, value: '7' })).toBeNull()
    expect(fieldInDoubt(row, { column: null, value: '8' })).toBe('c')
    expect(fieldInDoubt(row, { column: 'name', value: 'X' })).toBe('name')
    expect(fieldInDoubt(row, { column: 'Name', value: 'X' })).toBeNull()
  })
})

describe('what is refused', () => {
  const [used, left] = proposed() as [DecisionDraft, DecisionDraft]
  it.each<[string, readonly DecisionDraft[], string]>([
    ['a missing decision', [used], 'line 3 [not_a_number] "many": no decision'],
    ['one too many', [used, left, left], 'line 3 [not_a_number] "many": 2 decisions'],
    [
      'one about nothing',
      [used, left, { ...left, row_ref: 'line 9' }],
      'line 9 [not_a_number] "many": a decision, but',
    ],
    [
      'another printed value',
      [{ ...used, printed: '3,001' }, left],
      'line 2 [too_large] "3,000": no decision',
    ],
    ['no reason', [{ ...used, reason: ' ' }, left], 'the reason is empty'],
    ['no person', [used, { ...left, decided_by: '' }], 'decided_by is empty'],
    ['no day', [{ ...used, decided_on: '16 November' }, left], 'decided_on "16 November" is not a day'],
    ['a day to come', [{ ...used, decided_on: '2026-11-17' }, left], 'is in the future'],
    ['a value that is missing', [{ ...used, used: null }, left], '"use" needs the value'],
    ['a value without a field', [{ ...used, field: null }, left], '"use" needs the field'],
    ['a value that is not used', [{ ...used, decision: 'take' }, left], 'but the decision is "take"'],
  ])('%s', (_, drafts, expected) => {
    expect(faults(...drafts).join('\n')).toContain(expected)
  })

  it('decisions that contradict each other', () => {
    const other = { ...used, rule: 'odd' }
    expect(faults(used, left, other)).toContain('line 2: two decisions set amount_t')
    expect(faults(used, left, { ...other, decision: 'leave_out', used: null })).toContain(
      'line 2: one decision leaves the row out and another keeps it',
    )
  })

  it('a file that is none, by its member', () => {
    expect(() => readDecisionsFile('d.json', '{')).toThrow('d.json: is not JSON')
    expect(() => readDecisionsFile('d.json', '{"schema":"southerly/decisions/1"}')).toThrow('d.json: ')
  })
})

describe('rows', () => {
  const decide = (...drafts: readonly DecisionDraft[]) => {
    const decided = new DecidedRows(source, { file_sha256: SHA, decisions: drafts })
    const rows = ROWS.map((row) => decided.decide(row))
    return { rows, finish: () => decided.finish('f.csv', doubts().all, TODAY) }
  }

  it('carry the chosen value, the flag and the decision; others stay as they are', () => {
    const { rows, finish } = decide(...proposed())
    const decisions = finish()
    expect(rows).toEqual([
      {
        ...ROWS[0],
        row_ref: `line 2 [${decisions[0]!.id}]`,
        amount_t: 3,
        amount_text: '3',
        flags: ['decided_by_operator'],
      },
      ROWS[1],
    ])
    expect(decisions).toMatchObject([
      { file_sha256: SHA, about: { company: 'A' }, used: 3 },
      { decision: 'leave_out', about: null },
    ])
    expect(decisionsIn(rows[0]!.row_ref)).toEqual([decisions[0]!.id])
    expect(plainRef(rows[0]!.row_ref)).toBe('line 2')
  })

  it('are taken as they are with the flag, or left out', () => {
    const [used, left] = proposed() as [DecisionDraft, DecisionDraft]
    expect(decide({ ...used, decision: 'take', used: null }, left).rows[0]).toMatchObject({
      amount_t: 3000,
      flags: ['amount_t_not_published', 'decided_by_operator'],
    })
    const { rows, finish } = decide({ ...used, decision: 'leave_out', used: null }, left)
    expect(rows[0]).toBeUndefined()
    expect(finish()[0]).toMatchObject({ decision: 'leave_out', about: { company: 'A' }, field: null })
  })

  it('have another id when anything of the decision is another', () => {
    const [used, left] = proposed() as [DecisionDraft, DecisionDraft]
    const idOf = (draft: DecisionDraft) => decide(draft, left).finish()[0]!.id
    const changed = [{ used: 4 }, { reason: 'x' }, { decided_by: 'Lee' }, { decided_on: '2026-11-15' }]
    expect(new Set([{}, ...changed].map((change) => idOf({ ...used, ...change }))).size).toBe(5)
  })

  it('are refused where nothing can be taken or set', () => {
    const [used, left] = proposed() as [DecisionDraft, DecisionDraft]
    expect(decide(used, { ...left, decision: 'take' }).finish).toThrow('only "leave_out" is possible')
    expect(decide({ ...used, field: 'tonnes' }, left).finish).toThrow(
      'rows have no field "tonnes", but company, amount_t, amount_text',
    )
  })
})
