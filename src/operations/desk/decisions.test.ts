import { expect, test } from 'vitest'
import { fixedClock } from '../../clock.ts'
import { ServiceError } from '../../errors.ts'
import type { Finding } from '../../sources/reading/findings.ts'
import { decideAll, distinctFindings, proposalsOf } from './decisions.ts'
import type { DeskDecision, DeskFile } from './desk-file.ts'

const finding = (row_ref: string, rest: Partial<Finding> = {}): Finding => ({
  file: 'a.csv',
  sheet: null,
  row_ref,
  column: 'Total',
  value: '12x',
  rule: 'not_a_number',
  problem: 'is no number',
  expected: null,
  proposal: { decision: 'leave_out', reason: 'It cannot be read.' },
  ...rest,
})
const BY = { actor: 'key:1', tenantId: 'ten_1' }
const TOOLS = { clock: fixedClock('2026-11-16T00:00:00Z') }
const FINDINGS = distinctFindings([finding('line 2'), finding('line 2'), finding('line 3')])

const file = {
  report: {
    identity: null,
    candidates: [],
    effects: null,
    reading: {
      proposals: proposalsOf(FINDINGS, (rowRef) =>
        rowRef === 'line 3' ? { row_ref: rowRef, total: 5 } : undefined,
      ),
    },
  },
} as unknown as DeskFile

const decide = (...decisions: DeskDecision[]) => decideAll(TOOLS, file, BY, decisions)
const out = (name: string): DeskDecision => ({ finding: name, decision: 'leave_out', reason: ' illegible ' })

test('a finding that a reader states twice is decided once, by the person and day', () => {
  expect(FINDINGS).toHaveLength(2)
  expect(decide(out('f1'), out('f2'))).toMatchObject([
    { row_ref: 'line 2', printed: '12x', decision: 'leave_out', used: null, reason: 'illegible' },
    { row_ref: 'line 3', decided_by: 'key:1', decided_on: '2026-11-16' },
  ])
})

test.each([
  ['f2 (line 3) has no decision', [out('f1')]],
  ['f1 (line 2) has 2 decisions', [out('f1'), out('f1'), out('f2')]],
  ['f9 is not a finding of this check', [out('f1'), out('f2'), out('f9')]],
  ['to use another value, give the value', [out('f1'), { ...out('f2'), decision: 'use' }]],
  ['it is not clear which field of which row', [{ ...out('f1'), decision: 'use', value: 3 }, out('f2')]],
] as [string, DeskDecision[]][])('refuses where %s', (words, decisions) => {
  expect(() => decide(...decisions)).toThrow(words)
  expect(() => decide(...decisions)).toThrow(ServiceError)
})
