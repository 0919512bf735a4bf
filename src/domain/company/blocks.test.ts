import { describe, expect, test } from 'vitest'
import { BLOCK_NAMES, BLOCKS, blocksOn, PROFILE_BLOCKS, SURFACES } from './blocks.ts'

describe.each(BLOCK_NAMES)('%s', (name) => {
  const { not_on } = BLOCKS[name]

  test('says in a sentence why a surface leaves it out', () => {
    for (const reason of Object.values<string>(not_on)) expect(reason).toMatch(/^[A-Z].{15,}\.$/)
  })

  test('shows somewhere', () => {
    expect(Object.keys(SURFACES).filter((surface) => !(surface in not_on))).not.toEqual([])
  })
})

test('a surface shows the blocks that do not leave it out, in the order of the table', () => {
  expect(blocksOn('monitoring')).toEqual([
    'emissions',
    'transition_risk',
    'safeguard_mechanism',
    'physical_risk',
  ])
  expect(PROFILE_BLOCKS).toEqual(BLOCK_NAMES.filter((name) => name !== 'physical_risk'))
})
