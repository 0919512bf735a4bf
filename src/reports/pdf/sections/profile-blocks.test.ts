import { expect, test } from 'vitest'
import type { PlainProfile } from '../../exported-profile.ts'
import { SHOWN_BLOCKS } from './profile-blocks.ts'

/** The key figure of a block that has this result. */
const shown = (block: 'physical_risk' | 'transition_risk', result: object) =>
  SHOWN_BLOCKS[block].key_figure?.of({ blocks: { [block]: { result } } } as unknown as PlainProfile)

test('each band stands on the scale of its method', () => {
  expect(shown('physical_risk', { overall: 'extreme', missing: [] })).toMatchObject([
    { value: 'Extreme', note: 'of low, moderate, high, very high and extreme' },
  ])
  expect(shown('transition_risk', { band: 'very_high' })).toMatchObject([
    { value: 'Very high', note: 'of low, moderate, high and very high' },
  ])
})

test('a partial band is on no scale and says what is missing', () => {
  const missing = [{ category: 'acute', indicators: [], detail: 'No acute indicator.' }]
  expect(shown('physical_risk', { overall: 'partial', missing })).toMatchObject([
    { value: 'Partial', note: 'No acute indicator.' },
  ])
})
