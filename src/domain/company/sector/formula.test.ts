import { expect, test } from 'vitest'
import { evaluate } from '../../formula/evaluate.ts'
import { SECTOR_BENCHMARK_FORMULAS } from './formula.ts'

const peers = Array.from({ length: 10 }, (_, at) => ({ value: at }))
const placed = (value: number, among = peers) =>
  evaluate(SECTOR_BENCHMARK_FORMULAS.formula('position'), { value, peers: among })

test.each([
  [0, 5, 1],
  [1, 15, 1],
  [2, 25, 2],
  [4, 45, 2],
  [4.5, 50, 3],
  [7, 75, 4],
  [9, 95, 4],
  [10, 100, 4],
])('the value %d is at percentile %d, in quartile %d', (value, percentile, quartile) => {
  const found = placed(value)
  expect([found.number('percentile'), found.number('quartile')]).toEqual([percentile, quartile])
})

test('four reporters are too few for a rank', () => {
  const found = placed(1, peers.slice(0, 4))
  expect([found.number('n'), found.number('percentile'), found.number('median')]).toEqual([4, null, null])
})
