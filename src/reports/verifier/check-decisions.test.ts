import { describe, expect, test } from 'vitest'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import { decidedRef, decisionsDigest, identified } from '../../domain/operator-decision.ts'
import { checkDecisions } from './check-decisions.ts'
import type { DecisionEntry, Documents, InputEntry } from './documents.ts'

const FILE = sha256('file')
const base = {
  file_sha256: FILE,
  column: 'Scope 2',
  printed: '230',
  rule: 'value_outside_range',
  problem: 'is too large',
  expected: null,
  about: null,
  reason: 'kg for g',
  decided_by: 'Kim',
  decided_on: '2026-11-16',
}
const USED = identified({ ...base, row_ref: 'line 2', decision: 'use', field: 'value', used: 0.23 })
const LEFT = identified({ ...base, row_ref: 'line 3', decision: 'leave_out', field: null, used: null })
const NAME = `source-2026-${FILE.slice(0, 12)}`

const input = (ref: string, more: Partial<InputEntry> = {}): InputEntry => {
  const content = { dataset: 'd', release: more.release ?? DECIDED, file_sha256: FILE, ref, field: 'value' }
  const rest = { observed: '2026', value_text: '0.23', ...more }
  return { id: `in_${sha256(canonicalJson({ ...content, ...rest })).slice(0, 12)}`, ...content, ...rest }
}
const DECIDED = `${NAME}-${decisionsDigest([USED.id, LEFT.id])}`
const MARKED = input(decidedRef('line 2', [USED.id]))

const check = (
  decisions: readonly DecisionEntry[] | undefined,
  inputs: readonly InputEntry[] = [MARKED],
  release = DECIDED,
): string[] =>
  checkDecisions({
    provenance: {
      releases: [
        {
          release,
          source: 's',
          dataset: 'd',
          file_sha256: FILE,
          ...(decisions === undefined ? {} : { decisions }),
        },
      ],
      inputs,
    },
  } as unknown as Documents).map(({ detail }) => detail)

test('a bundle that says what was decided is whole', () => {
  const left = input(decidedRef('line 3', [LEFT.id]), { field: 'row_left_out', value_text: '230' })
  const list = input(decidedRef('2 inputs', [USED.id]), {
    field: 'sha256_of_inputs',
    members: [MARKED.id],
    value_text: 'x',
  })
  expect(check([USED, LEFT], [MARKED, left, list])).toEqual([])
  expect(check(undefined, [], NAME)).toEqual([])
  // An answer of the register is no file.
  expect(check(undefined, [], 'register')).toEqual([])
})

describe('caught:', () => {
  test.each<[string, readonly DecisionEntry[] | undefined, readonly InputEntry[], string, string]>([
    ['all decisions removed', undefined, [MARKED], DECIDED, 'its decisions are not the ones'],
    ['and the marks with them', undefined, [input('line 2')], DECIDED, 'its decisions are not the ones'],
    ['one removed', [USED], [MARKED], DECIDED, 'its decisions are not the ones'],
    ['one added', [USED, LEFT], [MARKED], NAME, 'its decisions are not the ones'],
    [
      'a reason changed',
      [{ ...USED, reason: 'x' } as DecisionEntry, LEFT],
      [MARKED],
      DECIDED,
      'its content does not match its id',
    ],
    ['a mark removed', [USED, LEFT], [input('line 2')], DECIDED, 'decided differently'],
    [
      'a mark of another row',
      [USED, LEFT],
      [input(decidedRef('line 9', [USED.id]))],
      DECIDED,
      'decided differently',
    ],
    ['a mark of nothing', [USED, LEFT], [input('line 9 [dec_0000000000000000]')], DECIDED, 'does not list'],
    [
      'another value',
      [USED, LEFT],
      [input(MARKED.ref, { value_text: '230' })],
      DECIDED,
      'chose another value',
    ],
    [
      'a figure of a row that was left out',
      [USED, LEFT],
      [input(decidedRef('line 3', [LEFT.id]))],
      DECIDED,
      'was left out',
    ],
  ])('%s', (_, decisions, inputs, release, expected) => {
    expect(check(decisions, inputs, release).join('\n')).toContain(expected)
  })
})
