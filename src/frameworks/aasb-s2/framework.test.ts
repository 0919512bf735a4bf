import { expect, test } from 'vitest'
import { AASB_S2 } from './framework.ts'
import { requirementsOf } from './registry.ts'
import { VERSIONS } from './requirement.ts'

test.each(VERSIONS)('%s: every requirement that a metric answers is there', (version) => {
  const known = new Set(requirementsOf(version).map(({ id }) => id))
  const named = AASB_S2.metrics.flatMap(({ requirement_ids, absent_requirement_ids = [] }) => [
    ...requirement_ids,
    ...absent_requirement_ids,
  ])
  expect(named).not.toEqual([])
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test.each(VERSIONS)('%s: a metric is tagged with elements of the requirements that it answers', (version) => {
  const elements = new Map(requirementsOf(version).map((one) => [one.id, one.taxonomy_elements]))
  for (const { metric, requirement_ids, taxonomy_elements = [] } of AASB_S2.metrics)
    expect(
      requirement_ids.flatMap((id) => elements.get(id) ?? []),
      metric,
    ).toEqual(expect.arrayContaining([...taxonomy_elements]))
})
