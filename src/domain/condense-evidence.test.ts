import { expect, test } from 'vitest'
import { condenseEvidence, LIST_FIELD, LONGEST_CITED_LIST, listMembers } from './condense-evidence.ts'
import { canonicalJson, type EvidenceInput, evidenceHash } from './evidence.ts'

const input = (at: number, release = 'r1', value = String(at)): EvidenceInput => ({
  dataset: 'd',
  release,
  file_sha256: '0'.repeat(64),
  ref: `line ${at}`,
  field: 'f',
  observed: `20${String(at).padStart(2, '0')}`,
  value_text: value,
})
const many = (count: number): EvidenceInput[] => Array.from({ length: count }, (_, at) => input(at))

test('a short list is cited member by member', () => {
  const list = many(LONGEST_CITED_LIST)
  expect(condenseEvidence(list)).toBe(list)
})

test('a long list of one release becomes one input; other releases stay', () => {
  const list = [...many(LONGEST_CITED_LIST + 1), input(1, 'r2')]
  const short = condenseEvidence(list)
  expect(short.map(({ release, field }) => [release, field])).toEqual([
    ['r1', LIST_FIELD],
    ['r2', 'f'],
  ])
  expect(short[0]).toMatchObject({ ref: '101 inputs', observed: '2000/2099' })
})

test('order and repetition do not move the hash, a changed member does', () => {
  const list = many(LONGEST_CITED_LIST + 1)
  const hash = condenseEvidence(list)[0]?.value_text
  expect(condenseEvidence([...list.toReversed(), input(3)])[0]?.value_text).toBe(hash)
  expect(condenseEvidence([...list.slice(1), input(0, 'r1', 'changed')])[0]?.value_text).not.toBe(hash)
})

test('a list knows its members, which are neither printed nor hashed with it', () => {
  const inputs = many(LONGEST_CITED_LIST + 1)
  const [list] = condenseEvidence(inputs)
  expect(listMembers(list!)).toEqual(inputs)
  expect(listMembers(inputs[0]!)).toEqual([])
  const members = ['dataset', 'release', 'file_sha256', 'ref', 'field', 'observed', 'value_text']
  expect(Object.keys(JSON.parse(JSON.stringify(list)))).toEqual(members)
  expect(canonicalJson(list)).toBe(canonicalJson({ ...list }))
  expect(evidenceHash([list!], [])).toBe(evidenceHash([{ ...list! }], []))
})

test.each([
  ['spread', (list: EvidenceInput): EvidenceInput => ({ ...list })],
  ['sent to another thread', (list: EvidenceInput): EvidenceInput => structuredClone(list)],
])('a list that was %s is refused where its members are needed', (_, copy) => {
  const [list] = condenseEvidence(many(LONGEST_CITED_LIST + 1))
  expect(() => listMembers(copy(list!))).toThrow('does not know its members')
})
