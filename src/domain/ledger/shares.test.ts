import { expect, test } from 'vitest'
import { boundary } from '../../../test/support/disclosure-records.ts'
import { shareOf } from './shares.ts'

const [own, other] = boundary().entities
const here = { entity: '', facility: '' }

test('a company is never a part of itself, and can be left out', () => {
  const part = boundary({
    approach: 'equity_share',
    entities: [{ ...own!, ownership_percent: 0.01, inclusion_percent: 0.01 }],
  })
  expect(shareOf(part, own!.abn, here)).toEqual({ percent: 100, reason: null })
  const without = boundary({ entities: [{ ...own!, included: false, inclusion_percent: 0 }] })
  expect(shareOf(without, own!.abn, here)).toEqual({ percent: 0, reason: 'entity_left_out' })
})

test('others count by their share, and not at all outside the boundary', () => {
  const part = boundary({ approach: 'equity_share', entities: [own!, { ...other!, inclusion_percent: 40 }] })
  expect(shareOf(part, own!.abn, { ...here, entity: other!.abn })).toEqual({
    percent: 40,
    reason: 'ownership',
  })
  expect(shareOf(part, own!.abn, { ...here, entity: '10000000000' })).toEqual({
    percent: 0,
    reason: 'entity_not_in_boundary',
  })
})
