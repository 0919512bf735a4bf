import { expect, test } from 'vitest'
import { AVAILABLE } from '../../availability.ts'
import type { DraftMetric } from './draft.ts'
import { withRequirements } from './metric-requirements.ts'

const ROWS = [
  { metric: 'heat.*.band', requirement_ids: ['2'] },
  { metric: 'heat.*', requirement_ids: ['1'], absent_requirement_ids: [], taxonomy_elements: ['Heat'] },
]
const draft = (id: string, is_absent = false): DraftMetric => ({
  is_absent,
  id,
  topic: 'physical_risk',
  label: 'Heat',
  value: null,
  value_text: null,
  unit: null,
  observed: null,
  basis: 'derived',
  data_quality: 2,
  availability: AVAILABLE,
  flags: [],
  method: null,
  calculation: null,
  evidence_ids: [],
})

test('the first row that fits says what a metric answers', () => {
  expect(withRequirements(draft('heat.days'), ROWS)).toMatchObject({
    requirement_ids: ['1'],
    taxonomy_elements: ['Heat'],
  })
  expect(withRequirements(draft('heat.days.band'), ROWS).requirement_ids).toEqual(['2'])
})

test('a metric that only shows a gap may answer less', () => {
  expect(withRequirements(draft('heat.days', true), ROWS).requirement_ids).toEqual([])
  expect(withRequirements(draft('heat.days.band', true), ROWS).requirement_ids).toEqual(['2'])
})

test('a metric without a row is refused: somebody forgot to say what it answers', () => {
  expect(() => withRequirements(draft('cold.days'), ROWS)).toThrow('no row for the metric cold.days')
})
