import { describe, expect, test } from 'vitest'
import { sha256 } from '../../evidence.ts'
import type { S2Statements } from '../records/s2-statements.ts'
import { type DraftStatement, PROMPT } from './draft-file.ts'
import { proposeStatements } from './propose-statements.ts'

const PERIOD = { start: '2025-07-01', end: '2026-06-30' }
const OLD = 'The board\u2019s committee oversees climate.'
const PRESENT: S2Statements = {
  period: PERIOD,
  statements: [
    {
      requirement_id: '6(a)',
      kind: 'disclosure',
      statement: OLD,
      date: '2026-08-01',
    },
    {
      requirement_id: '14(c)',
      kind: 'not_applicable',
      reference: 'r',
      reason: 'first',
      date: '2026-08-01',
    },
  ],
  sign_off: { name: 'C. Signer', role: 'Chair', on: '2026-08-20' },
}
const GROUND = {
  period: PERIOD,
  bySlug: new Map([
    ['6_a', '6(a)'],
    ['6_b', '6(b)'],
    ['14_c', '14(c)'],
  ]),
  date: '2026-11-16',
}
const exported = (text: string): string => sha256(text).slice(0, 8)
const found = (changes: Partial<DraftStatement> = {}): DraftStatement => ({
  slug: '6_a',
  exported: exported(OLD),
  text: OLD,
  under: '6_a',
  pending: [],
  holds: [],
  lost: [],
  ...changes,
})
const propose = (...statements: DraftStatement[]) => proposeStatements({ statements }, PRESENT, GROUND)

test('an edited statement is proposed without the sign-off; others stay as they are', () => {
  const { body, changes, faults, warnings } = propose(found({ text: 'New text.' }))
  expect(faults).toEqual([])
  expect(changes).toEqual([{ requirement_id: '6(a)', change: 'changed', before: OLD, after: 'New text.' }])
  expect(body).toEqual({
    period: PERIOD,
    statements: [
      {
        requirement_id: '6(a)',
        kind: 'disclosure',
        statement: 'New text.',
        date: '2026-11-16',
      },
      PRESENT.statements[1],
    ],
  })
  expect(warnings.map(({ code }) => code)).toEqual(['sign_off_removed'])
})

test('text in place of the prompt is a new statement; the prompt itself is none', () => {
  const prompt = found({ slug: '6_b', under: '6_b', exported: exported(''), text: PROMPT })
  expect(propose(found(), prompt).changes).toEqual([])
  const { changes, body } = propose(found(), { ...prompt, text: `${PROMPT}\nManagement runs it.` })
  expect(changes).toMatchObject([{ requirement_id: '6(b)', change: 'added', after: 'Management runs it.' }])
  expect(body.statements).toHaveLength(3)
})

test('what a word processor does to quotes, dashes and spaces is no change', () => {
  const text = ` The board's  committee oversees\u00A0climate. `
  expect(propose(found({ text }))).toMatchObject({ body: PRESENT, changes: [], faults: [], warnings: [] })
})

describe('an edited text is refused by name when it', () => {
  test.each<readonly [string, Partial<DraftStatement>, RegExp]>([
    ['has tracked changes', { pending: ['Ann'] }, /6\(a\) has tracked changes by Ann/],
    ['reaches into another', { holds: ['6-b'] }, /runs into the one on 6-b/],
    ['holds a table', { lost: ['a table'] }, /contains a table/],
    ['was changed in the record meanwhile', { exported: exported('older') }, /changed in the record after/],
    ['is about what is set aside', { slug: '14_c', exported: exported('') }, /14\(c\) is set aside/],
  ])('%s', (_what, changes, message) => {
    const proposal = propose(found({ text: 'New text.', ...changes }))
    expect(proposal.changes).toEqual([])
    expect(proposal.faults[0]?.message).toMatch(message)
  })
})

test('nobody is asked about a statement that was left alone, whatever stands around it', () => {
  expect(propose(found({ pending: ['Ann'], lost: ['a picture'] })).faults).toEqual([])
})

test('two statements on one requirement are refused', () => {
  expect(propose(found(), found({ text: 'x' })).faults).toMatchObject([
    { requirement_id: '6(a)', message: expect.stringContaining('two statements on 6(a)') as string },
  ])
})

test('the record keeps what the file lacks or empties, and says so', () => {
  expect(propose()).toMatchObject({ body: PRESENT, warnings: [{ code: 'not_in_file' }] })
  expect(propose(found({ text: '' }))).toMatchObject({ body: PRESENT, warnings: [{ code: 'emptied' }] })
})

test('a moved statement, a lost bookmark and an unknown mark are told', () => {
  const { warnings } = propose(
    found({ under: '6_b' }),
    found({ slug: '6_b', under: '6_b', exported: null, text: 'New.' }),
    found({ slug: '99_z' }),
  )
  expect(warnings.map(({ code }) => code)).toEqual([
    'moved',
    'found_by_heading',
    'unknown_mark',
    'sign_off_removed',
  ])
})

test('without a record the statements make the first', () => {
  const prompt = found({ exported: exported(''), text: 'First.' })
  expect(proposeStatements({ statements: [prompt] }, null, GROUND).body.statements).toMatchObject([
    { requirement_id: '6(a)', kind: 'disclosure', statement: 'First.' },
  ])
})
