import { describe, expect, test } from 'vitest'
import { RELIEFS } from '../../domain/disclosure/records/organisational-boundary.ts'
import { MEASURES } from '../../domain/disclosure/records/s2-statements.ts'
import closing from './closing-evidence.json' with { type: 'json' }
import evidence from './evidence.json' with { type: 'json' }
import { AASB_S2 } from './framework.ts'
import { requirementsOf } from './registry.ts'
import { VERSIONS } from './requirement.ts'

/** Every id in lists of lists, wherever they are named. */
const idsIn = (lists: object): string[] =>
  Object.values(lists).flatMap((one: unknown) =>
    Array.isArray(one) ? one.map(String) : typeof one === 'object' && one !== null ? idsIn(one) : [],
  )

describe.each(VERSIONS)('version %s', (version) => {
  const requirements = requirementsOf(version)
  const known = new Set(requirements.map(({ id }) => id))

  test.each([
    ['a metric', AASB_S2.metrics.flatMap((row) => idsIn({ ...row, taxonomy_elements: [] }))],
    ['a piece of evidence', idsIn(evidence)],
    ['a gate', AASB_S2.gates.map(({ id }) => id)],
    ['a relief', AASB_S2.reliefs.flatMap(({ requirement_ids }) => requirement_ids)],
  ])('every requirement that %s names is there', (_, named) => {
    expect(named).not.toEqual([])
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })

  test('a metric is tagged with elements of the requirements that it answers', () => {
    const elements = new Map(requirements.map((one) => [one.id, one.taxonomy_elements]))
    for (const { metric, requirement_ids, taxonomy_elements = [] } of AASB_S2.metrics)
      expect(
        requirement_ids.flatMap((id) => elements.get(id) ?? []),
        metric,
      ).toEqual(expect.arrayContaining([...taxonomy_elements]))
  })

  test('a relief takes out the rows of a statement that requirements belong to', () => {
    const statements = new Set(requirements.map(({ protected_statement }) => protected_statement))
    for (const { protected_statement } of AASB_S2.reliefs) expect(statements).toContain(protected_statement)
  })
})

test('each scored requirement and each gate of every version has one row that closes it, and no row is spare', () => {
  const gates = new Set([...AASB_S2.gates.map(({ id }) => id), AASB_S2.no_material_risk.id])
  const needed = VERSIONS.flatMap((version) =>
    requirementsOf(version).filter(({ id, scored }) => scored || gates.has(id)),
  )
  const ids = closing.flatMap((row) => row.ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(ids)).toEqual(new Set(needed.map(({ id }) => id)))
  expect(needed.filter(({ data_needs }) => data_needs === null)).toEqual([])
})

test('each scored requirement has an example that is a statement', () => {
  for (const version of VERSIONS)
    for (const { id, scored, example } of requirementsOf(version))
      if (scored) expect(example, id).toMatch(/^[A-Z0-9].+\.$/)
})

test('what contradictions bear on is in every version, and gates ask for measures that exist', () => {
  for (const version of VERSIONS) {
    const known = new Set(requirementsOf(version).map(({ id }) => id))
    for (const id of idsIn(AASB_S2.contradictions)) expect(known).toContain(id)
  }
  for (const { needs } of AASB_S2.gates)
    for (const measure of needs?.figures ?? []) expect(Object.keys(MEASURES)).toContain(measure)
})

test('what is still to be stated beside computed scenarios is about requirements that are shown', () => {
  const shown = new Set(
    requirementsOf('2025-12')
      .filter(({ id, scored }) => scored || AASB_S2.gates.some((gate) => gate.id === id))
      .map(({ id }) => id),
  )
  const { to_state_with_scenarios: physical, to_state_with_transition: transition } = AASB_S2.evidence
  for (const id of [...Object.keys(physical), ...Object.keys(transition)]) expect(shown, id).toContain(id)
  // Each assumption that paragraph 22(b)(ii) asks for has its words, on one side of the scenarios.
  const assumptions = [...shown].filter((id) => id.startsWith('22(b)(ii)('))
  expect(assumptions.filter((id) => !(id in physical) && !(id in transition))).toEqual([])
})

test('the conditions that records decide are worded as in the registry', () => {
  const worded = new Set(requirementsOf('2025-12').map(({ applies_when }) => applies_when))
  for (const condition of idsIn(AASB_S2.conditions)) expect(worded).toContain(condition)
})

test('a record of the boundary can elect exactly the reliefs of the standard', () => {
  expect(AASB_S2.reliefs.map(({ relief }) => relief)).toEqual([...RELIEFS])
})

test.each([
  ['targets', [evidence.targets, evidence.targets_in_part]],
  ['boundary', [evidence.boundary]],
] as const)('one field of the %s answers a requirement, never two', (_, lists) => {
  const ids = lists.flatMap((one) => idsIn(one))
  expect(new Set(ids).size).toBe(ids.length)
})
