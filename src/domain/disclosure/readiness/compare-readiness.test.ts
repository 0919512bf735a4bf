import { expect, test } from 'vitest'
import { statement } from '../../../../test/support/disclosure-records.ts'
import { readinessInputs, statements } from '../../../../test/support/readiness-inputs.ts'
import { statementSubject } from '../../review/subjects.ts'
import { NO_RECORDS } from '../records/kinds.ts'
import { compareReadiness } from './compare-readiness.ts'
import { filingReadiness } from './readiness.ts'

const of = (...ids: readonly string[]) =>
  filingReadiness(
    readinessInputs({
      records: { ...NO_RECORDS, s2_statements: statements(ids.map((id) => statement(id))) },
    }),
  )

test('names what a change did to the score and to each requirement', () => {
  const { before, after, requirements } = compareReadiness(of('6(b)(i)'), of('6(b)(i)', '10(a)'))
  expect(after.score.numerator - before.score.numerator).toBe(1)
  expect(requirements).toMatchObject([{ requirement_id: '10(a)', from: 'missing', to: 'evidenced' }])
})

test('names a requirement that is no longer asked for, and nothing where nothing changed', () => {
  const { requirements } = compareReadiness(of('CA.s296B'), of())
  expect(requirements).toContainEqual(
    expect.objectContaining({ requirement_id: 'CA.s296B', from: 'conflicting', to: null }),
  )
  expect(compareReadiness(of('10(a)'), of('10(a)')).requirements).toEqual([])
})

const REASON = 'The board judged what the works would lose in a flood to be small.'

test('says why the denominator moved', () => {
  const judged = (kind: 'disclosure' | 'not_material') =>
    filingReadiness(
      readinessInputs({
        approvals: new Map([[statementSubject('10(d)'), 'Cy Dunn']]),
        records: {
          ...NO_RECORDS,
          s2_statements: statements([
            statement('10(d)', { kind, reference: 'Board paper 7', reason: REASON }),
          ]),
        },
      }),
    )
  const [shown, small] = [judged('disclosure'), judged('not_material')]
  expect(small.score.denominator).toBe(shown.score.denominator - 1)
  expect(compareReadiness(shown, small).denominator).toEqual([
    { requirement_id: '10(d)', change: 'left', why: REASON },
  ])
  expect(compareReadiness(small, shown).denominator).toMatchObject([
    { requirement_id: '10(d)', change: 'joined' },
  ])
})
